import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { Notice } from '../../primitives/notice/notice.tsx'
import { PasswordField } from '../../primitives/password-field/password-field.tsx'
import { SocialButton } from '../../primitives/social-button/social-button.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { AuthCard } from './auth-card.tsx'

const onSubmit = fn()

interface FormProps {
  state?: 'wrong' | 'busy'
}

function SignInForm({ state }: FormProps) {
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
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
      <Link href="#/forgot" className="self-end text-sm font-semibold text-neel">
        Forgot your password?
      </Link>
      <Button type="submit" size="lg" busy={state === 'busy'}>
        SIGN IN
      </Button>
    </form>
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
      <form className="flex flex-col gap-4">
        <TextField label="Email" type="email" autoComplete="email" />
        <Button type="submit" size="lg">
          SEND THE LINK
        </Button>
      </form>
    ),
    social: undefined,
    footer: <Link href="#/signin">Back to Sign In</Link>,
  },
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
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div className="flex flex-col gap-6 px-4 py-8 lg:py-14">
      <Notice tone="info" className="mx-auto w-full max-w-md">
        Sign in to put Tea gardens on misty hills on your wish list.
      </Notice>
      <AuthCard {...args} />
    </div>
  ),
}
