import { useState } from 'react'

/** True from the first time it was true on. For parts whose code is fetched when they are first needed, and which then stay, to be able to close. */
export function useOnceTrue(value: boolean): boolean {
  const [once, setOnce] = useState(value)
  if (value && !once) setOnce(true)
  return once || value
}
