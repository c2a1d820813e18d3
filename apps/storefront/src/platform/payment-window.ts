import { language } from '@chitra/messages/language.ts'
import { addForeignScript } from './foreign-scripts.ts'
import { shopFacts } from './shop-facts.ts'

/** The gateway's payment window, as far as a shop needs it. Source: Razorpay's standard checkout. */
interface CheckoutOptions {
  key: string
  amount: number
  currency: string
  name: string
  description: string
  order_id: string
  prefill: { name: string; email: string }
  theme: { color: string }
  /** What the window speaks; English unless told. */
  config?: { display: { language: string } }
  /** Address of the shop's picture. */
  image?: string
  handler(answer: { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }): void
  modal: { ondismiss(): void; escape: boolean; backdropclose: boolean }
}
interface Checkout {
  open(): void
  on(event: 'payment.failed', handler: () => void): void
}
declare global {
  interface Window {
    Razorpay?: new (options: CheckoutOptions) => Checkout
  }
}

let loading: Promise<void> | undefined

/** Loads the gateway's script, once; a failed attempt may be made again. */
export function loadPaymentScript(address: string): Promise<void> {
  if (window.Razorpay !== undefined) return Promise.resolve()
  loading ??= new Promise<void>((resolve, reject) => {
    const script = addForeignScript(address)
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      loading = undefined
      reject(new Error('the payment script did not load'))
    })
  })
  return loading
}

export interface PaymentOrder {
  key: string
  /** Whole paise. */
  amount: number
  currency: string
  id: string
  name: string
  description: string
  email: string
}
export type PaymentOutcome =
  | { state: 'paid'; paymentId: string; orderId: string; signature: string }
  | { state: 'dismissed'; failedBefore: boolean }

/** Opens the window and waits for the buyer. A failed attempt keeps the window open, as the gateway lets the buyer try again in it. */
export function openPaymentWindow(order: PaymentOrder, buyerName: string): Promise<PaymentOutcome> {
  return new Promise((resolve, reject) => {
    if (window.Razorpay === undefined) return reject(new Error('the payment script is not there'))
    let failedBefore = false
    const { accent, mark } = shopFacts()
    const checkout = new window.Razorpay({
      key: order.key,
      amount: order.amount,
      currency: order.currency,
      name: order.name,
      description: order.description,
      order_id: order.id,
      prefill: { name: buyerName, email: order.email },
      theme: { color: accent },
      ...(language === 'en' ? {} : { config: { display: { language } } }),
      ...(mark === null ? {} : { image: new URL(mark, location.origin).href }),
      handler: (answer) =>
        resolve({
          state: 'paid',
          paymentId: answer.razorpay_payment_id,
          orderId: answer.razorpay_order_id,
          signature: answer.razorpay_signature,
        }),
      modal: { ondismiss: () => resolve({ state: 'dismissed', failedBefore }), escape: true, backdropclose: false },
    })
    checkout.on('payment.failed', () => {
      failedBefore = true
    })
    checkout.open()
  })
}
