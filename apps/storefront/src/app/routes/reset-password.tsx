import { take, toApiError } from '@chitra/api-client'
import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useParams } from 'react-router-dom'
import { ResetExpiredPage, ResetPasswordPage } from '../../features/account/account-pages.tsx'
import type { ResetValues } from '../../features/account/forms.ts'
import * as accountMessages from '@chitra/messages/account.ts'
import { api } from '../../platform/api.ts'
import { wordsFor } from '../../platform/failures.ts'
import { paths } from '@chitra/paths'
import { tell } from '../../platform/toasts.ts'
import { withHead } from '../../platform/route-head.ts'
import { addressOf } from '../../platform/here.ts'

/** Says at once that a link can no longer be used; what stands in the way otherwise, the form finds out when it is sent. */
export async function loader({ params }: LoaderFunctionArgs): Promise<{ isGood: boolean }> {
  try {
    await take(api.POST('/api/users/resetLink', { body: { token: params['token'] ?? '' } }))
    return { isGood: true }
  } catch (failure) {
    return { isGood: toApiError(failure).code !== 400 }
  }
}

export const handle = withHead(() => ({ name: accountMessages.reset.title, index: false }))

export function Component() {
  const { isGood } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    // The token was read: it leaves the address bar (D-10). The router keeps its own note of where it is.
    history.replaceState(history.state, '', addressOf('/reset-password'))
  }, [])
  const reset = async ({ password }: ResetValues) => {
    setBusy(true)
    try {
      await take(api.POST('/api/users/updatePassword/{token}', { params: { path: { token } }, body: { password } }))
      tell.success(accountMessages.reset.success)
    } catch (failure) {
      const error = toApiError(failure)
      tell.error(error.code === 200 ? accountMessages.reset.failed : wordsFor(error, accountMessages.reset.failed))
      // The link is still good, and so is what was typed.
      if (error.kind === 'offline') return setBusy(false)
    }
    await navigate(paths.home)
  }
  return isGood ? <ResetPasswordPage busy={busy} onSubmit={(values) => void reset(values)} /> : <ResetExpiredPage />
}
