import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { PasswordField } from '../../primitives/password-field/password-field.tsx'
import { SocialButton } from '../../primitives/social-button/social-button.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { AuthCard } from './auth-card.tsx'

const form = (
  <form className="flex flex-col gap-4">
    <TextField label="Email" type="email" autoComplete="email" />
    <PasswordField label="Password" />
    <Link href="#/forgot" className="self-end text-sm font-semibold text-neel">
      Forgot your password?
    </Link>
    <Button type="submit" size="lg">
      SIGN IN
    </Button>
  </form>
)

const meta = {
  title: 'Patterns/AuthCard',
  component: AuthCard,
  args: {
    homeHref: '#/',
    title: 'Sign In',
    children: form,
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

export const SignIn: StoryObj<typeof meta> = {}
