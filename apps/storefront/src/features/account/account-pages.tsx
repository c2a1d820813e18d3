import { zodResolver } from '@hookform/resolvers/zod'
import { AuthCard, Button, Link, PageHeading, PasswordField, TextField } from '@chitra/ui'
import { useForm } from 'react-hook-form'
import { messages } from '../../messages/messages.ts'
import { paths } from '../../platform/paths.ts'
import { changePasswordForm, type ChangePasswordValues, forgotForm, type ForgotValues, resetForm, type ResetValues } from './forms.ts'

interface FormPageProps<Values> {
  busy: boolean
  onSubmit: (values: Values) => void
}

export function ForgotPasswordPage({ busy, onSubmit }: FormPageProps<ForgotValues>) {
  const { register, handleSubmit, formState } = useForm<ForgotValues>({ resolver: zodResolver(forgotForm), defaultValues: { email: '' } })
  const words = messages.forgot
  const help = (
    <Link href={paths.support} className="text-neel underline">
      {words.noEmail}
    </Link>
  )
  return (
    <div className="px-4 py-10">
      <AuthCard homeHref={paths.home} title={words.title} text={words.text} footer={<Link href={paths.login}>{words.login}</Link>}>
        <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
          <TextField
            type="email"
            label={words.email}
            autoComplete="email"
            error={formState.errors.email?.message}
            hint={help}
            {...register('email')}
          />
          <Button type="submit" size="lg" busy={busy} className="w-full">
            {words.submit}
          </Button>
        </form>
      </AuthCard>
    </div>
  )
}

export function ResetPasswordPage({ busy, onSubmit }: FormPageProps<ResetValues>) {
  // Messages show once a field was touched; a submit that is not right touches all and calls nothing (AUTH-12).
  const { register, handleSubmit, formState, trigger } = useForm<ResetValues>({
    resolver: zodResolver(resetForm),
    mode: 'onTouched',
    defaultValues: { password: '', confirm: '' },
  })
  const words = messages.reset
  return (
    <div className="px-4 py-10">
      <AuthCard homeHref={paths.home} title={words.title}>
        <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
          <PasswordField
            label={words.password}
            autoComplete="new-password"
            error={formState.errors.password?.message}
            {...register('password', {
              // Once told of, that the two differ is looked at again with either.
              onChange: () => formState.touchedFields.confirm === true && void trigger('confirm'),
            })}
          />
          <PasswordField
            label={words.confirm}
            autoComplete="new-password"
            error={formState.errors.confirm?.message}
            {...register('confirm')}
          />
          <Button type="submit" size="lg" busy={busy} className="w-full">
            {words.submit}
          </Button>
        </form>
      </AuthCard>
    </div>
  )
}

export function ChangePasswordPage({ busy, onSubmit }: FormPageProps<ChangePasswordValues>) {
  const { register, handleSubmit, formState } = useForm<ChangePasswordValues>({
    resolver: zodResolver(changePasswordForm),
    defaultValues: { current: '', next: '', confirm: '' },
  })
  const words = messages.changePassword
  const { errors } = formState
  return (
    <div className="page-width pt-6 pb-16 lg:pt-10">
      <PageHeading title={words.title} />
      <form
        noValidate
        className="mt-6 flex w-full max-w-xl flex-col gap-5 rounded-2xl border bg-surface p-5 md:p-8"
        onSubmit={(event) => void handleSubmit(onSubmit)(event)}
      >
        <PasswordField label={words.current} autoComplete="current-password" error={errors.current?.message} {...register('current')} />
        <PasswordField
          label={words.next}
          autoComplete="new-password"
          error={errors.next?.message}
          {...register('next', { deps: ['confirm'] })}
        />
        <PasswordField label={words.confirm} autoComplete="new-password" error={errors.confirm?.message} {...register('confirm')} />
        <Button type="submit" size="lg" busy={busy} className="self-start max-md:self-stretch">
          {words.submit}
        </Button>
      </form>
    </div>
  )
}
