import { AuthCard, AuthForm, Button, FormCard, Link, Notice, Page, PasswordField, TextField } from '@chitra/ui'
import * as messages from '@chitra/messages/account.ts'
import * as linkMessages from '@chitra/messages/link.ts'
import { paths } from '@chitra/paths'
import type { ChangePasswordValues, ForgotValues, ResetValues } from './forms.ts'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { fetchedRules, prefetchRules } from './rules.ts'

const forgotRules = fetchedRules<ForgotValues>((rules) => rules.forgot)
const resetRules = fetchedRules<ResetValues>((rules) => rules.reset)
const changeRules = fetchedRules<ChangePasswordValues>((rules) => rules.changePassword)

interface FormPageProps<Values> {
  busy: boolean
  onSubmit: (values: Values) => void
}

export function ForgotPasswordPage({ busy, onSubmit }: FormPageProps<ForgotValues>) {
  const { register, handleSubmit, formState } = useForm<ForgotValues>({ resolver: forgotRules })
  const { errors } = formState
  const words = messages.forgot
  const help = <Link href={paths.support}>{words.noEmail}</Link>
  return (
    <AuthCard homeHref={paths.home} title={words.title} text={words.text} footer={<Link href={paths.login}>{words.login}</Link>}>
      <AuthForm submitLabel={words.submit} busy={busy} onFocus={prefetchRules} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
        <TextField type="email" label={words.email} autoComplete="email" error={errors.email?.message} hint={help} {...register('email')} />
      </AuthForm>
    </AuthCard>
  )
}

export function ResetPasswordPage({ busy, onSubmit }: FormPageProps<ResetValues>) {
  // Messages show once a field was touched; a submit that is not right touches all and calls nothing (AUTH-12).
  const { register, handleSubmit, trigger, formState } = useForm<ResetValues>({ resolver: resetRules, mode: 'onTouched' })
  const { errors, touchedFields } = formState
  const words = messages.reset
  return (
    <AuthCard homeHref={paths.home} title={words.title}>
      <AuthForm submitLabel={words.submit} busy={busy} onFocus={prefetchRules} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
        <PasswordField
          label={words.password}
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password', {
            // Once told of, that the two differ is looked at again with either.
            onChange: () => touchedFields.confirm === true && void trigger('confirm'),
          })}
        />
        <PasswordField label={words.confirm} autoComplete="new-password" error={errors.confirm?.message} {...register('confirm')} />
      </AuthForm>
    </AuthCard>
  )
}

/** In the form's place when its link has been used or is too old. */
export function ResetExpiredPage() {
  const words = linkMessages.resetExpired
  return (
    <AuthCard homeHref={paths.home} title={words.title} text={words.text} footer={<Link href={paths.login}>{messages.forgot.login}</Link>}>
      <Button asChild size="lg">
        <Link href={paths.forgotPassword}>{words.again}</Link>
      </Button>
    </AuthCard>
  )
}

export function UndoEmailChangePage({ busy, onUndo }: { busy: boolean; onUndo: () => void }) {
  const words = linkMessages.undo
  return (
    <AuthCard homeHref={paths.home} title={words.title} text={words.text}>
      <Button size="lg" busy={busy} onClick={onUndo}>
        {words.submit}
      </Button>
    </AuthCard>
  )
}

interface ChangePasswordPageProps extends FormPageProps<ChangePasswordValues> {
  /** Why the server refused the last attempt; empty where it said nothing. */
  reason: string
  /** What the server says of the current password. */
  wrongCurrent: { message: string } | null
}

export function ChangePasswordPage({ busy, reason, wrongCurrent, onSubmit }: ChangePasswordPageProps) {
  const { register, handleSubmit, setError, formState } = useForm<ChangePasswordValues>({ resolver: changeRules })
  const { errors } = formState
  const words = messages.changePassword
  useEffect(() => {
    if (wrongCurrent !== null) setError('current', { message: wrongCurrent.message }, { shouldFocus: true })
  }, [wrongCurrent, setError])
  return (
    <Page title={words.title}>
      <FormCard submitLabel={words.submit} busy={busy} onFocus={prefetchRules} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
        <PasswordField label={words.current} autoComplete="current-password" error={errors.current?.message} {...register('current')} />
        <PasswordField
          label={words.next}
          autoComplete="new-password"
          error={errors.next?.message}
          {...register('next', { deps: ['confirm'] })}
        />
        <PasswordField label={words.confirm} autoComplete="new-password" error={errors.confirm?.message} {...register('confirm')} />
        {reason === '' ? null : <Notice tone="error">{reason}</Notice>}
      </FormCard>
    </Page>
  )
}
