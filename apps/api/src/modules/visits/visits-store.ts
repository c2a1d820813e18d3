import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Attempt } from '../limits/index.ts'

export interface Visit {
  userId: number | null
  address: string
  country: string
  state: string
  keyword: string
}

/** Counts an attempt, and stores a visit. @throws Fault 429 if the attempt is one too many */
export async function addVisit(db: Db, visit: Visit, { counted, exceeded, refusal }: Attempt, now: Date): Promise<void> {
  const { userId, address, country, state, keyword } = visit
  const { rows } = await sql`with ${counted}
    insert into visits (user_id, address, country, state, keyword, created_at)
    select ${userId}::bigint, ${address}, ${country}, ${state}, ${keyword}, ${now}::timestamptz where not ${exceeded} returning id`.execute(
    db,
  )
  if (rows.length === 0) throw refusal
}

/** Deletes visits from before this time. */
export async function deleteOldVisits(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('visits').where('created_at', '<', before).execute()
}
