import * as frameMessages from '@chitra/messages/frame.ts'
import * as linkMessages from '@chitra/messages/link.ts'
import { ResendNotice } from '../../features/account/resend-notice.tsx'
import { useWayOn } from '../../features/account/settle-login.ts'
import { SignUpPage } from '../../features/account/sign-up-page.tsx'
import { useProviders } from '../../features/account/use-providers.tsx'
import { useResend } from '../../features/account/use-resend.ts'
import { useSignUp } from '../../features/account/use-sign-up.ts'
import { withHead } from '../../platform/route-head.ts'

export const handle = withHead(() => ({ name: frameMessages.account.signUp, index: false }))

export function Component() {
  const resend = useResend()
  const { busy, reason, signUp } = useSignUp(resend.offer)
  const social = useProviders({ purpose: 'sign-up', busy, onSignedIn: useWayOn() })
  return (
    <SignUpPage
      busy={busy}
      reason={reason}
      resend={resend.by === null ? null : <ResendNotice text={linkMessages.resend.atSignUp} busy={resend.busy} onSend={resend.send} />}
      social={social}
      onSubmit={signUp}
    />
  )
}
