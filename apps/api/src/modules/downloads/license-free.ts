import { accountOf } from '../accounts/index.ts'
import { billingOf } from '../billing/index.ts'
import { issueForDownload, type Licence, licenceOfItem } from '../licences/index.ts'
import type { Found } from './downloads-store.ts'
import type { Needs } from './needs.ts'

/**
 * Issues the licence of a free item to a user who downloads it for the first time. A buyer of the item has one, and its seller needs none.
 * @returns the user's newest licence of the item
 */
export async function licenseFree(
  services: Pick<Needs, 'db' | 'clock' | 'seller'>,
  { userId, item, licence }: Found,
): Promise<Licence | undefined> {
  const { db } = services
  const isLicensed = licence !== undefined && licence.order_line_id === null
  if (isLicensed || item.purchase_type !== 'free' || item.seller_user_id === userId || item.owned) return licence
  const { name, language } = await accountOf(db, userId)
  await issueForDownload(services, item, { userId, name, language, buyer: await billingOf(db, userId) })
  return await licenceOfItem(db, userId, item.id)
}
