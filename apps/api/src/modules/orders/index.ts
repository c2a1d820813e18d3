export { createOrder } from './operations/create-order.ts'
export { listOrders } from './operations/list-orders.ts'
