import { AuthCard } from '@chitra/ui'
import type { ReactNode } from 'react'
import * as messages from '@chitra/messages/sign-in.ts'
import { paths } from '@chitra/paths'
import { LoginForm, type LoginFormProps, NoAccountYet } from './login-form.tsx'

export interface LoginPageProps extends LoginFormProps {
  /** The other ways in, if any. */
  social?: ReactNode
}

export function LoginPage({ social, ...form }: LoginPageProps) {
  return (
    <AuthCard homeHref={paths.home} title={messages.login.title} social={social} footer={<NoAccountYet />}>
      <LoginForm {...form} />
    </AuthCard>
  )
}
