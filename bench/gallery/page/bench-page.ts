import { formAt, type GalleryItem } from './contender.tsx'

export interface Scrolled {
  /** Milliseconds from each frame to the next. */
  frames: number[]
  /** Shares of the view without a tile, from 0 to 1; 0 where it was not looked at. */
  meanBlank: number
  worstBlank: number
}

/** What the page lends the runner as `window.bench`. Times are milliseconds, heights pixels. */
export interface BenchPage {
  /** Mounts for the first time, and again at most as often: the median of those is `warm`; `shift` is the layout shift of the first, `height` the page's at its first paint. */
  mount(again: number): Promise<{ cold: number; warm: number; shift: number; height: number }>
  /** Waits for the window to change its width. */
  relayout(): Promise<number>
  /** Speed in pixels a second. A frame that is probed takes longer, so times come from runs without. */
  scroll(how: { speed: number; seconds: number; probe: boolean }): Promise<Scrolled>
  state(): { height: number; trueHeight: number; nodes: number; layoutShift: number }
  /** The page's height before and after going to its end, and where its lowest tile ends. */
  end(): Promise<{ before: number; after: number; lowest: number }>
}

/** The height of a masonry of the items with no pixel rounded: shortest column first. `padded`: half a gap around each tile instead of gaps between. */
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
