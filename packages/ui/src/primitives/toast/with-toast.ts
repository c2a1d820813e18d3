export type ToastTone = 'success' | 'info' | 'warning' | 'error'
export const toastTones = ['success', 'info', 'warning', 'error'] as const satisfies ReadonlyArray<ToastTone>

export interface Toast {
  /** Unique among the toasts. */
  id: string
  /** Sets colour and icon; an error is announced at once, others politely. */
  tone: ToastTone
  /** One sentence. */
  text: string
}

/** The tone that a new toast contradicts: a success after an error, an error after a success. */
const contradicts: Partial<Record<ToastTone, ToastTone>> = { error: 'success', success: 'error' }

/**
 * The list with one more toast, newest last. What already says the same in the same tone is not said twice, and what says the contrary goes: nobody reads
 * "Login successful" above an error.
 */
export function withToast(toasts: readonly Toast[], { tone, text }: Omit<Toast, 'id'>): readonly Toast[] {
  const id = `${tone}:${text}`
  const others = toasts.filter((toast) => toast.tone !== contradicts[tone])
  if (others.some((toast) => toast.id === id)) return others.length === toasts.length ? toasts : others
  return [...others, { id, tone, text }]
}
