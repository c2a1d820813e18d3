import type { Kysely } from 'kysely'
import { type Clock, systemClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Follower } from '../changes/index.ts'
import { codeOfHex } from './colour/codes.ts'
import { createCountCache, type Version } from './count-cache.ts'
import { createDictionary, type Word } from './dictionary.ts'
import type { SearchEngine } from './engine.ts'
import { type Firsts, firstsBy } from './firsts.ts'
import type { Along } from './firsts-store.ts'
import { removeItems, writeItems } from './index-store.ts'
import { type FilterValues, type Instead, insteadOf } from './instead.ts'
import { matchOf, planOf } from './match.ts'
import type { Plan, Tier } from './plan.ts'
import { type Count, countUpTo, gather, isPriced, type Match, type Page, storedCount, type TierName, walk } from './search-store.ts'
import { foldDeltas, MAX_SUGGESTIONS, settledVersion, vacuumIfDue } from './settle-store.ts'
import { suggestions } from './suggest-store.ts'
import { inRounds } from './in-rounds.ts'
import { MAX_WORDS, partsOf } from './related.ts'
import { FREE_TERM, phrase, words } from './terms.ts'

export interface ListQuery {
  /** Words, all of which must match; blank matches every item. */
  search: string
  categoryId: number | null
  orientation: 'landscape' | 'portrait' | null
  /** Pixels; 0 for any. */
  minHeight: number
  /** Pixels; 0 for any. */
  minWidth: number
  /** Whole paise, inclusive; null for any. */
  minPrice: number | null
  maxPrice: number | null
  /** `rrggbb`: only items with a colour near it; null for any. */
  colour: string | null
  /** Only these items, by their ids, each once; the first MAX_AMONG count. Null for all. */
  among: readonly number[] | null
  /** Also the near-twins that lists leave out where `COLLAPSE_ALIKE` is set. */
  twins: boolean
  /** Only free items. */
  free: boolean
  /** Newest first. Otherwise, among some, in their order; with a colour, the nearest first, and without one, items with all the words in the title come first; both groups are sorted by score. */
  recent: boolean
  /** Clamped to 1 to 100. */
  limit: number
  /** From 1. */
  page: number
}

/** The filters of a list without any, best first. */
export const UNFILTERED = {
  orientation: null,
  minHeight: 0,
  minWidth: 0,
  minPrice: null,
  maxPrice: null,
  colour: null,
  among: null,
  twins: false,
  free: false,
  recent: false,
} as const

export interface ListResult {
  itemIds: readonly number[]
  /** Exact up to 10,000; above, possibly a lower bound if the tables have answered. */
  count: number
  countIsLowerBound: boolean
}

export interface SuggestQuery {
  search: string
  categoryId: number | null
}

export interface Search {
  /** Loads the dictionary. */
  start(): Promise<void>
  list(query: ListQuery): Promise<ListResult>
  /** The first items of several queries, each item once, in the order of the queries; later ones are left out once `enough` are found. The best first. */
  firsts<T>(queries: readonly ListQuery[], wanted: { enough: number; along: Along<T> }): Promise<Firsts<T>>
  /** None among given items. Otherwise items with some of the words of a query, or with the nearest spelling of unknown ones, the closest first, to fill a page on which `list` found few. */
  related(query: ListQuery, found: readonly number[]): Promise<number[]>
  /** What to offer when `list` found nothing. */
  instead(query: ListQuery): Promise<Instead>
  /** At most ten phrases, the ones with the most items first, of which lists may leave some out; if the tables answer, as of the last settle. */
  suggest(query: SuggestQuery): Promise<string[]>
  /**
   * Indexes items within the caller's transaction, after their rows are written. Items that are not approved leave the index. Call it once in a
   * transaction, with all its items: two calls could deadlock with another transaction.
   */
  index(trx: Kysely<Tables>, itemIds: readonly number[]): Promise<void>
  /** Removes items from the index. Call it before their rows are deleted. */
  remove(trx: Kysely<Tables>, itemIds: readonly number[]): Promise<void>
  /** Updates counts, dictionary and suggestions. Call it after an import and at intervals; cheap when nothing changed. */
  settle(): Promise<void>
  /** The number of searchable items, with those that lists leave out: each has its page, and can be bought. */
  count(): Promise<number>
  stop(): Promise<void>
}

