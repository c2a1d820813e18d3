import { boxAt, planMasonry, type Box } from './masonry-plan.ts'

export type { Box } from './masonry-plan.ts'

export interface MasonryInput {
  /** Width over height of each tile, in reading order. What is not a positive number counts as a square. */
  ratios: readonly number[]
  /** Of the gallery, in pixels. */
  width: number
  /** How many columns; otherwise as many as `minColumnWidth` (pixels) allows, at least one. */
  columns?: number | undefined
  minColumnWidth?: number | undefined
  /** Between tiles, in pixels. */
  gap: number
}

export interface MasonryLayout {
  columns: number
  tiles: Box[]
  height: number
}

/**
 * Each tile, in reading order, goes to the column that ends highest (the leftmost of equals), so that the order of the
 * document stays close to what the eye reads. Everything is known from the ratios: no tile moves when its picture arrives.
 */
export function masonryLayout({ ratios, width, columns, minColumnWidth = 240, gap }: MasonryInput): MasonryLayout {
  const form = formOf(width, columns ?? (width + gap) / (minColumnWidth + gap), gap)
  const plan = planMasonry(
    ratios.map((ratio) => ({ width: ratio, height: 1 })),
    form,
  )
  return { columns: plan.columns, tiles: ratios.map((_, index) => boxAt(plan, index)), height: plan.height }
}

/** At least one column, of whole number; the width (pixels) that the gaps leave is shared evenly. */
export function formOf(width: number, columns: number, gap: number): { columns: number; columnWidth: number; gap: number } {
  const count = Math.max(1, Math.floor(columns))
  return { columns: count, columnWidth: Math.max(0, (width - gap * (count - 1)) / count), gap }
}
