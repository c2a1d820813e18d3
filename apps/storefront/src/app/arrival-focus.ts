/** Marks a part of a page that gives the focus to something of its own when one arrives at it. */
export const TAKES_FOCUS = { 'data-takes-focus': true } as const

/** False once somebody, or the page itself, has put the focus somewhere; the page's place as a whole does not count. */
export const isFocusFree = (): boolean => {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.matches('main')
}

export const hasTakenFocus = (): boolean => document.activeElement?.closest('[data-takes-focus]') != null
