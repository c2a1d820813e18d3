import { startTransition, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** What is seen of an element, in its own pixels, a view's height more on either side; `width` is the element's. */
export interface ViewBand {
  width: number
  top: number
  bottom: number
  /** Whether what is in view has been painted, so that there is time for the rest. */
  painted: boolean
}

// Scrolling by less than this does not change the band, so most scroll events cost one comparison.
const step = 200

/** What a server takes an element's width to be, in pixels, where nobody says. */
const usualWidth = 1256
/** How far down the markup that a server renders goes, in pixels. */
const serverBottom = 1600

/**
 * Follows an element's width and the part of it near the view, within the frame in which they change. Before the first measure, which comes before
 * anything is painted, the element is taken to begin in view and to be as wide as expected; where nothing is expected, nothing is near.
 */
export function useViewBand(element: RefObject<HTMLElement | null>, expectedWidth: number | undefined): ViewBand {
  const expected = expectedWidth !== undefined
  const unmeasurable = useSyncExternalStore(nothingChanges, inBrowser, onServer)
  const [band, setBand] = useState<ViewBand>(() => {
    const bottom = unmeasurable ? serverBottom : expectedWidth === undefined ? -1 : innerHeight
    return { width: expectedWidth ?? usualWidth, top: 0, bottom, painted: false }
  })
  useLayoutEffect(() => {
    const node = element.current
    if (node === null) return
    let current: ViewBand | undefined
    let frame = 0
    // What is in view is painted first; what is only near comes a frame later.
    let painted = false
    let widening = requestAnimationFrame(() => {
      widening = requestAnimationFrame(() => {
        painted = true
        if (moves()) startTransition(show)
      })
    })
    /** Whether the band is another than before. Reads only, so that a frame's one layout is not computed twice. */
    const moves = () => {
      const box = node.getBoundingClientRect()
      const seen = Math.round(-box.top / step) * step
      const reach = painted ? innerHeight : step
      const next = { width: node.clientWidth, top: seen - reach, bottom: seen + innerHeight + reach, painted }
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
    // What was drawn as expected is measured by the observer: after the frame's own layout, which costs nothing, and still before anything is painted.
    if (!expected && moves()) show()
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
    }
  }, [element, expected])
  return band
}

const isSame = (one: ViewBand, other: ViewBand) =>
  one.width === other.width && one.top === other.top && one.bottom === other.bottom && one.painted === other.painted

const nothingChanges = () => () => {}
const inBrowser = () => false
const onServer = () => true
