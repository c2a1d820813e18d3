import { useHydrated } from '@chitra/ui'
import { type Atom, useAtomValue } from 'jotai'
import { startTransition, useEffect, useState } from 'react'
import { store } from './session.ts'

/** What belongs to one visitor: the server's page has `anonymous` in its place, and so has the browser until it has taken that page over. */
export function usePersonal<Value>(atom: Atom<Value>, anonymous: Value): Value {
  const value = useAtomValue(atom)
  return useHydrated() ? value : anonymous
}

const NOTHING: ReadonlySet<string> = new Set()
/** The same for a set of ids. */
export const usePersonalIds = (atom: Atom<ReadonlySet<string>>): ReadonlySet<string> => usePersonal(atom, NOTHING)

/** The same for what stands at the edge of the page: it is drawn after all else that the change draws, so that a press is painted without waiting for a count. */
export function usePersonalLater<Value>(atom: Atom<Value>, anonymous: Value): Value {
  const [value, setValue] = useState(() => store.get(atom))
  useEffect(() => {
    const follow = () => startTransition(() => setValue(() => store.get(atom)))
    follow()
    return store.sub(atom, follow)
  }, [atom])
  return useHydrated() ? value : anonymous
}
