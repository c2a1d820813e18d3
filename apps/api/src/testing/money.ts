import { createHmac } from 'node:crypto'
import { addItem, type TestItem } from './items.ts'
import type { Member } from './members.ts'
import { atGateway, openPayment } from './purchases.ts'
import { eventually, type TestShop } from './shop.ts'
import type { Visitor } from './visitor.ts'

export type Buyer = Visitor & Member

/** HMAC-SHA256, hexadecimal, as the gateway signs. */
export const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex')

/** Items to sell, put in one after the other: they share a seller. */
export async function addItems(shop: TestShop, count: number, price = 19_900): Promise<TestItem[]> {
  const items: TestItem[] = []
  for (let index = 0; index < count; index += 1) items.push(await addItem(shop.services, { price }))
  return items
}

/** A buyer whose payment window is open over these items. */
export async function atTheTill(shop: TestShop, items: readonly TestItem[]): Promise<{ buyer: Buyer; orderId: string; amount: number }> {
  const buyer = await shop.member()
  const { id, amount } = await openPayment(buyer, items)
  return { buyer, orderId: id, amount }
}

/** A payment that failed and to which the bank said yes after all; its events are held. Gives what the window would hand on. */
export async function payLate(shop: TestShop, orderId: string): Promise<{ orderId: string; paymentId: string; signature: string }> {
  shop.gateway.control.setMode({ webhooks: 'off' })
  const failed = (await (await atGateway(shop, `/sandbox/orders/${orderId}/pay`, { outcome: 'failed' })).json()) as {
    error: { metadata: { payment_id: string } }
  }
  const paymentId = failed.error.metadata.payment_id
  await atGateway(shop, `/sandbox/payments/${paymentId}/authorize`, {})
  return { orderId, paymentId, signature: sign(shop.keys.keySecret, `${orderId}|${paymentId}`) }
}

/** Gives a payment back at the gateway; all that is left unless told, in paise. */
export const refundAtGateway = (shop: TestShop, paymentId: string, amount?: number): Promise<Response> =>
  atGateway(shop, `/v1/payments/${paymentId}/refund`, amount === undefined ? {} : { amount })

/** The gateway's events that name an id, as it holds them, oldest first. */
export const heldEvents = (shop: TestShop, id: string): { event: string; body: string; eventId: string }[] =>
  shop.gateway.control.deliveries().filter(({ body }) => body.includes(id))

let counter = 0

/** Brings an event as the gateway does; under a new id unless told. */
export async function bring(
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

/** What became of an event, once it was acted on. */
export const outcomeOf = (shop: TestShop, id: string): Promise<string> =>
  eventually(async () => {
    const row = await shop.services.db.selectFrom('webhook_events').select('outcome').where('event_id', '=', id).executeTakeFirst()
    return row?.outcome ?? undefined
  }, `the end of event ${id}`)

/** Brings an event and waits until it was acted on. */
export async function bringAndWait(shop: TestShop, body: string, options: { id?: string } = {}): Promise<string> {
  const { id, status } = await bring(shop, body, options)
  if (status !== 200) throw new Error(`the event was answered ${status}`)
  return await outcomeOf(shop, id)
}

/** Everything that a buyer's money has done to the books, in a form that two ways to the same end share. */
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
    .select(['payments.state', 'payments.amount', 'refund_due'])
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

/** The books after one item at 19,900 paise was paid for, once. */
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

/** The same after the whole was given back: it stays listed, and cannot be downloaded. */
export const ONE_REFUND = {
  ...ONE_SALE,
  orders: [{ ...ONE_SALE.orders[0], status: 'refunded' }],
  lines: [{ ...ONE_SALE.lines[0], refunded: true }],
  downloads: 0,
  ended: 1,
  payments: [{ state: 'refunded', amount: 23_482, refund_due: false }],
}

/** Before anything came of a payment order over one item. */
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

/** Does a work for each, so many at a time. */
export async function inParallel<T>(width: number, all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  let next = 0
  const one = async (): Promise<void> => {
    while (next < all.length) await work(all[next++] as T)
  }
  await Promise.all(Array.from({ length: width }, one))
}

/** A copy in random order. */
export function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((value) => ({ value, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value)
}
