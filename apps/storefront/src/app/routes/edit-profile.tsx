import { asForm, take, toApiError } from '@chitra/api-client'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router-dom'
import { EditProfilePage } from '../../features/account/edit-profile-page.tsx'
import type { ProfileValues } from '../../features/account/forms.ts'
import { namesOf } from '../../features/account/names.ts'
import * as accountMessages from '../../messages/account-messages.ts'
import * as catalogueMessages from '../../messages/catalogue-messages.ts'
import * as messages from '../../messages/messages.ts'
import { api } from '../../platform/api.ts'
import { homeOn401, wordsFor } from '../../platform/failures.ts'
import { PageHead } from '../../platform/page-head.tsx'
import { paths } from '../../platform/paths.ts'
import { currentSession, endSession, renameSession } from '../../platform/session.ts'
import { tell } from '../../platform/toasts.ts'
import { requireSession } from '../guard.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  requireSession(request)
  const id = currentSession()?.userId ?? ''
  return (await homeOn401(take(api.GET('/api/users/{id}', { params: { path: { id } }, signal: request.signal })))).data.user
}

export function Component() {
  const user = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [name, setName] = useState(`${user.firstName} ${user.lastName}`.trim())
  const [pendingEmail, setPendingEmail] = useState<string | null>(null)
  const save = async ({ fullName, email }: ProfileValues) => {
    setBusy(true)
    try {
      const { data } = await take(
        api.PUT('/api/users/{id}', { params: { path: { id: user._id } }, body: { ...namesOf(fullName), email }, bodySerializer: asForm }),
      )
      renameSession(data.user.firstName, data.user.lastName)
      tell.success(accountMessages.profile.success)
      setName(`${data.user.firstName} ${data.user.lastName}`.trim())
      // A new address is in force only when its owner has followed the link (PROF-05).
      const waits = email.toLowerCase() !== data.user.email.toLowerCase()
      setPendingEmail(waits ? email : null)
      if (waits) tell.info(accountMessages.profile.confirmEmail(email))
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
      <PageHead title={catalogueMessages.search.pageTitle(accountMessages.profile.title)} />
      <EditProfilePage
        name={name}
        email={user.email}
        pendingEmail={pendingEmail}
        busy={busy}
        onSubmit={(values) => void save(values)}
        onInvalid={() => tell.error(accountMessages.profile.invalid)}
      />
    </>
  )
}
