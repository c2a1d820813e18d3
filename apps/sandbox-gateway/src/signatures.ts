import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The signature of a successful checkout: HMAC-SHA256 in hex (razorpay.com/docs, "Verify payment signature"). */
export function paymentSignature(orderId: string, paymentId: string, keySecret: string): string {
  return createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex')
}

/** The signature of a webhook body: HMAC-SHA256 in hex (razorpay.com/docs/webhooks/validate-test). */
export function webhookSignature(body: string, webhookSecret: string): string {
  return createHmac('sha256', webhookSecret).update(body).digest('hex')
}

/** Compares texts in a time that does not depend on their content. */
export function timingSafeEqualText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
