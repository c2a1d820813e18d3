import { useEffect } from 'react'

let onScreen = false

/** True while the table is on the screen: what is asked for then is another page of it, or another choice. */
export const isOnScreen = (): boolean => onScreen

/** Keeps in mind that the table is on the screen. */
export function useOnScreen(): void {
  useEffect(() => {
    onScreen = true
    return () => {
      onScreen = false
    }
  }, [])
}
