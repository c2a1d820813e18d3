import { accountOf } from '../accounts/index.ts'
import { billingOf } from '../billing/index.ts'
import type { OwnedItem } from '../catalogue/index.ts'
import { issueForDownload } from '../licences/index.ts'
import type { Needs } from './needs.ts'

/** Issues the licence of a free item to a user who downloads it for the first time. A buyer of the item has one, and its seller needs none. */
export async function licenseFree(services: Pick<Needs, 'db' | 'clock' | 'seller'>, userId: number, item: OwnedItem): Promise<void> {
  const { db } = services
  if (item.purchase_type !== 'free' || item.seller_user_id === userId || item.owned) return
  const { name, language } = await accountOf(db, userId)
  await issueForDownload(services, item, { userId, name, language, buyer: await billingOf(db, userId) })
}
