import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  BoardCard: {
    use: 'For one board in the list of all of them, in a grid of cards.',
    avoid: 'For one picture use `AssetTile`; to put a picture on a board, `BoardPicker`.',
    anatomy: {
      cover: 'up to four of the newest pictures, an icon for none',
      name: 'leads to the board, two lines at most',
      count: 'how many pictures it holds',
      badge: 'Shared, while its link is good',
    },
    words: 'The name is its owner’s. The count says its noun: "12 pictures".',
    keys: { Tab: 'the name', Enter: 'opens the board; a press anywhere on the card does, too' },
    announced: 'The name as a link, then count and badge. The cover is decoration.',
    rtl: 'The first picture stands on the right, the badge on the left.',
    code: `<BoardCard href="/boards/k7Qm2x9D" name="Diwali campaign" count={12} pictures={pictures} shared />`,
    neighbours: ['BoardEntry', 'BoardPicker', 'AssetTile'],
  },
}
