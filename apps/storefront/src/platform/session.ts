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

/** Ids of the items that are bought. */
export const ownedAtom = atom<ReadonlySet<string>>(new Set<string>())

/** Ids of the items whose files the buyer has downloaded since the shop was opened. */
export const downloadedAtom = atom<ReadonlySet<string>>(new Set<string>())

export const currentSession = (): Session | null => store.get(sessionAtom)

export function beginSession(session: Session, role: string): void {
  writeStored('currentUserId', session.userId)
  writeStored('firstName', session.firstName)
  writeStored('lastName', session.lastName)
  writeStored('role', role)
  // Last: with it another tab takes the rest as complete.
  writeStored('token', session.token)
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
  forgetCounts()
}

export function forgetCounts(): void {
  store.set(cartCountAtom, null)
  store.set(wishesAtom, new Set<string>())
  store.set(ownedAtom, new Set<string>())
  store.set(downloadedAtom, new Set<string>())
}

/** Takes over who is signed in from browser storage, after another tab has changed it. */
export function adoptStoredSession(): void {
  const [before, now] = [currentSession(), stored()]
  if (before?.token === now?.token && before?.firstName === now?.firstName && before?.lastName === now?.lastName) return
  store.set(sessionAtom, now)
  if (before?.userId !== now?.userId) forgetCounts()
}
