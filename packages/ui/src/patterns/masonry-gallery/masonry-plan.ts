export interface MasonryForm {
  columns: number
  /** Pixels. */
  columnWidth: number
  /** Between tiles, in pixels. */
  gap: number
}

/** Where every tile stands, in lists of numbers: a hundred thousand boxes would cost more than placing them. All in pixels of the gallery. */
export interface MasonryPlan extends MasonryForm {
  ratios: Float64Array
  /** Never falls from one tile to the next, because a tile goes to the column that ends highest. */
  tops: Float64Array
  heights: Float64Array
  column: Uint16Array
  tallest: number
  /** The height that each column reaches, with a gap after its last tile. */
  ends: Float64Array
  height: number
}

/** A place in the gallery, in pixels from its top left corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

// Beyond these a tile would be a sliver or a tower; its picture is cropped instead.
const narrowest = 0.45
const widest = 2.6

function fittingRatio(ratio: number): number {
  if (!Number.isFinite(ratio) || ratio <= 0) return 1
  return Math.min(widest, Math.max(narrowest, ratio))
}

/**
 * Each tile, in reading order, goes to the column that ends highest (the leftmost of equals). Tiles that `previous` placed the same way stand as
 * they are: only what was appended is placed. Width over height in `ratios`; what is not a positive number counts as a square.
 */
export function planMasonry(ratios: Float64Array, form: MasonryForm, previous?: MasonryPlan): MasonryPlan {
  const { columns, columnWidth, gap } = form
  const kept = previous !== undefined && isContinued(previous, ratios, form) ? previous : undefined
  const tops = new Float64Array(ratios.length)
  const heights = new Float64Array(ratios.length)
  const column = new Uint16Array(ratios.length)
  const ends = new Float64Array(columns)
  if (kept !== undefined) {
    tops.set(kept.tops)
    heights.set(kept.heights)
    column.set(kept.column)
    ends.set(kept.ends)
  }
  let tallest = kept?.tallest ?? 0
  for (let index = kept?.ratios.length ?? 0; index < ratios.length; index += 1) {
    let into = 0
    let top = ends[0] ?? 0
    for (let each = 1; each < columns; each += 1) {
      const end = ends[each] ?? 0
      if (end < top) {
        into = each
        top = end
      }
    }
    const height = Math.round(columnWidth / fittingRatio(ratios[index] ?? 1))
    tops[index] = top
    heights[index] = height
    column[index] = into
    ends[into] = top + height + gap
    if (height > tallest) tallest = height
  }
  return { ...form, ratios, tops, heights, column, tallest, ends, height: Math.max(0, Math.max(...ends) - gap) }
}

/** Whether the plan's tiles come first in `ratios`, in the same form. */
function isContinued(plan: MasonryPlan, ratios: Float64Array, form: MasonryForm): boolean {
  if (plan.columns !== form.columns || plan.columnWidth !== form.columnWidth || plan.gap !== form.gap) return false
  if (plan.ratios === ratios) return true
  return plan.ratios.length <= ratios.length && plan.ratios.every((ratio, index) => Object.is(ratio, ratios[index]))
}

export function boxAt(plan: MasonryPlan, index: number): Box {
  return {
    x: (plan.column[index] ?? 0) * (plan.columnWidth + plan.gap),
    y: plan.tops[index] ?? 0,
    width: plan.columnWidth,
    height: plan.heights[index] ?? 0,
  }
}

/** The indices, in reading order, of the tiles that touch the band from `top` to `bottom`. Looks only at tiles near the band. */
export function tilesWithin(plan: MasonryPlan, top: number, bottom: number): number[] {
  const within: number[] = []
  for (let index = firstFrom(plan.tops, top - plan.tallest); index < plan.tops.length; index += 1) {
    const y = plan.tops[index] ?? 0
    if (y > bottom) break
    if (y + (plan.heights[index] ?? 0) >= top) within.push(index)
  }
  return within
}

/** The first index of the rising list whose number is not below `least`. */
function firstFrom(rising: Float64Array, least: number): number {
  let low = 0
  let high = rising.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rising[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}
