import { paths, safePath } from '@chitra/paths'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { refreshCounts } from '../../platform/intents.ts'
import { readStored, takeStored, writeStored } from '../../platform/storage.ts'

/** What happens after a login: `to` is where what was meant leads, or null to stay. */
export type SignedIn = (to: string | null) => Promise<void> | void

/** Does what was meant, and then fills the counts, which so include it. */
export async function settleLogin(): Promise<string | null> {
  const to = await doWhatWasMeant()
  await refreshCounts()
  return to
}

/**
 * In the order of AUTH-08: the item meant for the cart, the one meant for the wish list, the page left, home. Null when the item could not be
 * put into the cart: the buyer has been told, stays, and what was meant is kept for the next try.
 */
async function doWhatWasMeant(): Promise<string | null> {
  const forCart = readStored('imageId')
  if (forCart !== null) {
    const { putIntoCart } = await import('../../platform/add-to-cart.ts')
    const to = await putIntoCart(forCart)
    if (to === paths.checkout) writeStored('imageId', null)
    return to
  }
  const forWishList = readStored('wishListed')
  if (forWishList !== null) {
    const { setWished } = await import('../../platform/wishes.ts')
    writeStored('wishListed', null)
    await setWished(forWishList, true)
    return paths.wishList
  }
  return safePath(takeStored('route_url'), location.origin)
}

/** The login's own page is left for where what was meant leads. */
export function useWayOn(): SignedIn {
  const navigate = useNavigate()
  return useCallback((to) => (to === null ? undefined : navigate(to, { replace: true })), [navigate])
}
