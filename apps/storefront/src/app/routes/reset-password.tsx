import { take, toApiError } from '@chitra/api-client'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { ResetPasswordPage } from '../../features/account/account-pages.tsx'
import type { ResetValues } from '../../features/account/forms.ts'
import * as accountMessages from '../../messages/account-messages.ts'
import * as catalogueMessages from '../../messages/catalogue-messages.ts'
import { api } from '../../platform/api.ts'
import { wordsFor } from '../../platform/failures.ts'
import { PageHead } from '../../platform/page-head.tsx'
import { paths } from '../../platform/paths.ts'
import { tell } from '../../platform/toasts.ts'

export function Component() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    // The token was read: it leaves the address bar (D-10). The router keeps its own note of where it is.
    history.replaceState(history.state, '', '/reset-password')
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
  return (
    <>
      <PageHead title={catalogueMessages.search.pageTitle(accountMessages.reset.title)} />
      <ResetPasswordPage busy={busy} onSubmit={(values) => void reset(values)} />
    </>
  )
}
