import { asForm, take, toApiError } from '@chitra/api-client'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SignUpValues } from '../../features/account/forms.ts'
import { namesOf } from '@chitra/account-rules'
import { ResendNotice } from '../../features/account/resend-notice.tsx'
import { SocialButtons } from '../../features/account/social-buttons.tsx'
import { SignUpPage } from '../../features/account/sign-up-page.tsx'
import * as accountMessages from '@chitra/messages/account.ts'
import * as linkMessages from '@chitra/messages/link.ts'
import * as frameMessages from '@chitra/messages/frame.ts'
import * as messages from '@chitra/messages/common.ts'
import { api } from '../../platform/api.ts'
import { paths } from '@chitra/paths'
import { tell } from '../../platform/toasts.ts'
import { useResend } from '../use-resend.ts'
import { useProviders, useSocial } from '../use-social.ts'
import { withHead } from '../../platform/route-head.ts'

export const handle = withHead(() => ({ name: frameMessages.account.signUp, index: false }))

export function Component() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [reason, setReason] = useState('')
  const providers = useProviders()
  const social = useSocial('sign-up')
  const resend = useResend()
  const signUp = async ({ fullName, email, password }: SignUpValues) => {
    setBusy(true)
    setReason('')
    try {
      await take(api.POST('/api/users', { body: { ...namesOf(fullName), email, password, role: 'buyer' }, bodySerializer: asForm }))
      tell.success(accountMessages.signUp.success)
      await navigate(paths.login)
    } catch (failure) {
      const error = toApiError(failure)
      tell.error(
        error.kind === 'offline' ? messages.offline : error.code === 409 ? accountMessages.signUp.exists : messages.somethingWrongSignUp,
      )
      // The sentence says no more than that it failed: why, where the server can tell, stands beside the button.
      if (error.kind === 'refused' && error.code !== 409) setReason(error.errorMessage)
      if (error.code === 409) resend.offer({ email })
    } finally {
      setBusy(false)
    }
  }
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
      onSubmit={(values) => void signUp(values)}
    />
  )
}
