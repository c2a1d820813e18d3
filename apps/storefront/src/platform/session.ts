import { atom, createStore } from 'jotai'
import { clearStored, readStored, writeStored } from './storage.ts'

export interface Session {
  token: string
  userId: string
  firstName: string
  lastName: string
}

function stored(): Session | null {
  const token = readStored('token')
  if (token === null) return null
  return {
    token,
    userId: readStored('currentUserId') ?? '',
    firstName: readStored('firstName') ?? '',
    lastName: readStored('lastName') ?? '',
  }
}

/** One store for components, loaders and actions alike. */
export const store = createStore()
export const sessionAtom = atom<Session | null>(stored())
/** How many items the cart holds; null until it is known. */
export const cartCountAtom = atom<number | null>(null)

/** Ids of the items on the wish list. */
export const wishesAtom = atom<ReadonlySet<string>>(new Set<string>())

export const currentSession = (): Session | null => store.get(sessionAtom)

export function beginSession(session: Session, role: string): void {
  writeStored('token', session.token)
  writeStored('currentUserId', session.userId)
  writeStored('firstName', session.firstName)
  writeStored('lastName', session.lastName)
  writeStored('role', role)
  store.set(sessionAtom, session)
}

/** The header's name changes with the profile (PROF-04). */
export function renameSession(firstName: string, lastName: string): void {
  const session = currentSession()
  if (session === null) return
  writeStored('firstName', firstName)
  writeStored('lastName', lastName)
  store.set(sessionAtom, { ...session, firstName, lastName })
}

/** Forgets everything stored (AUTH-13). */
export function endSession(): void {
  clearStored()
  store.set(sessionAtom, null)
  store.set(cartCountAtom, null)
  store.set(wishesAtom, new Set<string>())
}

// Two tabs agree: what one stores or clears, the other hears of (AUTH-16).
globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== null && event.key !== 'token') return
  store.set(sessionAtom, stored())
  if (currentSession() === null) store.set(cartCountAtom, null)
})
