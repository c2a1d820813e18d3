import { zodResolver } from '@hookform/resolvers/zod'
import { AuthCard, Button, Checkbox, ExternalLink, Link, PasswordField, TextField } from '@chitra/ui'
import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { messages } from '../../messages/messages.ts'
import { paths } from '../../platform/paths.ts'
import { signUpForm, type SignUpValues } from './forms.ts'

export interface SignUpPageProps {
  busy: boolean
  /** The other ways in, if any. */
  social?: ReactNode
  onSubmit: (values: SignUpValues) => void
}

export function SignUpPage({ busy, social, onSubmit }: SignUpPageProps) {
  const { register, handleSubmit, control, formState, trigger } = useForm<SignUpValues>({
    resolver: zodResolver(signUpForm),
    defaultValues: { fullName: '', email: '', password: '', confirm: '', terms: false },
  })
  const words = messages.signUp
  const { errors } = formState
  return (
    <div className="px-4 py-10">
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
        <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
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
          <Controller
            name="terms"
            control={control}
            render={({ field }) => (
              <Checkbox
                label={
                  <>
                    {words.terms}{' '}
                    <ExternalLink href={paths.terms} className="text-neel underline">
                      {words.termsLink}
                    </ExternalLink>
                  </>
                }
                checked={field.value}
                onCheckedChange={(checked) => field.onChange(checked)}
                onBlur={field.onBlur}
                ref={field.ref}
                error={errors.terms?.message}
              />
            )}
          />
          <Button type="submit" size="lg" busy={busy} className="w-full">
            {words.submit}
          </Button>
        </form>
      </AuthCard>
    </div>
  )
}
