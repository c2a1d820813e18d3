import { atom } from 'jotai'
import { store } from './session.ts'

/** What a guest means to do with an item. */
export interface SignInIntent {
  purpose: 'buy' | 'save'
  itemId: string
  title: string
}

/** What the sign-in sheet is open for; null while it is shut. */
export const signInAtom = atom<SignInIntent | null>(null)

export const askToSignIn = (intent: SignInIntent): void => store.set(signInAtom, intent)
