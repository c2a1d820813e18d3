import { itemIdOf } from '@chitra/paths'
import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation, type createBrowserRouter } from 'react-router-dom'
import { store } from '../platform/session.ts'
import { holdsPage } from './listing-address.ts'
import { openedTile } from './opened-tile.ts'

/** The item that a tile has just opened: its address, and the entry of the history that is left for it. */
const openingAtom = atom<{ pathname: string; from: string } | null>(null)

/**
 * Tells of an opened tile within the tap. React Router tells its own parts of a navigation in a transition, for which React draws the page that is left once more,
 * in slices: on a slow phone the item's picture would come a quarter of a second later.
 */
export const noteOpenings = ({ subscribe }: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>): (() => void) =>
  subscribe(({ navigation, location }) => {
    const to = navigation.location
    if (to !== undefined && to.pathname !== location.pathname && !holdsPage(to.state) && openedTile(itemIdOf(to.pathname)) !== null)
      store.set(openingAtom, { pathname: to.pathname, from: location.key })
    // Another way is taken, or none. A page that has come takes the skeleton's place when it is drawn.
    else if (to !== undefined || store.get(openingAtom)?.from === location.key) store.set(openingAtom, null)
  })

/** The address of the item whose tile has just been opened, until its page is there; null otherwise. */
export function useOpeningItem(): string | null {
  const { key } = useLocation()
  const [opening, setOpening] = useAtom(openingAtom)
  const isLeft = opening !== null && opening.from !== key
  useEffect(() => {
    if (isLeft) setOpening(null)
  }, [isLeft, setOpening])
  return opening === null || isLeft ? null : opening.pathname
}
