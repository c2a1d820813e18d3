import * as accountMessages from '@chitra/messages/sign-in.ts'
import { paths } from '@chitra/paths'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom'
import { confirmAddress, takeUnusableCode } from '../../features/account/confirm-address.ts'
import { LoginPage } from '../../features/account/login-page.tsx'
import { useWayOn } from '../../features/account/settle-login.ts'
import { useSignIn } from '../../features/account/use-sign-in.tsx'
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
  const ways = useSignIn(useWayOn(), expiredCode === null ? null : { verification_code: expiredCode })
  return <LoginPage {...ways} mailbox={readStored('token') === null ? mailbox : null} />
}
