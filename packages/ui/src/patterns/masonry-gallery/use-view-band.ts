import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { bandLeft, leaveBand } from './bands-left.ts'

/** What is seen of an element, in its own pixels, a view's height more on either side; `width` is the element's. */
export interface ViewBand {
  width: number
  top: number
  bottom: number
  /** Whether what is in view has been painted, so that there is time for the rest. */
  painted: boolean
}

interface ViewBandOptions {
  /** What is in view is there already, since the server drew it. */
  paintedAtFirst: boolean
  name: string | undefined
}

// Scrolling by less than this does not change the band, so most scroll events cost one comparison.
const step = 200

/**
 * Follows an element's width and the part of it near the view, within the frame in which they change. Undefined until the first measure, which comes
 * before what the browser itself drew is painted; one that was there before under the same name begins where it was left.
 */
export function useViewBand(element: RefObject<HTMLElement | null>, { paintedAtFirst, name }: ViewBandOptions): ViewBand | undefined {
  const [band, setBand] = useState(() => {
    const place = bandLeft(name)
    return place === undefined ? undefined : bandAt(place, false)
  })
  // Kept while the page is hidden, so that it is shown again as it was.
  const last = useRef({ band, painted: paintedAtFirst })
  useLayoutEffect(() => {
    const node = element.current
    if (node === null) return
    let { band: current, painted } = last.current
    let seen: number | undefined
    let frame = 0
    // What is in view is painted first; what is only near comes a frame later.
    let widening = requestAnimationFrame(() => {
      widening = requestAnimationFrame(() => {
        painted = true
        if (moves()) startTransition(show)
      })
    })
    /** Whether the band is another than before. Reads only, so that a frame's one layout is not computed twice. */
    const moves = () => {
      const box = node.getBoundingClientRect()
      seen = Math.round(-box.top / step) * step
      const next = bandAt({ width: box.width, seen }, painted)
      if (current !== undefined && isSame(current, next)) return false
      current = next
      return true
    }
    const show = () => {
      if (current !== undefined) setBand(current)
    }
    const follow = () => {
      if (moves()) flushSync(show)
    }
    const onScroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(node)) follow()
    }
    const observe = () => {
      frame = 0
      resizes.observe(node)
      // What stands above may grow and push the gallery down.
      resizes.observe(document.body)
    }
    const resizes = new ResizeObserver(() => {
      if (!moves()) return
      // A gallery that changes its height while it is observed is reported as a loop.
      resizes.disconnect()
      flushSync(show)
      if (frame === 0) frame = requestAnimationFrame(observe)
    })
    // The observer measures after the frame's own layout, which costs nothing, and still before anything is painted.
    observe()
    // Captured, so that a scrolling box around the gallery counts too.
    addEventListener('scroll', onScroll, { passive: true, capture: true })
    addEventListener('resize', follow)
    return () => {
      cancelAnimationFrame(frame)
      cancelAnimationFrame(widening)
      resizes.disconnect()
      removeEventListener('scroll', onScroll, { capture: true })
      removeEventListener('resize', follow)
      last.current = { band: current, painted }
      if (name !== undefined && current !== undefined && seen !== undefined) leaveBand(name, { width: current.width, seen })
    }
  }, [element, name])
  return band
}

/** The band around what is seen, `seen` pixels down in the element. */
function bandAt({ width, seen }: { width: number; seen: number }, painted: boolean): ViewBand {
  const reach = painted ? innerHeight : step
  return { width, top: seen - reach, bottom: seen + innerHeight + reach, painted }
}

const isSame = (one: ViewBand, other: ViewBand) =>
  one.width === other.width && one.top === other.top && one.bottom === other.bottom && one.painted === other.painted
