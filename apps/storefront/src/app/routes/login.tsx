import { take, toApiError } from '@chitra/api-client'
import { useState } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router-dom'
import type { LoginValues } from '../../features/account/forms.ts'
import { LoginPage } from '../../features/account/login-page.tsx'
import { SocialButtons } from '../../features/account/social-buttons.tsx'
import * as accountMessages from '../../messages/account-messages.ts'
import * as messages from '../../messages/messages.ts'
import { api } from '../../platform/api.ts'
import { afterLogin, refreshCounts } from '../../platform/intents.ts'
import { PageHead } from '../../platform/page-head.tsx'
import { paths } from '../../platform/paths.ts'
import { beginSession, sessionAtom, store } from '../../platform/session.ts'
import { siteSettings } from '../../platform/site-settings.ts'
import { readStored, writeStored } from '../../platform/storage.ts'
import { tell } from '../../platform/toasts.ts'
import { useProviders, useSocial } from '../use-social.ts'

/** `?code=` confirms an email address and leaves the address bar at once (AUTH-10, D-10). */
export async function loader({ request }: LoaderFunctionArgs) {
  const code = new URL(request.url).searchParams.get('code')
  if (code !== null) {
    try {
      await take(api.POST('/api/users/emailVerify', { body: { verification_code: code } }))
      tell.success(accountMessages.login.verified)
    } catch (failure) {
      const error = toApiError(failure)
      tell.error(error.errorMessage === '' ? messages.somethingWrong : error.errorMessage)
    }
    return redirect(paths.login)
  }
  // The mailbox is a help for who tries the shop out; signing in does not wait for it.
  const settings = await siteSettings().catch(() => null)
  return { mailbox: settings?.developmentMailbox === true ? '/dev/mailbox' : null }
}

export function Component() {
  const { mailbox } = useLoaderData<{ mailbox: string | null }>()
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
      await navigate(to, { replace: true })
    } catch (failure) {
      const error = toApiError(failure)
      // What is meant for after the login stays (AUTH-08); who was signed in does not (AUTH-09).
      writeStored('token', null)
      store.set(sessionAtom, null)
      tell.error(
        error.kind === 'offline'
          ? messages.offline
          : (error.code === 401 || error.code === 429) && error.errorMessage !== ''
            ? error.errorMessage
            : messages.somethingWrongLogin,
      )
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <PageHead title={`${accountMessages.login.title} | ${messages.siteName}`} />
      <LoginPage
        busy={busy}
        mailbox={readStored('token') === null ? mailbox : null}
        social={
          providers.length === 0 ? null : (
            <SocialButtons providers={providers} labels={accountMessages.login} busy={busy || social.busy} onChoose={social.choose} />
          )
        }
        onSubmit={(values) => void logIn(values)}
      />
    </>
  )
}
