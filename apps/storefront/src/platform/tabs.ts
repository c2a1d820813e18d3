import type { PrimitiveAtom } from 'jotai'
import { adoptStoredSession, cartCountAtom, currentSession, ownedAtom, store, wishesAtom } from './session.ts'

/** What one tab tells the others: whose it is, and what has changed. Ids, not sets: it travels as a copy. */
interface News {
  userId: string
  cartCount?: number | null
  wishes?: string[]
  owned?: string[]
}

/**
 * Keeps this tab in step with the others of the shop (AUTH-16): who is signed in, by browser storage; counts, hearts and what is owned, by a channel
 * between tabs, which stores nothing. `onNews` hears when another tab has changed something, after it was taken over.
 * @returns ends it
 */
export function keepTabsInStep(onNews: (about: 'session' | 'things') => void): () => void {
  const channel = new BroadcastChannel('chitra-shop')
  // What comes from another tab is not sent back to it.
  let adopting = false
  const tell = (news: Omit<News, 'userId'>) => {
    const session = currentSession()
    if (!adopting && session !== null) channel.postMessage({ userId: session.userId, ...news } satisfies News)
  }
  const subscriptions = [
    store.sub(cartCountAtom, () => tell({ cartCount: store.get(cartCountAtom) })),
    store.sub(wishesAtom, () => tell({ wishes: [...store.get(wishesAtom)] })),
    store.sub(ownedAtom, () => tell({ owned: [...store.get(ownedAtom)] })),
  ]
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if (data.userId !== currentSession()?.userId) return
    adopting = true
    const changed = [
      data.cartCount !== undefined && adopt(cartCountAtom, data.cartCount),
      data.wishes !== undefined && adopt(wishesAtom, new Set(data.wishes)),
      data.owned !== undefined && adopt(ownedAtom, new Set(data.owned)),
    ].includes(true)
    adopting = false
    if (changed) onNews('things')
  })
  const adoptSession = () => {
    const before = currentSession()?.token
    adopting = true
    adoptStoredSession()
    adopting = false
    if (currentSession()?.token !== before) onNews('session')
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === 'token' || key === 'firstName' || key === 'lastName') adoptSession()
  }
  // A page that comes back from the browser's memory heard of nothing meanwhile.
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && adoptSession()
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onPageShow)
  return () => {
    for (const end of subscriptions) end()
    channel.close()
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onPageShow)
  }
}

/** True when it was another value. */
function adopt<Value>(atom: PrimitiveAtom<Value>, value: Value): boolean {
  const before: unknown = store.get(atom)
  const same =
    value instanceof Set && before instanceof Set
      ? value.size === before.size && [...value].every((one) => before.has(one))
      : value === before
  if (!same) store.set(atom, value)
  return !same
}
