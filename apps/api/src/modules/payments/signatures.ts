import { createHmac } from 'node:crypto'
import { timingSafeEqualText } from '../../platform/ids.ts'

/** HMAC-SHA256, hexadecimal, as Razorpay signs. */
const hmac = (secret: string, bytes: string | Buffer): string => createHmac('sha256', secret).update(bytes).digest('hex')

/** The callback of the payment window: signed over `{order id}|{payment id}`, the order id being our own stored one (TM-02). */
export function isCallbackSigned(secret: string, gatewayOrderId: string, paymentId: string, signature: string): boolean {
  return timingSafeEqualText(hmac(secret, `${gatewayOrderId}|${paymentId}`), signature)
}

/** A webhook: signed over the bytes of the body, before anything of it is read (TM-06). */
export function isWebhookSigned(secrets: readonly string[], body: Buffer, signature: string): boolean {
  // Every secret is tried, found or not, so that the time tells nothing.
  return secrets.map((secret) => timingSafeEqualText(hmac(secret, body), signature)).includes(true)
}
