import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { createCountCache, type Version } from './count-cache.ts'
import type { Dictionary, Word } from './dictionary.ts'
import { planOf } from './match.ts'
import type { Plan, Tier } from './plan.ts'
import { type Count, countUpTo, gather, isPriced, type Match, type Page, storedCount, type TierName, walk } from './search-store.ts'

export interface ListResult {
  itemIds: readonly number[]
  /** Exact up to 10,000; above, possibly a lower bound if the tables have answered. */
  count: number
  countIsLowerBound: boolean
}

/** An offset costs reading all rows up to it, so deeper pages are empty. */
const MAX_OFFSET = 100_000

interface Needs {
  reads: Db
  dictionary: Pick<Dictionary, 'total' | 'share'>
  /** The version of what `reads` answers. */
  readVersion: () => Promise<Version>
  clock: Clock
  /** An exact count that costs the tables nothing; null if nobody knows it. */
  countElsewhere: (match: Match) => Promise<Count | null>
}

/** Answers searches from the tables of the index. */
export function createFromTables({ reads, dictionary, readVersion, clock, countElsewhere }: Needs) {
  const counts = createCountCache(clock)

  /** Counts among given items are soon made, and hardly asked for twice. */
  const knownCount = (match: Match, at: Version) => (match.among === null ? counts.get(JSON.stringify(match), at) : undefined)
  const keepCount = (match: Match, at: Version, count: Count) => {
    if (match.among === null) counts.set(JSON.stringify(match), at, count)
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

  async function countInTables(match: Match, at: Version): Promise<Count> {
    const known = knownCount(match, at)
    if (known) return known
    const count = await (isStored(match) ? storedCount(reads, match.termIds[0]?.[0] ?? 0, match) : countUpTo(reads, match))
    keepCount(match, at, count)
    return count
  }

  const countOf = async (match: Match, at: Version): Promise<Count> => (await countElsewhere(match)) ?? (await countInTables(match, at))

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

  return {
    list: matched,
    count: async (match: Match): Promise<Count> => await countInTables(match, await readVersion()),
    /** Call it when this process writes, before the transaction commits. */
    written: (): void => counts.written(),
  }
}
