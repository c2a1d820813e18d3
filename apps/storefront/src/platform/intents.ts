import { take, toApiError } from '@chitra/api-client'
import { messages } from '../messages/messages.ts'
import { api } from './api.ts'
import { wordsFor } from './failures.ts'
import { paths, safePath } from './paths.ts'
import { cartCountAtom, currentSession, endSession, store, wishesAtom } from './session.ts'
import { takeStored, writeStored } from './storage.ts'
import { tell } from './toasts.ts'

/** What a buyer means to do with an item, from wherever: each says what came of it and tells where to go, or null to stay. */

/** Adds to the cart; a guest's wish is kept until after the login (CART-08, CART-09). */
export async function addToCart(itemId: string): Promise<string | null> {
  if (currentSession() === null) {
    writeStored('imageId', itemId)
    return paths.login
  }
  try {
    const { data } = await take(api.POST('/api/carts/', { body: { imageId: itemId } }))
    store.set(cartCountAtom, data.count)
    return paths.checkout
  } catch (failure) {
    const error = toApiError(failure)
    if (error.code === 201) tell.warning(error.errorMessage)
    else if (error.code === 404) tell.error(messages.cart.missing)
    else if (error.kind === 'session') {
      endSession()
      tell.error(messages.pleaseLoginAgain)
      return paths.login
    } else tell.error(error.kind === 'offline' ? messages.offline : messages.somethingWrong)
    return null
  }
}

/** Puts an item on the wish list or takes it off. The heart turns at once and turns back when the server says no. */
export async function setWished(itemId: string, wished: boolean): Promise<string | null> {
  if (currentSession() === null) {
    writeStored('wishListed', itemId)
    return paths.login
  }
  const before = store.get(wishesAtom)
  const after = new Set(before)
  if (wished) after.add(itemId)
  else after.delete(itemId)
  store.set(wishesAtom, after)
  try {
    await take(
      wished
        ? api.POST('/api/wishlist/', { body: { product: itemId } })
        : api.DELETE('/api/wishlist/{id}', { params: { path: { id: itemId } } }),
    )
  } catch (failure) {
    const error = toApiError(failure)
    store.set(wishesAtom, before)
    if (error.kind === 'session') {
      endSession()
      tell.error(messages.tokenExpired)
      return paths.home
    }
    tell.error(error.code === 400 ? error.errorMessage : wordsFor(error, messages.somethingWrong))
  }
  return null
}

/** After a login, in the order of AUTH-08: the item meant for the cart, the one meant for the wish list, the page left, home. */
export async function afterLogin(): Promise<string> {
  const forCart = takeStored('imageId')
  if (forCart !== null) return (await addToCart(forCart)) ?? paths.checkout
  const forWishList = takeStored('wishListed')
  if (forWishList !== null) {
    await setWished(forWishList, true)
    return paths.wishList
  }
  return safePath(takeStored('route_url'))
}

/** Fills the counts of the header for who is signed in. */
export async function refreshCounts(): Promise<void> {
  if (currentSession() === null) return
  const [cart, wishes] = await Promise.allSettled([take(api.GET('/api/carts/')), take(api.GET('/api/wishlist/'))])
  if (cart.status === 'fulfilled') store.set(cartCountAtom, cart.value.data.count)
  if (wishes.status === 'fulfilled') store.set(wishesAtom, new Set(wishes.value.data.map(({ product }) => product._id)))
}
