import { createHmac } from 'node:crypto'

/** Of a gateway that runs in the bench, outside the shop. */
export const KEYS = { keyId: 'rzp_test_bench', keySecret: 'k'.repeat(24), webhookSecret: 'w'.repeat(24) }

/** The settings of a shop that uses the gateway at an address. */
export const gatewaySettings = (url: string): Record<string, string> => ({
  RAZORPAY_KEY_ID: KEYS.keyId,
  RAZORPAY_KEY_SECRET: KEYS.keySecret,
  RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
  RAZORPAY_API_URL: url,
})

/** What the payment window passes to the browser. */
export interface Paid {
  orderId: string
  paymentId: string
  signature: string
}

/** What the payment window does: pays an order at the gateway. */
export async function payAt(gateway: { url: string }, orderId: string, outcome: 'paid' | 'authorized'): Promise<Paid> {
  const answer = await fetch(`${gateway.url}/sandbox/orders/${orderId}/pay`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${KEYS.keyId}:${KEYS.keySecret}`)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ outcome }),
  })
  const { response } = (await answer.json()) as { response: { razorpay_payment_id: string; razorpay_signature: string } }
  return { orderId, paymentId: response.razorpay_payment_id, signature: response.razorpay_signature }
}

/** Headers with which the gateway delivers an event. */
export const eventHeaders = (id: string, body: string): Record<string, string> => ({
  'content-type': 'application/json',
  'x-razorpay-signature': createHmac('sha256', KEYS.webhookSecret).update(body).digest('hex'),
  'x-razorpay-event-id': id,
})
