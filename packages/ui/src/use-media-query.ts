import { useSyncExternalStore } from 'react'

/** One for each text: a list of tiles asks the same many times. */
const lists = new Map<string, MediaQueryList>()

function listOf(query: string): MediaQueryList {
  const found = lists.get(query) ?? matchMedia(query)
  lists.set(query, found)
  return found
}

/** Whether the device matches a media query, and again when that changes. False on the server and in the browser's first render of the server's HTML. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      listOf(query).addEventListener('change', onChange)
      return () => listOf(query).removeEventListener('change', onChange)
    },
    () => listOf(query).matches,
    () => false,
  )
}
