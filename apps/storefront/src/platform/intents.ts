import { take, toApiError } from '@chitra/api-client'
import * as messages from '@chitra/messages/common.ts'
import { backgroundApi } from './api.ts'
import { isPrivate } from './private-pages.ts'
import { cartCountAtom, currentSession, ownedAtom, store } from './session.ts'
import { sessionIsOver } from './session-over.ts'
import { askToSignIn, type SignInIntent } from './sign-in.ts'
import { tell } from './toasts.ts'
import { pathOf } from './here.ts'

let wishes: typeof import('./wishes.ts') | undefined
/** Needed by who is signed in, and fetched as soon as that is known. Once there, it is used without waiting: a heart turns in the frame of its press. */
const hearts = async () => (wishes ??= await import('./wishes.ts'))

/**
 * Puts an item on the wish list or takes it off (WISH-03, WISH-04), says what came of it and tells where to go, or null to stay. A guest is asked to sign in.
 * @param goThere an item that was added is shown on the list; in a gallery one stays where one is
 */
export async function wish(item: Omit<SignInIntent, 'purpose'>, wished: boolean, goThere = false): Promise<string | null> {
  if (currentSession() === null) {
    askToSignIn({ ...item, purpose: 'save' })
    return null
  }
  try {
    return await (wishes ?? (await hearts())).setWished(item.itemId, wished, goThere)
  } catch {
    tell.error(messages.offline)
    return null
  }
}

/** Fills the counts of the header, and what is owned, for a signed-in user. A session that the server has forgotten ends here too (CART-10). */
export async function refreshCounts(): Promise<void> {
  const session = currentSession()
  if (session === null) return
  wishes?.said.clear()
  const [cart, list, owned, parts] = await Promise.allSettled([
    take(backgroundApi.GET('/api/carts/', { params: { query: { limit: 1 } } })),
    take(backgroundApi.GET('/api/wished-items')),
    take(backgroundApi.GET('/api/owned-items')),
    hearts(),
  ])
  // Signed out, or in as somebody else, while the answers were on their way: they are nobody's.
  if (currentSession()?.token !== session.token) return
  if (cart.status === 'rejected' && toApiError(cart.reason).kind === 'session') {
    // A page that shows somebody's own things finds out by itself, and knows where to go then.
    if (!isPrivate(pathOf(location.pathname))) sessionIsOver()
    return
  }
  if (cart.status === 'fulfilled') store.set(cartCountAtom, cart.value.data.count)
  if (list.status === 'fulfilled' && parts.status === 'fulfilled') parts.value.showWishes(list.value.data.ids)
  if (owned.status === 'fulfilled') store.set(ownedAtom, new Set(owned.value.data.ids))
}
