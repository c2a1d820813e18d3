export interface MasonryForm {
  columns: number
  /** Pixels. */
  columnWidth: number
  /** Between tiles, in pixels. */
  gap: number
}

/** What a tile shows: only its width over its height counts, so any unit will do. */
export interface Shape {
  width: number
  height: number
}

/** Where tiles stand, in lists of numbers: a hundred thousand boxes would cost more than placing them. All in pixels of the gallery. */
export interface MasonryPlan extends MasonryForm {
  shapes: readonly Shape[]
  /** How many tiles, from the first, have a place; the lists are long enough for all. */
  placed: number
  /** Never falls from one tile to the next, because a tile goes to the column that ends highest. */
  tops: Float64Array
  heights: Float64Array
  column: Uint16Array
  /** Other heights for the tiles that end a column, by their place in the list, so that all columns end together as well as they can. */
  evened: ReadonlyMap<number, number>
  tallest: number
  /** The height that each column reaches, with a gap after its last tile; before those are evened. */
  ends: Float64Array
  /** Exact when all tiles are placed, else what the placed ones let expect. */
  height: number
}

export interface Planning {
  /** Tiles whose top is below this (pixels) may wait for another call. A negative number places none. */
  until?: number
  /** What it placed the same way stands as it is. */
  previous?: MasonryPlan | undefined
}

/** A place in the gallery, in pixels from the corner where reading begins. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

// Beyond these a tile would be a sliver or a tower; its picture is cropped instead.
const narrowest = 0.45
const widest = 2.6

/** So many are always placed at once: it takes about a millisecond, and but for giants a gallery has its exact height from the first paint. */
const atOnce = 10_000

function fittingRatio({ width, height }: Shape): number {
  const ratio = width / height
  if (!Number.isFinite(ratio) || ratio <= 0) return 1
  return Math.min(widest, Math.max(narrowest, ratio))
}

/**
 * Each tile, in reading order, goes to the column that ends highest (the leftmost of equals). A shape that is none counts as a square. Where the last has its
 * place, the end of the gallery is evened.
 */
export function planMasonry(shapes: readonly Shape[], form: MasonryForm, { until = Infinity, previous }: Planning = {}): MasonryPlan {
  const { columns, columnWidth, gap } = form
  const kept = previous !== undefined && isContinued(previous, shapes, form) ? previous : undefined
  // Plans of the same shapes share their lists: each reads only what it has placed, and all would write the same.
  const { tops, heights, column } = kept?.shapes === shapes ? kept : roomFor(shapes.length, kept)
  const ends = kept === undefined ? new Float64Array(columns) : kept.ends.slice()
  const least = until < 0 ? 0 : Math.min(atOnce, shapes.length)
  let tallest = kept?.tallest ?? 0
  let placed = kept?.placed ?? 0
  for (; placed < shapes.length; placed += 1) {
    let into = 0
    let top = ends[0] ?? 0
    for (let each = 1; each < columns; each += 1) {
      const end = ends[each] ?? 0
      if (end < top) {
        into = each
        top = end
      }
    }
    if (placed >= least && top > until) break
    const height = Math.round(columnWidth / fittingRatio(shapes[placed] ?? square))
    tops[placed] = top
    heights[placed] = height
    column[placed] = into
    ends[into] = top + height + gap
    if (height > tallest) tallest = height
  }
  if (kept?.shapes === shapes && kept.placed === placed) return kept
  const plan = { columns, columnWidth, gap, shapes, placed, tops, heights, column, evened: asTheyAre, tallest, ends }
  if (placed === shapes.length) return evenEnd(plan)
  return { ...plan, height: Math.max(0, expectedHeight(shapes.length, placed, ends, form)) }
}

const asTheyAre: ReadonlyMap<number, number> = new Map()

/** The share of its height by which a tile at the end may be higher or lower than its picture's shape: more would crop too much. */
const mostEvened = 0.4

