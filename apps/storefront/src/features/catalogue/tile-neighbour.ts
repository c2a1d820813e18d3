export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** A tile's place on the screen, in pixels. */
export interface Place {
  id: string
  left: number
  top: number
  right: number
  bottom: number
}

const middle = ({ left, top, right, bottom }: Place) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })

/**
 * The tile that one comes to by an arrow key: the nearest one that lies that way. Columns of a masonry gallery do not share rows, so sideways
 * counts what stands at the same height, and up and down what stands in the same column.
 */
export function neighbourOf(places: readonly Place[], from: string, direction: Direction): string | null {
  const here = places.find(({ id }) => id === from)
  if (here === undefined) return null
  const centre = middle(here)
  const sideways = direction === 'ArrowLeft' || direction === 'ArrowRight'
  const sign = direction === 'ArrowRight' || direction === 'ArrowDown' ? 1 : -1
  let best: { id: string; distance: number } | null = null
  for (const place of places) {
    if (place.id === from) continue
    const { x, y } = middle(place)
    const [ahead, aside] = sideways ? [(x - centre.x) * sign, y - centre.y] : [(y - centre.y) * sign, x - centre.x]
    const beyond = sideways ? Math.abs(place.left - here.left) > 1 : Math.abs(place.top - here.top) > 1
    if (!beyond || ahead <= 0) continue
    const distance = ahead + 4 * Math.abs(aside)
    if (best === null || distance < best.distance) best = { id: place.id, distance }
  }
  return best?.id ?? null
}
