import { type ApiError, take, toApiError } from '@chitra/api-client'
import * as messages from '@chitra/messages/common.ts'
import { paths } from '@chitra/paths'
import { afterNextFrame } from './after-next-frame.ts'
import { api } from './api.ts'
import { store, wishesAtom } from './session.ts'
import { tell } from './toasts.ts'

/** What the buyer last wanted of each item, as long as the server has not caught up with it. */
const wanted = new Map<string, boolean>()
const running = new Map<string, Promise<WishOutcome>>()
/** What the server has said of single items since the list was last asked for. Cleared before each time. */
export const said = new Map<string, boolean>()

export interface WishOutcome {
  /** Whether the item is on the list in the end. */
  wished: boolean
  /** What the server said no with; the heart has turned back. */
  failure: ApiError | null
}

/**
 * Turns a heart at once and lets the server follow. However often and fast it is pressed, one call an item is on its way at a time, and the last wish
 * wins; a refusal turns that one heart back and leaves the others alone.
 */
export function turnHeart(itemId: string, wished: boolean): Promise<WishOutcome> {
  const before = store.get(wishesAtom).has(itemId)
  draw(itemId, wished)
  wanted.set(itemId, wished)
  const started = running.get(itemId) ?? follow(itemId, before).finally(() => running.delete(itemId))
  running.set(itemId, started)
  return started
}

async function follow(itemId: string, before: boolean): Promise<WishOutcome> {
  let onServer = before
  // The heart is painted before its call is made, which takes as long.
  await afterNextFrame()
  for (;;) {
    const wish = wanted.get(itemId) ?? onServer
    if (wish === onServer) {
      wanted.delete(itemId)
      said.set(itemId, onServer)
      return { wished: onServer, failure: null }
    }
    try {
      await take(
        wish
          ? api.POST('/api/wishlist/', { body: { product: itemId } })
          : api.DELETE('/api/wishlist/{id}', { params: { path: { id: itemId } } }),
      )
      onServer = wish
    } catch (caught) {
      // A newer wish may be what the server has anyway.
      if (wanted.get(itemId) !== wish) continue
      wanted.delete(itemId)
      const failure = toApiError(caught)
      // The one reason to refuse an add with 400 is that the item is on the list: then the heart is right.
      if (wish && failure.code === 400) onServer = true
      // Whose session is over has no list.
      if (failure.kind !== 'session') draw(itemId, onServer)
      return { wished: onServer, failure }
    }
  }
}

/** What is on the list by the server's word, and by what it has said and what has been pressed since the list was asked for. */
export function showWishes(ids: readonly string[]): void {
  store.set(wishesAtom, new Set(ids))
  for (const [itemId, wished] of [...said, ...wanted]) draw(itemId, wished)
}

function draw(itemId: string, wished: boolean): void {
  const wishes = new Set(store.get(wishesAtom))
  if (wished) wishes.add(itemId)
  else wishes.delete(itemId)
  store.set(wishesAtom, wishes)
}

/** Turns a heart and says what the server says no with; tells where to go, or null to stay. */
export async function setWished(itemId: string, wished: boolean, goThere = false): Promise<string | null> {
  const { wished: settled, failure } = await turnHeart(itemId, wished)
  if (failure === null) return goThere && settled ? paths.wishList : null
  if (failure.kind === 'session') return paths.home
  tell.error(failure.code === 400 ? failure.errorMessage : failure.kind === 'offline' ? messages.offline : messages.somethingWrong)
  return null
}
