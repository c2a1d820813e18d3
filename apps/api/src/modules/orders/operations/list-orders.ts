import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { toOrders } from '../order-view.ts'
import { ordersOf } from '../orders-store.ts'

export const listOrders: Operation<'listOrders'> = async (call, services) => {
  const caller = signedIn(call)
  const { page, skip, search = '', start, end, limit = 25 } = call.query
  const [from, to] = [start === undefined ? null : new Date(start), end === undefined ? null : new Date(end)]
  if (from !== null && to !== null && from > to) throw fault(400, 'The first day must not be after the last')
  const found = await ordersOf(services.db, {
    userId: caller.userId,
    search: search.trim(),
    start: from,
    end: to,
    limit,
    page: Math.max(1, page ?? skip ?? 1),
  })
  return { success: true, code: 200, data: { order: await toOrders(services, caller, found.orders), count: found.count } }
}
