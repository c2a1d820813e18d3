import type { components } from '@chitra/api-client/schema'
import type { Caller } from '../../contract/operation.ts'
import { itemAddress, pictureAddress, toSeller } from '../catalogue/index.ts'
import { signAddress } from '../entitlements/index.ts'
import { toPaper } from '../invoices/index.ts'
import { formatCode } from '../licences/index.ts'
import type { ListedOrder, SoldLine } from './orders-store.ts'
import { refundView } from './refunds.ts'
import type { Needs } from './needs.ts'

type Schemas = components['schemas']

/** Converts orders to the contract's form. Names and prices come from the order's lines, as sold (APP-09); only addresses come from the catalogue. */
export function toOrders(services: Needs, caller: Caller, orders: readonly ListedOrder[]): Schemas['Order'][] {
  const now = services.clock.now()
  return orders.map((order) => ({
    _id: order.public_id,
    createdAt: order.created_at.toISOString(),
    paymentId: order.gateway_payment_id,
    orderId: order.gateway_order_id,
    amount: order.amount,
    subtotal: order.subtotal,
    tax: order.tax,
    status: order.status,
    files: order.files,
    papers: order.papers.map(toPaper),
    ...refundView(order, order.request, now),
    imageId: order.lines.map((line) => toLine(services, caller, line)),
  }))
}

function toLine(services: Needs, caller: Caller, line: SoldLine): Schemas['Order']['imageId'][number] {
  const item = { public_id: line.item_public_id, name: line.item_name, file_ext: line.item_file_ext }
  const isValid = !line.refunded
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
    categoryId: line.item_category,
    sellerId: toSeller({ ...line, seller_first_name: line.seller_name }),
    licenceVersion: line.licence_version,
    licence: isValid && line.licence_code !== null ? formatCode(line.licence_code) : null,
    refunded: line.refunded,
    ...(isValid ? { original: signAddress(services, caller, item) } : {}),
  }
}
