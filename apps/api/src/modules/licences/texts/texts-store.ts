import type { Expression, Selectable } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'

export type LicenceText = Selectable<Tables['licence_texts']>
/** What a licence says of its text. */
export type NamedText = Pick<LicenceText, 'version' | 'title' | 'sha256'>

/** Adds a version, and tells whether there was none of that name yet. */
export async function addText(db: Db, text: LicenceText): Promise<boolean> {
  const added = await db
    .insertInto('licence_texts')
    .values(text)
    .onConflict((conflict) => conflict.column('version').doNothing())
    .returning('version')
    .executeTakeFirst()
  return added !== undefined
}

export const textByVersion = (db: Db, version: string): Promise<LicenceText | undefined> =>
  db.selectFrom('licence_texts').selectAll().where('version', '=', version).executeTakeFirst()

/** What the texts of these versions say, within another query. */
export const bodiesOf = (db: Db, versions: Expression<string>) =>
  db.selectFrom('licence_texts').select(['version', 'body']).where('version', 'in', versions)

/** Those of these versions that there are, by the version. */
export async function textsOf(db: Db, versions: readonly string[]): Promise<Map<string, LicenceText>> {
  if (versions.length === 0) return new Map()
  const texts = await db
    .selectFrom('licence_texts')
    .selectAll()
    .where('version', 'in', [...new Set(versions)])
    .execute()
  return new Map(texts.map((text) => [text.version, text]))
}

/** All versions, the one that is sold now first. */
export const allTexts = (db: Db): Promise<LicenceText[]> => newestFirst(db).execute()

/** The text that is sold now. There is one from the shop's first start on. */
export const currentText = (db: Db): Promise<LicenceText> => newestFirst(db).executeTakeFirstOrThrow()

/** What names it, as a value of a query. */
export const currentTextAsJson = (db: Db) =>
  jsonObjectFrom(newestFirst(db).clearSelect().select(['version', 'title', 'sha256']).limit(1)).$notNull()

const newestFirst = (db: Db) => db.selectFrom('licence_texts').selectAll().orderBy('published_at', 'desc').orderBy('version', 'desc')

export const hasTexts = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('licence_texts').select('version').limit(1).executeTakeFirst()) !== undefined
