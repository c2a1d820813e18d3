import { AuthCard, AuthForm, Checkbox, ExternalLink, Link, Notice, PasswordField, TextField } from '@chitra/ui'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import * as messages from '@chitra/messages/sign-in.ts'
import { paths } from '@chitra/paths'
import type { SignUpValues } from './forms.ts'
import { fetchedRules, prefetchRules } from './rules.ts'

const resolver = fetchedRules<SignUpValues>((rules) => rules.signUp)

export interface SignUpPageProps {
  busy: boolean
  /** Why the server refused the last attempt; empty where it said nothing. */
  reason: string
  /** The other ways in, if any. */
  social?: ReactNode
  /** Offers the link that confirms an address again. */
  resend: ReactNode
  onSubmit: (values: SignUpValues) => void
}

export function SignUpPage({ busy, reason, social, resend, onSubmit }: SignUpPageProps) {
  const { register, handleSubmit, trigger, formState } = useForm<SignUpValues>({ resolver })
  const { errors } = formState
  const words = messages.signUp
  return (
    <AuthCard
      homeHref={paths.home}
      title={words.title}
      social={social}
      footer={
        <>
          {words.already} <Link href={paths.login}>{words.login}</Link>
        </>
      }
    >
      <AuthForm submitLabel={words.submit} busy={busy} onFocus={prefetchRules} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
        <TextField label={words.fullName} autoComplete="name" error={errors.fullName?.message} {...register('fullName')} />
        <TextField type="email" label={words.email} autoComplete="username" error={errors.email?.message} {...register('email')} />
        <PasswordField
          label={words.password}
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password', {
            deps: ['confirm'],
            // The rule is told on leaving the field (AUTH-04); that it is empty, only after a submit (AUTH-05).
            onBlur: ({ target }: { target: HTMLInputElement }) => target.value !== '' && void trigger('password'),
          })}
        />
        <PasswordField label={words.confirm} autoComplete="new-password" error={errors.confirm?.message} {...register('confirm')} />
        <Checkbox
          label={
            <>
              {words.terms} <ExternalLink href={paths.terms}>{words.termsLink}</ExternalLink>
            </>
          }
          error={errors.terms?.message}
          {...register('terms')}
        />
        {reason === '' ? null : <Notice tone="error">{reason}</Notice>}
        {resend}
      </AuthForm>
    </AuthCard>
  )
}
