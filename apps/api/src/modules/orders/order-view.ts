import type { components } from '@chitra/api-client/schema'
import type { Caller } from '../../contract/operation.ts'
import { itemAddress, itemsByIds, pictureAddress, toSeller } from '../catalogue/index.ts'
import { signAddress } from '../entitlements/index.ts'
import { papersOf, toPaper } from '../invoices/index.ts'
import { codesOfLines, formatCode } from '../licences/index.ts'
import { countFiles, linesOf, type Order, type OrderLine } from './orders-store.ts'
import { refundRequestsOf } from './refund-requests-store.ts'
import { refundView } from './refunds.ts'
import type { Needs } from './needs.ts'

type Schemas = components['schemas']

/** Converts orders to the contract's form. Names and prices come from the order's lines, as sold (APP-09); only addresses come from the catalogue. */
export async function toOrders(
  services: Needs,
  caller: Caller,
  orders: readonly Order[],
  /** The lines to include; by default all. */
  given?: ReadonlyMap<number, OrderLine[]>,
): Promise<Schemas['Order'][]> {
  const lines =
    given ??
    (await linesOf(
      services.db,
      orders.map((order) => order.id),
    ))
  const ids = [...new Set([...lines.values()].flat().map((line) => line.item_id))]
  const items = new Map((await itemsByIds(services.db, ids)).map((item) => [item.id, item]))
  const [refunds, now] = [
    await refundRequestsOf(
      services.db,
      orders.map(({ id }) => id),
    ),
    services.clock.now(),
  ]
  const papers = await papersOf(
    services.db,
    orders.map(({ id }) => id),
  )
  const files = await countFiles(
    services.db,
    orders.map(({ id }) => id),
  )
  const codes = await codesOfLines(
    services.db,
    [...lines.values()].flat().map(({ id }) => id),
  )
  const codeOf = ({ id, refunded }: OrderLine): string | null => {
    const code = refunded ? undefined : codes.get(id)
    return code === undefined ? null : formatCode(code)
  }
  return orders.map((order) => ({
    _id: order.public_id,
    createdAt: order.created_at.toISOString(),
    paymentId: order.gateway_payment_id,
    orderId: order.gateway_order_id,
    amount: order.amount,
    subtotal: order.subtotal,
    tax: order.tax,
    status: order.status,
    files: files.get(order.id) ?? 0,
    papers: (papers.get(order.id) ?? []).map(toPaper),
    ...refundView(order, refunds.get(order.id), now),
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
        licence: codeOf(line),
        refunded: line.refunded,
        ...(line.refunded ? {} : { original: signAddress(services, caller, item) }),
      }
    }),
  }))
}
