import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Notice } from '../../primitives/notice/notice.tsx'
import { PasswordField } from '../../primitives/password-field/password-field.tsx'
import { SocialButton } from '../../primitives/social-button/social-button.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { AuthCard } from './auth-card.tsx'
import { AuthForm } from './auth-form.tsx'

const onSubmit = fn()

interface FormProps {
  state?: 'wrong' | 'busy'
}

function SignInForm({ state }: FormProps) {
  return (
    <AuthForm
      submitLabel="SIGN IN"
      busy={state === 'busy'}
      help={<Link href="#/forgot">Forgot your password?</Link>}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {state === 'wrong' && <Notice tone="error">Email or password is incorrect</Notice>}
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        defaultValue={state && 'meera@example'}
        error={state === 'wrong' ? 'Email is incorrect' : undefined}
      />
      <PasswordField label="Password" autoComplete="current-password" defaultValue={state && 'a long password'} />
    </AuthForm>
  )
}

const meta = {
  title: 'Patterns/AuthCard',
  component: AuthCard,
  args: {
    homeHref: '#/',
    title: 'Sign In',
    children: <SignInForm />,
    social: (
      <>
        <SocialButton provider="facebook">Login with facebook</SocialButton>
        <SocialButton provider="google">Login with google</SocialButton>
      </>
    ),
    footer: (
      <>
        New here? <Link href="#/signup">Register Now</Link>
      </>
    ),
  },
} satisfies Meta<typeof AuthCard>
export default meta
type Story = StoryObj<typeof meta>

export const SignIn: Story = {}
export const WithErrors: Story = { args: { children: <SignInForm state="wrong" /> } }
export const Busy: Story = { args: { children: <SignInForm state="busy" /> } }
export const FormOnly: Story = {
  name: 'With a text, and no other way in',
  args: {
    title: 'Forgot your password?',
    text: 'We send a link to the address you registered with. It works for one hour.',
    children: (
      <AuthForm submitLabel="SEND THE LINK">
        <TextField label="Email" type="email" autoComplete="email" />
      </AuthForm>
    ),
    social: undefined,
    footer: <Link href="#/signin">Back to Sign In</Link>,
  },
}
export const OneButton: Story = {
  name: 'A button in the place of a form',
  args: { title: 'This link has expired', text: undefined, children: <Button size="lg">Send me another</Button>, social: undefined },
}
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Tab walks the form, Enter in a field sends',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Chitra' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('meera@example.in')
    await expect(canvas.getByLabelText('Email')).toHaveValue('meera@example.in')
    await userEvent.tab()
    await userEvent.keyboard('a long password{Enter}')
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
}
export const Examples: Story = {
  name: 'Among neighbours',
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  render: (args) => (
    <div className="pt-8 lg:pt-14">
      <Notice tone="info" className="mx-4 sm:mx-auto sm:max-w-md">
        Sign in to put Tea gardens on misty hills on your wish list.
      </Notice>
      <AuthCard {...args} />
    </div>
  ),
}
