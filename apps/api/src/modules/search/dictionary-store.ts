import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** An indexed stem, with the number of items that have it anywhere (`df`) and in the title (`title_df`). */
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
  /** Whole paise. */
  price: number
}

export async function countItems(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select coalesce(sum(n), 0)::bigint as n from term_counts where term_id = 0`.execute(db)
  return Math.max(0, rows[0]?.n ?? 0)
}

/** A repeatable sample of about `percent` of the items, at most `max`. */
export async function sampleOf(db: Db, percent: number, max: number): Promise<Sample[]> {
  const { rows } = await sql<Sample>`
    select category_id, orient, height, width, (select price from items where id = item_id) as price
    from item_terms tablesample system (${percent}::real) repeatable (1) limit ${max}::int`.execute(db)
  return rows
}

/** All terms, each with the word that is shown for it and that word's stem. */
export async function allTerms(db: Db): Promise<(TermRow & { word: string; stem: string | null })[]> {
  const { rows } = await sql<TermRow & { word: string; stem: string | null }>`
    select id, lexeme, word, (ts_lexize('english_stem', word))[1] as stem, df, title_df
    from (select id, lexeme, coalesce(word, lexeme) as word, df, title_df from terms) shown`.execute(db)
  return rows
}

/** The words of at most `limit` terms, as they are shown, those of most items first. */
export async function commonWords(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select coalesce(word, lexeme) as word from terms where df > 0 order by df desc, lexeme limit ${limit}::int`.execute(db)
  return rows.map(({ word }) => word)
}

/** The stem of each word; null for a stop word. */
export async function stemsOf(db: Db, words: readonly string[]): Promise<{ word: string; stem: string | null }[]> {
  const { rows } = await sql<{ word: string; stem: string | null }>`
    select word, (ts_lexize('english_stem', word))[1] as stem from unnest(${words}::text[]) as word`.execute(db)
  return rows
}

/** The term of each word: of its stem, or of the word itself where `stemmed` is false. */
export async function lookUpWords(
  db: Db,
  words: readonly string[],
  stemmed: readonly boolean[],
): Promise<{ word: string; stem: string | null; id: number | null; df: number; title_df: number }[]> {
  const { rows } = await sql<{ word: string; stem: string | null; id: number | null; df: number; title_df: number }>`
    select queried.word, queried.stem, terms.id, terms.df, terms.title_df
    from (select word, case when stemmed then (ts_lexize('english_stem', word))[1] else word end as stem
          from unnest(${words}::text[], ${stemmed}::bool[]) as given(word, stemmed)) queried
    left join terms on terms.lexeme = queried.stem`.execute(db)
  return rows
}
