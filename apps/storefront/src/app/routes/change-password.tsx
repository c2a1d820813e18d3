import { take, toApiError } from '@chitra/api-client'
import { useState } from 'react'
import { type LoaderFunctionArgs, useNavigate } from 'react-router-dom'
import { ChangePasswordPage } from '../../features/account/account-pages.tsx'
import type { ChangePasswordValues } from '../../features/account/forms.ts'
import * as accountMessages from '../../messages/account-messages.ts'
import * as catalogueMessages from '../../messages/catalogue-messages.ts'
import * as messages from '../../messages/messages.ts'
import { api } from '../../platform/api.ts'
import { wordsFor } from '../../platform/failures.ts'
import { PageHead } from '../../platform/page-head.tsx'
import { paths } from '../../platform/paths.ts'
import { endSession } from '../../platform/session.ts'
import { tell } from '../../platform/toasts.ts'
import { requireSession } from '../guard.ts'

export function loader({ request }: LoaderFunctionArgs) {
  requireSession(request)
  return null
}

export function Component() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const change = async ({ current, next }: ChangePasswordValues) => {
    setBusy(true)
    try {
      await take(api.POST('/api/changePassword', { body: { password: current, newPassword: next } }))
      tell.success(accountMessages.changePassword.success)
      await navigate(paths.home)
    } catch (failure) {
      const error = toApiError(failure)
      if (error.kind !== 'session') return tell.error(wordsFor(error, messages.somethingWrong))
      endSession()
      tell.error(messages.tokenExpired)
      await navigate(paths.home)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <PageHead title={catalogueMessages.search.pageTitle(accountMessages.changePassword.title)} />
      <ChangePasswordPage busy={busy} onSubmit={(values) => void change(values)} />
    </>
  )
}
