import { namesOf } from '@chitra/account-rules'
import { type ApiError, asForm, take, toApiError } from '@chitra/api-client'
import * as accountMessages from '@chitra/messages/account.ts'
import * as messages from '@chitra/messages/common.ts'
import { paths } from '@chitra/paths'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../../platform/api.ts'
import { homeOn401, wordsFor } from '../../platform/failures.ts'
import { currentSession, renameSession } from '../../platform/session.ts'
import { tell } from '../../platform/toasts.ts'
import type { SaveOutcome } from './edit-profile-page.tsx'
import type { ProfileValues } from './forms.ts'

/** Who is signed in, as the server knows them. */
export async function loadProfile(signal: AbortSignal) {
  const id = currentSession()?.userId ?? ''
  return (await homeOn401(take(api.GET('/api/users/{id}', { params: { path: { id } }, signal })))).data.user
}

type User = Awaited<ReturnType<typeof loadProfile>>

/** What of the form the server is told; a password only where one was asked for. */
function bodyOf({ fullName, email, password, dob = '', mailMessages = false, creatorUpdates = false }: ProfileValues) {
  const switches = { mailMessages: asText(mailMessages), creatorUpdates: asText(creatorUpdates) }
  return { ...namesOf(fullName), email, dob, ...switches, ...(password === undefined ? {} : { password }) }
}
const asText = (on: boolean): 'true' | 'false' => (on ? 'true' : 'false')

/** The field that a refusal is about, for those of the form. */
const fieldOf = ({ fields }: ApiError): 'password' | 'dob' | undefined =>
  (['password', 'dob'] as const).find((field) => fields.includes(field))

/** A profile, and what changes it. */
export function useProfile(loaded: User) {
  const [user, setUser] = useState(loaded)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const leave = () => navigate(paths.home)
  const save = async (values: ProfileValues): Promise<SaveOutcome> => {
    setBusy(true)
    try {
      const path = { id: user._id }
      const { data } = await take(api.PUT('/api/users/{id}', { params: { path }, body: bodyOf(values), bodySerializer: asForm }))
      renameSession(data.user.firstName, data.user.lastName)
      tell.success(accountMessages.profile.success)
      setUser(data.user)
      // A new address is in force only when its owner has followed the link (PROF-05).
      if (values.email.toLowerCase() !== data.user.email.toLowerCase()) tell.info(accountMessages.profile.confirmEmail(values.email))
      return 'saved'
    } catch (failure) {
      const error = toApiError(failure)
      const field = fieldOf(error)
      if (error.kind === 'session') await leave()
      else if (field === undefined) tell.error(wordsFor(error, messages.somethingWrong))
      return field === undefined ? 'failed' : { field, message: error.errorMessage }
    } finally {
      setBusy(false)
    }
  }
  const callOff = async () => {
    try {
      const { data } = await take(api.DELETE('/api/users/{id}/emailChange', { params: { path: { id: user._id } } }))
      setUser(data.user)
      tell.success(accountMessages.profile.calledOff)
    } catch (failure) {
      const error = toApiError(failure)
      if (error.kind === 'session') return await leave()
      tell.error(wordsFor(error, messages.somethingWrong))
    }
  }
  return { user, busy, save, callOff: () => void callOff(), leave: () => void leave() }
}
