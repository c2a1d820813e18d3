import { fault } from '../../contract/fault.ts'
import { said } from '../../contract/said.ts'
import { addedLicence, freeLicence, type Licence, licenceOfItem } from '../licences/index.ts'
import { type Attempt, countedWith } from '../limits/index.ts'
import { dayOf, type Found, recordFreeDownload } from './downloads-store.ts'
import type { Needs } from './needs.ts'

/**
 * Counts a free item once per user and day, refuses items beyond the operator's limit (TV-02), and issues its licence with the first download. A buyer's and a
 * seller's own items are never limited: the FAQ promises repeated downloads free of charge. A buyer has a licence, and a seller needs none.
 * @param attempt counted as well
 * @returns the user's newest licence of the item
 * @throws Fault 429 with the seconds until the next day (UTC)
 */
export async function recordDownload(
  { db, clock, config, seller }: Pick<Needs, 'config' | 'db' | 'clock' | 'seller'>,
  { userId, item, fetchedToday, licence, licensee }: Found,
  attempt?: Attempt,
): Promise<Licence | undefined> {
  const now = clock.now()
  const max = config.freeDownloadsPerDay
  const isFree = item.purchase_type === 'free' && item.seller_user_id !== userId && !item.owned
  const isLimited = isFree && max > 0 && !fetchedToday
  const issued = isFree && licensee !== null ? freeLicence(seller, item, licensee, now) : null
  if (!isLimited && issued === null) {
    if (attempt !== undefined) await countedWith(db, attempt)
    return licence
  }
  const record = { userId, itemId: item.id, day: dayOf(now), max: isLimited ? max : null, licence: issued }
  const recorded = await recordFreeDownload(db, record, attempt)
  if (recorded === null) throw tomorrow(max, now)
  if (issued === null) return licence
  // Null if a simultaneous download has issued it.
  return recorded.licence === null ? await licenceOfItem(db, userId, item.id) : addedLicence(recorded.licence, item)
}

function tomorrow(max: number, now: Date) {
  const day = 86_400
  return fault(429, said('You have downloaded {max} free items today, which is the daily limit. Please come back tomorrow', { max }), {
    retryAfter: day - (Math.floor(now.getTime() / 1000) % day),
  })
}