const MAX_ROWS = 100
export const MAX_AMONG = 1_000
/** An offset costs reading all rows up to it, so deeper pages are empty. */
const MAX_OFFSET = 100_000
const MAX_INT = 2_147_483_647
const ORIENT = { landscape: 1, portrait: 2 } as const
const NO_RESULT: ListResult = { itemIds: [], count: 0, countIsLowerBound: false }

export interface SearchOptions {
  database: Pick<Database, 'db'>
  /** Answers searches; by default the database itself. */
  reads?: Kysely<Tables>
  /** The version of what `reads` answers; by default unknown, so that no count is cached. */
  version?: () => Promise<Version>
  clock?: Clock
  /** Answers while it is up to date; otherwise the tables do. */
  engine?: SearchEngine | null
  /** Is told of writes before they are committed. */
  changes?: Pick<Follower, 'willWrite'> | null
  /** Whether lists, and their counts, are without the near-twins that another item covers, unless a query asks for them. */
  collapse?: boolean
}

export function createSearch({
  database: { db },
  reads = db,
  version: readVersion = () => Promise.resolve(null),
  clock = systemClock,
  engine = null,
  changes = null,
  collapse = false,
}: SearchOptions): Search {
  const dictionary = createDictionary({ db, reads })
  const counts = createCountCache(clock)
  let version = -1
  let deltasSinceVacuum = 0
  let settling: Promise<void> | null = null

  /** Counts among given items are soon made, and hardly asked for twice. */
  const knownCount = (match: Match, at: Version) => (match.among === null ? counts.get(JSON.stringify(match), at) : undefined)
  const keepCount = (match: Match, at: Version, count: Count) => {
    if (match.among === null) counts.set(JSON.stringify(match), at, count)
  }

  async function fromEngine({ termIds, categoryId, ...filters }: Match, page: Page): Promise<ListResult | null> {
    const answer = await engine?.find({ terms: termIds, category: categoryId, ...filters, ...page })
    return answer ? { itemIds: answer.ids, count: answer.count, countIsLowerBound: false } : null
  }

  /** Whether the count can be read from `term_counts`: at most one word, no filter by size, price or colour, and all items. */
  const isStored = (match: Match) =>
    match.termIds.length <= 1 &&
    (match.termIds[0]?.length ?? 0) <= 1 &&
    match.minHeight === 0 &&
    match.minWidth === 0 &&
    !isPriced(match) &&
    match.colour === null &&
    match.among === null &&
    !match.collapsed

  const countOf = async (match: Match, at: Version): Promise<Count> => {
    const inMemory = await fromEngine(match, { recent: true, offset: 0, limit: 0 })
    return inMemory === null ? await countInTables(match, at) : { count: inMemory.count, countIsLowerBound: false }
  }

  async function countInTables(match: Match, at: Version): Promise<Count> {
    const known = knownCount(match, at)
    if (known) return known
    const count = await (isStored(match) ? storedCount(reads, match.termIds[0]?.[0] ?? 0, match) : countUpTo(reads, match))
    keepCount(match, at, count)
    return count
  }

  async function gathered(match: Match, at: Version, page: Page): Promise<ListResult> {
    const { ids, count } = await gather(reads, match, 'both', page)
    const exact = { count, countIsLowerBound: false }
    keepCount(match, at, exact)
    return { itemIds: ids, ...exact }
  }

  /** One tier's items of a page, and the tier's size if it was counted. If a walk does not fill the page, the tier is gathered. */
  async function tierPage(match: Match, name: TierName, tier: Tier, page: Page): Promise<{ ids: number[]; size: number | null }> {
    if (tier.way === 'walk') {
      const ids = await walk(reads, match, name, page, tier.bound)
      if (ids.length === page.limit) return { ids, size: null }
    }
    const { ids, count } = await gather(reads, match, name, page)
    return { ids, size: count }
  }

  /**
   * A page by walking: first the title tier, then the rest. If the title tier does not fill the page, the page continues in the rest at its own offset
   * minus the size of the title tier, so pages neither repeat nor skip an item.
   */
  async function walked(match: Match, plan: Extract<Plan, { way: 'walk' }>, page: Page): Promise<number[]> {
    if (plan.title === null) return (await tierPage(match, 'both', plan.rest, page)).ids
    const title = await tierPage(match, 'title', plan.title, page)
    if (title.size === null || title.ids.length === page.limit) return title.ids
    const rest = await tierPage(match, 'rest', plan.rest, {
      recent: page.recent,
      offset: Math.max(0, page.offset - title.size),
      limit: page.limit - title.ids.length,
    })
    return [...title.ids, ...rest.ids]
  }

  async function matched(match: Match, terms: readonly Word[], page: Page): Promise<ListResult> {
    const at = await readVersion()
    const known = knownCount(match, at)
    if (page.offset >= MAX_OFFSET || (known && !known.countIsLowerBound && page.offset >= known.count))
      return { itemIds: [], ...(known ?? (await countOf(match, at))) }
    const plan = planOf({ terms, filters: match, page }, known !== undefined || isStored(match), dictionary)
    if (plan.way === 'gather') return await gathered(match, at, page)
    const [itemIds, count] = await Promise.all([walked(match, plan, page), countOf(match, at)])
    return { itemIds, ...count }
  }

  /** The terms of each word and of the free filter; null if nothing can match. */
  async function termsOf(searched: readonly string[], free: boolean): Promise<Word[] | null> {
    const resolved = await dictionary.resolve(searched)
    if (resolved === null || (resolved.length === 0 && searched.length > 0)) return null
    // The filter is a term like any word, so counts and plans work the same. Null if no item is free.
    const freeTerms = free ? await dictionary.resolve([FREE_TERM]) : []
    return freeTerms && [...resolved, ...freeTerms]
  }

  async function foundBy(terms: readonly Word[], filters: Omit<Match, 'termIds'>, page: Page): Promise<ListResult> {
    const match = matchOf(terms, filters)
    return (await fromEngine(match, page)) ?? (await matched(match, terms, page))
  }

  /** `terms` is null if nothing can match. */
  async function readQuery(
    query: ListQuery,
    searched = words(query.search),
  ): Promise<{ terms: Word[] | null; filters: Omit<Match, 'termIds'>; page: Page }> {
    const limit = clamp(query.limit, 1, MAX_ROWS)
    const { free, ...filters } = filtersOf(query, collapse)
    const isVain = (searched.length === 0 && query.search.trim() !== '') || query.among?.length === 0
    return {
      terms: isVain ? null : await termsOf(searched, free),
      filters,
      page: { recent: query.recent, limit, offset: (clamp(query.page, 1, MAX_INT) - 1) * limit },
    }
  }

  async function countOfWords(searched: readonly string[], { free, ...filters }: FilterValues): Promise<Count | null> {
    const terms = await termsOf(searched, free)
    return terms && (await countOf(matchOf(terms, filters), await readVersion()))
  }

  async function settle(): Promise<void> {
    const settled = await foldDeltas(db)
    if (settled) {
      deltasSinceVacuum += settled.deltas
      if (await vacuumIfDue(db, deltasSinceVacuum)) deltasSinceVacuum = 0
    }
    const now = settled?.version ?? (await settledVersion(db))
    // Without another process's settle in between, the changed terms suffice. Otherwise everything is reloaded.
    if (settled && now === version + 1) await dictionary.update(settled.terms)
    else if (now !== version) await dictionary.load()
    version = now
  }

  return {
    async start() {
      version = await settledVersion(db)
      await dictionary.load()
    },

    async list(query) {
      const { terms, filters, page } = await readQuery(query)
      return terms === null ? NO_RESULT : await foundBy(terms, filters, page)
    },

    async firsts(queries, wanted) {
      // All words at once: those that are not known cost one look-up.
      const searched = queries.map(({ search }) => words(search))
      await dictionary.lookUp(searched.flat())
      const read = await Promise.all(queries.map((query, n) => readQuery(query, searched[n])))
      const asked = read.flatMap(({ terms, ...rest }) => (terms === null ? [] : [{ terms, ...rest }]))
      const { lists, ...found } = await firstsBy(asked, wanted, {
        dictionary,
        reads,
        fromEngine: ({ terms, filters, page }) => fromEngine(matchOf(terms, filters), page),
      })
      const made = lists.values()
      return { ...found, lists: read.map(({ terms }) => (terms === null ? [] : (made.next().value ?? []))) }
    },

    async related(query, found) {
      if (query.among !== null) return []
      const searched = [...new Set(words(query.search))]
      // Before any is looked up: a hostile search has hundreds.
      if (searched.length > MAX_WORDS) return []
      const { terms, filters, page } = await readQuery(query)
      const freeTerms = query.free ? await termsOf([], true) : []
      if (freeTerms === null) return []
      const parts = partsOf(await dictionary.resolveNear(searched), terms !== null)
      // As many as a page has, because those that were found already are among them.
      const ask = (part: Word[]) => foundBy([...part, ...freeTerms], filters, { ...page, offset: 0 })
      const related = new Set<number>()
      for await (const { itemIds } of inRounds(parts, ask)) {
        const room = page.limit - found.length - related.size
        if (room <= 0) break
        for (const id of itemIds.filter((one) => !found.includes(one) && !related.has(one)).slice(0, room)) related.add(id)
      }
      return [...related]
    },

    instead: (query) => insteadOf(query.search, filtersOf(query, collapse), { dictionary, collapse, count: countOfWords }),

    async suggest({ search, categoryId }) {
      const prefix = phrase(search)
      if (prefix === '') return []
      return (await engine?.suggest(prefix, categoryId, MAX_SUGGESTIONS)) ?? (await suggestions(reads, prefix, categoryId))
    },

    async index(trx, itemIds) {
      counts.written()
      await changes?.willWrite(trx)
      await writeItems(trx, dictionary, itemIds)
    },

    async remove(trx, itemIds) {
      counts.written()
      await changes?.willWrite(trx)
      await removeItems(trx, itemIds)
    },

    async settle() {
      // One run at a time. A call during a run starts its own run afterwards, which includes its changes.
      const running = settling
      const mine = (running ?? Promise.resolve()).catch(() => undefined).then(settle)
      settling = mine
      try {
        await mine
      } finally {
        if (settling === mine) settling = null
      }
    },

    async count() {
      return (await countOf(EVERY_ITEM, await readVersion())).count
    },

    async stop() {
      await settling?.catch(() => undefined)
    },
  }
}

const EVERY_ITEM: Match = {
  termIds: [],
  categoryId: null,
  orient: null,
  minHeight: 0,
  minWidth: 0,
  minPrice: null,
  maxPrice: null,
  colour: null,
  among: null,
  collapsed: false,
}

const filtersOf = (
  { categoryId, orientation, minHeight, minWidth, minPrice, maxPrice, colour, among, twins, free }: ListQuery,
  collapse: boolean,
): FilterValues => ({
  categoryId,
  orient: orientation === null ? null : ORIENT[orientation],
  minHeight: clamp(minHeight, 0, MAX_INT),
  minWidth: clamp(minWidth, 0, MAX_INT),
  minPrice: minPrice === null ? null : clamp(minPrice, 0, MAX_INT),
  maxPrice: maxPrice === null ? null : clamp(maxPrice, 0, MAX_INT),
  colour: colour === null ? null : codeOfHex(colour),
  among: among?.slice(0, MAX_AMONG) ?? null,
  collapsed: collapse && !twins,
  free,
})

/** An integer from `min` to `max`; `min` for NaN. */
function clamp(value: number, min: number, max: number): number {
  return Number.isNaN(value) ? min : Math.trunc(Math.min(max, Math.max(min, value)))
}
