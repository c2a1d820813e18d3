import { useEffect } from 'react'
import { rememberFocus } from './arrival-focus.ts'
import { noteEarly } from './early-steps.ts'

/** Draws nothing. After the router's own part, because the router tells the first who listens, and nobody else, what happened before. */
export function RouterListeners({ router }: { router: Parameters<typeof rememberFocus>[0] }): null {
  useEffect(() => rememberFocus(router), [router])
  useEffect(() => noteEarly(router), [router])
  return null
}
