import { fault } from '../../contract/fault.ts'
import type { Services } from '../../services.ts'
import type { Item } from '../catalogue/index.ts'
import { isOwned, noteFreeDownload } from './downloads-store.ts'

/**
 * Counts a free item once a user and day, and refuses the one past the operator's limit (TV-02). What was bought, or is one's own, is
 * never held back: the FAQ promises it again and again, free of charge.
 * @throws Fault 429 in words, with the seconds until the next day (UTC)
 */
export async function countAgainstLimit(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  user: { id: number },
  item: Item,
): Promise<void> {
  const most = config.freeDownloadsPerDay
  if (most === 0 || item.purchase_type !== 'free' || item.seller_user_id === user.id || (await isOwned(db, user.id, item.id))) return
  const now = clock.now()
  if (await noteFreeDownload(db, { userId: user.id, itemId: item.id, day: now.toISOString().slice(0, 10), most })) return
  const day = 86_400
  throw fault(429, `You have downloaded ${most} free items today, which is the most for one day. Please come back tomorrow`, {
    retryAfter: day - (Math.floor(now.getTime() / 1000) % day),
  })
}
