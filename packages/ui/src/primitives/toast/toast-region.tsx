import * as Radix from '@radix-ui/react-toast'
import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { ToastCard } from './toast-card.tsx'
import type { ToasterProps } from './toaster-props.ts'

/** The region of a Toaster. */
export function ToastRegion({ toasts, onDismiss, duration = 5000, className, ...rest }: ToasterProps) {
  const labels = useLabels()
  return (
    <Radix.Provider label={labels.notification} swipeDirection="up" duration={duration}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} duration={duration} onDismiss={onDismiss} />
      ))}
      <Radix.Viewport
        label={labels.notifications}
        // A sheet or a dialog hides all beside it from screen readers, but no live region. Each toast is announced by itself.
        aria-live="off"
        className={cn(
          'layer-menu fixed top-0 left-1/2 flex w-[min(26rem,100vw)] -translate-x-1/2 flex-col-reverse gap-2.5 p-4 outline-none empty:hidden',
          className,
        )}
        {...rest}
      />
    </Radix.Provider>
  )
}
