import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { addressOf } from '../platform/here.ts'

/** Milliseconds that what was shown may be shown again on the way back: as long as Chromium keeps whole pages for it. */
const GOOD_FOR = 600_000
/** Pages that are kept; the oldest goes first. */
const KEPT = 10

const kept = new Map<string, { at: number; data: unknown }>()
let wentTo: string | null = null

/** Notes each step through the history. Before the router listens, which asks for the page's data at once. */
export const noteSteps = (): void => addEventListener('popstate', () => (wentTo = location.origin + location.pathname + location.search))

/**
 * What a page showed when it was left, for somebody who comes back to it through the history: it is there at once, and where it was. Null on every other way.
 * @param address of the page, as its loader is asked for it
 */
export function shownBefore(address: string): unknown {
  if (wentTo !== address) return null
  // Once: asked again, somebody wants to see what is new.
  wentTo = null
  const page = kept.get(address)
  return page === undefined || performance.now() - page.at > GOOD_FOR ? null : page.data
}

/** Keeps what a page shows, for the way back to it. Null where there is nothing to come back to. */
export function useShownBefore(data: object | null): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const address = new URL(addressOf(pathname) + search, location.origin).href
    kept.delete(address)
    if (data !== null) kept.set(address, { at: performance.now(), data })
    for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest)
  }, [data, pathname, search])
}
