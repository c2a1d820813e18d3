import { namesOf } from '@chitra/account-rules'
import { asForm, take, toApiError } from '@chitra/api-client'
import * as accountMessages from '@chitra/messages/sign-in.ts'
import * as messages from '@chitra/messages/common.ts'
import { paths } from '@chitra/paths'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../../platform/api.ts'
import { tell } from '../../platform/toasts.ts'
import type { SignUpValues } from './forms.ts'

/**
 * Signing up by a password.
 * @param onKnown called where the address has an account already, which may not be confirmed yet
 */
export function useSignUp(onKnown: (by: { email: string }) => void) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [reason, setReason] = useState('')
  const signUp = async ({ fullName, email, password }: SignUpValues) => {
    setBusy(true)
    setReason('')
    try {
      await take(api.POST('/api/users', { body: { ...namesOf(fullName), email, password, role: 'buyer' }, bodySerializer: asForm }))
      tell.success(accountMessages.signUp.success)
      await navigate(paths.login)
    } catch (failure) {
      const error = toApiError(failure)
      tell.error(
        error.kind === 'offline' ? messages.offline : error.code === 409 ? accountMessages.signUp.exists : messages.somethingWrongSignUp,
      )
      // The sentence says no more than that it failed: why, where the server can tell, stands beside the button.
      if (error.kind === 'refused' && error.code !== 409) setReason(error.errorMessage)
      if (error.code === 409) onKnown({ email })
    } finally {
      setBusy(false)
    }
  }
  return { busy, reason, signUp: (values: SignUpValues) => void signUp(values) }
}
