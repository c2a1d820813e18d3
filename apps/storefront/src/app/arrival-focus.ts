import type { createBrowserRouter } from 'react-router-dom'

/** Marks a part of a page that gives the focus to something of its own when one arrives at it. */
export const TAKES_FOCUS = { 'data-takes-focus': true } as const

/** False once somebody, or the page itself, has put the focus somewhere; the page's place as a whole does not count. */
export const isFocusFree = (): boolean => {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.matches('main')
}

let focusedBefore: Element | null = null

/** Remembers what has the focus when somebody leaves for another page: on a slow phone there is time to go on before it comes. Returns what ends it. */
export function rememberFocus({ state, subscribe }: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>): () => void {
  let [isAway, at] = [false, state.location]
  return subscribe(({ navigation, location }) => {
    if (!isAway && (navigation.state !== 'idle' || location !== at)) focusedBefore = document.activeElement
    isAway = navigation.state !== 'idle'
    at = location
  })
}

/** Whether somebody has begun to write somewhere since they left the page before. */
export const hasBegunToWrite = (): boolean => {
  const focused = document.activeElement
  return focused !== focusedBefore && focused?.matches('input, select, textarea') === true
}

let givenBack: Element | null = null

/** Focuses what had the focus when a page was left, on the way back to it. */
export function giveBackFocus(element: Element | null): void {
  // In the page that is left, it is free.
  const isFree = isFocusFree() || document.activeElement?.closest('main') !== null
  if (!(element instanceof HTMLElement) || !isFree) return
  element.focus({ preventScroll: true })
  givenBack = element
}

/** Whether the page has given the focus to something of its own. */
export const hasTakenFocus = (): boolean => {
  const focused = document.activeElement
  return focused !== null && (focused === givenBack || focused.closest('[data-takes-focus]') !== null)
}
