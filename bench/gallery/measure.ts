import type { Browser, Page } from 'playwright'
import { median } from './figures.ts'
import { NARROW, open, type Site } from './browser.ts'

/** Milliseconds, pixels and counts of one visit. */
export interface Visit {
  /** Time to the first paint with tiles, in a new page (`cold`) and in one that has mounted before (`mount`). */
  cold: number
  mount: number
  relayout: number
  nodes: number
  /** Relative error of the page's height, at the first paint and after it has settled. */
  firstHeightError: number
  heightError: number
  layoutShift: number
}

/** Further mounts per visit. */
const REMOUNTS = 9
/** New pages per visit, because loading affects the first mount more than the libraries differ. */
const NEW_PAGES = 5

async function mountInNewPage(browser: Browser, site: Site, library: string, count: number): Promise<number> {
  const page = await open(browser, site, library, count)
  try {
    return (await page.evaluate(async () => await globalThis.bench.mount(0))).cold
  } finally {
    await page.close()
  }
}

export async function visit(browser: Browser, site: Site, library: string, count: number): Promise<Visit> {
  const first: number[] = []
  while (first.length < NEW_PAGES - 1) first.push(await mountInNewPage(browser, site, library, count))
  const page = await open(browser, site, library, count)
  try {
    const { cold, warm, shift, height } = await page.evaluate(
      async (again) => await globalThis.bench.mount(again),
      count > 10_000 ? 5 : REMOUNTS,
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
  /** Milliseconds of the main thread per frame, and layouts per frame. */
  work: number
  layouts: number
  meanBlank: number
  worstBlank: number
  nodes: number
  layoutShift: number
  /** Pixels by which the page's height changed while scrolling to its end, or differs from the bottom of its lowest tile. */
  drift: number
}

/** A frame is 16.67 ms; the rest allows for the clock's inaccuracy. */
const LATE = 16.7 + 0.8

/** Scrolls through the gallery twice, to measure times and then blank area, and finally to its end. Speed in pixels a second. */
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

/** Returns a function that reads the main thread's counters. */
async function countersOf(page: Page): Promise<() => Promise<{ TaskDuration: number; LayoutCount: number }>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return { TaskDuration: value('TaskDuration'), LayoutCount: value('LayoutCount') }
  }
}
