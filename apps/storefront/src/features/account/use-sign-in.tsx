import * as linkMessages from '@chitra/messages/link.ts'
import type { LoginPageProps } from './login-page.tsx'
import { ResendNotice } from './resend-notice.tsx'
import type { SignedIn } from './settle-login.ts'
import { useLogin } from './use-login.ts'
import { useProviders } from './use-providers.tsx'
import { type ResendBy, useResend } from './use-resend.ts'

/**
 * Every way to sign in, for the login's own page and for the sheet.
 * @param unusable what a confirmation could not be done with, which is offered to be sent again
 */
export function useSignIn(onSignedIn: SignedIn, unusable: ResendBy | null = null): Omit<LoginPageProps, 'mailbox'> {
  const resend = useResend(unusable)
  const { busy, logIn } = useLogin({ onSignedIn, onUnconfirmed: resend.offer })
  const social = useProviders({ purpose: 'login', busy, onSignedIn })
  const resendText = resend.by !== null && 'email' in resend.by ? linkMessages.resend.atLogin : linkMessages.resend.expired
  return {
    busy,
    resend: resend.by === null ? null : <ResendNotice text={resendText} busy={resend.busy} onSend={resend.send} />,
    social,
    onSubmit: logIn,
  }
}
