import type { Db } from '../../platform/database/database.ts'
import type { Item } from '../catalogue/index.ts'
import { isOwned } from './downloads-store.ts'

/**
 * The one rule of who may have an original: who has bought it (and was not refunded), its own seller, or anybody signed in if it is free and approved.
 * Every way to a file asks here (TF-02).
 */
export async function canDownload(db: Db, userId: number, item: Item): Promise<boolean> {
  if (item.seller_user_id === userId) return true
  if (item.purchase_type === 'free' && item.approval === 'approved') return true
  return await isOwned(db, userId, item.id)
}
