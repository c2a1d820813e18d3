import { type ApiError, take, toApiError } from '@chitra/api-client'
import { useState } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router-dom'
import type { LoginValues } from '../../features/account/forms.ts'
import { LoginPage } from '../../features/account/login-page.tsx'
import { ResendNotice } from '../../features/account/resend-notice.tsx'
import { SocialButtons } from '../../features/account/social-buttons.tsx'
import * as accountMessages from '@chitra/messages/account.ts'
import * as linkMessages from '@chitra/messages/link.ts'
import * as messages from '@chitra/messages/common.ts'
import { api } from '../../platform/api.ts'
import { afterLogin, refreshCounts } from '../../platform/intents.ts'
import { paths } from '@chitra/paths'
import { beginSession, sessionAtom, store } from '../../platform/session.ts'
import { siteSettings } from '../../platform/site-settings.ts'
import { readStored, writeStored } from '../../platform/storage.ts'
import { tell } from '../../platform/toasts.ts'
import { useResend } from '../use-resend.ts'
import { useProviders, useSocial } from '../use-social.ts'
import { withHead } from '../../platform/route-head.ts'

/** The code of a link that could not be used: its holder may ask for another. */
let unusableCode: string | null = null

/** `?code=` confirms an email address and leaves the address bar at once (AUTH-10, D-10). */
export async function loader({ request }: LoaderFunctionArgs) {
  const code = new URL(request.url).searchParams.get('code')
  if (code !== null) {
    try {
      await take(api.POST('/api/users/emailVerify', { body: { verification_code: code } }))
      tell.success(accountMessages.login.verified)
    } catch (failure) {
      const error = toApiError(failure)
      if (error.code === 400) unusableCode = code
      tell.error(error.errorMessage === '' ? messages.somethingWrong : error.errorMessage)
    }
    return redirect(paths.login)
  }
  // The mailbox is a help for who tries the shop out; signing in does not wait for it.
  const settings = await siteSettings().catch(() => null)
  const expiredCode = unusableCode
  unusableCode = null
  return { mailbox: settings?.developmentMailbox === true ? '/dev/mailbox' : null, expiredCode }
}

/** The server's words for a wrong login, one sentence for all else; after too many attempts, when to try again stands behind it (AUTH-09). */
function loginFailure({ kind, code, errorMessage }: ApiError): string {
  if (kind === 'offline') return messages.offline
  if (code === 401 && errorMessage !== '') return errorMessage
  return code === 429 && errorMessage !== '' ? `${messages.somethingWrongLogin}. ${errorMessage}` : messages.somethingWrongLogin
}

export const handle = withHead(() => ({ name: accountMessages.login.title, index: false }))

export function Component() {
  const { mailbox, expiredCode } = useLoaderData<{ mailbox: string | null; expiredCode: string | null }>()
  const resend = useResend(expiredCode === null ? null : { verification_code: expiredCode })
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const providers = useProviders()
  const social = useSocial('login')
  const logIn = async (values: LoginValues) => {
    setBusy(true)
    try {
      const { data } = await take(api.POST('/api/users/login', { body: { ...values, userRole: 'buyer' } }))
      const user = data.user ?? data.newUser
      beginSession(
        { token: data.token, userId: user?._id ?? '', firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' },
        data.role,
      )
      tell.success(accountMessages.login.success)
      const [to] = await Promise.all([afterLogin(), refreshCounts()])
      if (to !== null) await navigate(to, { replace: true })
    } catch (failure) {
      const error = toApiError(failure)
      if (error.code === 401 && error.fields.includes('email')) resend.offer({ email: values.email })
      // What is meant for after the login stays (AUTH-08); who was signed in does not (AUTH-09).
      writeStored('token', null)
      store.set(sessionAtom, null)
      tell.error(loginFailure(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <LoginPage
      busy={busy}
      mailbox={readStored('token') === null ? mailbox : null}
      resend={
        resend.by === null ? null : (
          <ResendNotice
            text={'email' in resend.by ? linkMessages.resend.atLogin : linkMessages.resend.expired}
            busy={resend.busy}
            onSend={resend.send}
          />
        )
      }
      social={
        providers.length === 0 ? null : (
          <SocialButtons providers={providers} labels={accountMessages.login} busy={busy || social.busy} onChoose={social.choose} />
        )
      }
      onSubmit={(values) => void logIn(values)}
    />
  )
}
