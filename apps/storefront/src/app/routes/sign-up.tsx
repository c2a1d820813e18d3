import { asForm, take, toApiError } from '@chitra/api-client'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SignUpValues } from '../../features/account/forms.ts'
import { namesOf } from '../../features/account/names.ts'
import { SocialButtons } from '../../features/account/social-buttons.tsx'
import { SignUpPage } from '../../features/account/sign-up-page.tsx'
import * as accountMessages from '../../messages/account-messages.ts'
import * as frameMessages from '../../messages/frame-messages.ts'
import * as messages from '../../messages/messages.ts'
import { api } from '../../platform/api.ts'
import { PageHead } from '../../platform/page-head.tsx'
import { paths } from '../../platform/paths.ts'
import { tell } from '../../platform/toasts.ts'
import { useProviders, useSocial } from '../use-social.ts'

export function Component() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const providers = useProviders()
  const social = useSocial('sign-up')
  const signUp = async ({ fullName, email, password }: SignUpValues) => {
    setBusy(true)
    try {
      await take(api.POST('/api/users', { body: { ...namesOf(fullName), email, password, role: 'buyer' }, bodySerializer: asForm }))
      tell.success(accountMessages.signUp.success)
      await navigate(paths.login)
    } catch (failure) {
      const error = toApiError(failure)
      if (error.code === 409) tell.error(accountMessages.signUp.exists)
      else
        tell.error(
          error.kind === 'offline'
            ? messages.offline
            : error.kind === 'refused' && error.errorMessage !== ''
              ? error.errorMessage
              : messages.somethingWrongSignUp,
        )
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <PageHead title={`${frameMessages.account.signUp} | ${messages.siteName}`} />
      <SignUpPage
        busy={busy}
        social={
          providers.length === 0 ? null : (
            <SocialButtons providers={providers} labels={accountMessages.signUp} busy={busy || social.busy} onChoose={social.choose} />
          )
        }
        onSubmit={(values) => void signUp(values)}
      />
    </>
  )
}
