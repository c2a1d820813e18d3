import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { readSetting, setSetting } from '../../platform/settings-store.ts'
import { DEFAULT_SYNONYMS } from './default-synonyms.ts'
import { bumpSettled } from './settle-store.ts'

const NAME = 'search.synonyms'

/** The text of the synonyms, as the operator wrote it. */
export const synonymsText = async (db: Db): Promise<string> => (await readSetting(db, NAME)) ?? DEFAULT_SYNONYMS

/** Replaces the synonyms. Running processes read them at their next settle, within a minute. */
export async function saveSynonyms(db: Db, text: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await setSetting(trx, NAME, text)
    await bumpSettled(trx)
  })
}

/** Back to those that a new shop begins with. */
export async function resetSynonyms(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`delete from settings where name = ${NAME}`.execute(trx)
    await bumpSettled(trx)
  })
}
