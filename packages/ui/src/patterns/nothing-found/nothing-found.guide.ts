import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  NothingFound: {
    use: 'In place of a list when a search or filters leave nothing: why, what to try, what others look for.',
    avoid: 'For a list that nobody has filled yet use `EmptyState`; for a wrong address, `NotFoundState`.',
    anatomy: {
      window: 'the arch with a magnifying glass',
      title: 'that nothing was found',
      text: 'why that may be',
      likely: 'what was probably meant: "Did you mean"',
      action: 'the next steps',
      searches: 'other searches that find something, in groups',
    },
    words:
      'Repeat what was searched: "Nothing for “tranquebar”". The action undoes the cause: "Clear all filters". Four to eight words in a group.',
    keys: { Tab: 'from likely words to the action, then to the other searches', Enter: 'on a word searches for it' },
    announced:
      'A heading for the title and for each group, which is a list of links. It is announced by the status of the `ListingLayout` around it.',
    rtl: 'Centred; the words run from the right.',
    code: `<NothingFound
  title="Nothing for “peacok”"
  likely={[{ title: 'Did you mean', keywords: ['peacock'], linkFor }]}
  searches={[{ title: 'Often searched', keywords: ['diwali', 'monsoon'], linkFor }]}
>
  Try a shorter word.
</NothingFound>`,
    neighbours: ['EmptyState', 'KeywordChips', 'ListingLayout', 'NotFoundState'],
  },
}
