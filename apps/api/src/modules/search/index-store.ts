import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { Dictionary } from './dictionary.ts'
import { FREE_TERM, itemTerms, phrases, words as wordsOf } from './terms.ts'

type Db = Kysely<Tables>

interface Entry {
  item_id: number
  terms: number[]
  phrases: string[]
}

/** Words that find every item of a kind, whatever its seller wrote. */
const FREE_WORDS = ['free']
const BUNDLE_WORDS = ['bundle', 'zip']

/** Items written by one statement. */
const BATCH = 2_000

/**
 * Indexes the items in their current state; items that are not approved leave the index. Locks the items by id, then inserts new words alphabetically:
 * in this fixed order, two transactions that each call it once cannot deadlock. A transaction that calls it twice can.
 */
export async function writeItems(trx: Db, dictionary: Dictionary, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length === 0) return
  const { rows: items } = await sql<{
    id: number
    name: string
    keywords: string[]
    approval: string
    purchase_type: string
    file_ext: string
  }>`
    select id, name, keywords, approval, purchase_type, file_ext from items where id = any(${itemIds}::bigint[]) order by id for no key update`.execute(
    trx,
  )
  const words = remembering(wordsOf)
  const approved = items
    .filter((item) => item.approval === 'approved')
    .map((item) => ({
      ...item,
      // Also a title word: otherwise, with the free filter, no item would have all terms in its title and come first.
      titleWords: [...(item.purchase_type === 'free' ? [FREE_TERM] : []), ...words(item.name)],
      keywordWords: [
        ...(item.purchase_type === 'free' ? FREE_WORDS : []),
        ...(item.file_ext === 'zip' ? BUNDLE_WORDS : []),
        ...item.keywords.flatMap(words),
      ],
    }))
  const lexemeOf = await dictionary.stem(
    trx,
    approved.flatMap((item) => [...item.titleWords, ...item.keywordWords]),
  )
  const lexemesOf = (list: readonly string[]) => list.map(lexemeOf).filter((lexeme) => lexeme !== null)
  const shown = shortestWords(
    approved.flatMap((item) => [...item.titleWords, ...item.keywordWords]),
    lexemeOf,
  )
  const ids = await termIds(trx, dictionary, shown)
  const idsOf = (list: readonly string[]) =>
    lexemesOf(list)
      .map((lexeme) => ids.get(lexeme))
      .filter((id) => id !== undefined)
  const entries = approved.map((item): Entry => ({
    item_id: item.id,
    terms: itemTerms(idsOf(item.titleWords), idsOf(item.keywordWords)),
    // Searching for a phrase of stop words alone finds nothing.
    phrases: phrases(item.name, item.keywords).filter((text) => words(text).some((word) => lexemeOf(word) !== null)),
  }))
  const indexed = new Set(entries.map((entry) => entry.item_id))
  const removed = itemIds.filter((id) => !indexed.has(id))
  for (let start = 0; start < entries.length; start += BATCH) await replace(trx, entries.slice(start, start + BATCH), [])
  if (removed.length > 0) await replace(trx, [], removed)
  if (entries.length > 0) await enterWords(trx)
}

/** Many items share a keyword, and each is split twice. */
function remembering(split: (text: string) => string[]): (text: string) => string[] {
  const known = new Map<string, string[]>()
  return (text) => {
    const found = known.get(text) ?? split(text)
    known.set(text, found)
    return found
  }
}

/** Enters into the inverted index what its list of new entries holds: each word once for all items, which takes a third of the time of entering it for each. Searches would read all of the list. */
async function enterWords(trx: Db): Promise<void> {
  await sql`select gin_clean_pending_list('item_terms_terms')`.execute(trx)
}

/** Removes items from the index. Must run before an item's row is deleted, because that deletes the index entry without updating the counts. */
export async function removeItems(trx: Db, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length === 0) return
  await sql`select id from items where id = any(${itemIds}::bigint[]) order by id for no key update`.execute(trx)
  await replace(trx, [], itemIds)
}

