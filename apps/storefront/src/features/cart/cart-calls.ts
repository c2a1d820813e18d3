import { take, toApiError } from '@chitra/api-client'
import * as buyingMessages from '@chitra/messages/buying.ts'
import * as messages from '@chitra/messages/common.ts'
import { api } from '../../platform/api.ts'
import { homeOn401 } from '../../platform/failures.ts'
import { cartCountAtom, store } from '../../platform/session.ts'
import { tell } from '../../platform/toasts.ts'
import { turnHeart } from '../../platform/wishes.ts'

/** One page of the cart; the header counts all of it. */
export async function loadCart(page: number, signal: AbortSignal) {
  const { data } = await homeOn401(take(api.GET('/api/carts/', { params: { query: { page } }, signal })))
  store.set(cartCountAtom, data.count)
  return data
}

/** Takes a line out, and says so; with `wish`, its item moves to the wish list first, and stays when that fails. */
export async function takeOut({ id, wish }: { id: string; wish: string | null }): Promise<void> {
  // The count goes down at once; the cart is asked for again in any case.
  store.set(cartCountAtom, (count) => (count === null ? null : Math.max(0, count - 1)))
  try {
    if (wish !== null) await homeOn401(moveToWishList(wish))
    await homeOn401(take(api.DELETE('/api/carts/{id}', { params: { path: { id }, query: { cartId: id } } })))
    tell.success(wish === null ? buyingMessages.cart.removed : buyingMessages.cart.moved)
  } catch (failure) {
    if (failure instanceof Response) throw failure
    tell.error(toApiError(failure).kind === 'offline' ? messages.offline : messages.somethingWrongLoud)
  }
}

/** @throws ApiError unless it is on the list in the end */
async function moveToWishList(itemId: string): Promise<void> {
  const { wished, failure } = await turnHeart(itemId, true)
  if (!wished && failure !== null) throw failure
}
