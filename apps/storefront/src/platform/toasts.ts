import { type Toast, type ToastTone, withToast } from '@chitra/ui'
import { atom } from 'jotai'
import { store } from './session.ts'
import { readCookie, writeCookie } from './storage.ts'

/** Carries what is being said over to a page that is loaded anew; a cookie, because browser storage holds ten names and no more (AUTH-15). */
const KEPT = 'said'
/** Seconds that a page has to come. */
const KEPT_FOR = 30

/** What is being said, newest last. It outlives the page that said it: a loader may speak and then send the buyer elsewhere. */
export const toastsAtom = atom<readonly Toast[]>(keptToasts())

/** To be called before this page is left for a new one of the shop. */
export function keepToasts(): void {
  const said = store.get(toastsAtom)
  if (said.length > 0) writeCookie(KEPT, encodeURIComponent(JSON.stringify(said)), KEPT_FOR)
}

/** What the page before this one was saying, once. Only the shop's own pages write it. */
function keptToasts(): readonly Toast[] {
  const kept = globalThis.document === undefined ? null : readCookie(KEPT)
  if (kept === null) return []
  writeCookie(KEPT, null)
  try {
    return JSON.parse(kept) as Toast[]
  } catch {
    return []
  }
}

/** The same words are never shown twice at once (APP-01). */
const say = (tone: ToastTone) => (text: string) => store.set(toastsAtom, (toasts) => withToast(toasts, { tone, text }))

export const tell = { success: say('success'), error: say('error'), warning: say('warning'), info: say('info') }

export const dismissToast = ({ id }: { id: string }): void => store.set(toastsAtom, (toasts) => toasts.filter((toast) => toast.id !== id))
