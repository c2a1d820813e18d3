import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  PageHeading: {
    use: 'For the h1 of a page that is laid out by hand.',
    avoid: '`Page`, `ListingLayout` and `StaticPage` bring it. For a section of a page use `PageSection`.',
    anatomy: {
      title: 'h1',
      count: 'softly beside it; none at 0',
      text: 'one soft line below',
      actions: 'at the end of the line; below the title on a phone',
    },
    words: 'One to four words, or what was searched. A long word without gaps wraps anywhere.',
    keys: 'Takes none; actions keep theirs.',
    announced: 'A heading of level 1 that includes the number: "Cart 2".',
    rtl: 'The title begins on the right, actions end on the left.',
    code: `<PageHeading title="Wish List" count={12} text="Sorted by what came last" />`,
    neighbours: ['Page', 'PageSection', 'ListingLayout'],
  },
}
