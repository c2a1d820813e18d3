import { type RefObject, useLayoutEffect } from 'react'

/** Where a picture stood before it began to grow into another place. */
export interface Growth {
  /** CSS pixels from the view's left and top edge. */
  left: number
  top: number
  /** CSS pixels. */
  width: number
  height: number
  /** When it began, by `performance.now()`. */
  since: number
}

/** Milliseconds. */
const GROWS_FOR = 200

/**
 * Lets an element grow from where the same picture stood, on a page that is at its top. Whoever draws it next goes on where the one before has stopped. No view transition: the
 * browser shows nothing new while it takes pictures of both pages, which on a slow phone is more than half a second.
 */
export function useGrowth(element: RefObject<HTMLElement | null>, from: Growth | undefined): void {
  useLayoutEffect(() => {
    const passed = from === undefined ? GROWS_FOR : performance.now() - from.since
    if (element.current === null || from === undefined || passed >= GROWS_FOR || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return
    const to = element.current.getBoundingClientRect()
    const move = `translate(${from.left - to.left}px, ${from.top - to.top - scrollY}px)`
    const growth = element.current.animate(
      { transformOrigin: ['0 0', '0 0'], transform: [`${move} scale(${from.width / to.width}, ${from.height / to.height})`, 'none'] },
      { duration: GROWS_FOR, easing: 'ease-out' },
    )
    growth.currentTime = passed
    return () => growth.cancel()
  }, [element, from])
}
