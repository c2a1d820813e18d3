import { type ComponentType, useEffect, useState } from 'react'
import { BareToasts } from './bare-toasts.tsx'
import type { ToasterProps } from './toaster-props.ts'

/**
 * The region of the passing messages, top centre, once a page. Each is said by role=status; F8 takes focus there, Esc puts one away. Its code comes with
 * the first toast (`preloadParts` fetches it before); as long as it cannot be fetched, messages stand there bare.
 */
export function Toaster(props: ToasterProps) {
  const { toasts, onDismiss } = props
  const [Region, setRegion] = useState<ComponentType<ToasterProps> | 'away'>()
  const isThere = typeof Region === 'function'
  // Each toast asks for it again, while it is away.
  useEffect(() => {
    if (isThere || toasts.length === 0) return
    let isOver = false
    const fetchRegion = () => {
      import('./toast-region.tsx').then(
        ({ ToastRegion }) => {
          if (!isOver) setRegion(() => ToastRegion)
        },
        () => {
          if (!isOver) setRegion('away')
        },
      )
    }
    fetchRegion()
    addEventListener('online', fetchRegion)
    return () => {
      isOver = true
      removeEventListener('online', fetchRegion)
    }
  }, [isThere, toasts])
  if (isThere) return <Region {...props} />
  return Region === 'away' && toasts.length > 0 ? <BareToasts toasts={toasts} onDismiss={onDismiss} /> : null
}
