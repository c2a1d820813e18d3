import { formatRupees } from '@chitra/money'
import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { said } from '../../../contract/said.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { taxesOf } from '../../billing/index.ts'
import { cartToPay } from '../../carts/index.ts'
import { type GatewayOrder, GatewayRefused } from '../gateway.ts'
import { MIN_AMOUNT, MAX_AMOUNT, type Quote, QUOTA, quote } from '../payments.ts'
import { ensurePaymentOrder, openPaymentOrder, type PaymentOrder } from '../payments-store.ts'
import { unavailableAsFault } from '../payments-errors.ts'
import type { Needs } from '../needs.ts'

export const createPayment: Operation<'createPayment', Pick<Needs, 'db' | 'gateway' | 'clock' | 'shop'>> = async (call, services) => {
  const caller = signedIn(call)
  const due = await quoteOf(services, caller.userId)
  const shownAmount = call.query.amount
  if (shownAmount !== undefined && shownAmount !== due.amount)
    throw fault(
      409,
      said('A price has changed: your cart now costs {amount}, not {shown}. Please look at it again', {
        amount: formatRupees(due.amount),
        shown: formatRupees(shownAmount),
      }),
    )
  const { order, made } = await orderFor(services, caller.userId, due)
  const open = order.gateway_order_id !== null ? order : await unavailableAsFault(openOnce(services, order, made))
  if (open.gateway_order_id === null)
    throw fault(503, 'Please try again', { detail: 'the payment order was closed meanwhile', retryAfter: 1 })
  const { keyId } = services.gateway
  return {
    success: true,
    code: 200,
    data: {
      order: {
        key: keyId,
        amount: open.amount,
        currency: 'INR',
        id: open.gateway_order_id,
        name: services.shop.name,
        description: open.description,
        email: caller.email,
      },
    },
  }
}

/** The price of the cart, without items that the buyer already owns and does not want again. */
async function quoteOf({ db, shop }: Pick<Needs, 'db' | 'shop'>, userId: number): Promise<Quote> {
  const { lines, buyer: named, licenceVersion } = await cartToPay(db, userId)
  if (lines.length === 0) throw fault(400, 'Can not checkout with empty cart')
  const buyer = shop.gst === null ? null : named
  if (shop.gst !== null && buyer === null) throw fault(400, 'Please say in which State you live: the invoice needs it', { field: 'place' })
  const due = quote(lines, taxesOf(shop, buyer, 0).percent, buyer, licenceVersion)
  if (due.amount < MIN_AMOUNT) throw fault(400, 'The minimum payment is ₹1')
  if (due.amount > MAX_AMOUNT) throw tooMuch(due.amount)
  return due
}

const tooMuch = (amount: number, detail?: string) =>
  fault(
    400,
    said('{amount} is more than can be paid at once. Please remove some items and buy them separately', { amount: formatRupees(amount) }),
    detail === undefined ? {} : { detail },
  )

async function orderFor(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  userId: number,
  due: Quote,
): Promise<{ order: PaymentOrder; made: boolean }> {
  const now = clock.now()
  const ensured = await ensurePaymentOrder(db, userId, due, now, { max: QUOTA.max, since: new Date(now.getTime() - QUOTA.window) })
  if ('order' in ensured) return ensured
  const seconds = Math.max(1, Math.ceil((ensured.tooManySince.getTime() + QUOTA.window - now.getTime()) / 1000))
  const minutes = Math.ceil(seconds / 60)
  const wait =
    minutes === 1
      ? 'You have started too many payments. Please try again in 1 minute'
      : said('You have started too many payments. Please try again in {minutes} minutes', { minutes })
  throw fault(429, wait, { retryAfter: seconds })
}

/** Calls in flight, by payment order: two simultaneous requests for the same cart create one gateway order. */
const inFlight = new Map<string, Promise<PaymentOrder>>()

/** Our row exists before the gateway is called. If its answer was lost, the gateway order is found by our receipt instead of created twice (P-05). */
function openOnce(services: Pick<Needs, 'db' | 'gateway' | 'clock' | 'shop'>, order: PaymentOrder, made: boolean): Promise<PaymentOrder> {
  const running = inFlight.get(order.public_id)
  if (running !== undefined) return running
  const work = (async () => {
    const { db, gateway, clock } = services
    const existing = made ? null : await gateway.findOrderByReceipt(order.public_id)
    const { id } = existing ?? (await createAtGateway(services, order))
    return await openPaymentOrder(db, order.id, id, clock.now())
  })().finally(() => inFlight.delete(order.public_id))
  inFlight.set(order.public_id, work)
  return work
}

/** @throws Fault 400 when the amount exceeds the gateway's maximum */
async function createAtGateway(
  { gateway, shop }: Pick<Needs, 'gateway' | 'shop'>,
  { amount, public_id }: PaymentOrder,
): Promise<GatewayOrder> {
  try {
    return await gateway.createOrder({ amount, receipt: public_id, notes: { shop: shop.name } })
  } catch (error) {
    if (error instanceof GatewayRefused && /exceeds maximum/i.test(error.message)) throw tooMuch(amount, error.message)
    throw error
  }
}
