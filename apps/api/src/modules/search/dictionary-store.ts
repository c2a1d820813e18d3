import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** A stem of the index, with the items that have it, and that have it in the title. */
export interface TermRow {
  id: number
  lexeme: string
  df: number
  title_df: number
}

export interface Sample {
  category_id: number
  orient: number
  height: number
  width: number
}

export async function countItems(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select coalesce(sum(n), 0)::bigint as n from term_counts where term_id = 0`.execute(db)
  return Math.max(0, rows[0]?.n ?? 0)
}

/** About so many percent of the items, `most` at most; the same ones each time. */
export async function sampleOf(db: Db, percent: number, most: number): Promise<Sample[]> {
  const { rows } = await sql<Sample>`
    select category_id, orient, height, width from item_terms tablesample system (${percent}::real) repeatable (1) limit ${most}::int`.execute(
    db,
  )
  return rows
}

export const allTerms = async (db: Db): Promise<TermRow[]> =>
  (await sql<TermRow>`select id, lexeme, df, title_df from terms`.execute(db)).rows

/** The stem of each word; null for a stop word. */
export async function stemsOf(db: Db, words: readonly string[]): Promise<{ word: string; stem: string | null }[]> {
  const { rows } = await sql<{ word: string; stem: string | null }>`
    select word, (ts_lexize('english_stem', word))[1] as stem from unnest(${words}::text[]) as word`.execute(db)
  return rows
}

/** What the index has of each word: by its stem, or as it stands where `stemmed` is false. */
export async function lookUpWords(
  db: Db,
  words: readonly string[],
  stemmed: readonly boolean[],
): Promise<{ word: string; stem: string | null; id: number | null; df: number; title_df: number }[]> {
  const { rows } = await sql<{ word: string; stem: string | null; id: number | null; df: number; title_df: number }>`
    select asked.word, asked.stem, terms.id, terms.df, terms.title_df
    from (select word, case when stemmed then (ts_lexize('english_stem', word))[1] else word end as stem
          from unnest(${words}::text[], ${stemmed}::bool[]) as given(word, stemmed)) asked
    left join terms on terms.lexeme = asked.stem`.execute(db)
  return rows
}
