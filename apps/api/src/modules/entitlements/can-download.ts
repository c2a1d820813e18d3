import type { Selectable } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** The fields of an item that decide who may download it. */
export interface Downloadable extends Pick<Selectable<Tables['items']>, 'purchase_type' | 'approval'> {
  seller_user_id: number | null
}

/**
 * Who may download an original: its buyers unless refunded, its seller, and any signed-in user if it is free and approved. Every download checks this
 * rule (TF-02).
 */
export const mayDownload = (userId: number, item: Downloadable, owned: boolean): boolean =>
  owned || item.seller_user_id === userId || (item.purchase_type === 'free' && item.approval === 'approved')
