import { take, toApiError } from '@chitra/api-client'
import * as messages from '@chitra/messages/common.ts'
import { api, backgroundApi } from './api.ts'
import { paths, safePath } from '@chitra/paths'
import { isPrivate } from './private-pages.ts'
import { cartCountAtom, currentSession, ownedAtom, store, wishesAtom } from './session.ts'
import { sessionIsOver } from './session-over.ts'
import { readStored, takeStored, writeStored } from './storage.ts'
import { tell } from './toasts.ts'
import { turnHeart } from './wishes.ts'

/** What a buyer means to do with an item, from wherever: each says what came of it and tells where to go, or null to stay. */

/** Adds to the cart; a guest's wish is kept until after the login (CART-08, CART-09). The count goes up at once, and back when the server says no. */
export async function addToCart(itemId: string): Promise<string | null> {
  if (currentSession() === null) {
    writeStored('imageId', itemId)
    return paths.login
  }
  const before = store.get(cartCountAtom)
  if (before !== null) store.set(cartCountAtom, before + 1)
  try {
    const { data } = await take(api.POST('/api/carts/', { body: { imageId: itemId } }))
    store.set(cartCountAtom, data.count)
    return paths.checkout
  } catch (failure) {
    const error = toApiError(failure)
    // Whose session is over has no cart.
    if (error.kind !== 'session') store.set(cartCountAtom, before)
    if (error.code === 201) {
      tell.warning(error.errorMessage)
      // There is nothing left to do: it is in the cart, bought or free.
      if (readStored('imageId') === itemId) writeStored('imageId', null)
    } else if (error.code === 404) tell.error(messages.itemMissing)
    else if (error.kind === 'session') {
      // What was to be added is added after the login.
      writeStored('imageId', itemId)
      return paths.login
    } else tell.error(error.kind === 'offline' ? messages.offline : messages.somethingWrong)
    return null
  }
}

/**
 * Puts an item on the wish list or takes it off. The heart turns at once and turns back when the server says no (WISH-04).
 * @param goThere an item that was added is shown on the list; in a gallery one stays where one is
 */
export async function setWished(itemId: string, wished: boolean, goThere = false): Promise<string | null> {
  if (currentSession() === null) {
    writeStored('wishListed', itemId)
    return paths.login
  }
  const { wished: settled, failure } = await turnHeart(itemId, wished)
  if (failure === null) return goThere && settled ? paths.wishList : null
  if (failure.kind === 'session') return paths.home
  tell.error(failure.code === 400 ? failure.errorMessage : failure.kind === 'offline' ? messages.offline : messages.somethingWrong)
  return null
}

/**
 * After a login, in the order of AUTH-08: the item meant for the cart, the one meant for the wish list, the page left, home. Null when the item could not be
 * put into the cart: the buyer has been told, stays, and what was meant is kept for the next try.
 */
export async function afterLogin(): Promise<string | null> {
  const forCart = readStored('imageId')
  if (forCart !== null) {
    const to = await addToCart(forCart)
    if (to === paths.checkout) writeStored('imageId', null)
    return to
  }
  const forWishList = takeStored('wishListed')
  if (forWishList !== null) {
    await setWished(forWishList, true)
    return paths.wishList
  }
  return safePath(takeStored('route_url'), location.origin)
}

/** Fills the counts of the header, and what is owned, for a signed-in user. A session that the server has forgotten ends here too (CART-10). */
export async function refreshCounts(): Promise<void> {
  const session = currentSession()
  if (session === null) return
  const [cart, wishes, owned] = await Promise.allSettled([
    take(backgroundApi.GET('/api/carts/', { params: { query: { limit: 1 } } })),
    take(backgroundApi.GET('/api/wished-items')),
    take(backgroundApi.GET('/api/owned-items')),
  ])
  // Signed out, or in as somebody else, while the answers were on their way: they are nobody's.
  if (currentSession()?.token !== session.token) return
  if (cart.status === 'rejected' && toApiError(cart.reason).kind === 'session') {
    // A page that shows somebody's own things finds out by itself, and knows where to go then.
    if (!isPrivate(location.pathname)) sessionIsOver()
    return
  }
  if (cart.status === 'fulfilled') store.set(cartCountAtom, cart.value.data.count)
  if (wishes.status === 'fulfilled') store.set(wishesAtom, new Set(wishes.value.data.ids))
  if (owned.status === 'fulfilled') store.set(ownedAtom, new Set(owned.value.data.ids))
}
