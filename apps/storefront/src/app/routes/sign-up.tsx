import * as accountMessages from '@chitra/messages/account.ts'
import * as frameMessages from '@chitra/messages/frame.ts'
import * as linkMessages from '@chitra/messages/link.ts'
import { ResendNotice } from '../../features/account/resend-notice.tsx'
import { useWayOn } from '../../features/account/settle-login.ts'
import { SignUpPage } from '../../features/account/sign-up-page.tsx'
import { SocialButtons } from '../../features/account/social-buttons.tsx'
import { useResend } from '../../features/account/use-resend.ts'
import { useSignUp } from '../../features/account/use-sign-up.ts'
import { useProviders, useSocial } from '../../features/account/use-social.ts'
import { withHead } from '../../platform/route-head.ts'

export const handle = withHead(() => ({ name: frameMessages.account.signUp, index: false }))

export function Component() {
  const resend = useResend()
  const { busy, reason, signUp } = useSignUp(resend.offer)
  const providers = useProviders()
  const social = useSocial('sign-up', useWayOn())
  return (
    <SignUpPage
      busy={busy}
      reason={reason}
      resend={resend.by === null ? null : <ResendNotice text={linkMessages.resend.atSignUp} busy={resend.busy} onSend={resend.send} />}
      social={
        providers.length === 0 ? null : (
          <SocialButtons providers={providers} labels={accountMessages.signUp} busy={busy || social.busy} onChoose={social.choose} />
        )
      }
      onSubmit={signUp}
    />
  )
}
