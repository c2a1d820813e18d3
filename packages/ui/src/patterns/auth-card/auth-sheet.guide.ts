import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  AuthSheet: {
    use: 'Over a page, when a guest presses what needs an account: the page and what was meant are still there after the login.',
    avoid: 'For a whole page of logging in use `AuthCard`. For other content at the side use `Sheet`.',
    anatomy: {
      title: 'what the login is for, with the picture’s own title',
      form: 'an `AuthForm` with email and password',
      social: 'optional, `SocialButton`s below the form',
      question: 'last, below a rule: the way to the sign-up',
    },
    words: 'The title names the intent: "Sign in to save “Diya rows”". Never just "Sign in".',
    keys: { Tab: 'stays within the sheet', Esc: 'closes it and gives the focus back to what was pressed' },
    announced: 'A dialog named by its title; the first field gets the focus, so that typing can begin.',
    rtl: 'It slides in from the left; titles in other scripts keep their own direction.',
    code: `<AuthSheet open={open} onOpenChange={({ open: next }) => setOpen(next)} title="Sign in to save “Diya rows”">
  <AuthForm submitLabel="Sign in">
    <TextField label="Email" type="email" />
    <PasswordField label="Password" />
  </AuthForm>
</AuthSheet>`,
    neighbours: ['AuthCard', 'AuthForm', 'Sheet', 'SocialButton'],
  },
}
