import type { Selectable } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { isOwned } from './entitlements-store.ts'

/** What the rule needs to know about an item. */
export interface Downloadable extends Pick<Selectable<Tables['items']>, 'purchase_type' | 'approval'> {
  seller_user_id: number | null
}

/**
 * The one rule of who may download an original: its buyers (unless refunded), its seller, or any signed-in user if it is free and approved.
 * Every way to a file checks it (TF-02).
 */
export const mayDownload = (userId: number, item: Downloadable, owned: boolean): boolean =>
  owned || item.seller_user_id === userId || (item.purchase_type === 'free' && item.approval === 'approved')

export const canDownload = async (db: Db, userId: number, item: Downloadable & { id: number }): Promise<boolean> =>
  mayDownload(userId, item, false) || (await isOwned(db, userId, item.id))
