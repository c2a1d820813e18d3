import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { type Dehydrated, withTimes } from '../../platform/database/from-json.ts'
import type { Attempt } from '../limits/index.ts'
import { type ListedOrder, ownOrderAsJson } from './orders-store.ts'

/**
 * Counts an attempt, and stores a buyer's request for a refund, unless there is one already, the order is refunded, or it is older than `since`.
 * @returns the order as it was before, and whether the request is stored; undefined if there is no such order
 * @throws Fault 429 if the attempt is one too many
 */
export async function askForRefund(
  db: Db,
  { counted, exceeded, refusal }: Attempt,
  { userId, publicId, reason, since }: { userId: number; publicId: string; reason: string; since: Date },
  now: Date,
): Promise<{ order: ListedOrder; isAsked: boolean } | undefined> {
  const { rows } = await sql<{ exceeded: boolean; isAsked: boolean; order: Dehydrated<ListedOrder> | null }>`
    with ${counted},
    asked as (
      insert into refund_requests (order_id, state, reason, asked_at)
      select id, 'asked', ${reason}, ${now}::timestamptz from orders
      where public_id = ${publicId} and user_id = ${userId} and status = 'paid' and created_at >= ${since}::timestamptz and not ${exceeded}
      on conflict (order_id) do nothing
      returning order_id)
    select ${exceeded} as exceeded, exists (select 1 from asked) as "isAsked", case when not ${exceeded} then ${ownOrderAsJson(db, userId, publicId)} end as order`.execute(
    db,
  )
  const [row] = rows
  if (row === undefined || row.exceeded) throw refusal
  return row.order === null ? undefined : { isAsked: row.isAsked, order: withTimes(row.order, 'created_at') }
}
