import { ApiError, take, toApiError } from '@chitra/api-client'
import { formatRupees } from '@chitra/money'
import * as buyingMessages from '../../messages/buying-messages.ts'
import * as messages from '../../messages/messages.ts'
import { api } from '../../platform/api.ts'
import { wordsFor } from '../../platform/failures.ts'
import { loadPaymentScript, openPaymentWindow } from '../../platform/payment-window.ts'
import { siteSettings } from '../../platform/site-settings.ts'

export type PayResult =
  /** The order stands; these items can be downloaded. */
  | { state: 'paid'; itemIds: string[] }
  /** Paid at the gateway, not yet confirmed here: the server will finish it by itself. */
  | { state: 'pending'; words: string }
  /** Nothing was bought; the cart is as it was. */
  | { state: 'unpaid'; words: string }
  /** The server has another cart than the page: there is nothing to pay in it, say. */
  | { state: 'refused'; words: string }
  | { state: 'signed-out' }

/** Where a payment stands, with what is to be paid ('₹234.82') once that is known. */
export interface PayStep {
  state: 'opening' | 'waiting' | 'confirming'
  amount?: string
}

/** The whole way of a payment: order, window, confirmation (CART-05, CART-06). Never throws: every end is one of the five. */
export async function pay(buyerName: string, onStep: (step: PayStep) => void): Promise<PayResult> {
  onStep({ state: 'opening' })
  try {
    const { order } = (await take(api.GET('/api/payment/'))).data
    const amount = formatRupees(order.amount)
    try {
      await loadPaymentScript((await siteSettings()).paymentScript)
    } catch {
      return { state: 'unpaid', words: buyingMessages.cart.windowUnavailable }
    }
    onStep({ state: 'waiting', amount })
    const outcome = await openPaymentWindow(order, buyerName)
    if (outcome.state === 'dismissed')
      return { state: 'unpaid', words: outcome.failedBefore ? buyingMessages.cart.failed : buyingMessages.cart.dismissed }
    onStep({ state: 'confirming', amount })
    return await record(order.amount, outcome)
  } catch (failure) {
    const error = toApiError(failure)
    if (error.kind === 'session') return { state: 'signed-out' }
    if (error.code === 400 && error.errorMessage !== '') return { state: 'refused', words: error.errorMessage }
    return {
      state: 'unpaid',
      words: error.code === 503 && error.errorMessage !== '' ? error.errorMessage : wordsFor(error, messages.somethingWrong),
    }
  }
}

async function record(amount: number, paid: { paymentId: string; orderId: string; signature: string }): Promise<PayResult> {
  try {
    const { order } = (
      await take(
        api.POST('/api/orders/', {
          body: { amount, orderId: paid.orderId, paymentId: paid.paymentId, signature: paid.signature, success: true },
        }),
      )
    ).data
    return { state: 'paid', itemIds: order.imageId.map((item) => item._id) }
  } catch (failure) {
    // The money is taken: whatever went wrong here, the gateway's own report makes the order. Nobody is asked to pay again.
    const error = failure instanceof ApiError ? failure : toApiError(failure)
    return { state: 'pending', words: error.errorMessage === '' ? buyingMessages.cart.confirming : error.errorMessage }
  }
}
