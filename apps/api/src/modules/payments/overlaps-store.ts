import type { Db } from '../../platform/database/database.ts'
import { setHolders } from '../entitlements/index.ts'
import { linesAround, markLinesRefunded, markOrdersRefunded, ordersByIds, type PaidLine } from '../orders/index.ts'
import { type PaidOrder, type Standing, standingOf } from './overlaps.ts'
import type { PaymentOrder } from './payments-store.ts'

/**
 * Brings the buyer's orders that share items with this payment order to what is still paid: refunded orders and lines, the rights to download, what is owed
 * back. The caller holds the buyer's lock.
 */
export async function balance(trx: Db, owing: PaymentOrder, now: Date): Promise<void> {
  const lines = await linesAround(
    trx,
    owing.user_id,
    owing.lines.map((line) => line.itemId),
  )
  if (lines.length === 0) return
  const orders = await withPayments(trx, [...new Set(lines.map(({ orderId }) => orderId))])
  const standing = standingOf(orders, lines)
  await writeRefunds(trx, orders, lines, standing)
  const itemIds = [...new Set(lines.map(({ itemId }) => itemId))]
  await setHolders(trx, { userId: owing.user_id, itemIds, holders: standing.holders }, now)
  await writeOwed(trx, orders, standing)
}

interface Row extends PaidOrder {
  paymentId: string
  status: 'paid' | 'refunded'
}

async function withPayments(trx: Db, ids: readonly number[]): Promise<Row[]> {
  const orders = await ordersByIds(trx, ids)
  const payments = await trx
    .selectFrom('payments')
    .select(['gateway_payment_id', 'state', 'given_back'])
    .where(
      'gateway_payment_id',
      'in',
      orders.map((order) => order.gateway_payment_id),
    )
    .execute()
  const byId = new Map(payments.map((payment) => [payment.gateway_payment_id, payment]))
  return orders.flatMap(({ id, status, gateway_payment_id: paymentId }) => {
    const payment = byId.get(paymentId)
    return payment === undefined ? [] : [{ id, status, paymentId, givenBack: payment.given_back, refunded: payment.state === 'refunded' }]
  })
}

async function writeRefunds(trx: Db, orders: readonly Row[], lines: readonly PaidLine[], { refunded }: Standing): Promise<void> {
  await markOrdersRefunded(
    trx,
    orders.filter((order) => order.refunded && order.status !== 'refunded').map(({ id }) => id),
  )
  await markLinesRefunded(
    trx,
    lines.filter((line) => !line.refunded && refunded.has(line.id)).map(({ id }) => id),
  )
}

async function writeOwed(trx: Db, orders: readonly Row[], { owed }: Standing): Promise<void> {
  for (const { id, paymentId } of orders) {
    const sum = owed.get(id)
    if (sum === undefined) continue
    await trx.updateTable('payments').set({ owed: sum }).where('gateway_payment_id', '=', paymentId).where('owed', '<>', sum).execute()
  }
}
