import type { Payment } from '../ledger/entities.ts'
import { paymentSignature } from '../signatures.ts'

/** The checkout's message to the shop's page after an attempt, with Razorpay's field names. */
export type CheckoutAnswer =
  | {
      outcome: 'paid' | 'authorized'
      response: { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }
    }
  | {
      outcome: 'failed'
      error: {
        code: string | null
        description: string | null
        source: string | null
        step: string | null
        reason: string | null
        metadata: { order_id: string; payment_id: string }
      }
    }

export function checkoutAnswer(payment: Payment, keySecret: string): CheckoutAnswer {
  if (payment.status === 'failed') {
    return {
      outcome: 'failed',
      error: {
        code: payment.error_code,
        description: payment.error_description,
        source: payment.error_source,
        step: payment.error_step,
        reason: payment.error_reason,
        metadata: { order_id: payment.order_id, payment_id: payment.id },
      },
    }
  }
  return {
    outcome: payment.captured ? 'paid' : 'authorized',
    response: {
      razorpay_payment_id: payment.id,
      razorpay_order_id: payment.order_id,
      razorpay_signature: paymentSignature(payment.order_id, payment.id, keySecret),
    },
  }
}
