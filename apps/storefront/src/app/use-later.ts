import { useEffect, useState } from 'react'

/** True once `state` has been true for some milliseconds; false at once. */
export function useLater(state: boolean, milliseconds: number): boolean {
  const [late, setLate] = useState(false)
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
