import type { Db } from '../../platform/database/database.ts'
import { grant } from '../entitlements/index.ts'
import { addOrder } from '../orders/index.ts'
import type { GatewayPayment } from './gateway.ts'
import type { PaymentOrder } from './payments-store.ts'

/** Turns a payment order into the buyer's order: what was frozen is sold. */
export async function sell(trx: Db, owing: PaymentOrder, payment: GatewayPayment, now: Date): Promise<void> {
  const orderId = await addOrder(trx, {
    order: {
      user_id: owing.user_id,
      payment_order_id: owing.id,
      gateway_order_id: owing.gateway_order_id ?? '',
      gateway_payment_id: payment.id,
      amount: owing.amount,
      subtotal: owing.subtotal,
      tax: owing.tax,
      created_at: now,
    },
    lines: owing.lines.map((line) => ({
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
  })
  // What follows from the buyer's other orders is settled by balance().
  await grant(trx, { userId: owing.user_id, orderId, itemIds: owing.lines.map((line) => line.itemId) })
}
