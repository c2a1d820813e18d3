import { ApiError, take, toApiError } from '@chitra/api-client'
import { formatRupees } from '@chitra/money'
import * as buyingMessages from '@chitra/messages/buying.ts'
import * as messages from '@chitra/messages/common.ts'
import { api } from '../../platform/api.ts'
import { wordsFor } from '../../platform/failures.ts'
import { loadPaymentScript, openPaymentWindow, type PaymentOrder, type PaymentOutcome } from '../../platform/payment-window.ts'
import { siteSettings } from '../../platform/site-settings.ts'
import { PATIENCE, pause, watchPayment } from './watch-payment.ts'

export type PayResult =
  /** The order stands; these items can be downloaded. */
  | { state: 'paid'; payment: string; order: string; itemIds: string[] }
  /** The same, and the window has not said so: it is lost. */
  | PaidUnseen
  /** The buyer waits no longer. */
  | { state: 'left' }
  /** Paid at the gateway, not yet confirmed here: the server will finish it by itself. Words: what it has said against it; empty: nothing. */
  | { state: 'pending'; payment: string; words: string }
  /** Nothing was bought; the cart is as it was. */
  | { state: 'unpaid'; words: string }
  /** The server has another cart than the page: there is nothing to pay in it, say, or a price has changed. */
  | { state: 'refused'; words: string }
  | { state: 'signed-out' }

interface PaidUnseen {
  state: 'paid-unseen'
  /** The payment order's id. */
  payment: string
}

/** Where a payment stands, with what is to be paid ('₹234.82') once that is known. */
export interface PayStep {
  state: 'opening' | 'waiting' | 'stalled' | 'confirming'
  amount?: string
  /** The payment order's id, from when the window is open. */
  id?: string
}

/** The whole way of a payment: order, window, confirmation (CART-05, CART-06). Never throws: every end is one of these. */
export async function pay(
  { buyerName, shown }: { buyerName: string; /** Whole paise: the total on the page. */ shown: number },
  onStep: (step: PayStep) => void,
  leave: AbortSignal,
): Promise<PayResult> {
  onStep({ state: 'opening' })
  try {
    const { order } = (await take(api.GET('/api/payment/', { params: { query: { amount: shown } } }))).data
    const amount = formatRupees(order.amount)
    try {
      await loadPaymentScript((await siteSettings()).paymentScript)
    } catch {
      return { state: 'unpaid', words: buyingMessages.cart.windowUnavailable }
    }
    onStep({ state: 'waiting', amount, id: order.id })
    const outcome = await outcomeOf(order, buyerName, () => onStep({ state: 'stalled', amount, id: order.id }), leave)
    if (outcome.state === 'left' || outcome.state === 'paid-unseen') return outcome
    if (outcome.state === 'dismissed')
      return { state: 'unpaid', words: outcome.failedBefore ? buyingMessages.cart.failed : buyingMessages.cart.dismissed }
    onStep({ state: 'confirming', amount })
    return await record(order.amount, outcome)
  } catch (failure) {
    const error = toApiError(failure)
    if (error.kind === 'session') return { state: 'signed-out' }
    if ((error.code === 400 || error.code === 409) && error.errorMessage !== '') return { state: 'refused', words: error.errorMessage }
    return {
      state: 'unpaid',
      words:
        (error.code === 503 || error.code === 429) && error.errorMessage !== ''
          ? error.errorMessage
          : wordsFor(error, messages.somethingWrong),
    }
  }
}

/** Milliseconds that a window which is still there has to say itself what the server knows already. */
const GRACE = 3_000

type Outcome = PaymentOutcome | PaidUnseen | { state: 'left' }

/** What the window says, or the server where the window is lost; whichever comes first. */
async function outcomeOf(order: PaymentOrder, buyerName: string, onStalled: () => void, leave: AbortSignal): Promise<Outcome> {
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, leave])
  const stalled = setTimeout(onStalled, PATIENCE)
  const fromWindow = openPaymentWindow(order, buyerName)
  const fromServer = watchPayment(order.id, { signal }).then(async (watched): Promise<Outcome> => {
    if (leave.aborted) return { state: 'left' }
    if (watched.state !== 'paid') return await fromWindow
    const said = await Promise.race([fromWindow, pause(GRACE, signal)])
    return said?.state === 'paid' ? said : { state: 'paid-unseen', payment: order.id }
  })
  const left = new Promise<Outcome>((resolve) => leave.addEventListener('abort', () => resolve({ state: 'left' })))
  try {
    return await Promise.race([fromWindow, fromServer, left])
  } finally {
    clearTimeout(stalled)
    over.abort()
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
    return { state: 'paid', payment: paid.orderId, order: order._id, itemIds: order.imageId.map((item) => item._id) }
  } catch (failure) {
    // The money is taken: whatever went wrong here, the gateway's own report makes the order. Nobody is asked to pay again.
    const { code, errorMessage } = failure instanceof ApiError ? failure : toApiError(failure)
    return { state: 'pending', payment: paid.orderId, words: code >= 400 && code < 500 ? errorMessage : '' }
  }
}
