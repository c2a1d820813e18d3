import * as accountMessages from '@chitra/messages/account.ts'
import * as linkMessages from '@chitra/messages/link.ts'
import type { LoginPageProps } from './login-page.tsx'
import { ResendNotice } from './resend-notice.tsx'
import type { SignedIn } from './settle-login.ts'
import { SocialButtons } from './social-buttons.tsx'
import { useLogin } from './use-login.ts'
import { type ResendBy, useResend } from './use-resend.ts'
import { useProviders, useSocial } from './use-social.ts'

/**
 * Every way to sign in, for the login's own page and for the sheet.
 * @param unusable what a confirmation could not be done with, which is offered to be sent again
 */
export function useSignIn(onSignedIn: SignedIn, unusable: ResendBy | null = null): Omit<LoginPageProps, 'mailbox'> {
  const resend = useResend(unusable)
  const { busy, logIn } = useLogin({ onSignedIn, onUnconfirmed: resend.offer })
  const providers = useProviders()
  const social = useSocial('login', onSignedIn)
  const resendText = resend.by !== null && 'email' in resend.by ? linkMessages.resend.atLogin : linkMessages.resend.expired
  return {
    busy,
    resend: resend.by === null ? null : <ResendNotice text={resendText} busy={resend.busy} onSend={resend.send} />,
    social:
      providers.length === 0 ? null : (
        <SocialButtons providers={providers} labels={accountMessages.login} busy={busy || social.busy} onChoose={social.choose} />
      ),
    onSubmit: logIn,
  }
}
