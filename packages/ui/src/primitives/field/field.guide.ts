import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Field: {
    use: 'To give a control of your own the label, hint and error of the kit, for example a native select.',
    avoid:
      'For text use `TextField`, `PasswordField` or `TextArea`, which bring it along. For several boxes with one name use `FieldGroup`.',
    anatomy: {
      label: 'above the control',
      control: 'yours, with `controlClasses`, `aria-invalid` and `describedBy`',
      error: 'below it, with a warning sign',
      hint: 'last; may hold a link',
    },
    words: 'The label is a noun of one to three words without a colon. The hint says what is expected; the error says what to do now.',
    keys: 'Takes none itself; a press on the label gives the focus to the control.',
    announced:
      'The label names the control. Error and hint describe it, in that order, once `aria-describedby` names them by `describedBy(id, { hint, error })`.',
    rtl: 'Label, error and hint begin on the right; the warning sign leads.',
    code: `<Field id="state" label="State" hint="For the invoice">
  <select id="state" className={controlClasses} aria-describedby={describedBy('state', { hint: true })}>
    <option>Kerala</option>
  </select>
</Field>`,
    neighbours: ['TextField', 'TextArea', 'PasswordField', 'FieldGroup'],
  },
}
