import { itemIdOf, paths } from '@chitra/paths'
import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import { type Location, useLocation, type createBrowserRouter } from 'react-router-dom'
import { store } from '../platform/session.ts'
import { isCovered } from '../platform/shortcuts.ts'
import { holdsPage, isListing } from './listing-address.ts'
import { openedTile } from './opened-tile.ts'

/** The item that somebody has just opened from where they choose, or by a picture of it. */
export interface Opening {
  /** Its address. */
  pathname: string
  /** The key of the history's entry that is left for it. */
  from: string
  /** Whether the page that is left stays in the document. */
  keeps: boolean
  /** What had the focus there. */
  focused: Element | null
}

export const openingAtom = atom<Opening | null>(null)
/** The hidden page that somebody steps back to: the key of its entry in the history. */
export const returningAtom = atom<string | null>(null)

let hidden: ReadonlySet<string> = new Set()

/** Says which entries of the history have their page in the document, hidden. */
export const setHidden = (keys: ReadonlySet<string>): void => void (hidden = keys)

/** Whether a page is there to choose from; what a cart or an order shows is asked for anew. */
const isForTiles = (pathname: string): boolean => pathname === paths.home || isListing(pathname) || itemIdOf(pathname) !== null

/**
 * Tells of an opened item, and of a step back to a hidden page, within the tap. React Router tells its own parts of a navigation in a transition, for which React draws the
 * page that is left once more, in slices, and of the next page when its data are there: on a slow phone that is a quarter of a second later.
 */
export const noteEarly = ({ subscribe }: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>): (() => void) =>
  subscribe(({ navigation, location }) => {
    const to = navigation.location
    // Called off. A page that has come is told when it is drawn.
    if (to === undefined) {
      if (store.get(openingAtom)?.from === location.key) store.set(openingAtom, null)
      if (store.get(returningAtom) !== location.key) store.set(returningAtom, null)
      return
    }
    const isBack = hidden.has(to.key)
    store.set(returningAtom, isBack ? to.key : null)
    store.set(openingAtom, isBack || to.pathname === location.pathname || holdsPage(to.state) ? null : openingOf(to.pathname, location))
  })

function openingOf(pathname: string, { pathname: left, key }: Location): Opening | null {
  const itemId = itemIdOf(pathname)
  const fromTiles = isForTiles(left)
  if (itemId === null || (!fromTiles && openedTile(itemId) === null)) return null
  // What lies over a page ends with it.
  return { pathname, from: key, keeps: fromTiles && !isCovered(), focused: document.activeElement }
}

/** The item that has just been opened, until its page is there; null otherwise. */
export function useOpeningItem(): Opening | null {
  const { key } = useLocation()
  const [opening, setOpening] = useAtom(openingAtom)
  const isLeft = opening !== null && opening.from !== key
  useEffect(() => {
    if (isLeft) setOpening(null)
  }, [isLeft, setOpening])
  return isLeft ? null : opening
}
