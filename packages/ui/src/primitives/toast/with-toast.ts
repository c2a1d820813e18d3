import type { ToastTone } from './toast-card.tsx'

export interface Toast {
  /** Names it among the toasts. */
  id: string
  /** Its colour and icon; an error is said at once, the others when the user pauses. */
  tone: ToastTone
  /** One sentence. */
  text: string
}

/** The list with one more toast, newest last. What already says the same in the same tone is not said twice. */
export function withToast(toasts: readonly Toast[], { tone, text }: Omit<Toast, 'id'>): readonly Toast[] {
  const id = `${tone}:${text}`
  return toasts.some((toast) => toast.id === id) ? toasts : [...toasts, { id, tone, text }]
}
