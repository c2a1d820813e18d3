import type { Db } from '../../platform/database/database.ts'

export interface Visit {
  userId: number | null
  address: string
  country: string
  state: string
  keyword: string
}

export async function addVisit(db: Db, visit: Visit, now: Date): Promise<void> {
  const { userId, address, country, state, keyword } = visit
  await db.insertInto('visits').values({ user_id: userId, address, country, state, keyword, created_at: now }).execute()
}

/** Deletes visits from before this time. */
export async function deleteOldVisits(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('visits').where('created_at', '<', before).execute()
}
