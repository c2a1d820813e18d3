interface LeftBand {
  /** Of the element, in pixels. */
  width: number
  /** How far the view was down in the element, in pixels. */
  seen: number
  /** Of the window, in pixels. */
  view: { width: number; height: number }
}

/** Places that are kept; the oldest goes first. */
const KEPT = 20

const left = new Map<string, LeftBand>()

const isView = ({ width, height }: LeftBand['view']) => width === innerWidth && height === innerHeight

/** Notes where a gallery was left. */
export function leaveBand(name: string, { width, seen }: Pick<LeftBand, 'width' | 'seen'>): void {
  left.delete(name)
  left.set(name, { width, seen, view: { width: innerWidth, height: innerHeight } })
  for (const oldest of [...left.keys()].slice(0, -KEPT)) left.delete(oldest)
}

/** Where the gallery of that name was left, as long as the window has the same size. */
export function bandLeft(name: string | undefined): LeftBand | undefined {
  const place = name === undefined ? undefined : left.get(name)
  return place !== undefined && isView(place.view) ? place : undefined
}
