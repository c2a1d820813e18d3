import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { toOrders } from '../order-view.ts'
import { linesPage, ordersOf } from '../orders-store.ts'
import type { Needs } from '../needs.ts'

export const listOrders: Operation<'listOrders', Needs> = async (call, services) => {
  const caller = signedIn(call)
  const { page, skip, search = '', start, end, limit = 25, by = 'order' } = call.query
  const [from, to] = [start === undefined ? null : new Date(start), end === undefined ? null : new Date(end)]
  if (from !== null && to !== null && from > to) throw fault(400, 'The first day must not be after the last')
  const query = { userId: caller.userId, search: search.trim(), start: from, end: to, limit, page: Math.max(1, page ?? skip ?? 1) }
  if (by === 'order') {
    const { orders, count } = await ordersOf(services.db, query)
    return { success: true, code: 200, data: { order: toOrders(services, caller, orders), count } }
  }
  const { orders, count, sums } = await linesPage(services.db, query)
  return {
    success: true,
    code: 200,
    data: {
      order: toOrders(services, caller, orders),
      count,
      sums: { ...sums, total: sums.subtotal + sums.tax },
    },
  }
}
