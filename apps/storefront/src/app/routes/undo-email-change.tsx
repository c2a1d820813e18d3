import { take, toApiError } from '@chitra/api-client'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { UndoEmailChangePage } from '../../features/account/account-pages.tsx'
import * as linkMessages from '@chitra/messages/link.ts'
import * as messages from '@chitra/messages/common.ts'
import { api } from '../../platform/api.ts'
import { wordsFor } from '../../platform/failures.ts'
import { paths } from '@chitra/paths'
import { tell } from '../../platform/toasts.ts'
import { withHead } from '../../platform/route-head.ts'
import { addressOf } from '../../platform/here.ts'

/** Asks before it does anything: programs that look through mails open every link in them. */
export const handle = withHead(() => ({ name: linkMessages.undo.title, index: false }))

export function Component() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    // The token was read: it leaves the address bar (D-10). The router keeps its own note of where it is.
    history.replaceState(history.state, '', addressOf('/undo-email-change'))
  }, [])
  const undo = async () => {
    setBusy(true)
    try {
      const { message } = await take(api.POST('/api/users/undoEmailChange', { body: { code: token } }))
      tell.success(message ?? '')
    } catch (failure) {
      const error = toApiError(failure)
      tell.error(wordsFor(error, messages.somethingWrong))
      if (error.kind === 'offline') return setBusy(false)
    }
    await navigate(paths.home)
  }
  return <UndoEmailChangePage busy={busy} onUndo={() => void undo()} />
}
