import { type components, take, toApiError } from '@chitra/api-client'
import { paths, RECEIPT } from '@chitra/paths'
import { api } from '../../platform/api.ts'
import { leaveOn401 } from '../../platform/failures.ts'

export interface Receipt {
  /** The payment order's id. */
  payment: string
  /** Null while the payment is not confirmed. */
  order: components['schemas']['Order'] | null
}

/** The receipt that the address asks for; null where it names no payment of this buyer, or one that came to nothing. */
export async function loadReceipt({ url, signal }: Request): Promise<Receipt | null> {
  const payment = new URL(url).searchParams.get(RECEIPT)
  if (payment === null) return null
  try {
    const call = take(api.GET('/api/payment/{id}', { params: { path: { id: payment } }, signal }))
    const { state, order } = (await leaveOn401(call, paths.home)).data
    if (state === 'paid' && order !== undefined) return { payment, order }
    return state === 'open' ? { payment, order: null } : null
  } catch (failure) {
    if (failure instanceof Response) throw failure
    const { code } = toApiError(failure)
    // No answer is no news: the page asks again.
    return code >= 400 && code < 500 && code !== 429 ? null : { payment, order: null }
  }
}
