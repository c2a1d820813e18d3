import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  BoardPicker: {
    use: 'In a `Dialog` that names a picture: on which boards it is, and a new one.',
    avoid: 'For one list that needs no name use the heart of `AssetTile`.',
    anatomy: {
      boards: 'a `Checkbox` each, with how much it holds; scrolled where there are many',
      field: 'the name of a new board',
      button: 'makes it, with the picture on it',
    },
    words: 'The title of the dialog names the picture. An error says what to do: "You have 100 boards. Please delete one first."',
    keys: { Tab: 'boards, field, button', Space: 'puts the picture on a board, or takes it off', Enter: 'in the field makes the board' },
    announced: 'Check boxes with name and count. The error describes the field. While busy nothing can be changed.',
    rtl: 'Boxes stand on the right, the button on the left.',
    code: `<Dialog open={open} onOpenChange={({ open }) => setOpen(open)} title="Tea gardens on misty hills">
  <BoardPicker boards={boards} onHoldsChange={change} onCreate={create} maxLength={100} />
</Dialog>`,
    neighbours: ['Dialog', 'Checkbox', 'TextField', 'BoardCard'],
  },
}
