import { atom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { store } from './session.ts'
import { readCookie, writeCookie } from './storage.ts'

/** Whether single keys do things. They can be turned off, because speech input and stray fingers press keys too (WCAG 2.1.4). */
export const shortcutsOnAtom = atom(globalThis.document === undefined || readCookie('shortcuts') !== 'off')

export function turnShortcuts(on: boolean): void {
  writeCookie('shortcuts', on ? null : 'off')
  store.set(shortcutsOnAtom, on)
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"], [role="menu"] *'))

/** True while something lies over the page and has the keyboard. */
export const isCovered = (): boolean => document.querySelector('[role="dialog"], [role="menu"]') !== null

/** Single keys, by what they write, with what each does; what answers false has not taken the key. Never while somebody types. */
export function useShortcuts(keys: Readonly<Record<string, () => boolean>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return
    if (!store.get(shortcutsOnAtom) || isTyping(event.target)) return
    if (keys[event.key.toLowerCase()]?.() === true) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
