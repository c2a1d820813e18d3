import { type ApiError, asForm, take, toApiError } from '@chitra/api-client'
import { Button } from '@chitra/ui'
import { lazy, Suspense, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router-dom'
import { EditProfilePage, type SaveOutcome } from '../../features/account/edit-profile-page.tsx'
import type { ProfileValues } from '../../features/account/forms.ts'
import { namesOf } from '@chitra/account-rules'
import * as accountMessages from '@chitra/messages/account.ts'
import * as messages from '@chitra/messages/common.ts'
import { api } from '../../platform/api.ts'
import { homeOn401, wordsFor } from '../../platform/failures.ts'
import { paths } from '@chitra/paths'
import { currentSession, renameSession } from '../../platform/session.ts'
import { tell } from '../../platform/toasts.ts'
import { requireSession } from '../guard.ts'
import { withHead } from '../../platform/route-head.ts'

// Seldom needed: fetched when it is.
const YourDataPart = lazy(() => import('../your-data-part.tsx'))

export async function loader({ request }: LoaderFunctionArgs) {
  requireSession(request)
  const id = currentSession()?.userId ?? ''
  return (await homeOn401(take(api.GET('/api/users/{id}', { params: { path: { id } }, signal: request.signal })))).data.user
}

type User = Awaited<ReturnType<typeof loader>>

const nameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`.trim()

/** What of the form the server is told; a password only where one was asked for. */
function bodyOf({ fullName, email, password, dob = '', mailMessages = false, creatorUpdates = false }: ProfileValues) {
  const switches = { mailMessages: asText(mailMessages), creatorUpdates: asText(creatorUpdates) }
  return { ...namesOf(fullName), email, dob, ...switches, ...(password === undefined ? {} : { password }) }
}
const asText = (on: boolean): 'true' | 'false' => (on ? 'true' : 'false')

/** The field that a refusal is about, for those of the form. */
const fieldOf = ({ fields }: ApiError): 'password' | 'dob' | undefined =>
  (['password', 'dob'] as const).find((field) => fields.includes(field))

export const handle = withHead(() => ({ name: accountMessages.profile.title, index: false }))

export function Component() {
  const [user, setUser] = useState(useLoaderData<User>())
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [showsData, setShowsData] = useState(false)
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
  return (
    <EditProfilePage
      name={nameOf(user)}
      email={user.email}
      pendingEmail={user.pendingEmail ?? null}
      dob={user.dob ?? null}
      mailMessages={user.mailMessages === true}
      creatorUpdates={user.creatorUpdates === true}
      busy={busy}
      onSubmit={save}
      onInvalid={() => tell.error(accountMessages.profile.invalid)}
      onCallOff={() => void callOff()}
    >
      {showsData ? (
        <Suspense fallback={null}>
          <YourDataPart userId={user._id} onSessionEnd={() => void leave()} />
        </Suspense>
      ) : (
        <Button variant="ghost" onClick={() => setShowsData(true)}>
          {accountMessages.profile.yourData}
        </Button>
      )}
    </EditProfilePage>
  )
}