/** Stretches and crops the last tile of each column towards one end for all. No tile changes its column or where it begins. */
function evenEnd(plan: Omit<MasonryPlan, 'height'>): MasonryPlan {
  const { columns, gap, placed, tops, heights, column, ends } = plan
  const lasts = Array.from({ length: columns }, (_, each) => column.lastIndexOf(each, placed - 1))
  // One row alone is no wall yet.
  if (placed <= columns || lasts.includes(-1)) return { ...plan, height: Math.max(0, Math.max(...ends) - gap) }
  const endsBy = (share: number) => lasts.map((index) => (tops[index] ?? 0) + (heights[index] ?? 0) * (1 + share))
  const [least, most] = [endsBy(-mostEvened), endsBy(mostEvened)]
  const end = (Math.max(...least) + Math.min(...most)) / 2
  const evened = new Map(
    lasts.map((index, each) => [index, Math.round(Math.min(most[each] ?? 0, Math.max(least[each] ?? 0, end))) - (tops[index] ?? 0)]),
  )
  return { ...plan, evened, height: Math.max(...lasts.map((index) => (tops[index] ?? 0) + (evened.get(index) ?? 0))) }
}

/** The height of a placed tile, in pixels. */
export const heightAt = ({ evened, heights }: MasonryPlan, index: number): number => evened.get(index) ?? heights[index] ?? 0

const square: Shape = { width: 1, height: 1 }

/** The height if the tiles to come are on average as high as those that are placed. */
function expectedHeight(count: number, placed: number, ends: Float64Array, { columns, columnWidth, gap }: MasonryForm): number {
  const all = ends.reduce((sum, end) => sum + end, 0)
  const each = placed === 0 ? columnWidth + gap : all / placed
  return Math.ceil((count * each) / columns) - gap
}

/** Lists for so many tiles, beginning with those of a plan. */
function roomFor(count: number, kept: MasonryPlan | undefined): Pick<MasonryPlan, 'tops' | 'heights' | 'column'> {
  const room = { tops: new Float64Array(count), heights: new Float64Array(count), column: new Uint16Array(count) }
  if (kept !== undefined) {
    room.tops.set(kept.tops.subarray(0, kept.placed))
    room.heights.set(kept.heights.subarray(0, kept.placed))
    room.column.set(kept.column.subarray(0, kept.placed))
  }
  return room
}

/** Whether the plan's placed tiles come first in `shapes`, in the same form. */
function isContinued(plan: MasonryPlan, shapes: readonly Shape[], form: MasonryForm): boolean {
  if (plan.columns !== form.columns || plan.columnWidth !== form.columnWidth || plan.gap !== form.gap) return false
  if (plan.shapes === shapes) return true
  if (plan.placed > shapes.length) return false
  for (let index = 0; index < plan.placed; index += 1) {
    const [before, now] = [plan.shapes[index], shapes[index]]
    if (before !== now && fittingRatio(before ?? square) !== fittingRatio(now ?? square)) return false
  }
  return true
}

export function boxAt(plan: MasonryPlan, index: number): Box {
  return {
    x: (plan.column[index] ?? 0) * (plan.columnWidth + plan.gap),
    y: plan.tops[index] ?? 0,
    width: plan.columnWidth,
    height: heightAt(plan, index),
  }
}

/** The indices, in reading order, of the placed tiles that touch the band from `top` to `bottom`. Looks only at tiles near the band. */
export function tilesWithin(plan: MasonryPlan, top: number, bottom: number): number[] {
  const within: number[] = []
  for (let index = firstFrom(plan, top - plan.tallest * (1 + mostEvened)); index < plan.placed; index += 1) {
    const y = plan.tops[index] ?? 0
    if (y > bottom) break
    if (y + heightAt(plan, index) >= top) within.push(index)
  }
  return within
}

/** The first placed tile whose top is not above `least`. */
function firstFrom({ tops, placed }: MasonryPlan, least: number): number {
  let low = 0
  let high = placed
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tops[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}
