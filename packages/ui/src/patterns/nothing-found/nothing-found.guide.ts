import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  NothingFound: {
    use: 'In place of a list when a search or filters leave nothing: why, what to try, what others look for.',
    avoid: 'For a list that nobody has filled yet use `EmptyState`; for a wrong address, `NotFoundState`.',
    anatomy: {
      window: 'the arch with a magnifying glass',
      title: 'that nothing was found',
      text: 'why that may be',
      action: 'the next step',
      popular: 'words that others search for',
    },
    words:
      'Repeat what was searched: "Nothing for “tranquebar”". The action undoes the cause: "Clear all filters". Four to eight popular words.',
    keys: { Tab: 'from the action to the words', Enter: 'on a word searches for it' },
    announced: 'Headings for title and popular words, and a list of links. It is announced by the status of the `ListingLayout` around it.',
    rtl: 'Centred; the words run from the right.',
    code: `<NothingFound title="Nothing for “tranquebar”" popular={['diwali', 'monsoon']} popularTitle="Often searched" linkFor={linkFor}>
  Try a shorter word.
</NothingFound>`,
    neighbours: ['EmptyState', 'KeywordChips', 'ListingLayout', 'NotFoundState'],
  },
}
