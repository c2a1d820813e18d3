import { take, toApiError } from '@chitra/api-client'
import { useState } from 'react'
import { type LoaderFunctionArgs, useNavigate } from 'react-router-dom'
import { ChangePasswordPage } from '../../features/account/account-pages.tsx'
import type { ChangePasswordValues } from '../../features/account/forms.ts'
import * as accountMessages from '@chitra/messages/account.ts'
import * as messages from '@chitra/messages/common.ts'
import { api } from '../../platform/api.ts'
import { paths } from '@chitra/paths'
import { tell } from '../../platform/toasts.ts'
import { requireSession } from '../guard.ts'
import { withHead } from '../../platform/route-head.ts'

export function loader({ request }: LoaderFunctionArgs) {
  requireSession(request)
  return null
}

export const handle = withHead(() => ({ name: accountMessages.changePassword.title, index: false }))

export function Component() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [reason, setReason] = useState('')
  const [wrongCurrent, setWrongCurrent] = useState<{ message: string } | null>(null)
  const change = async ({ current, next }: ChangePasswordValues) => {
    setBusy(true)
    setReason('')
    try {
      await take(api.POST('/api/changePassword', { body: { password: current, newPassword: next } }))
      tell.success(accountMessages.changePassword.success)
      await navigate(paths.home)
    } catch (failure) {
      const error = toApiError(failure)
      if (error.kind !== 'session') {
        // The sentence says no more than that it failed: why, where the server can tell, stands beside the button.
        if (error.fields.includes('password')) setWrongCurrent({ message: error.errorMessage })
        else if (error.kind === 'refused') setReason(error.errorMessage)
        return tell.error(error.kind === 'offline' ? messages.offline : messages.somethingWrong)
      }
      await navigate(paths.home)
    } finally {
      setBusy(false)
    }
  }
  return <ChangePasswordPage busy={busy} reason={reason} wrongCurrent={wrongCurrent} onSubmit={(values) => void change(values)} />
}
