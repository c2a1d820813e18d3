import { take, toApiError } from '@chitra/api-client'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { YourData } from '../features/account/your-data.tsx'
import * as messages from '@chitra/messages/common.ts'
import * as dataMessages from '@chitra/messages/your-data.ts'
import { api } from '../platform/api.ts'
import { downloadOwnData } from '../platform/download.ts'
import { wordsFor } from '../platform/failures.ts'
import { paths } from '@chitra/paths'
import { endSession } from '../platform/session.ts'
import { tell } from '../platform/toasts.ts'

/** What one may do with one's data, below the profile. */
export default function YourDataPart({ userId, onSessionEnd }: { userId: string; onSessionEnd: () => void }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [wrongPassword, setWrongPassword] = useState('')
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setWrongPassword('')
    try {
      await work()
    } catch (failure) {
      const error = toApiError(failure)
      if (error.kind === 'session') return onSessionEnd()
      if (error.fields.includes('password')) setWrongPassword(error.errorMessage)
      else tell.error(wordsFor(error, messages.somethingWrong))
    } finally {
      setBusy(false)
    }
  }
  const close = async (password: string) => {
    await take(api.POST('/api/users/{id}/close', { params: { path: { id: userId } }, body: { password } }))
    endSession()
    tell.success(dataMessages.yourData.closed)
    await navigate(paths.home)
  }
  return (
    <YourData
      busy={busy}
      wrongPassword={wrongPassword}
      onTake={() => void attempt(() => downloadOwnData(userId, dataMessages.yourData.file))}
      onClose={(password) => void attempt(() => close(password))}
    />
  )
}
