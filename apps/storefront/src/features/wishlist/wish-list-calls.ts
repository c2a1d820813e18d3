import { take, toApiError } from '@chitra/api-client'
import * as buyingMessages from '@chitra/messages/buying.ts'
import * as messages from '@chitra/messages/common.ts'
import { paths } from '@chitra/paths'
import { api } from '../../platform/api.ts'
import { homeOn401 } from '../../platform/failures.ts'
import { putIntoCart } from '../../platform/add-to-cart.ts'
import { store, wishesAtom } from '../../platform/session.ts'
import { tell } from '../../platform/toasts.ts'

/** One page of the wish list. */
export async function loadWishList(page: number, signal: AbortSignal) {
  const { data, count } = await homeOn401(take(api.GET('/api/wishlist/', { params: { query: { page } }, signal })))
  const products = data.map(({ product }) => product)
  const shown = products.map(({ _id }) => _id)
  // The header counts all of them, of which this may be one page.
  store.set(wishesAtom, (wishes) => (shown.length === count ? new Set(shown) : new Set([...wishes, ...shown])))
  return { products, count }
}

/** Takes an item off the list, and says so. */
export const takeOff = (id: string): Promise<void> => remove(id, () => tell.success(buyingMessages.wishList.removed))

/**
 * Puts an item into the cart, and takes it off the list. Checkout opens even when the removal fails (WISH-02).
 * @returns the address to go to; null to stay
 */
export async function moveToCart(id: string): Promise<string | null> {
  const to = await putIntoCart(id)
  // On the way to the cart nothing asks for the list again.
  if (to === paths.checkout) await remove(id, undefined, () => store.set(wishesAtom, (wishes) => new Set(wishes).add(id)))
  return to
}

async function remove(id: string, onDone?: () => void, onFailed?: () => void): Promise<void> {
  // The heart and the count follow at once; the list is asked for again in any case (WISH-05).
  store.set(wishesAtom, (wishes) => new Set([...wishes].filter((wish) => wish !== id)))
  try {
    await homeOn401(take(api.DELETE('/api/wishlist/{id}', { params: { path: { id } } })))
    onDone?.()
  } catch (failure) {
    if (failure instanceof Response) throw failure
    const error = toApiError(failure)
    tell.error(error.code === 400 ? error.errorMessage : error.kind === 'offline' ? messages.offline : messages.somethingWrong)
    onFailed?.()
  }
}
