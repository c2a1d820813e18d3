import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import type { Services } from '../../../services.ts'
import { cartLines } from '../../carts/index.ts'
import { isOwned } from '../../downloads/index.ts'
import { LEAST_AMOUNT, quote } from '../payments.ts'
import { ensurePaymentOrder, openPaymentOrder, type PaymentOrder } from '../payments-store.ts'
import { unavailableAsFault } from '../payments-errors.ts'

export const createPayment: Operation<'createPayment'> = async (call, services) => {
  const caller = signedIn(call)
  const lines = await cartLines(services.db, caller.userId)
  const owned = await Promise.all(lines.map(({ item }) => isOwned(services.db, caller.userId, item.id)))
  const toPay = lines.filter((_, index) => owned[index] !== true)
  if (toPay.length === 0) throw fault(400, 'Can not checkout with empty cart')
  const due = quote(toPay)
  if (due.amount < LEAST_AMOUNT) throw fault(400, 'The least that can be paid is ₹1')

  const { order, made } = await ensurePaymentOrder(services.db, caller.userId, due, services.clock.now())
  const open = order.gateway_order_id !== null ? order : await unavailableAsFault(openOnce(services, order, made))
  if (open.gateway_order_id === null) throw fault(503, 'Please try again', { detail: 'closed while it was opened', retryAfter: 1 })
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
        name: 'Chitra',
        description: open.description,
        email: caller.email,
      },
    },
  }
}

/** Calls in flight, by payment order: two requests of one process for the same cart make one gateway order. */
const inFlight = new Map<string, Promise<PaymentOrder>>()

/** Our row stands before the gateway is called; after a lost answer its order is found by the receipt, not made again (P-05). */
function openOnce(services: Services, order: PaymentOrder, made: boolean): Promise<PaymentOrder> {
  const running = inFlight.get(order.public_id)
  if (running !== undefined) return running
  const work = (async () => {
    const { db, gateway, clock } = services
    const lost = made ? null : await gateway.findOrderByReceipt(order.public_id)
    const found = lost ?? (await gateway.createOrder({ amount: order.amount, receipt: order.public_id, notes: { shop: 'Chitra' } }))
    return await openPaymentOrder(db, order.id, found.id, clock.now())
  })().finally(() => inFlight.delete(order.public_id))
  inFlight.set(order.public_id, work)
  return work
}
