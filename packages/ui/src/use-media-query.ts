import { useSyncExternalStore } from 'react'

interface Watched {
  matches: () => boolean
  /** The same function each time: React subscribes anew for another one. */
  subscribe: (onChange: () => void) => () => void
}

/** One for each text: all tiles of a list ask the same. */
const watched = new Map<string, Watched>()

function watch(query: string): Watched {
  const found = watched.get(query)
  if (found !== undefined) return found
  const list = matchMedia(query)
  const made: Watched = {
    matches: () => list.matches,
    subscribe: (onChange) => {
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
  }
  watched.set(query, made)
  return made
}

const NOWHERE: Watched = { matches: () => false, subscribe: () => () => undefined }

/** Whether the device matches a media query, and again when that changes. False on the server and in the browser's first render of the server's HTML. */
export function useMediaQuery(query: string): boolean {
  const { matches, subscribe } = typeof matchMedia === 'undefined' ? NOWHERE : watch(query)
  return useSyncExternalStore(subscribe, matches, NOWHERE.matches)
}
