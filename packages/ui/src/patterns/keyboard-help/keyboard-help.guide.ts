import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  KeyboardHelp: {
    use: 'To list the single keys that a page obeys, with the switch that turns them off, which WCAG 2.1.4 asks for.',
    avoid: 'Not for keys that every browser has. Not for help about buying: `FaqAccordion`.',
    anatomy: {
      title: 'and when the keys work',
      groups: 'by place, each key in a small box',
      switch: 'turns single keys off',
      status: 'says so while they are off',
    },
    words: 'What a key does is a verb with its object: "Add to the wish list". Groups are named by place: "In a gallery".',
    keys: { Esc: 'closes it', Space: 'turns the switch' },
    announced: 'A modal dialog named by its title. Groups are headings with lists of terms; turning the keys off is announced.',
    rtl: 'Keys stand on the right of what they do.',
    code: `<KeyboardHelp
  open={open}
  onOpenChange={(change) => setOpen(change.open)}
  title="Keyboard"
  text="They work where nothing is typed."
  groups={[{ title: 'Everywhere', keys: [{ keys: ['/'], does: 'Search' }] }]}
  switchLabel="Single keys"
  on={on}
  onTurn={setOn}
  offText="Single keys are off."
/>`,
    neighbours: ['Dialog', 'Switch', 'FooterButton', 'PictureGallery'],
  },
}
