import { take, toApiError } from '@chitra/api-client'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ForgotPasswordPage } from '../../features/account/account-pages.tsx'
import type { ForgotValues } from '../../features/account/forms.ts'
import * as accountMessages from '@chitra/messages/account.ts'
import * as messages from '@chitra/messages/common.ts'
import { api } from '../../platform/api.ts'
import { wordsFor } from '../../platform/failures.ts'
import { paths } from '@chitra/paths'
import { tell } from '../../platform/toasts.ts'
import { withHead } from '../../platform/route-head.ts'

export const handle = withHead(() => ({ name: accountMessages.forgot.title, index: false }))

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
  return <ForgotPasswordPage busy={busy} onSubmit={(values) => void ask(values)} />
}
