import { SANDBOX_PATH } from '../server/server.ts'
import type { LooseAnswer, Visitor } from './visitor.ts'
import type { TestItem } from './items.ts'
import { eventually, type TestShop } from './shop.ts'

type Outcome = 'paid' | 'authorized' | 'failed'

/** What the payment window passes to the browser. */
export interface Paid {
  orderId: string
  paymentId: string
  signature: string
}

/** A call to the gateway's API with the shop's keys. */
export function atGateway({ gateway, keys }: TestShop, path: string, body: object): Promise<Response> {
  return fetch(`${gateway.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Pays a payment order as the window does, without a webhook. */
export async function pay(shop: TestShop, orderId: string, outcome: Outcome = 'paid'): Promise<Paid> {
  shop.gateway.control.setMode({ webhooks: 'off' })
  const { response } = (await (await atGateway(shop, `/sandbox/orders/${orderId}/pay`, { outcome })).json()) as {
    response: { razorpay_payment_id: string; razorpay_signature: string }
  }
  return { orderId, paymentId: response.razorpay_payment_id, signature: response.razorpay_signature }
}

/** Pays in the sandbox's window behind a shop's own origin, as a browser does. */
export async function payInWindow(origin: string, { key, id }: { key: string; id: string }): Promise<Paid> {
  const query = new URLSearchParams({ key, order_id: id, origin, channel: 'channel-1' })
  const window = await (await fetch(`${origin}${SANDBOX_PATH}/v1/checkout/window?${query}`)).text()
  const answer = await fetch(`${origin}${SANDBOX_PATH}/v1/checkout/window/actions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: /data-token="([^"]*)"/.exec(window)?.[1], action: 'pay' }),
  })
  const { response } = (await answer.json()) as { response: { razorpay_payment_id: string; razorpay_signature: string } }
  return { orderId: id, paymentId: response.razorpay_payment_id, signature: response.razorpay_signature }
}

/** Puts items into the cart and asks for their payment order. */
export async function openPayment(who: Visitor, items: readonly TestItem[]): Promise<{ id: string; amount: number }> {
  for (const { publicId } of items) await who.call('addToCart', { body: { imageId: publicId } })
  return (await who.call('createPayment')).body.data.order
}

/** Buys items by API calls: cart, payment order, payment, order. */
export async function buy(shop: TestShop, who: Visitor, items: readonly TestItem[]): Promise<LooseAnswer> {
  const paid = await pay(shop, (await openPayment(who, items)).id)
  return await who.call('createOrder', { body: paid })
}

/** Refunds a payment at the gateway, and delivers the webhook that the gateway sends. */
export async function refund(shop: TestShop, paymentId: string): Promise<void> {
  shop.gateway.control.setMode({ webhooks: 'normal' })
  await atGateway(shop, `/v1/payments/${paymentId}/refund`, {})
  await eventually(
    async () =>
      await shop.services.db
        .selectFrom('orders')
        .select('id')
        .where('gateway_payment_id', '=', paymentId)
        .where('status', '=', 'refunded')
        .executeTakeFirst(),
    'the refund',
  )
}
