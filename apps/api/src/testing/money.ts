import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { addItem, type TestItem } from './items.ts'
import type { Member } from './members.ts'
import { atGateway, openPayment } from './purchases.ts'
import { eventually, type TestShop } from './shop.ts'
import type { Visitor } from './visitor.ts'

export type Buyer = Visitor & Member

/** HMAC-SHA256, hexadecimal, as the gateway signs. */
export const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex')

/** Adds items one after the other, because they share a seller. */
export async function addItems(shop: TestShop, count: number, price = 19_900): Promise<TestItem[]> {
  const items: TestItem[] = []
  for (let index = 0; index < count; index += 1) items.push(await addItem(shop.services, { price }))
  return items
}

/** A buyer with an open payment window for these items. */
export async function buyerAtCheckout(
  shop: TestShop,
  items: readonly TestItem[],
): Promise<{ buyer: Buyer; orderId: string; amount: number }> {
  const buyer = await shop.member()
  const { id, amount } = await openPayment(buyer, items)
  return { buyer, orderId: id, amount }
}

/** A payment that failed and was authorized later; its events are held back. Returns what the window would pass on. */
export async function payLate(shop: TestShop, orderId: string): Promise<{ orderId: string; paymentId: string; signature: string }> {
  shop.gateway.control.setMode({ webhooks: 'off' })
  const failed = (await (await atGateway(shop, `/sandbox/orders/${orderId}/pay`, { outcome: 'failed' })).json()) as {
    error: { metadata: { payment_id: string } }
  }
  const paymentId = failed.error.metadata.payment_id
  await atGateway(shop, `/sandbox/payments/${paymentId}/authorize`, {})
  return { orderId, paymentId, signature: sign(shop.keys.keySecret, `${orderId}|${paymentId}`) }
}

/** Refunds a payment at the gateway: `amount` in paise, or all that is left. */
export const refundAtGateway = (shop: TestShop, paymentId: string, amount?: number): Promise<Response> =>
  atGateway(shop, `/v1/payments/${paymentId}/refund`, amount === undefined ? {} : { amount })

/** The gateway's stored events that mention an id, oldest first. */
export const heldEvents = (shop: TestShop, id: string): { event: string; body: string; eventId: string }[] =>
  shop.gateway.control.deliveries().filter(({ body }) => body.includes(id))

let counter = 0

/** Delivers an event as the gateway does, with a new id unless given. */
export async function deliverEvent(
  shop: TestShop,
  body: string,
  { id = `evt_${(counter += 1)}`, secret = shop.keys.webhookSecret }: { id?: string; secret?: string } = {},
): Promise<{ id: string; status: number }> {
  const { status } = await fetch(`${shop.url}/api/payment/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-razorpay-signature': sign(secret, body), 'x-razorpay-event-id': id },
    body,
  })
  return { id, status }
}

/** The state of an event after processing. */
export const outcomeOf = (shop: TestShop, id: string): Promise<string> =>
  eventually(async () => {
    const row = await shop.services.db.selectFrom('webhook_events').select('outcome').where('event_id', '=', id).executeTakeFirst()
    return row?.outcome ?? undefined
  }, `the end of event ${id}`)

/** Delivers an event and waits until it was processed. */
export async function deliverAndWait(shop: TestShop, body: string, options: { id?: string } = {}): Promise<string> {
  const { id, status } = await deliverEvent(shop, body, options)
  if (status !== 200) throw new Error(`the event was answered ${status}`)
  return await outcomeOf(shop, id)
}

/** A buyer's payments, orders and entitlements in a form that is equal for equal outcomes, however they came about. */
export async function booksOf({ services: { db, database } }: TestShop, { id, email }: Pick<Member, 'id' | 'email'>) {
  const orders = await db
    .selectFrom('orders')
    .select(['amount', 'subtotal', 'tax', 'status'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute()
  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['price', 'order_lines.tax', 'refunded'])
    .where('user_id', '=', id)
    .execute()
  const entitlements = await db.selectFrom('entitlements').select(['item_id', 'revoked_at']).where('user_id', '=', id).execute()
  const payments = await db
    .selectFrom('payments')
    .innerJoin('payment_orders', 'payment_orders.id', 'payments.payment_order_id')
    .select(['payments.state', 'payments.amount', sql<boolean>`owed > given_back`.as('refund_due')])
    .where('user_id', '=', id)
    .orderBy('refund_due')
    .execute()
  const paymentOrders = await db.selectFrom('payment_orders').select('state').where('user_id', '=', id).orderBy('id').execute()
  const cart = await db.selectFrom('cart_entries').select('id').where('user_id', '=', id).execute()
  const mails = await database.pool.query<{ subject: string }>(
    `select data->>'subject' as subject from jobs.job where name = 'mail' and data->>'to' = $1 order by created_on`,
    [email],
  )
  return {
    orders,
    lines,
    downloads: entitlements.filter((one) => one.revoked_at === null).length,
    ended: entitlements.filter((one) => one.revoked_at !== null).length,
    payments,
    paymentOrders: paymentOrders.map(({ state }) => state),
    cart: cart.length,
    mails: mails.rows.map(({ subject }) => subject),
  }
}

/** The expected books after one item of 19,900 paise was paid once. */
export const ONE_SALE = {
  orders: [{ amount: 23_482, subtotal: 19_900, tax: 3_582, status: 'paid' }],
  lines: [{ price: 19_900, tax: 3_582, refunded: false }],
  downloads: 1,
  ended: 0,
  payments: [{ state: 'captured', amount: 23_482, refund_due: false }],
  paymentOrders: ['paid'],
  cart: 0,
  mails: ['Your pictures are ready'],
}

/** The same after a full refund: still listed, no longer downloadable. */
export const ONE_REFUND = {
  ...ONE_SALE,
  orders: [{ ...ONE_SALE.orders[0], status: 'refunded' }],
  lines: [{ ...ONE_SALE.lines[0], refunded: true }],
  downloads: 0,
  ended: 1,
  payments: [{ state: 'refunded', amount: 23_482, refund_due: false }],
}

/** The books of a payment order for one item before any payment. */
export const NOTHING_SOLD = {
  orders: [],
  lines: [],
  downloads: 0,
  ended: 0,
  payments: [],
  paymentOrders: ['open'],
  cart: 1,
  mails: [],
}

/** A shuffled copy. */
export function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((value) => ({ value, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value)
}
