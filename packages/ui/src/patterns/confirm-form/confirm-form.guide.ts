import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  ConfirmForm: {
    use: 'At the end of an `AccountSection`, before something that cannot be undone and needs a proof of who asks.',
    avoid: 'Where nothing is lost, do it and offer to undo. For a question without a field use `Dialog`.',
    anatomy: {
      text: 'what will happen',
      field: 'the proof, mostly a `PasswordField`',
      buttons: 'the one that does it, then the one that leaves all as it is',
    },
    words:
      'The text names the loss: "Your wish list will be gone." The button says the deed ("Close my account"), the other one "Keep it", not "Cancel" twice.',
    keys: { Enter: 'in the field sends the form' },
    announced: 'Text, field and buttons in this order. While busy the first button says so; the error of the field describes it.',
    rtl: 'The first button stands on the right.',
    code: `<ConfirmForm
  text="Your wish list will be gone. Your orders stay for 30 days."
  submitLabel="Close my account"
  cancelLabel="Keep my account"
  onCancel={close}
>
  <PasswordField label="Password" />
</ConfirmForm>`,
    neighbours: ['AccountSection', 'PasswordField', 'Dialog'],
  },
}
