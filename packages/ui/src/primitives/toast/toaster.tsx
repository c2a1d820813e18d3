import type { Viewport } from '@radix-ui/react-toast'
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { BareToasts } from './bare-toasts.tsx'
import type { Toast } from './with-toast.ts'

export interface ToasterProps extends Omit<ComponentProps<typeof Viewport>, 'children' | 'label'> {
  /** What is to be said, newest last, and drawn on top; `withToast` adds to the list without duplicates. */
  toasts: ReadonlyArray<Toast>
  /** A toast's time is over, or the user put it away: the caller takes it from the list. */
  onDismiss: (dismissal: { id: string }) => void
  /** How long a toast stays, in milliseconds; the clock stands while the pointer or focus is on one. */
  duration?: number | undefined
}

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
