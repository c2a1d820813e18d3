import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

type Db = Kysely<Tables>

/** Suggestions for prefixes up to this length are precomputed. Longer prefixes have few enough phrases to read them all. */
export const PREFIX_LETTERS = 4
export const MAX_SUGGESTIONS = 10
/** Deltas after which the tables are vacuumed. Index-only scans, which walks rely on, need an up-to-date visibility map. */
const VACUUM_THRESHOLD = 20_000

export interface Settled {
  /** Terms whose counts changed. */
  terms: { id: number; lexeme: string; df: number; title_df: number }[]
  deltas: number
  /** How often the tables have been settled, by any process. */
  version: number
}

export async function settledVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ value: string }>`select value from settings where name = 'search.settled'`.execute(db)
  return Number(rows[0]?.value ?? 0)
}

/** Tells all processes to read the dictionary again at their next settle. Returns the new version. */
export async function bumpSettled(trx: Db): Promise<number> {
  const { rows } = await sql<{ value: string }>`
    insert into settings as s (name, value) values ('search.settled', '1') on conflict (name) do update set value = (s.value::bigint + 1)::text returning value`.execute(
    trx,
  )
  return Number(rows[0]?.value)
}

/** Adds the deltas to the counts. Returns null if there are none. */
export async function foldDeltas(db: Db): Promise<Settled | null> {
  const { rows } = await sql<{
    some: boolean
  }>`select exists (select 1 from term_count_deltas) or exists (select 1 from phrase_deltas) as some`.execute(db)
  if (!rows[0]?.some) return null
  // One snapshot for all statements: only deltas that were added up are deleted.
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      // One process settles at a time. Locking, unlike a select, takes no snapshot: a process that waited sees the other's changes.
      await sql`lock table term_counts in share row exclusive mode`.execute(trx)
      await sql`set local statement_timeout = 0`.execute(trx)
      await sql`
      insert into term_counts as c (term_id, category_id, orient, n)
      select term_id, category_id, orient, sum(n) from term_count_deltas group by 1, 2, 3 having sum(n) <> 0
      on conflict (term_id, category_id, orient) do update set n = c.n + excluded.n`.execute(trx)
      // By ids, because PostgreSQL has no useful statistics on the deltas and would execute a join by reading all counts.
      const touched = (await sql<{ id: number }>`select distinct abs(term_id) as id from term_count_deltas`.execute(trx)).rows.map(
        ({ id }) => id,
      )
      const terms = await sql<Settled['terms'][number]>`
      update terms t set df = s.df, title_df = s.title_df
      from (select abs(term_id) as id, coalesce(sum(n) filter (where term_id > 0), 0) as df, coalesce(sum(n) filter (where term_id < 0), 0) as title_df
            from term_counts where term_id = any(${[...touched, ...touched.map((id) => -id)]}::int[]) group by 1) s
      where t.id = s.id and t.id = any(${touched}::int[]) and (t.df, t.title_df) is distinct from (s.df, s.title_df)
      returning t.id, t.lexeme, t.df, t.title_df`.execute(trx)
      await foldPhrases(trx)
      const deltas = await sql<{
        n: number
      }>`with deleted as (delete from term_count_deltas returning 1) select count(*) as n from deleted`.execute(trx)
      await sql`delete from phrase_deltas`.execute(trx)
      return { terms: terms.rows, deltas: deltas.rows[0]?.n ?? 0, version: await bumpSettled(trx) }
    })
}

/** Category 0 stands for all categories. */
async function foldPhrases(trx: Db): Promise<void> {
  await sql`
    insert into phrases as p (phrase, category_id, n)
    select phrase, category_id, sum(n) from (
      select phrase, category_id, n from phrase_deltas union all select phrase, 0, n from phrase_deltas) d
    group by phrase, category_id having sum(n) <> 0
    on conflict (category_id, phrase) do update set n = p.n + excluded.n`.execute(trx)
  await sql`
    delete from phrases p using (select phrase, category_id from phrase_deltas union select phrase, 0 from phrase_deltas) d
    where p.category_id = d.category_id and p.phrase = d.phrase and p.n <= 0`.execute(trx)
  // Recomputes only prefixes whose top ten may have changed: a phrase outside the top ten and still below the tenth changes nothing.
  await sql`
    with changed as (
      select d.phrase, c.category_id, coalesce(p.n, 0) as n
      from (select distinct phrase, category_id from phrase_deltas) d
      cross join lateral (values (0), (d.category_id)) c(category_id)
      left join phrases p on p.category_id = c.category_id and p.phrase = d.phrase),
    stale as (
      select distinct left(c.phrase, letters) as prefix, c.category_id
      from changed c cross join generate_series(1, ${PREFIX_LETTERS}::int) letters
      where char_length(c.phrase) >= letters and coalesce((
        select c.n >= o.least or c.phrase = any(o.phrases) from phrase_tops o where o.prefix = left(c.phrase, letters) and o.category_id = c.category_id), true))
    insert into phrase_tops (prefix, category_id, phrases, least)
    select s.prefix, s.category_id, coalesce(top.phrases, '{}'), coalesce(top.least, 0)
    from stale s cross join lateral (
      select array_agg(best.phrase order by best.n desc, best.phrase) as phrases, case when count(*) = ${MAX_SUGGESTIONS}::int then min(best.n) else 0 end as least
      from (select phrase, n from phrases p where p.category_id = s.category_id and p.phrase >= s.prefix and p.phrase < s.prefix || chr(1114111)
            order by n desc, phrase limit ${MAX_SUGGESTIONS}::int) best) top
    on conflict (prefix, category_id) do update set phrases = excluded.phrases, least = excluded.least`.execute(trx)
}

/** Vacuums what many changes have touched. The embedded database has no autovacuum: without statistics, it sorts all items for a few. */
export async function vacuumIfDue(db: Db, deltas: number): Promise<boolean> {
  if (deltas < VACUUM_THRESHOLD) return false
  await sql`vacuum analyze items, item_terms, terms, term_counts, term_count_deltas, phrases, phrase_deltas, phrase_tops`.execute(db)
  return true
}
