import type { Db } from '../../platform/database/database.ts'
import { setEntitlements } from '../entitlements/index.ts'
import { overlappingLines, markLinesRefunded, markOrdersRefunded, type PaidLine } from '../orders/index.ts'
import { type PaidOrder, type Resolution, resolveOverlaps } from './overlaps.ts'
import type { PaymentOrder } from './payments-store.ts'

/**
 * Updates the buyer's orders that share items with this payment order: refunded orders and lines, entitlements, and the amounts owed back. The caller
 * holds the buyer's lock.
 */
export async function applyOverlaps(trx: Db, paymentOrder: PaymentOrder, now: Date): Promise<void> {
  const lines = await overlappingLines(
    trx,
    paymentOrder.user_id,
    paymentOrder.lines.map((line) => line.itemId),
  )
  if (lines.length === 0) return
  const orders = await withPayments(trx, [...new Set(lines.map(({ orderId }) => orderId))])
  const resolution = resolveOverlaps(orders, lines)
  await writeRefunds(trx, orders, lines, resolution)
  const itemIds = [...new Set(lines.map(({ itemId }) => itemId))]
  await setEntitlements(trx, { userId: paymentOrder.user_id, itemIds, grantedBy: resolution.grantedBy }, now)
  await writeOwed(trx, orders, resolution)
}

interface Row extends PaidOrder {
  paymentId: string
  status: 'paid' | 'refunded'
}

const withPayments = (trx: Db, ids: readonly number[]): Promise<Row[]> =>
  trx
    .selectFrom('orders')
    .innerJoin('payments', 'payments.gateway_payment_id', 'orders.gateway_payment_id')
    .select(['orders.id', 'orders.status', 'payments.gateway_payment_id as paymentId', 'payments.given_back as refundedAmount'])
    .select(({ eb }) => eb('payments.state', '=', 'refunded').as('refunded'))
    .where('orders.id', 'in', [...ids])
    .$narrowType<{ refunded: boolean }>()
    .execute()

async function writeRefunds(trx: Db, orders: readonly Row[], lines: readonly PaidLine[], { refunded }: Resolution): Promise<void> {
  await markOrdersRefunded(
    trx,
    orders.filter((order) => order.refunded && order.status !== 'refunded').map(({ id }) => id),
  )
  await markLinesRefunded(
    trx,
    lines.filter((line) => !line.refunded && refunded.has(line.id)).map(({ id }) => id),
  )
}

async function writeOwed(trx: Db, orders: readonly Row[], { owed }: Resolution): Promise<void> {
  for (const { id, paymentId } of orders) {
    const amount = owed.get(id)
    if (amount === undefined) continue
    await trx
      .updateTable('payments')
      .set({ owed: amount })
      .where('gateway_payment_id', '=', paymentId)
      .where('owed', '<>', amount)
      .execute()
  }
}
