import { fault } from '../../contract/fault.ts'
import { said } from '../../contract/said.ts'
import { dayOf, type Found, recordFreeDownload } from './downloads-store.ts'
import type { Needs } from './needs.ts'

/**
 * Counts a free item once per user and day, and refuses items beyond the operator's limit (TV-02). A buyer's and a seller's own items are never limited:
 * the FAQ promises repeated downloads free of charge.
 * @throws Fault 429 with the seconds until the next day (UTC)
 */
export async function countAgainstLimit(
  { db, clock, config }: Pick<Needs, 'config' | 'db' | 'clock'>,
  { userId, item, fetchedToday }: Found,
): Promise<void> {
  const max = config.freeDownloadsPerDay
  if (max === 0 || fetchedToday || item.purchase_type !== 'free' || item.seller_user_id === userId || item.owned) return
  const now = clock.now()
  if (await recordFreeDownload(db, { userId, itemId: item.id, day: dayOf(now), max })) return
  const day = 86_400
  throw fault(429, said('You have downloaded {max} free items today, which is the daily limit. Please come back tomorrow', { max }), {
    retryAfter: day - (Math.floor(now.getTime() / 1000) % day),
  })
}
