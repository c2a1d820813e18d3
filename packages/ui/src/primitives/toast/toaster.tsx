import { type ComponentType, useEffect, useState } from 'react'
import { afterFirstSign } from '../../after-tap.ts'
import type { ToasterProps } from './toaster-props.ts'

/**
 * The region of the passing messages, top centre, once a page. Each is said by role=status; F8 takes focus there, Esc puts one away. Its code comes when the
 * visitor first moves, touches or types, so that a message about a lost connection is not waiting for the connection.
 */
export function Toaster(props: ToasterProps) {
  const { toasts } = props
  const [Region, setRegion] = useState<ComponentType<ToasterProps>>()
  const isThere = Region !== undefined
  useEffect(() => {
    if (isThere) return
    const over = new AbortController()
    const fetchRegion = () =>
      void import('./toast-region.tsx').then(
        ({ ToastRegion }) => over.signal.aborted || setRegion(() => ToastRegion),
        // The next toast asks again, or the connection when it is back.
        () => undefined,
      )
    if (toasts.length > 0) fetchRegion()
    const callOff = afterFirstSign(fetchRegion)
    for (const sign of ['keydown', 'online']) addEventListener(sign, fetchRegion, { once: true, signal: over.signal })
    return () => {
      over.abort()
      callOff()
    }
  }, [isThere, toasts])
  return isThere ? <Region {...props} /> : null
}
