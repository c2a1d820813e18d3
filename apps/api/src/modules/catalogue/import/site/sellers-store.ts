import type { Insertable } from 'kysely'
import type { Db } from '../../../../platform/database/database.ts'
import type { Tables } from '../../../../platform/database/tables.ts'

/** Key of the default seller, the shop itself. */
export const OWN_KEY = 'chitra'

type NewSeller = Insertable<Tables['sellers']>

/** Adds a seller, or updates the name of the seller with this key. */
export const saveSeller = (db: Db, seller: NewSeller): Promise<{ id: number; public_id: string; picture_sha256: string | null }> =>
  db
    .insertInto('sellers')
    .values(seller)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ first_name: seller.first_name, last_name: seller.last_name }))
    .returning(['id', 'public_id', 'picture_sha256'])
    .executeTakeFirstOrThrow()

/** Adds a seller unless one with this key exists. */
export async function addSeller(db: Db, seller: NewSeller): Promise<void> {
  await db
    .insertInto('sellers')
    .values(seller)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

export async function setPicture(db: Db, sellerId: number, sha256: string): Promise<void> {
  await db.updateTable('sellers').set({ has_picture: true, picture_sha256: sha256 }).where('id', '=', sellerId).execute()
}

export const sellerIdByKey = async (db: Db, key: string): Promise<number | undefined> =>
  (await db.selectFrom('sellers').select('id').where('key', '=', key).executeTakeFirst())?.id
