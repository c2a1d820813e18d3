import { createHmac } from 'node:crypto'
import { timingSafeEqualText } from '../../platform/ids.ts'

/** Razorpay's signature: HMAC-SHA256 in hexadecimal. */
const hmac = (secret: string, bytes: string | Buffer): string => createHmac('sha256', secret).update(bytes).digest('hex')

/** Verifies the payment window's callback, signed over `{order id}|{payment id}`. The order id is the stored one (TM-02). */
export function isCallbackSigned(secret: string, gatewayOrderId: string, paymentId: string, signature: string): boolean {
  return timingSafeEqualText(hmac(secret, `${gatewayOrderId}|${paymentId}`), signature)
}

/** Verifies a webhook, signed over the raw bytes of its body (TM-06). */
export function isWebhookSigned(secrets: readonly string[], body: Buffer, signature: string): boolean {
  // Tries every secret, so the time taken does not reveal which one matched.
  return secrets.map((secret) => timingSafeEqualText(hmac(secret, body), signature)).includes(true)
}
