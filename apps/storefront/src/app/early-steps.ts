import { itemIdOf, paths } from '@chitra/paths'
import { atom, useAtomValue } from 'jotai'
import { type createBrowserRouter, type Location, useLocation } from 'react-router-dom'
import { store } from '../platform/session.ts'
import { isCovered } from '../platform/shortcuts.ts'
import { holdsPage, isListing } from './listing-address.ts'
import { openedTile } from './opened-tile.ts'
import { pathOf } from '../platform/here.ts'

/** The item that somebody has just opened from where they choose, or by a picture of it. */
export interface Opening {
  /** Its path. */
  pathname: string
  /** The key of the history's entry that is left for it. */
  from: string
  /** Whether the page that is left stays in the document. */
  keeps: boolean
  /** What had the focus there, for somebody with a keyboard. */
  focused: Element | null
}

export const openingAtom = atom<Opening | null>(null)
/** The page that somebody steps back to, which is in the document: the key of its entry in the history. */
export const returningAtom = atom<string | null>(null)

let inDocument: ReadonlySet<string> = new Set()
const openings = new Map<string, Opening>()
/** Openings that are remembered; the oldest goes first. */
const REMEMBERED = 20

/** Says which entries of the history have their page in the document. */
export const setInDocument = (keys: ReadonlySet<string>): void => void (inDocument = keys)

/** How the entry of this key was opened. */
export const openingOf = (key: string): Opening | undefined => openings.get(key)

/** Whether a page is there to choose from; what a cart or an order shows is asked for anew. */
const isForTiles = (pathname: string): boolean => pathname === paths.home || isListing(pathname) || itemIdOf(pathname) !== null

/**
 * Tells of an opened item, and of a step back to a hidden page, within the tap. React Router tells its own parts of a navigation in a transition, for which React draws the
 * page that is left once more, in slices, and of the next page when its data are there: on a slow phone that is a quarter of a second later.
 */
export function noteEarly({ state, subscribe }: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>): () => void {
  let at = state.location.key
  return subscribe(({ navigation, location }) => {
    const opening = store.get(openingAtom)
    // The router is there before React: by then somebody may have gone on.
    if (location.key !== at && opening?.from === at) openings.set(location.key, opening)
    for (const oldest of [...openings.keys()].slice(0, -REMEMBERED)) openings.delete(oldest)
    at = location.key
    const to = navigation.location
    if (to === undefined) {
      // Called off. A page that has come is told when it is drawn.
      if (opening?.from === at) store.set(openingAtom, null)
      if (store.get(returningAtom) !== at) store.set(returningAtom, null)
      return
    }
    const isBack = inDocument.has(to.key)
    store.set(returningAtom, isBack ? to.key : null)
    store.set(
      openingAtom,
      isBack || to.pathname === location.pathname || holdsPage(to.state) ? null : openedFrom(location, pathOf(to.pathname)),
    )
  })
}

function openedFrom({ pathname: address, key }: Location, pathname: string): Opening | null {
  const left = pathOf(address)
  const itemId = itemIdOf(pathname)
  const fromTiles = isForTiles(left)
  if (itemId === null || (!fromTiles && openedTile(itemId) === null)) return null
  // A tile that has the focus shows its title, which a finger did not ask for.
  const focused = document.querySelector(':focus-visible')
  // What lies over a page ends with it.
  return { pathname, from: key, keeps: fromTiles && !isCovered(), focused }
}

/** The item that has just been opened, until its page is there; null otherwise. */
export function useOpeningItem(): Opening | null {
  const { key } = useLocation()
  const opening = useAtomValue(openingAtom)
  return opening?.from === key ? opening : null
}
