import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { scenePicture } from '../fixtures.ts'
import { AuthCard, Button, Checkbox, Link, PageHeading, PasswordField, ProfileForm, SocialButton, TextField } from '../index.ts'
import { ExamplePage } from './example-page.tsx'

/** Whether what was written is wrong. */
interface FormProps {
  wrong: boolean
}

const say = (wrong: boolean, words: string) => (wrong ? words : undefined)
const social = (
  <>
    <SocialButton provider="facebook">Login with facebook</SocialButton>
    <SocialButton provider="google">Login with google</SocialButton>
  </>
)

function Form({ children, submit, wide = true }: { children: ReactNode; submit: string; wide?: boolean }) {
  return (
    <form noValidate className="flex flex-col gap-4">
      {children}
      <Button type="submit" size="lg" className={wide ? undefined : 'self-start max-md:self-stretch'}>
        {submit}
      </Button>
    </form>
  )
}

function SignUpScreen({ wrong }: FormProps) {
  return (
    <AuthCard
      homeHref="#/"
      title="Sign Up"
      social={social}
      footer={
        <>
          Already registered? <Link href="#/login">Login Here</Link>
        </>
      }
    >
      <Form submit="SIGN UP">
        <TextField label="Full Name" autoComplete="name" error={say(wrong, 'Write your name')} />
        <TextField label="Email" type="email" autoComplete="email" error={say(wrong, 'Email is incorrect')} />
        <PasswordField label="Password" error={say(wrong, 'At least eight characters')} />
        <Checkbox id="terms" label="I accept the terms and the licence" error={say(wrong, 'Accept terms and condition to proceed.')} />
      </Form>
    </AuthCard>
  )
}

function LoginScreen({ wrong }: FormProps) {
  return (
    <AuthCard
      homeHref="#/"
      title="Sign In"
      social={social}
      footer={
        <>
          New here? <Link href="#/signup">Register Now</Link>
        </>
      }
    >
      <Form submit="SIGN IN">
        <TextField label="Email" type="email" autoComplete="email" />
        <PasswordField label="Password" error={say(wrong, 'Email or password is not right')} />
        <Link href="#/forgot" className="self-end text-sm font-semibold text-neel">
          Forgot your password?
        </Link>
      </Form>
    </AuthCard>
  )
}

function ForgotScreen({ wrong }: FormProps) {
  return (
    <AuthCard
      homeHref="#/"
      title="Forgot your password?"
      text="Write your address and we send you a link to choose a new one."
      footer={<Link href="#/login">Back to sign in</Link>}
    >
      <Form submit="SEND LINK">
        <TextField label="Email" type="email" autoComplete="email" error={say(wrong, 'Email is incorrect')} />
      </Form>
    </AuthCard>
  )
}

function ResetScreen({ wrong }: FormProps) {
  return (
    <AuthCard homeHref="#/" title="Choose a new password">
      <Form submit="SAVE PASSWORD">
        <PasswordField label="New password" error={say(wrong, 'At least eight characters')} />
        <PasswordField label="Confirm password" error={say(wrong, 'Passwords must match')} />
      </Form>
    </AuthCard>
  )
}

function ProfileScreen({ wrong }: FormProps) {
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="Edit Profile" text="Your name stands on your invoices" />
      <ProfileForm
        name="Meera Nair"
        src={scenePicture('marigold').src}
        detail="With us since March 2026"
        fullName={{ defaultValue: 'Meera Nair' }}
        email={{ defaultValue: 'meera@example.in', error: say(wrong, 'This address belongs to another account') }}
      />
    </div>
  )
}

function ChangePasswordScreen({ wrong }: FormProps) {
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title="Change Password" />
      <div className="max-w-xl rounded-2xl border bg-surface p-5 md:p-8">
        <Form submit="Change password" wide={false}>
          <PasswordField label="Current password" error={say(wrong, 'This is not your password')} />
          <PasswordField label="New password" />
          <PasswordField label="Confirm password" error={say(wrong, 'Passwords must match')} />
        </Form>
      </div>
    </div>
  )
}

const screens = {
  signUp: SignUpScreen,
  login: LoginScreen,
  forgot: ForgotScreen,
  reset: ResetScreen,
  profile: ProfileScreen,
  changePassword: ChangePasswordScreen,
}

interface AccountProps extends FormProps {
  screen: keyof typeof screens
}

function Account({ screen, wrong }: AccountProps) {
  const Screen = screens[screen]
  return <Screen wrong={wrong} />
}

const meta = {
  title: 'Screens/Account',
  tags: ['!autodocs'],
  component: Account,
  args: { screen: 'login', wrong: false },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <ExamplePage signedIn={args.screen === 'profile' || args.screen === 'changePassword'}>
      <div className="page-width py-8 lg:py-12">
        <Account {...args} />
      </div>
    </ExamplePage>
  ),
} satisfies Meta<typeof Account>
export default meta
type Story = StoryObj<typeof meta>

export const SignUp: Story = { args: { screen: 'signUp' } }
export const SignUpWithErrors: Story = { args: { screen: 'signUp', wrong: true } }
export const Login: Story = {}
export const LoginRefused: Story = { args: { wrong: true } }
export const Forgot: Story = { args: { screen: 'forgot' } }
export const ForgotWithError: Story = { args: { screen: 'forgot', wrong: true } }
export const Reset: Story = { args: { screen: 'reset' } }
export const ResetWithErrors: Story = { args: { screen: 'reset', wrong: true } }
export const Profile: Story = { args: { screen: 'profile' } }
export const ProfileWithError: Story = { args: { screen: 'profile', wrong: true } }
export const ChangePassword: Story = { args: { screen: 'changePassword' } }
export const ChangePasswordWithErrors: Story = { args: { screen: 'changePassword', wrong: true } }
