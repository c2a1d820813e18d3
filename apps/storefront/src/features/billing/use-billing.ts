import { take, toApiError } from '@chitra/api-client'
import * as messages from '@chitra/messages/common.ts'
import { useState } from 'react'
import { api } from '../../platform/api.ts'
import { wordsFor } from '../../platform/failures.ts'
import { currentSession } from '../../platform/session.ts'
import { shopFacts } from '../../platform/shop-facts.ts'
import { tell } from '../../platform/toasts.ts'
import type { Billing, BillingOutcome, BillingValues } from './billing-form.tsx'

const own = () => ({ path: { id: currentSession()?.userId ?? '' } })

/** Who buys; null: not said yet, or a shop that asks nobody. */
export async function loadBilling(signal: AbortSignal): Promise<Billing | null> {
  if (shopFacts().gst === null) return null
  return (await take(api.GET('/api/users/{id}/billing', { params: own(), signal }))).data.billing
}

const FIELDS: readonly (keyof BillingValues)[] = ['name', 'place', 'country', 'gstin', 'businessName']

/** Saves who buys. */
export function useBilling(onSaved: (billing: Billing) => void, onSessionEnd: () => void) {
  const [busy, setBusy] = useState(false)
  const save = async (said: Billing): Promise<BillingOutcome> => {
    setBusy(true)
    try {
      onSaved((await take(api.PUT('/api/users/{id}/billing', { params: own(), body: said }))).data.billing)
      return 'saved'
    } catch (failure) {
      const error = toApiError(failure)
      const field = FIELDS.find((name) => error.fields.includes(name))
      if (field !== undefined) return { field, message: error.errorMessage }
      if (error.kind === 'session') onSessionEnd()
      else tell.error(wordsFor(error, messages.somethingWrong))
      return 'failed'
    } finally {
      setBusy(false)
    }
  }
  return { busy, save }
}
