import type { Viewport } from '@radix-ui/react-toast'
import { type ComponentProps, lazy, Suspense } from 'react'
import { useOnceTrue } from '../../use-once-true.ts'
import type { Toast } from './with-toast.ts'

export interface ToasterProps extends Omit<ComponentProps<typeof Viewport>, 'children' | 'label'> {
  /** What is to be said, newest last, and drawn on top; `withToast` adds to the list without duplicates. */
  toasts: ReadonlyArray<Toast>
  /** A toast's time is over, or the user put it away: the caller takes it from the list. */
  onDismiss: (dismissal: { id: string }) => void
  /** How long a toast stays, in milliseconds; the clock stands while the pointer or focus is on one. */
  duration?: number | undefined
}

const Region = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }))

/** The region of the passing messages, top centre, once a page. Each is said by role=status; F8 takes focus there, Esc puts one away. Its code comes with the first toast. */
export function Toaster(props: ToasterProps) {
  return useOnceTrue(props.toasts.length > 0) ? (
    <Suspense fallback={null}>
      <Region {...props} />
    </Suspense>
  ) : null
}
