import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  VisuallyHidden: {
    use: 'For words that only screen readers need, where the eye has them from the place: a column’s name, "opens in a new tab".',
    avoid: 'Not to name a control: give `label` to `IconButton`, or `labelHidden` to a field. Not to hide what everybody should read.',
    anatomy: { text: 'takes no room on the screen' },
    words: 'As short as visible text. It is read together with what stands beside it, so read both aloud once.',
    keys: 'Takes none. A control inside could be focused unseen: put none in.',
    announced: 'Read as plain text in its place.',
    rtl: 'Nothing is seen, so nothing turns.',
    code: `<span>12 <VisuallyHidden>pictures</VisuallyHidden></span>`,
    neighbours: ['IconButton', 'Spinner', 'TextField'],
  },
}
