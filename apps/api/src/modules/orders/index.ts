export { listOrders } from './operations/list-orders.ts'
export { listSales } from './operations/list-sales.ts'
export { requestRefund } from './operations/request-refund.ts'
export { type OrderedSale, salesOfSeller, sellerIdOf } from './sales-store.ts'
export type { Needs as NeedsOfOrders } from './needs.ts'
export { ORDER_TRANSITIONS } from './order-states.ts'
export { reasonsDeleted, orderFromExport, ordersToExport, refundsToExport } from './order-data-store.ts'
export { receiptOf } from './receipt.ts'
export { toOrders } from './order-view.ts'
export { type ListedOrder, orderOfPaymentOrder, orderAsJson } from './orders-store.ts'
export {
  acceptedRefunds,
  recordAnswer,
  type OpenRefundRequest,
  openRefundRequests,
  type RefundableOrder,
  refundableOrder,
} from './refund-requests-store.ts'
export {
  addOrder,
  type NewOrder,
  overlappingLines,
  markLinesRefunded,
  markOrdersRefunded,
  type PaidLine,
  wishesSold,
} from './sold-store.ts'
