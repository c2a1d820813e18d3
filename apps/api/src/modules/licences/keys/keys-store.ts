import { type NotNull, type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'

export type LicenceKey = Selectable<Tables['licence_keys']>
export type SigningKey = LicenceKey & { private_key: string }
/** What signing needs of it. */
export type Signer = Pick<SigningKey, 'id' | 'private_key'>

/** All keys, the one that signs first. */
export const allKeys = (db: Db): Promise<LicenceKey[]> => newestFirst(db).execute()

export const signerOf = (db: Db): Promise<Signer | undefined> => signerIn(db).executeTakeFirst()

/** The key that signs, for a query of its own or within another. */
export const signerIn = (db: Db) =>
  newestFirst(db)
    .clearSelect()
    .select(['id', 'private_key'])
    .where('private_key', 'is not', null)
    .limit(1)
    .$narrowType<{ private_key: NotNull }>()

const newestFirst = (db: Db) => db.selectFrom('licence_keys').selectAll().orderBy('made_at', 'desc').orderBy('id')

/** Adds the first key, unless another process has added one. */
export async function addFirstKey(db: Db, key: SigningKey): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`lock table licence_keys in exclusive mode`.execute(trx)
    if ((await signerOf(trx)) === undefined) await trx.insertInto('licence_keys').values(key).execute()
  })
}

/** Adds a key that signs from now on; the others only check. */
export async function replaceKey(db: Db, key: SigningKey): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('licence_keys').set({ private_key: null }).execute()
    await trx.insertInto('licence_keys').values(key).execute()
  })
}
