/** What is drawn of an element, in its own pixels, a view's height more on either side than is seen; `width` is the element's. */
export interface ViewBand {
  width: number
  top: number
  bottom: number
  /** Whether what is in view has been painted, so that there is time for the rest. */
  painted: boolean
  /** Whether all that is seen was drawn before, so that the rest can wait for a task of its own. */
  canWait: boolean
}

export interface Seen {
  /** Of the element, in pixels. */
  width: number
  /** How far the view is down in the element, in pixels. */
  seen: number
  /** The height of the view, in pixels. */
  view: number
  painted: boolean
}

/** Scrolling by less than this does not change the band, so most scroll events cost one comparison. So much beyond what is seen is always drawn. */
const STEP = 200
/** By so much the band grows in a frame beyond what is seen: on a slow phone a tile takes a third of what a touch may wait. */
const PACE = 80

export const roundSeen = (pixels: number): number => Math.round(pixels / STEP) * STEP

/** The whole band around what is seen. */
export function bandAt({ width, seen, view, painted }: Seen): ViewBand {
  const reach = painted ? view : STEP
  return { width, top: seen - reach, bottom: seen + view + reach, painted, canWait: false }
}

/** The band of the next frame, on the way from the one before to the whole one: what is seen is in it at once. The same object where nothing changes. */
export function nextBand(before: ViewBand | undefined, seen: Seen): ViewBand {
  const whole = bandAt(seen)
  if (before === undefined) return whole
  const least = bandAt({ ...seen, painted: false })
  const isFar = before.bottom < least.top || before.top > least.bottom
  const top = isFar ? least.top : Math.max(whole.top, Math.min(least.top, before.top - PACE))
  const bottom = isFar ? least.bottom : Math.min(whole.bottom, Math.max(least.bottom, before.bottom + PACE))
  const canWait = before.width === whole.width && before.top <= least.top && before.bottom >= least.bottom
  const next = { ...whole, top, bottom, canWait }
  return isSame(before, next) ? before : next
}

const isSame = (one: ViewBand, other: ViewBand) =>
  one.width === other.width && one.top === other.top && one.bottom === other.bottom && one.painted === other.painted
