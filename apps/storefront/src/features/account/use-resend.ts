import { take, toApiError } from '@chitra/api-client'
import { useState } from 'react'
import * as messages from '@chitra/messages/common.ts'
import { api } from '../../platform/api.ts'
import { wordsFor } from '../../platform/failures.ts'
import { tell } from '../../platform/toasts.ts'

/** By the address, or by an earlier link. */
export type ResendBy = { email: string } | { verification_code: string }

/** Asks for the link that confirms an address again; `by` is null until there is a reason to offer it, and once it was sent. */
export function useResend(first: ResendBy | null = null) {
  const [by, offer] = useState<ResendBy | null>(first)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (by === null) return
    setBusy(true)
    try {
      const { message } = await take(api.POST('/api/users/emailVerify/resend', { body: by }))
      tell.success(message ?? '')
      offer(null)
    } catch (failure) {
      tell.error(wordsFor(toApiError(failure), messages.somethingWrong))
    } finally {
      setBusy(false)
    }
  }
  return { by, busy, offer, send: () => void send() }
}
