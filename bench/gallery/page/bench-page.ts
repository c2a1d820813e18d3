import { formAt, type GalleryItem } from './contender.tsx'

export interface Scrolled {
  /** Milliseconds from each frame to the next. */
  frames: number[]
  /** Shares of the view without a tile, from 0 to 1; 0 if not probed. */
  meanBlank: number
  worstBlank: number
}

/** The page's interface to the runner, `window.bench`. Times are milliseconds, heights pixels. */
export interface BenchPage {
  /**
   * Mounts once (`cold`), then up to `again` times (`warm` is their median). `shift` and `height` are the layout shift and the page's height of the
   * first mount.
   */
  mount(again: number): Promise<{ cold: number; warm: number; shift: number; height: number }>
  /** Waits for a resize of the window; the time until the gallery has settled. */
  relayout(): Promise<number>
  /** Speed in pixels a second. Probing takes time, so frame times are taken from runs without it. */
  scroll(how: { speed: number; seconds: number; probe: boolean }): Promise<Scrolled>
  state(): { height: number; trueHeight: number; nodes: number; layoutShift: number }
  /** The page's height before and after scrolling to its end, and the bottom of its lowest tile. */
  end(): Promise<{ before: number; after: number; lowest: number }>
}

/** The exact height of a masonry of the items, shortest column first. @param padded half a gap around each tile instead of gaps between tiles */
export function trueHeight(items: readonly GalleryItem[], width: number, padded: boolean): number {
  const { columns, gap } = formAt(width)
  const tile = padded ? width / columns - gap : (width - gap * (columns - 1)) / columns
  const ends = Array.from({ length: columns }, () => 0)
  for (const item of items) {
    const column = ends.indexOf(Math.min(...ends))
    ends[column] = (ends[column] ?? 0) + (tile * item.height) / item.width + gap
  }
  return Math.max(...ends) - (padded ? 0 : gap)
}
