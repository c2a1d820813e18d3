import { useEffect, useState } from 'react'

/** Milliseconds. */
const SHORT = 150

/**
 * True while something is going on for longer than a moment, or was going on already when the component appeared. A spinner that comes and goes within a blink
 * says nothing, and its elements would cost the press that begins the work a tenth of its time to paint.
 */
export function useLasting(isOn: boolean): boolean {
  const [lasts, setLasts] = useState(isOn)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setLasts(true), SHORT)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [isOn])
  return isOn && lasts
}
