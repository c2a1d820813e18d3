import * as Radix from '@radix-ui/react-toast'
import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { ToastCard } from './toast-card.tsx'
import type { Toast } from './with-toast.ts'

export interface ToasterProps extends Omit<ComponentProps<typeof Radix.Viewport>, 'children' | 'label'> {
  /** What is to be said, newest last, and drawn on top; `withToast` adds to the list without duplicates. */
  toasts: ReadonlyArray<Toast>
  /** A toast's time is over, or the user put it away: the caller takes it from the list. */
  onDismiss: (dismissal: { id: string }) => void
  /** How long a toast stays, in milliseconds; the clock stands while the pointer or focus is on one. */
  duration?: number | undefined
}

/** The region of the passing messages, top centre, once a page. Each is said by role=status; F8 takes focus there, Esc puts one away. */
export function Toaster({ toasts, onDismiss, duration = 5000, className, ...rest }: ToasterProps) {
  const labels = useLabels()
  return (
    <Radix.Provider label={labels.notification} swipeDirection="up" duration={duration}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} duration={duration} onDismiss={onDismiss} />
      ))}
      <Radix.Viewport
        label={labels.notifications}
        className={cn(
          'layer-menu fixed top-0 left-1/2 flex w-[min(26rem,100vw)] -translate-x-1/2 flex-col-reverse gap-2.5 p-4 outline-none empty:hidden',
          className,
        )}
        {...rest}
      />
    </Radix.Provider>
  )
}
