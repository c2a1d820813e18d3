import { useSyncExternalStore } from 'react'

/** False on the server and in the browser's first render of the server's HTML, so that both draw the same; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(nothingChanges, inBrowser, onServer)
}

const nothingChanges = () => () => {}
const inBrowser = () => true
const onServer = () => false
