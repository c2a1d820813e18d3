export { createOrder } from './operations/create-order.ts'
export { listOrders } from './operations/list-orders.ts'
export { listSales } from './operations/list-sales.ts'
export { type OrderedSale, salesOfSeller, sellerIdOf } from './sales-store.ts'
