import * as accountMessages from '@chitra/messages/account.ts'
import * as linkMessages from '@chitra/messages/link.ts'
import { paths } from '@chitra/paths'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom'
import { confirmAddress, takeUnusableCode } from '../../features/account/confirm-address.ts'
import { LoginPage } from '../../features/account/login-page.tsx'
import { ResendNotice } from '../../features/account/resend-notice.tsx'
import { SocialButtons } from '../../features/account/social-buttons.tsx'
import { useLogin } from '../../features/account/use-login.ts'
import { useResend } from '../../features/account/use-resend.ts'
import { useProviders, useSocial } from '../../features/account/use-social.ts'
import { type Loaded, withHead } from '../../platform/route-head.ts'
import { siteSettings } from '../../platform/site-settings.ts'
import { readStored } from '../../platform/storage.ts'

/** `?code=` confirms an email address and leaves the address bar at once (AUTH-10, D-10). */
export async function loader({ request }: LoaderFunctionArgs) {
  const code = new URL(request.url).searchParams.get('code')
  if (code !== null) {
    await confirmAddress(code)
    return redirect(paths.login)
  }
  // The mailbox is a help for who tries the shop out; signing in does not wait for it.
  const settings = await siteSettings().catch(() => null)
  return { mailbox: settings?.developmentMailbox === true ? '/dev/mailbox' : null, expiredCode: takeUnusableCode() }
}

export const handle = withHead(() => ({ name: accountMessages.login.title, index: false }))

export function Component() {
  const { mailbox, expiredCode } = useLoaderData<Loaded<typeof loader>>()
  const resend = useResend(expiredCode === null ? null : { verification_code: expiredCode })
  const { busy, logIn } = useLogin(resend.offer)
  const providers = useProviders()
  const social = useSocial('login')
  const resendText = resend.by !== null && 'email' in resend.by ? linkMessages.resend.atLogin : linkMessages.resend.expired
  return (
    <LoginPage
      busy={busy}
      mailbox={readStored('token') === null ? mailbox : null}
      resend={resend.by === null ? null : <ResendNotice text={resendText} busy={resend.busy} onSend={resend.send} />}
      social={
        providers.length === 0 ? null : (
          <SocialButtons providers={providers} labels={accountMessages.login} busy={busy || social.busy} onChoose={social.choose} />
        )
      }
      onSubmit={logIn}
    />
  )
}
