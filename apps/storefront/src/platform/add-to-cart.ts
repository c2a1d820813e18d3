import { take, toApiError } from '@chitra/api-client'
import * as messages from '@chitra/messages/common.ts'
import { paths } from '@chitra/paths'
import { api } from './api.ts'
import { cartCountAtom, currentSession, ownedAtom, store } from './session.ts'
import { askToSignIn, type SignInIntent } from './sign-in.ts'
import { readStored, writeStored } from './storage.ts'
import { tell } from './toasts.ts'

/**
 * Adds to the cart (CART-08), says what came of it and tells where to go, or null to stay. A guest is asked to sign in.
 * @param again another licence of an item that is owned
 */
export async function addToCart(item: Omit<SignInIntent, 'purpose'>, again = false): Promise<string | null> {
  if (currentSession() !== null) return await putIntoCart(item.itemId, again)
  askToSignIn({ ...item, purpose: 'buy' })
  return null
}

/** For who is signed in (CART-09). The count goes up at once, and back when the server says no. */
export async function putIntoCart(itemId: string, again = false): Promise<string | null> {
  const before = store.get(cartCountAtom)
  if (before !== null) store.set(cartCountAtom, before + 1)
  try {
    const { data } = await take(api.POST('/api/carts/', { body: { imageId: itemId, ...(again ? { again } : {}) } }))
    store.set(cartCountAtom, data.count)
    return paths.checkout
  } catch (failure) {
    const error = toApiError(failure)
    // Whose session is over has no cart.
    if (error.kind !== 'session') store.set(cartCountAtom, before)
    if (error.code === 201 || error.code === 409) {
      tell.warning(error.errorMessage)
      // There is nothing left to do: it is in the cart, bought or free.
      if (readStored('imageId') === itemId) writeStored('imageId', null)
      // Bought elsewhere: the page now offers the download, and to buy it again.
      if (error.code === 409) store.set(ownedAtom, (owned) => new Set([...owned, itemId]))
    } else if (error.code === 404) tell.error(messages.itemMissing)
    else if (error.kind === 'session') {
      // What was to be added is added after the login.
      writeStored('imageId', itemId)
      return paths.login
    } else tell.error(error.kind === 'offline' ? messages.offline : messages.somethingWrong)
    return null
  }
}
