import { type Toast, type ToastTone, withToast } from '@chitra/ui'
import { atom } from 'jotai'
import { store } from './session.ts'

/** What is being said, newest last. It outlives the page that said it: a loader may speak and then send the buyer elsewhere. */
export const toastsAtom = atom<readonly Toast[]>([])

/** The same words are never shown twice at once (APP-01). */
const say = (tone: ToastTone) => (text: string) => store.set(toastsAtom, (toasts) => withToast(toasts, { tone, text }))

export const tell = { success: say('success'), error: say('error'), warning: say('warning'), info: say('info') }

export const dismissToast = ({ id }: { id: string }): void => store.set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id))
