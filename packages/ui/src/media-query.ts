import { useSyncExternalStore } from 'react'

/**
 * Makes a hook that tells whether the device matches a media query, and again when that changes. False on the server and in the browser's first render of the
 * server's HTML. Made once for all who ask the same: React subscribes anew for another function.
 */
export function mediaQuery(query: string): () => boolean {
  let list: MediaQueryList | undefined
  const asked = () => (list ??= matchMedia(query))
  const subscribe = (onChange: () => void) => {
    asked().addEventListener('change', onChange)
    return () => asked().removeEventListener('change', onChange)
  }
  return () =>
    useSyncExternalStore(
      subscribe,
      () => asked().matches,
      () => false,
    )
}
