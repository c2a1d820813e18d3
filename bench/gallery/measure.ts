import type { Browser, Page } from 'playwright'
import { median } from './figures.ts'
import { NARROW, open, type Site } from './browser.ts'

/** Milliseconds, pixels and counts of one visit. */
export interface Visit {
  /** To the first paint with tiles: in a fresh page, and in one that has done it before. */
  cold: number
  mount: number
  relayout: number
  nodes: number
  /** Share by which the page's height is off, at the first paint and when all is quiet. */
  firstHeightError: number
  heightError: number
  layoutShift: number
}

/** Mounts after the first, of a visit. */
const AGAIN = 9
/** Fresh pages a visit: what else a page does while it loads moves a first mount by more than libraries differ. */
const FRESH = 5

async function mountFresh(browser: Browser, site: Site, library: string, count: number): Promise<number> {
  const page = await open(browser, site, library, count)
  try {
    return (await page.evaluate(async () => await globalThis.bench.mount(0))).cold
  } finally {
    await page.close()
  }
}

export async function visit(browser: Browser, site: Site, library: string, count: number): Promise<Visit> {
  const first: number[] = []
  while (first.length < FRESH - 1) first.push(await mountFresh(browser, site, library, count))
  const page = await open(browser, site, library, count)
  try {
    const { cold, warm, shift, height } = await page.evaluate(
      async (again) => await globalThis.bench.mount(again),
      count > 10_000 ? 5 : AGAIN,
    )
    const state = await page.evaluate(() => globalThis.bench.state())
    const relayout = page.evaluate(async () => await globalThis.bench.relayout())
    await page.setViewportSize(NARROW)
    return {
      cold: median([...first, cold]),
      mount: warm,
      relayout: await relayout,
      firstHeightError: Math.abs(height - state.trueHeight) / state.trueHeight,
      heightError: Math.abs(state.height - state.trueHeight) / state.trueHeight,
      ...state,
      layoutShift: shift,
    }
  } finally {
    await page.close()
  }
}

export interface Ride {
  /** Share of frames over 16.7 ms, from 0 to 1. */
  over: number
  /** Milliseconds. */
  worst: number
  /** Milliseconds of the main thread a frame, and layouts a frame. */
  work: number
  layouts: number
  meanBlank: number
  worstBlank: number
  nodes: number
  layoutShift: number
  /** Pixels by which the page's height changed on the way to its end, or differs from where its lowest tile ends. */
  drift: number
}

/** A screen's frame is 16.67 ms; what its clock is unsure of is no late frame. */
const LATE = 16.7 + 0.8

/** Scrolls twice through the gallery, for times and for what was seen, and goes to its end. Speed in pixels a second. */
export async function ride(browser: Browser, site: Site, library: string, count: number, speed: number, seconds: number): Promise<Ride> {
  const page = await open(browser, site, library, count)
  try {
    await page.evaluate(async () => await globalThis.bench.mount(0))
    const counters = await countersOf(page)
    const before = await counters()
    const { frames } = await page.evaluate(async (how) => await globalThis.bench.scroll(how), { speed, seconds, probe: false })
    const after = await counters()
    const { nodes } = await page.evaluate(() => globalThis.bench.state())
    const seen = await page.evaluate(async (how) => await globalThis.bench.scroll(how), { speed, seconds, probe: true })
    const end = await page.evaluate(async () => await globalThis.bench.end())
    const { layoutShift } = await page.evaluate(() => globalThis.bench.state())
    return {
      over: frames.filter((time) => time > LATE).length / frames.length,
      worst: Math.max(...frames),
      work: ((after.TaskDuration - before.TaskDuration) * 1_000) / frames.length,
      layouts: (after.LayoutCount - before.LayoutCount) / frames.length,
      meanBlank: seen.meanBlank,
      worstBlank: seen.worstBlank,
      nodes,
      layoutShift,
      drift: Math.max(Math.abs(end.after - end.before), Math.abs(end.lowest - end.after)),
    }
  } finally {
    await page.close()
  }
}

/** Reads the main thread's counters; they count from the first reading on. */
async function countersOf(page: Page): Promise<() => Promise<{ TaskDuration: number; LayoutCount: number }>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return { TaskDuration: value('TaskDuration'), LayoutCount: value('LayoutCount') }
  }
}