/** The shortest word of each lexeme, to be shown for it: rather "temple" than "temples", never "templ". */
function shortestWords(all: readonly string[], lexemeOf: (word: string) => string | null): Map<string, string> {
  const shortest = new Map<string, string>()
  for (const word of all) {
    const lexeme = lexemeOf(word)
    if (lexeme === null) continue
    const known = shortest.get(lexeme)
    if (known === undefined || word.length < known.length) shortest.set(lexeme, word)
  }
  return shortest
}

/**
 * The ids of lexemes, given with a word of each; unknown lexemes are inserted. The dictionary does not cache the new ids: if the caller rolls back, a cached id would hide the word
 * until the process restarts.
 */
async function termIds(trx: Db, dictionary: Dictionary, shown: ReadonlyMap<string, string>): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const unknown: string[] = []
  for (const lexeme of shown.keys()) {
    const id = dictionary.idOf(lexeme)
    if (id === undefined) unknown.push(lexeme)
    else ids.set(lexeme, id)
  }
  const take = (rows: readonly { id: number; lexeme: string }[]) => {
    for (const { id, lexeme } of rows) ids.set(lexeme, id)
  }
  const select = async (some: readonly string[]) =>
    some.length > 0 &&
    take((await sql<{ id: number; lexeme: string }>`select id, lexeme from terms where lexeme = any(${some}::text[])`.execute(trx)).rows)
  const missing = () => unknown.filter((lexeme) => !ids.has(lexeme))
  await select(unknown)
  if (missing().length === 0) return ids
  take(
    (
      await sql<{ id: number; lexeme: string }>`
      insert into terms (lexeme, word)
      select lexeme, nullif(word, lexeme) from unnest(${missing()}::text[], ${missing().map((lexeme) => shown.get(lexeme))}::text[]) as given(lexeme, word)
      order by lexeme collate "C" on conflict do nothing returning id, lexeme`.execute(trx)
    ).rows,
  )
  // Lexemes that a concurrent transaction inserted while this one waited for it.
  await select(missing())
  return ids
}

/**
 * Writes some entries, removes others, and appends the changes in counts as deltas, which settle() adds up. Updating the counts directly would make all
 * writers wait for the row of a popular word. All parts of the statement see the entries as they were before it.
 */
async function replace(trx: Db, entries: readonly Entry[], removedIds: readonly number[]): Promise<void> {
  await sql`
    with input as materialized (select * from json_to_recordset(${JSON.stringify(entries)}::json) as x(item_id bigint, terms int[], phrases text[])),
    old as materialized (
      select category_id, orient, terms, phrases from item_terms where item_id = any(${[...entries.map((entry) => entry.item_id), ...removedIds]}::bigint[])),
    new as materialized (
      select i.id as item_id, i.score + i.popularity as score, i.created_at, i.category_id, case when i.width > i.height then 1 when i.width < i.height then 2 else 0 end as orient,
        i.height, i.width, input.terms, input.phrases
      from input join items i on i.id = input.item_id),
    term_deltas as (
      insert into term_count_deltas (term_id, category_id, orient, n)
      select term_id, category_id, orient, sum(n) from (
        select unnest(0 || terms) as term_id, category_id, orient, -1 as n from old
        union all select unnest(0 || terms), category_id, orient, 1 from new) changes
      group by term_id, category_id, orient having sum(n) <> 0),
    phrase_deltas as (
      insert into phrase_deltas (phrase, category_id, n)
      select phrase, category_id, sum(n) from (
        select unnest(phrases) as phrase, category_id, -1 as n from old
        union all select unnest(phrases), category_id, 1 from new) changes
      group by phrase, category_id having sum(n) <> 0),
    removed as (delete from item_terms where item_id = any(${removedIds}::bigint[]))
    insert into item_terms as t (item_id, score, created_at, category_id, orient, height, width, terms, phrases)
    select item_id, score, created_at, category_id, orient, height, width, terms, phrases from new
    on conflict (item_id) do update set score = excluded.score, created_at = excluded.created_at, category_id = excluded.category_id, orient = excluded.orient,
      height = excluded.height, width = excluded.width, terms = excluded.terms, phrases = excluded.phrases
    where (t.score, t.created_at, t.category_id, t.orient, t.height, t.width, t.terms, t.phrases)
      is distinct from (excluded.score, excluded.created_at, excluded.category_id, excluded.orient, excluded.height, excluded.width, excluded.terms, excluded.phrases)`.execute(
    trx,
  )
}
