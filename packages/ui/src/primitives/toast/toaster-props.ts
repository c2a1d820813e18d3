import type { Viewport } from '@radix-ui/react-toast'
import type { ComponentProps } from 'react'
import type { Toast } from './with-toast.ts'

export interface ToasterProps extends Omit<ComponentProps<typeof Viewport>, 'children' | 'label'> {
  /** The toasts, newest last and shown on top; `withToast` adds to the list without duplicates. */
  toasts: ReadonlyArray<Toast>
  /** Called when a toast's time is over or the user dismisses it; the caller removes it from the list. */
  onDismiss: (dismissal: { id: string }) => void
  /** How long a toast stays, in milliseconds; the timer pauses while pointer or focus is on one. */
  duration?: number | undefined
}
