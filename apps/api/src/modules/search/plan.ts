/**
 * Two ways to find a page. *Gather* collects every match through the inverted index, sorts them, and so has the exact count at no further cost: right
 * when matches are few. *Walk* reads the items in their final order until the page is full: right when matches are many. PostgreSQL's own planner
 * cannot choose well, because it knows neither how words go together nor that a walk may be given up: measured at a million items, it walked the whole
 * index (0.24 to 1.6 s) for rare pairs. So the application chooses, from the number of items of each word.
 */
export interface Shape {
  /** Searchable items in all. */
  total: number
  /** Items of each word. */
  dfs: readonly number[]
  /** Items with the word in the title, in the same order. Null where the order has no title-first tier. */
  titleDfs: readonly number[] | null
  /** Share of the items, 0 to 1, that pass the filters. */
  share: number
  offset: number
  limit: number
  /** Whether the count is cached or stored, so that gathering saves nothing by counting along the way. */
  countIsKnown: boolean
}

export type Plan = { way: 'gather' } | { way: 'walk'; /** Null without a title-first tier. */ title: Tier | null; rest: Tier }
/** One tier's plan. `bound`: items that a walk may visit before it is given up for gathering. */
export type Tier = { way: 'gather' } | { way: 'walk'; bound: number }

/** Counting stops here unless an exact count is at hand: the contract asks for exactness up to this. */
export const COUNTED = 10_000

/** Microseconds, on one core of 2026. Only their ratios matter: the embedded database is slower by one factor in all of them. */
const COST = { visit: 0.8, visitWithoutWords: 0.3, gather: 1, posting: 0.1, statement: 300 }
/** A title tier counts as filling a page when this many times the rows needed are expected in it. */
const SURE = 1.25
/** A walk is given up at this many times the visits expected, plus a little for small numbers. */
const PATIENCE = 4
const PATIENCE_AT_LEAST = 2_000

/** Items with all the words, as if words fell independently. Real words go together more often, so that this is a low guess; bounds cover the error. */
export function expectedMatches(total: number, dfs: readonly number[]): number {
  return dfs.reduce((matches, df) => matches * (df / Math.max(1, total)), total)
}

export function choosePlan(shape: Shape): Plan {
  const { total, dfs, titleDfs, share, offset, limit } = shape
  const matches = expectedMatches(total, dfs)
  const gather = gatherCost(total, dfs, matches, share)
  const count = shape.countIsKnown ? 0 : Math.min(gather, (COUNTED / share) * COST.gather) + COST.statement

  if (titleDfs === null) {
    const visits = visitsFor(offset + limit, total, matches * share)
    return visits * visitCost(dfs) + count < gather ? { way: 'walk', title: null, rest: walk(visits, total) } : { way: 'gather' }
  }

  const inTitle = expectedMatches(total, titleDfs)
  const inTitleFiltered = inTitle * share
  const titleVisits = visitsFor(offset + limit, total, inTitleFiltered)
  const titleGather = gatherCost(total, [...dfs, ...titleDfs], inTitle, share)
  // A title tier that likely fills the page is walked; one that likely does not must be gathered, for its size says where the rest begins.
  const titleIsWalked = inTitleFiltered > SURE * (offset + limit) && titleVisits * visitCost(dfs) < titleGather
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
  // Total is as of the last settle: past it, new items are within the margin.
  return { way: 'walk', bound: Math.ceil(Math.min(PATIENCE * visits, total * 1.1) + PATIENCE_AT_LEAST) }
}
