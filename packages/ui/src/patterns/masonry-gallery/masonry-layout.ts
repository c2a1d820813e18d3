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

/** A place in the gallery, in pixels from its top left corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface MasonryLayout {
  columns: number
  tiles: Box[]
  height: number
}

// Beyond these a tile would be a sliver or a tower; its picture is cropped instead.
const narrowest = 0.45
const widest = 2.6

/**
 * Each tile, in reading order, goes to the column that ends highest (the leftmost of equals), so that the order of the
 * document stays close to what the eye reads. Everything is known from the ratios: no tile moves when its picture arrives.
 */
export function masonryLayout({ ratios, width, columns, minColumnWidth = 240, gap }: MasonryInput): MasonryLayout {
  const count = Math.max(1, Math.floor(columns ?? (width + gap) / (minColumnWidth + gap)))
  const columnWidth = Math.max(0, (width - gap * (count - 1)) / count)
  const ends = Array.from({ length: count }, () => 0)
  const tiles = ratios.map((ratio): Box => {
    const column = ends.indexOf(Math.min(...ends))
    const y = ends[column] ?? 0
    const height = Math.round(columnWidth / fittingRatio(ratio))
    ends[column] = y + height + gap
    return { x: column * (columnWidth + gap), y, width: columnWidth, height }
  })
  return { columns: count, tiles, height: Math.max(0, Math.max(...ends) - gap) }
}

function fittingRatio(ratio: number): number {
  if (!Number.isFinite(ratio) || ratio <= 0) return 1
  return Math.min(widest, Math.max(narrowest, ratio))
}

/** Two columns from 320 px, three to five above. */
export function columnsForWidth(width: number): number {
  if (width < 540) return 2
  if (width < 820) return 3
  if (width < 1400) return 4
  return 5
}

/** 10 px on a phone, 16 px above. */
export function gapForWidth(width: number): number {
  return width < 540 ? 10 : 16
}

/** The indices of the tiles that touch the band from `top` to `bottom` (pixels of the gallery). */
export function tilesWithin(tiles: readonly Box[], top: number, bottom: number): number[] {
  return tiles.flatMap((tile, index) => (tile.y + tile.height >= top && tile.y <= bottom ? [index] : []))
}
