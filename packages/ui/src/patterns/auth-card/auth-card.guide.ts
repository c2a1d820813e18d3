import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  AuthCard: {
    use: 'For a page with a single short form: log in, sign up, a new password, a confirmation by mail.',
    avoid: 'For forms within the shop use `FormCard` in a `Page`. Not with more than five fields.',
    anatomy: {
      logo: 'a link home',
      title: 'h1',
      text: 'optional, why the visitor is here',
      form: 'an `AuthForm`, or one button',
      social: '`SocialButton`s below a rule',
      footer: 'the way to the other form',
    },
    words: 'The title is the action: "Log in". The text is one sentence. The footer asks and answers: "New here? Sign up".',
    keys: 'Takes none itself; Tab runs from the logo through the form.',
    announced: 'The logo is a link named by the shop; the title is the page’s h1.',
    rtl: 'The card is centred; fields begin on the right.',
    code: `<AuthCard homeHref="/" title="Log in" footer={<Link href="/sign-up">Sign up</Link>}>
  <AuthForm submitLabel="Log in">
    <TextField label="Email" type="email" />
    <PasswordField label="Password" />
  </AuthForm>
</AuthCard>`,
    neighbours: ['AuthForm', 'SocialButton', 'Logo', 'FormCard'],
  },
  AuthForm: {
    use: 'Inside an `AuthCard`: fields in a column, one wide button, a line of help.',
    avoid: 'On a page of the shop use `FormCard`, whose button is as wide as its words.',
    anatomy: {
      fields: 'one below the other, with notices among them',
      button: '52 px high, across the card',
      help: 'a link for who cannot go on',
    },
    words: 'The button repeats the title’s verb. Help is a question: "Forgot your password?".',
    keys: { Enter: 'in a field sends the form' },
    announced:
      'The browser’s own checks are off (`noValidate`), so errors come from the fields. While busy the button says so and keeps the focus.',
    rtl: 'Fields begin on the right; the button fills the line.',
    code: `<AuthForm submitLabel="Log in" busy={busy} help={<Link href="/forgot">Forgot your password?</Link>}>
  <PasswordField label="Password" />
</AuthForm>`,
    neighbours: ['AuthCard', 'TextField', 'PasswordField', 'Notice', 'FormCard'],
  },
}
