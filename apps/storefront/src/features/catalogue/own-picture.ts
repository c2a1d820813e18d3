import { useHydrated } from '@chitra/ui'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

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
  const { key } = useLocation()
  const picture = useHydrated() ? pictureOf(look) : undefined
  useEffect(() => {
    if (picture === undefined) return
    keepOwnPicture(look, picture)
    history.replaceState({ ...(history.state as EntryState | null), ownPicture: { look, picture } }, '')
  }, [look, picture, key])
  return picture
}
