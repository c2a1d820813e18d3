import { useEffect, useState } from 'react'

/**
 * True once `state` has been true for some milliseconds; false at once.
 * @param atFirst whether it is true at once for what is so when the component appears
 */
export function useLater(state: boolean, milliseconds: number, atFirst = false): boolean {
  const [late, setLate] = useState(state && atFirst)
  useEffect(() => {
    if (!state) return
    const timer = setTimeout(() => setLate(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [state, milliseconds])
  return state && late
}
