import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { READY_LETTERS, SUGGESTED } from './settle-store.ts'
import { phrase } from './terms.ts'

/**
 * The phrases most items have of those that begin with what was typed, in any case; as many items, then by code point. The first letters, which have
 * the most phrases, are answered from a table made for them.
 */
export async function suggestions(db: Kysely<Tables>, typed: string, categoryId: number | null): Promise<string[]> {
  const prefix = phrase(typed)
  if (prefix === '') return []
  const category = categoryId ?? 0
  if (Array.from(prefix).length <= READY_LETTERS) {
    const { rows } = await sql<{
      phrases: string[]
    }>`select phrases from phrase_tops where prefix = ${prefix} and category_id = ${category}::int`.execute(db)
    return rows[0]?.phrases ?? []
  }
  const { rows } = await sql<{ phrase: string }>`
    select phrase from phrases where category_id = ${category}::int and phrase >= ${prefix} and phrase < ${prefix} || chr(1114111)
    order by n desc, phrase limit ${SUGGESTED}::int`.execute(db)
  return rows.map((row) => row.phrase)
}
