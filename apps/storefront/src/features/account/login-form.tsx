import { AuthForm, Link, Notice, PasswordField, TextField } from '@chitra/ui'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import * as messages from '@chitra/messages/sign-in.ts'
import { paths } from '@chitra/paths'
import type { LoginValues } from './forms.ts'
import { fetchedRules, prefetchRules } from './rules.ts'

const resolver = fetchedRules<LoginValues>((rules) => rules.login)

export interface LoginFormProps {
  busy: boolean
  /** Where mails can be read, when they are not sent. */
  mailbox: string | null
  /** Offers the link that confirms an address again. */
  resend: ReactNode
  onSubmit: (values: LoginValues) => void
}

/** Email and password, on the login's own page and in the sign-in sheet. */
export function LoginForm({ busy, mailbox, resend, onSubmit }: LoginFormProps) {
  const { register, handleSubmit, formState } = useForm<LoginValues>({ resolver })
  const { errors } = formState
  const words = messages.login
  return (
    <AuthForm
      submitLabel={words.submit}
      busy={busy}
      help={<Link href={paths.forgotPassword}>{words.forgot}</Link>}
      onFocus={prefetchRules}
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      {resend}
      {mailbox === null ? null : (
        <Notice tone="info">
          <Link href={mailbox} target="_blank">
            {messages.signUp.mailbox}
          </Link>
        </Notice>
      )}
      <TextField type="email" label={words.email} autoComplete="username" error={errors.email?.message} {...register('email')} />
      <PasswordField label={words.password} autoComplete="current-password" error={errors.password?.message} {...register('password')} />
    </AuthForm>
  )
}

/** Below the form, for who has no account. */
export function NoAccountYet() {
  const words = messages.login
  return (
    <>
      {words.newHere} <Link href={paths.signup}>{words.register}</Link>
    </>
  )
}
