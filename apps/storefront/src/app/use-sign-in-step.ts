import * as messages from '@chitra/messages/common.ts'
import { useEffect, useState } from 'react'
import { hasForeignScripts } from '../platform/foreign-scripts.ts'
import { store } from '../platform/session.ts'
import { signInAtom, type SignInIntent } from '../platform/sign-in.ts'
import { type StoredName, writeStored } from '../platform/storage.ts'
import { keepToasts, tell } from '../platform/toasts.ts'

/** Where each is kept until after the login, as the login's own page expects it (AUTH-08). */
const KEPT_AS: Record<SignInIntent['purpose'], StoredName> = { buy: 'imageId', save: 'wishListed' }

interface Step extends SignInIntent {
  /** Which of the page's buttons it was, for the focus afterwards; below zero where it was none. */
  button: number
}

/** The sheet as a step of the history that Back undoes. */
export interface SignInStep {
  /** The button that it was opened by, on a page that may have been loaded anew since. */
  opener: HTMLElement | null
  /** Shuts the sheet, by taking its step back. */
  close: () => void
  /** Shuts the sheet, because the page under it is left. */
  leave: () => void
}

export function useSignInStep(intent: SignInIntent): SignInStep {
  const [button] = useState(() => stepNow()?.button ?? pageButtons().findIndex((each) => each === document.activeElement))
  useEffect(() => {
    if (hasForeignScripts()) return renewPage({ ...intent, button })
    keepOnly(intent)
    pushOnce({ ...intent, button })
    const place = placeOf(history.state)
    const onPop = (event: PopStateEvent): void => {
      // The page under the sheet stays as it is: the router need not ask for it again.
      if (placeOf(event.state) === place) event.stopImmediatePropagation()
      // Whoever goes back means it no longer.
      keepOnly(null)
      leave()
    }
    addEventListener('popstate', onPop, { capture: true })
    return () => removeEventListener('popstate', onPop, { capture: true })
  }, [intent, button])
  return { opener: pageButtons()[button] ?? null, close: () => (stepNow() === null ? leave() : history.back()), leave }
}

/** No password is typed beside somebody else's script, and nothing takes one out but a new page, which opens the sheet again (TB-06). */
function renewPage(step: Step): void {
  if (!navigator.onLine) {
    tell.error(messages.offline)
    return leave()
  }
  pushOnce(step)
  keepToasts()
  location.reload()
}

const leave = (): void => store.set(signInAtom, null)
/** Those of the page that is shown, which are the same ones when it is loaded anew. */
const pageButtons = () => [...document.querySelectorAll<HTMLElement>('main button')].filter((button) => button.checkVisibility())
const stepNow = (): Step | null => (history.state as { signIn?: Step } | null)?.signIn ?? null

/** The entry is a copy of the page's own, so for the router nothing has happened. */
function pushOnce(step: Step): void {
  if (stepNow() === null) history.pushState({ ...(history.state as object | null), signIn: step }, '')
}

/** Where the page stands under the sheet: its entry has the router's key, and its address. */
const placeOf = (state: unknown): string => JSON.stringify([(state as { key?: string } | null)?.key, location.href])

/** Keeps what is meant until after the login; what was meant before no longer counts. */
function keepOnly(intent: SignInIntent | null): void {
  for (const name of Object.values(KEPT_AS)) writeStored(name, null)
  if (intent !== null) writeStored(KEPT_AS[intent.purpose], intent.itemId)
}
