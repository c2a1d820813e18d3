import { useLayoutEffect, useState, type RefObject } from 'react'

/** What is seen of an element, in its own pixels, a view's height more on either side; `width` is the element's. */
export interface ViewBand {
  width: number
  top: number
  bottom: number
}

// Scrolling by less than this does not change the band, so most scroll events cost one comparison.
const step = 200

/** Follows an element's width and the part of it near the view. Before the first measure it is `initial`. */
export function useViewBand(element: RefObject<HTMLElement | null>, initial: ViewBand): ViewBand {
  const [band, setBand] = useState(initial)
  useLayoutEffect(() => {
    const node = element.current
    if (node === null) return
    let frame = 0
    const measure = () => {
      frame = 0
      const box = node.getBoundingClientRect()
      const seen = Math.round(-box.top / step) * step
      const next = { width: node.clientWidth, top: seen - innerHeight, bottom: seen + 2 * innerHeight }
      setBand((now) => (now.width === next.width && now.top === next.top && now.bottom === next.bottom ? now : next))
    }
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(measure)
    }
    measure()
    const resizes = new ResizeObserver(soon)
    resizes.observe(node)
    // Captured, so that a scrolling box around the gallery counts too.
    addEventListener('scroll', soon, { passive: true, capture: true })
    addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      resizes.disconnect()
      removeEventListener('scroll', soon, { capture: true })
      removeEventListener('resize', soon)
    }
  }, [element])
  return band
}
