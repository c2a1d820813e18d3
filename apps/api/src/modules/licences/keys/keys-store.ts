import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'

export type LicenceKey = Selectable<Tables['licence_keys']>
export type SigningKey = LicenceKey & { private_key: string }

/** All keys, the one that signs first. */
export const allKeys = (db: Db): Promise<LicenceKey[]> => newestFirst(db).execute()

export async function signingKeyOf(db: Db): Promise<SigningKey | undefined> {
  const key = await newestFirst(db).where('private_key', 'is not', null).executeTakeFirst()
  return key as SigningKey | undefined
}

const newestFirst = (db: Db) => db.selectFrom('licence_keys').selectAll().orderBy('made_at', 'desc').orderBy('id')

/** Adds the first key, unless another process has added one. */
export async function addFirstKey(db: Db, key: SigningKey): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`lock table licence_keys in exclusive mode`.execute(trx)
    if ((await signingKeyOf(trx)) === undefined) await trx.insertInto('licence_keys').values(key).execute()
  })
}

/** Adds a key that signs from now on; the others only check. */
export async function replaceKey(db: Db, key: SigningKey): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('licence_keys').set({ private_key: null }).execute()
    await trx.insertInto('licence_keys').values(key).execute()
  })
}
