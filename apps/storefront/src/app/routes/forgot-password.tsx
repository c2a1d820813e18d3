import { take, toApiError } from '@chitra/api-client'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ForgotPasswordPage } from '../../features/account/account-pages.tsx'
import type { ForgotValues } from '../../features/account/forms.ts'
import * as accountMessages from '../../messages/account-messages.ts'
import * as catalogueMessages from '../../messages/catalogue-messages.ts'
import * as messages from '../../messages/messages.ts'
import { api } from '../../platform/api.ts'
import { wordsFor } from '../../platform/failures.ts'
import { PageHead } from '../../platform/page-head.tsx'
import { paths } from '../../platform/paths.ts'
import { tell } from '../../platform/toasts.ts'

export function Component() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const ask = async ({ email }: ForgotValues) => {
    setBusy(true)
    try {
      const { data } = await take(api.POST('/api/users/forgotPassword', { body: { email, user_role: 'buyer' } }))
      tell.success(data)
      await navigate(paths.home)
    } catch (failure) {
      tell.error(wordsFor(toApiError(failure), messages.somethingWrong))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <PageHead title={catalogueMessages.search.pageTitle(accountMessages.forgot.title)} />
      <ForgotPasswordPage busy={busy} onSubmit={(values) => void ask(values)} />
    </>
  )
}
