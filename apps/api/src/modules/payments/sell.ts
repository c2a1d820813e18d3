import type { Db } from '../../platform/database/database.ts'
import { grant } from '../entitlements/index.ts'
import { addOrder, type NewOrder } from '../orders/index.ts'
import type { GatewayPayment } from './gateway.ts'
import type { PaymentOrder } from './payments-store.ts'

/** Creates the buyer's order from a payment order. The items and prices are those stored when the payment order was created. */
export async function sell(trx: Db, paymentOrder: PaymentOrder, payment: GatewayPayment, now: Date): Promise<NewOrder> {
  const order = await addOrder(trx, {
    order: {
      user_id: paymentOrder.user_id,
      payment_order_id: paymentOrder.id,
      gateway_order_id: paymentOrder.gateway_order_id ?? '',
      gateway_payment_id: payment.id,
      amount: paymentOrder.amount,
      subtotal: paymentOrder.subtotal,
      tax: paymentOrder.tax,
      created_at: now,
    },
    lines: paymentOrder.lines.map((line) => ({
      item_id: line.itemId,
      name: line.name,
      description: line.description,
      price: line.price,
      tax: line.tax,
      tax_percent: paymentOrder.tax_percent,
      seller_id: line.sellerId,
      seller_name: line.sellerName,
      licence_version: line.licenceVersion,
      again: line.again ?? null,
    })),
  })
  // applyOverlaps() handles items that the buyer's other orders contain too.
  await grant(trx, { userId: paymentOrder.user_id, orderId: order.id, itemIds: paymentOrder.lines.map((line) => line.itemId) })
  return order
}
