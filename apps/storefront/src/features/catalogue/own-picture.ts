import { useHydrated } from '@chitra/ui'
import { useEffect } from 'react'

/**
 * The small pictures that were searched by, as addresses of data, by their looks. In memory and, over a reload, in the entry of the history: browser storage holds
 * other things (AUTH-15), and nobody else who opens the address has the picture.
 */
const kept = new Map<string, string>()

export const keepOwnPicture = (look: string, picture: string): void => void kept.set(look, picture)

interface EntryState {
  ownPicture?: { look: string; picture: string }
}

function pictureOf(look: string): string | undefined {
  const entry = (history.state as EntryState | null)?.ownPicture
  return kept.get(look) ?? (entry?.look === look ? entry.picture : undefined)
}

/** The picture that somebody searched by, where this browser still has it. */
export function useOwnPicture(look: string): string | undefined {
  const picture = useHydrated() ? pictureOf(look) : undefined
  // After each rendering, because every page and every filter is an entry of its own.
  useEffect(() => {
    if (picture === undefined) return
    keepOwnPicture(look, picture)
    const entry = history.state as EntryState | null
    if (entry?.ownPicture?.look !== look) history.replaceState({ ...entry, ownPicture: { look, picture } }, '')
  })
  return picture
}
