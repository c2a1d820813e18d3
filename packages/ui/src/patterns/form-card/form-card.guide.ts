import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  FormCard: {
    use: 'For a form in a box, on a page that may have more of them.',
    avoid: 'For a form that is the whole page (log in, sign up) use `AuthCard`. For a last question use `ConfirmForm`.',
    anatomy: { fields: 'one below the other', button: 'at the start, as wide as its words; across the box on a phone' },
    words: 'The button says what is sent: "Save changes", "Change password". A title stands above the box or in the heading of the page.',
    keys: { Enter: 'in a field of one line sends the form' },
    announced:
      'Fields by their labels. The browser’s own checks are off, so give each refused field its `error`. While busy the button says so.',
    rtl: 'Fields and button begin on the right.',
    code: `<FormCard submitLabel="Change password" busy={busy} onSubmit={save}>
  <PasswordField label="New password" autoComplete="new-password" />
</FormCard>`,
    neighbours: ['ProfileForm', 'AuthForm', 'FieldGroup', 'AccountSection'],
  },
}
