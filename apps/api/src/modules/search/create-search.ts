import type { Kysely } from 'kysely'
import { type Clock, systemClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { createCountCache } from './count-cache.ts'
import { createDictionary, type Term } from './dictionary.ts'
import { removeItems, writeItems } from './index-store.ts'
import { choosePlan, type Plan, type Shape, type Tier } from './plan.ts'
import { type Count, countUpTo, gather, type Match, type Page, storedCount, type TierName, walk } from './search-store.ts'
import { foldDeltas, settledVersion, tidy } from './settle-store.ts'
import { suggestions } from './suggest-store.ts'
import { COSTS_NOTHING, words } from './terms.ts'

export interface ListQuery {
  /** Words, all of which must match; blank for every item. */
  search: string
  categoryId: number | null
  orientation: 'landscape' | 'portrait' | null
  /** Pixels; 0 for any. */
  minHeight: number
  /** Pixels; 0 for any. */
  minWidth: number
  /** Only what costs nothing. */
  free: boolean
  /** Strictly newest first. Otherwise items with all the words in the title come first, and within each of the two groups the best score. */
  recent: boolean
  /** 1 to 100; what lies outside is brought inside. */
  limit: number
  /** From 1. */
  page: number
}

export interface ListResult {
  itemIds: number[]
  /** Exact up to 10,000 at least. */
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
  /** At most ten phrases, those with the most items first; up to date as of the last settle. */
  suggest(query: SuggestQuery): Promise<string[]>
  /**
   * (Re)indexes items within the caller's transaction, after their rows are written: approved items can be found, others cannot. To be called once a
   * transaction, with all its items, so that two transactions never wait for each other in a circle.
   */
  index(trx: Kysely<Tables>, itemIds: readonly number[]): Promise<void>
  /** Takes items out of the search; before their rows are deleted. */
  remove(trx: Kysely<Tables>, itemIds: readonly number[]): Promise<void>
  /** Brings counts, dictionary and suggestions up to date. Cheap when nothing changed; for after an import, and now and then. */
  settle(): Promise<void>
  /** Searchable items in all. */
  count(): Promise<number>
  stop(): Promise<void>
}

const MOST_ROWS = 100
/** Rows that lie deeper are not shown: an offset is paid for by reading up to it. */
const DEEPEST = 100_000
const LARGEST_INT = 2_147_483_647
const ORIENT = { landscape: 1, portrait: 2 } as const
const NOTHING: ListResult = { itemIds: [], count: 0, countIsLowerBound: false }

export function createSearch({ database: { db }, clock = systemClock }: { database: Pick<Database, 'db'>; clock?: Clock }): Search {
  const dictionary = createDictionary(db)
  const counts = createCountCache(clock)
  let version = -1
  let untidied = 0
  let settling: Promise<void> | null = null

  async function counted(key: string, count: () => Promise<Count>): Promise<Count> {
    const kept = counts.get(key)
    if (kept) return kept
    const fresh = await count()
    counts.set(key, fresh)
    return fresh
  }

  /** Whether a count is at hand without looking at items: none or one word, no size. */
  const isStored = (match: Match) => match.termIds.length <= 1 && match.minHeight === 0 && match.minWidth === 0

  const countOf = (match: Match) =>
    counted(JSON.stringify(match), () => (isStored(match) ? storedCount(db, match.termIds[0] ?? 0, match) : countUpTo(db, match)))

  async function gathered(match: Match, page: Page): Promise<ListResult> {
    const { ids, count } = await gather(db, match, 'both', page)
    const exact = { count, countIsLowerBound: false }
    counts.set(JSON.stringify(match), exact)
    return { itemIds: ids, ...exact }
  }

  /** One tier's part of a page, and the tier's size where that was found out. A walk that does not fill the page is given up for gathering. */
  async function tierPage(match: Match, name: TierName, tier: Tier, page: Page): Promise<{ ids: number[]; size: number | null }> {
    if (tier.way === 'walk') {
      const ids = await walk(db, match, name, page, tier.bound)
      if (ids.length === page.limit) return { ids, size: null }
    }
    const { ids, count } = await gather(db, match, name, page)
    return { ids, size: count }
  }

  /**
   * A page by walking. The order is one sequence: the title tier, then the rest. A page that the title tier does not fill goes on in the rest, at the
   * page's offset less the size of the title tier, so that pages neither repeat nor miss an item.
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

  async function matched(match: Match, terms: readonly Term[], page: Page): Promise<ListResult> {
    const known = counts.get(JSON.stringify(match))
    if (page.offset >= DEEPEST || (known && !known.countIsLowerBound && page.offset >= known.count))
      return { itemIds: [], ...(known ?? (await countOf(match))) }
    const shape: Shape = {
      total: dictionary.total(),
      // A word of an item that has not been settled yet has no number: at least one.
      dfs: terms.map((term) => Math.max(1, term.df)),
      titleDfs: page.recent || terms.length === 0 ? null : terms.map((term) => term.titleDf),
      share: dictionary.share(match),
      offset: page.offset,
      limit: page.limit,
      countIsKnown: known !== undefined || isStored(match),
    }
    const plan = choosePlan(shape)
    if (plan.way === 'gather') return await gathered(match, page)
    const [itemIds, count] = await Promise.all([walked(match, plan, page), countOf(match)])
    return { itemIds, ...count }
  }

  async function settle(): Promise<void> {
    const settled = await foldDeltas(db)
    if (settled) {
      untidied += settled.deltas
      if (await tidy(db, untidied)) untidied = 0
    }
    const now = settled?.version ?? (await settledVersion(db))
    // What this process alone has settled since it last looked is taken over; anything else is read anew.
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
      const asked = words(query.search)
      if (asked.length === 0 && query.search.trim() !== '') return NOTHING
      const resolved = await dictionary.resolve(asked)
      if (resolved === null || (resolved.length === 0 && asked.length > 0)) return NOTHING
      // A term like any other, so that it is counted, planned and found as words are; null where nothing is free.
      const free = query.free ? await dictionary.resolve([COSTS_NOTHING]) : []
      if (free === null) return NOTHING
      const terms = [...resolved, ...free]
      const limit = clamp(query.limit, 1, MOST_ROWS)
      return await matched(
        {
          termIds: terms.map((term) => term.id).toSorted((a, b) => a - b),
          categoryId: query.categoryId,
          orient: query.orientation === null ? null : ORIENT[query.orientation],
          minHeight: clamp(query.minHeight, 0, LARGEST_INT),
          minWidth: clamp(query.minWidth, 0, LARGEST_INT),
        },
        terms,
        { recent: query.recent, limit, offset: (clamp(query.page, 1, DEEPEST + 1) - 1) * limit },
      )
    },

    suggest: ({ search, categoryId }) => suggestions(db, search, categoryId),

    async index(trx, itemIds) {
      counts.written()
      await writeItems(trx, dictionary, itemIds)
    },

    async remove(trx, itemIds) {
      counts.written()
      await removeItems(trx, itemIds)
    },

    async settle() {
      // One run at a time within the process; a caller in between gets a run that starts after its call.
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
      return (await countOf({ termIds: [], categoryId: null, orient: null, minHeight: 0, minWidth: 0 })).count
    },

    async stop() {
      await settling?.catch(() => undefined)
    },
  }
}

/** The nearest integer between `least` and `most`; `least` for NaN. */
function clamp(value: number, least: number, most: number): number {
  return Number.isNaN(value) ? least : Math.trunc(Math.min(most, Math.max(least, value)))
}
