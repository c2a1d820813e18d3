import { useLayoutEffect, useRef } from 'react'

/**
 * Radix gives focus back to its own trigger alone; our dialogs open from anywhere, so what had focus at opening is kept here.
 * `findTarget` may name a better place, a tile that is the shown picture's for example.
 */
export function useReturnFocus(open: boolean, findTarget?: () => HTMLElement | null) {
  const opener = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (open && document.activeElement instanceof HTMLElement) opener.current = document.activeElement
  }, [open])
  return (event: Event) => {
    event.preventDefault()
    const target = findTarget?.() ?? opener.current
    target?.focus()
  }
}
