import { useLayoutEffect, useRef } from 'react'

/**
 * Radix gives focus back to its own trigger alone; our dialogs open from anywhere, so what had focus at opening is kept here.
 * `findTarget` may name a better place, a tile that is the shown picture's for example. It is given back a moment after the dialog is gone: who has
 * gone on to something else by then keeps the focus there.
 */
export function useReturnFocus(open: boolean, findTarget?: () => HTMLElement | null) {
  const opener = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (open && document.activeElement instanceof HTMLElement) opener.current = document.activeElement
  }, [open])
  return (event: Event) => {
    event.preventDefault()
    const target = findTarget?.() ?? opener.current
    // The page, or a dialog that this one lay over.
    if (document.activeElement?.contains(target) !== false) target?.focus()
  }
}
