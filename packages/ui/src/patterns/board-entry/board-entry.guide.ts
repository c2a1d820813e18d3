import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  BoardEntry: {
    use: 'For one picture of a board, in a list of them: what it costs, what people say of it, and what they have written.',
    avoid: 'Where nobody is asked use `AssetTile` or `WishListEntry`.',
    anatomy: {
      picture: 'whole, leads to the item',
      title: 'and price; the bin, where the board is one’s own',
      choice: 'Yes or No; pressed again it is taken back. Only for those who are asked',
      names: 'who said Yes and who said No',
      comments: 'oldest first, each with a cross where the board is one’s own; then a field that grows with its text',
    },
    words: 'Names are those that people have typed. Dates are short: "26 Nov 2026".',
    keys: { Tab: 'title, bin, Yes, No, field, Send', 'Enter or Space': 'presses them; in the field Enter makes a new line' },
    announced:
      'An item of a list. The choice is a group named after the picture with two pressed or unpressed buttons, the comments are a list of their own, and the field is named after the picture.',
    rtl: 'The bin stands on the left, Yes on the right.',
    code: `<ul>
  <BoardEntry href="/i/dusk" title="Dusk over the ghats" price="₹199" picture={picture} votes={votes} vote={vote} onVote={say} comments={comments} onComment={write} maxLength={1000} />
</ul>`,
    neighbours: ['BoardCard', 'SegmentedChoice', 'WishListEntry', 'AssetTile'],
  },
}
