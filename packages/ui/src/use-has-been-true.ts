import { useState } from 'react'

/** True once `value` has been true. For parts that are loaded when first needed and then stay mounted, so that they can animate out. */
export function useHasBeenTrue(value: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(value)
  if (value && !hasBeen) setHasBeen(true)
  return hasBeen || value
}
