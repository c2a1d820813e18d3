import { describe, expect, it } from 'vitest'
import { masonryLayout } from './masonry-layout.ts'

describe('masonryLayout [GAL-01]', () => {
  it('places each tile in the shortest column, the leftmost of equals, and lets the columns end together', () => {
    const layout = masonryLayout({ ratios: [1, 0.5, 1, 1.25], width: 210, columns: 2, gap: 10 })
    expect(layout).toEqual({
      columns: 2,
      tiles: [
        { x: 0, y: 0, width: 100, height: 100 },
        { x: 110, y: 0, width: 100, height: 200 },
        // Square and 80 high by their pictures.
        { x: 0, y: 110, width: 100, height: 140 },
        { x: 110, y: 210, width: 100, height: 48 },
      ],
      height: 258,
    })
  })

  it('never overlaps tiles nor places them outside the gallery', () => {
    const ratios = Array.from({ length: 200 }, (_, index) => 0.5 + ((index * 37) % 100) / 60)
    const { tiles, height } = masonryLayout({ ratios, width: 1256, minColumnWidth: 240, gap: 16 })
    for (const [index, tile] of tiles.entries()) {
      expect(tile.x + tile.width).toBeLessThanOrEqual(1256.001)
      expect(tile.y + tile.height).toBeLessThanOrEqual(height)
      for (const other of tiles.slice(index + 1)) {
        const apart =
          other.x >= tile.x + tile.width ||
          tile.x >= other.x + other.width ||
          other.y >= tile.y + tile.height ||
          tile.y >= other.y + other.height
        expect(apart).toBe(true)
      }
    }
  })

  it('fits as many columns as the minimum width allows, at least one', () => {
    expect(masonryLayout({ ratios: [], width: 1000, minColumnWidth: 240, gap: 16 }).columns).toBe(3)
    expect(masonryLayout({ ratios: [], width: 100, minColumnWidth: 240, gap: 16 }).columns).toBe(1)
  })

  it('treats an unknown shape as a square and limits an extreme one', () => {
    const heights = masonryLayout({ ratios: [Number.NaN, 0, -2, 100, 0.01], width: 90, columns: 1, gap: 0 }).tiles.map(
      (tile) => tile.height,
    )
    expect(heights).toEqual([90, 90, 90, 35, 200])
  })

  it('is empty without tiles', () => {
    expect(masonryLayout({ ratios: [], width: 390, columns: 2, gap: 10 })).toEqual({ columns: 2, tiles: [], height: 0 })
  })
})
