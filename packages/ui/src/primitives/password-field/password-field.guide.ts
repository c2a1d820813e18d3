import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  PasswordField: {
    use: 'Wherever a password is typed: to log in, to choose one, to prove who asks.',
    avoid: 'For a code from a mail or any other secret that is read off, use `TextField`: hiding it only makes mistakes.',
    anatomy: { label: 'above', input: 'hidden text', eye: 'a button at the end that shows and hides it', 'hint, error': 'below' },
    words:
      '"Password", "New password". Rules stand in the hint before the first try: "At least 8 characters". Never two fields without saying why.',
    keys: { Tab: 'goes from the text to the eye', 'Enter or Space': 'on the eye shows or hides; Enter in the text sends the form' },
    announced:
      'A password field named by its label. The eye is a button named "Show password" or "Hide password". The error is read with the field.',
    rtl: 'The eye stands on the left. Latin passwords still run from the left.',
    code: `<PasswordField label="New password" autoComplete="new-password" hint="At least 8 characters" />`,
    neighbours: ['TextField', 'AuthForm', 'ConfirmForm'],
  },
}
