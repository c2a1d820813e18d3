import type { components } from '@chitra/api-client/schema'
import type { Caller } from '../../contract/operation.ts'
import type { Services } from '../../services.ts'
import { itemAddress, itemsByIds, pictureAddress, toSeller } from '../catalogue/index.ts'
import { signAddress } from '../downloads/index.ts'
import { linesOf, type Order } from './orders-store.ts'

type Schemas = components['schemas']

/** Orders as the contract shows them. What was sold comes from the order's own lines (APP-09); the catalogue adds only where its pictures are. */
export async function toOrders(services: Services, caller: Caller, orders: readonly Order[]): Promise<Schemas['Order'][]> {
  const lines = await linesOf(
    services.db,
    orders.map((order) => order.id),
  )
  const ids = [...new Set([...lines.values()].flat().map((line) => line.item_id))]
  const items = new Map((await itemsByIds(services.db, ids)).map((item) => [item.id, item]))
  return orders.map((order) => ({
    _id: order.public_id,
    createdAt: order.created_at.toISOString(),
    paymentId: order.gateway_payment_id,
    orderId: order.gateway_order_id,
    amount: order.amount,
    subtotal: order.subtotal,
    tax: order.tax,
    status: order.status,
    imageId: (lines.get(order.id) ?? []).flatMap((line) => {
      const item = items.get(line.item_id)
      if (item === undefined) return []
      return {
        _id: item.public_id,
        name: line.name,
        description: line.description,
        price: line.price,
        tax: line.tax,
        taxPercent: line.tax_percent,
        url: itemAddress(item),
        thumbimage: pictureAddress(item.public_id),
        file_ext: item.file_ext,
        categoryId: item.category_public_id,
        sellerId: { ...toSeller(item), firstName: line.seller_name },
        licenceVersion: line.licence_version,
        refunded: line.refunded,
        ...(line.refunded ? {} : { original: signAddress(services, caller, item) }),
      }
    }),
  }))
}
