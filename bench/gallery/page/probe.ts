import { formAt } from './contender.tsx'

/** Rows of probed points over the height of the view. */
const ROWS = 16

/** The tile at a point of the view, or the one below if the point is in a gap. */
function tileAt(x: number, y: number, gap: number): Element | null {
  const at = (py: number) => document.elementFromPoint(x, py)?.closest('.tile') ?? null
  return at(y) ?? at(y + gap + 2)
}

/** The tiles at the points of a grid: the centres of the columns in every row. */
function seen(): (Element | null)[] {
  const { columns, gap } = formAt(innerWidth)
  return Array.from({ length: columns * ROWS }, (_, n) =>
    tileAt(((n % columns) + 0.5) * (innerWidth / columns), (Math.floor(n / columns) / ROWS) * (innerHeight - 2 * gap) + gap, gap),
  )
}

/** Share of the view without a tile, from 0 to 1. */
export function blankShare(): number {
  const tiles = seen()
  return tiles.filter((tile) => tile === null).length / tiles.length
}

/** Whether the view is filled with tiles of the right width. Libraries divide gaps differently, so the width may differ a little. */
export function isSettled(): boolean {
  const { columns, gap } = formAt(innerWidth)
  const expected = (innerWidth - gap * (columns - 1)) / columns
  const tiles = seen()
  const right = tiles.filter((tile) => tile !== null && Math.abs(tile.getBoundingClientRect().width - expected) < 8)
  return right.length > tiles.length * 0.97
}

export const nextFrame = () => new Promise<number>((resolve) => void requestAnimationFrame(resolve))

export const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', resolve)
    port1.start()
    port2.postMessage(null)
  })

/** The time (performance.now) after the first frame painted with a settled view; NaN after `limit` milliseconds. */
export async function settledPaint(limit: number): Promise<number> {
  const until = performance.now() + limit
  do {
    await nextFrame()
    if (isSettled()) {
      await nextTask()
      return performance.now()
    }
  } while (performance.now() < until)
  return Number.NaN
}

let shifts = 0
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') shifts += entry.value
}).observe({ type: 'layout-shift', buffered: true })

/** The sum of all layout shifts since the page was loaded. */
export const layoutShift = () => shifts
