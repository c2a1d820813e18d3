import { type ApiError, take, toApiError } from '@chitra/api-client'
import * as accountMessages from '@chitra/messages/sign-in.ts'
import * as messages from '@chitra/messages/common.ts'
import { useState } from 'react'
import { api } from '../../platform/api.ts'
import { beginSession, sessionAtom, store } from '../../platform/session.ts'
import { writeStored } from '../../platform/storage.ts'
import { tell } from '../../platform/toasts.ts'
import type { LoginValues } from './forms.ts'
import { settleLogin, type SignedIn } from './settle-login.ts'

export interface LoginEnds {
  /** Called once what was meant has been done, with where that leads; null where the buyer stays. */
  onSignedIn: SignedIn
  /** Called where the address has not been confirmed yet. */
  onUnconfirmed: (by: { email: string }) => void
}

/** Logging in by a password. */
export function useLogin({ onSignedIn, onUnconfirmed }: LoginEnds) {
  const [busy, setBusy] = useState(false)
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
      await onSignedIn(await settleLogin())
    } catch (failure) {
      const error = toApiError(failure)
      if (error.code === 401 && error.fields.includes('email')) onUnconfirmed({ email: values.email })
      // What is meant for after the login stays (AUTH-08); who was signed in does not (AUTH-09).
      writeStored('token', null)
      store.set(sessionAtom, null)
      tell.error(loginFailure(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, logIn: (values: LoginValues) => void logIn(values) }
}

/** The server's words for a wrong login, one sentence for all else; after too many attempts, when to try again stands behind it (AUTH-09). */
function loginFailure({ kind, code, errorMessage }: ApiError): string {
  if (kind === 'offline') return messages.offline
  if (code === 401 && errorMessage !== '') return errorMessage
  return code === 429 && errorMessage !== '' ? `${messages.somethingWrongLogin}. ${errorMessage}` : messages.somethingWrongLogin
}
