import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { PREFIX_LETTERS, MAX_SUGGESTIONS } from './settle-store.ts'

/**
 * The phrases with a prefix, sorted by number of items and then by code point. Short prefixes have the most phrases, so they are
 * precomputed.
 */
export async function suggestions(db: Kysely<Tables>, prefix: string, categoryId: number | null): Promise<string[]> {
  const category = categoryId ?? 0
  if (Array.from(prefix).length <= PREFIX_LETTERS) {
    const { rows } = await sql<{
      phrases: string[]
    }>`select phrases from phrase_tops where prefix = ${prefix} and category_id = ${category}::int`.execute(db)
    return rows[0]?.phrases ?? []
  }
  const { rows } = await sql<{ phrase: string }>`
    select phrase from phrases where category_id = ${category}::int and phrase >= ${prefix} and phrase < ${prefix} || chr(1114111)
    order by n desc, phrase limit ${MAX_SUGGESTIONS}::int`.execute(db)
  return rows.map((row) => row.phrase)
}
