import type { Db } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { GatewayPayment } from './gateway.ts'
import { before, ORDER_MOVES } from './payment-states.ts'
import type { PaymentOrder } from './payments-store.ts'

/** Turns a payment order into the buyer's order: what was frozen is sold. */
export async function addOrder(trx: Db, owing: PaymentOrder, payment: GatewayPayment, now: Date): Promise<void> {
  const { id } = await trx
    .insertInto('orders')
    .values({
      public_id: newId(),
      user_id: owing.user_id,
      payment_order_id: owing.id,
      gateway_order_id: owing.gateway_order_id ?? '',
      gateway_payment_id: payment.id,
      amount: owing.amount,
      subtotal: owing.subtotal,
      tax: owing.tax,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('order_lines')
    .values(
      owing.lines.map((line) => ({
        order_id: id,
        item_id: line.itemId,
        name: line.name,
        description: line.description,
        price: line.price,
        tax: line.tax,
        tax_percent: owing.tax_percent,
        seller_id: line.sellerId,
        seller_name: line.sellerName,
        licence_version: line.licenceVersion,
      })),
    )
    .execute()
  await trx
    .insertInto('entitlements')
    .values(owing.lines.map((line) => ({ user_id: owing.user_id, item_id: line.itemId, order_id: id, revoked_at: null })))
    // One that a refund revoked comes back with the new order; one that is alive stays with the order it came from.
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'item_id'])
        .doUpdateSet({ order_id: id, revoked_at: null })
        .where('entitlements.revoked_at', 'is not', null),
    )
    .execute()
}

/** A refund of the whole: the order stays listed, its downloads end (TM-15). */
export async function refundOrder(trx: Db, gatewayPaymentId: string, now: Date): Promise<void> {
  const order = await trx
    .updateTable('orders')
    .set({ status: 'refunded' })
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .where('status', 'in', before(ORDER_MOVES, 'refunded'))
    .returning('id')
    .executeTakeFirst()
  if (order === undefined) return
  await trx.updateTable('order_lines').set({ refunded: true }).where('order_id', '=', order.id).execute()
  await trx.updateTable('entitlements').set({ revoked_at: now }).where('order_id', '=', order.id).where('revoked_at', 'is', null).execute()
}
