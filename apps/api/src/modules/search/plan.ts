/**
 * There are two ways to find a page. *Gather* collects every match through the inverted index and sorts them, which also yields the exact count: best
 * for few matches. *Walk* reads the items in their final order until the page is full: best for many matches. PostgreSQL's planner chooses badly,
 * because it does not know how words correlate and cannot abandon a walk: with a million items, it walked the whole index (0.24 to 1.6 s) for rare
 * pairs of words. So the application chooses, by the number of items of each word.
 */
export interface PlanInput {
  /** The number of searchable items. */
  total: number
  /** Items of each word. */
  dfs: readonly number[]
  /** Items with each word in the title, in the same order; null when sorting by date, without a title tier. */
  titleDfs: readonly number[] | null
  /** Share of the items, 0 to 1, that pass the filters. */
  share: number
  offset: number
  limit: number
  /** Whether the count is cached or stored. If so, it is no reason to gather. */
  countIsKnown: boolean
}

export type Plan = { way: 'gather' } | { way: 'walk'; /** Null without a title tier. */ title: Tier | null; rest: Tier }
/** One tier's plan. `bound`: the number of items that a walk may visit before the tier is gathered instead. */
export type Tier = { way: 'gather' } | { way: 'walk'; bound: number }

/** The contract requires exact counts up to here. Counting stops beyond, unless an exact count is stored. */
export const COUNT_LIMIT = 10_000

/** Microseconds, measured on one core in 2026. Only the ratios matter; the embedded database is slower by a constant factor. */
const COST = { visit: 0.8, visitWithoutWords: 0.3, gather: 1, posting: 0.1, statement: 300 }
/** A title tier is expected to fill a page if its estimate exceeds the rows needed by this factor. */
const TITLE_MARGIN = 1.25
/** A walk may visit this many times the expected number of items, plus a constant for small estimates. */
const WALK_FACTOR = 4
const WALK_MIN = 2_000

/** The expected number of items with all the words if words were independent. Real words correlate, so it is an underestimate; `bound` limits the damage. */
export function expectedMatches(total: number, dfs: readonly number[]): number {
  return dfs.reduce((matches, df) => matches * (df / Math.max(1, total)), total)
}

export function choosePlan(input: PlanInput): Plan {
  const { total, dfs, titleDfs, share, offset, limit } = input
  const matches = expectedMatches(total, dfs)
  const gather = gatherCost(total, dfs, matches, share)
  const count = input.countIsKnown ? 0 : Math.min(gather, (COUNT_LIMIT / share) * COST.gather) + COST.statement

  if (titleDfs === null) {
    const visits = visitsFor(offset + limit, total, matches * share)
    return visits * visitCost(dfs) + count < gather ? { way: 'walk', title: null, rest: walk(visits, total) } : { way: 'gather' }
  }

  const inTitle = expectedMatches(total, titleDfs)
  const inTitleFiltered = inTitle * share
  const titleVisits = visitsFor(offset + limit, total, inTitleFiltered)
  const titleGather = gatherCost(total, [...dfs, ...titleDfs], inTitle, share)
  // A title tier that probably does not fill the page must be gathered, because the offset in the rest depends on its size.
  const titleIsWalked = inTitleFiltered > TITLE_MARGIN * (offset + limit) && titleVisits * visitCost(dfs) < titleGather
  const title: Tier = titleIsWalked ? walk(titleVisits, total) : { way: 'gather' }
  const restVisits = visitsFor(Math.max(0, offset - inTitleFiltered) + limit, total, (matches - inTitle) * share)
  const cost = count + COST.statement + (titleIsWalked ? titleVisits * visitCost(dfs) : titleGather + restVisits * visitCost(dfs))
  return cost < gather ? { way: 'walk', title, rest: walk(restVisits, total) } : { way: 'gather' }
}

function gatherCost(total: number, dfs: readonly number[], matches: number, share: number): number {
  if (dfs.length === 0) return total * COST.visitWithoutWords + matches * share * COST.gather
  return matches * COST.gather + Math.min(...dfs) * COST.posting
}

const visitCost = (dfs: readonly number[]): number => (dfs.length === 0 ? COST.visitWithoutWords : COST.visit)

function visitsFor(rows: number, total: number, matches: number): number {
  return Math.min(total, rows / Math.max(matches / Math.max(1, total), 1e-9))
}

function walk(visits: number, total: number): Tier {
  // `total` dates from the last settle; the margin covers items added since.
  return { way: 'walk', bound: Math.ceil(Math.min(WALK_FACTOR * visits, total * 1.1) + WALK_MIN) }
}
