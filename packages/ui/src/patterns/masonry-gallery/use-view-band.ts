import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { bandLeft, leaveBand } from './bands-left.ts'
import { bandAt, nextBand, roundSeen, type ViewBand } from './view-band.ts'

interface ViewBandOptions {
  /** What is in view is there already, since the server drew it. */
  paintedAtFirst: boolean
  name: string | undefined
}

/**
 * Follows an element's width and the part of it near the view, within the frame in which they change. Undefined until the first measure, which comes
 * before what the browser itself drew is painted; one that was there before under the same name begins where it was left.
 */
export function useViewBand(element: RefObject<HTMLElement | null>, { paintedAtFirst, name }: ViewBandOptions): ViewBand | undefined {
  const [band, setBand] = useState(() => {
    const place = bandLeft(name)
    return place === undefined ? undefined : bandAt({ ...place, view: innerHeight, painted: false })
  })
  /** What is drawn: what comes near grows from there, in pieces that do not add up while a slow phone has not come to draw them. */
  const drawn = useRef(band)
  useLayoutEffect(() => {
    drawn.current = band
  }, [band])
  // Kept while the page is hidden, so that it is shown again as it was.
  const wasPainted = useRef(paintedAtFirst)
  useLayoutEffect(() => {
    const node = element.current
    if (node === null) return
    let painted = wasPainted.current
    let next = drawn.current
    let seen: number | undefined
    let observing = 0
    let drawing = 0
    // What is in view is painted first; what is only near comes from a frame later on.
    let painting = requestAnimationFrame(() => {
      painting = requestAnimationFrame(() => {
        painted = true
        follow()
      })
    })
    /** Whether the band is another than before. Reads only, so that a frame's one layout is not computed twice. */
    const moves = () => {
      const box = node.getBoundingClientRect()
      seen = roundSeen(-box.top)
      next = nextBand(drawn.current, { width: box.width, seen, view: innerHeight, painted })
      return next !== drawn.current
    }
    const show = () => {
      if (next !== undefined) setBand(next)
    }
    const draw = () => {
      drawing = 0
      if (!moves()) return
      // What is only near comes in a task of its own, after the frame, which is long enough on a slow phone.
      if (next?.canWait) show()
      else flushSync(show)
      follow()
    }
    /** In the same frame, when all who listen have read where the page is scrolled to: after something is drawn, reading that lays the page out once more. */
    const follow = () => {
      if (drawing === 0) drawing = requestAnimationFrame(draw)
    }
    const onScroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(node)) follow()
    }
    const observe = () => {
      observing = 0
      resizes.observe(node)
      // What stands above may grow and push the gallery down.
      resizes.observe(document.body)
    }
    const resizes = new ResizeObserver(() => {
      if (!moves()) return
      // Drawn in here, it would make this frame longer, and the next, in which this is called again.
      if (next?.canWait) return follow()
      // A gallery that changes its height while it is observed is reported as a loop.
      resizes.disconnect()
      flushSync(show)
      if (observing === 0) observing = requestAnimationFrame(observe)
    })
    // The observer measures after the frame's own layout, which costs nothing, and still before anything is painted.
    observe()
    // Captured, so that a scrolling box around the gallery counts too.
    addEventListener('scroll', onScroll, { passive: true, capture: true })
    addEventListener('resize', follow)
    return () => {
      for (const frame of [observing, drawing, painting]) cancelAnimationFrame(frame)
      resizes.disconnect()
      removeEventListener('scroll', onScroll, { capture: true })
      removeEventListener('resize', follow)
      wasPainted.current = painted
      if (name !== undefined && next !== undefined && seen !== undefined) leaveBand(name, { width: next.width, seen })
    }
  }, [element, name])
  return band
}
