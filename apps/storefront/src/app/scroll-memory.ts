import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router-dom'
import { isSamePage } from './listing-address.ts'

/** Where each entry of the history was left, by the router's key of it. In memory and, over a reload, in the entry itself: browser storage holds other things (AUTH-15). */
const left = new Map<string, number>()

interface EntryState {
  scrollY?: unknown
}

interface Underway {
  /** Whether an item is being opened by its tile. */
  opening: boolean
  /** The page that is shown again before the router has come back to it. */
  returning: Location | null
}

/** Back and forward, and a reload, come to where one was; a new page begins at its top, or at its anchor (SRCH-06). */
export function useScrollMemory({ opening: isOpening, returning }: Underway): void {
  const arrived = useLocation()
  const location = returning ?? arrived
  const arrivedBy = useNavigationType()
  const way = returning === null ? arrivedBy : NavigationType.Pop
  const here = (useNavigation().state === 'idle' && !isOpening) || returning !== null
  const { key, hash, pathname } = location
  const before = useRef(pathname)
  const arriving = useRef(true)
  const pop = way === NavigationType.Pop
  const narrowed = isSamePage(location.state)
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const onHide = () => history.replaceState({ ...(history.state as EntryState | null), scrollY }, '')
    addEventListener('pagehide', onHide)
    return () => removeEventListener('pagehide', onHide)
  }, [])
  useLayoutEffect(() => {
    // The skeleton of the next page is shorter: where it stands is not where this one was left.
    if (!here) return
    const remember = () => left.set(key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [key, here])
  const wasOpening = useRef(false)
  useLayoutEffect(() => {
    // An item's picture is at the top; whoever calls it off is where they were.
    if (isOpening) scrollTo(0, 0)
    else if (wasOpening.current) scrollTo(0, left.get(key) ?? 0)
    wasOpening.current = isOpening
    // Where another page has come, its own place is taken below.
  }, [isOpening, key])
  useLayoutEffect(() => {
    const samePath = before.current === pathname
    before.current = pathname
    const isFirst = arriving.current
    arriving.current = false
    const kept = left.get(key) ?? (history.state as EntryState | null)?.scrollY
    if (pop && typeof kept === 'number') {
      // Not returned: newer browsers answer with a promise, and React would call it as this effect's end.
      scrollTo(0, kept)
      return
    }
    // What replaces an entry of the same page, or only narrows it, leaves the page where it is.
    if (!pop && (narrowed || (samePath && way === NavigationType.Replace))) return
    const anchor = hash === '' ? null : document.getElementById(hash.slice(1))
    if (anchor !== null) anchor.scrollIntoView()
    // A page that has just been loaded is at its top, or where its reader has scrolled to by now.
    else if (!isFirst) scrollTo(0, 0)
  }, [key, hash, pathname, way, pop, narrowed])
}
