import { useHydrated } from '@chitra/ui'
import { type Atom, useAtomValue } from 'jotai'

/** What belongs to one visitor: the server's page has `anonymous` in its place, and so has the browser until it has taken that page over. */
export function usePersonal<Value>(atom: Atom<Value>, anonymous: Value): Value {
  const value = useAtomValue(atom)
  return useHydrated() ? value : anonymous
}

const NOTHING: ReadonlySet<string> = new Set()
/** The same for a set of ids. */
export const usePersonalIds = (atom: Atom<ReadonlySet<string>>): ReadonlySet<string> => usePersonal(atom, NOTHING)
