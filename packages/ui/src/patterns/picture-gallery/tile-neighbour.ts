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
    // How far the two are from standing beside each other, or one above the other.
    const apart = sideways
      ? Math.max(place.top - here.bottom, here.top - place.bottom, 0)
      : Math.max(place.left - here.right, here.left - place.right, 0)
    const beyond = sideways ? Math.abs(place.left - here.left) > 1 : Math.abs(place.top - here.top) > 1
    if (!beyond || ahead <= 0) continue
    // A column is left only at its end; sideways, a little out of line is better than a column further.
    const distance = ahead + (sideways ? 4 : 100) * apart + Math.abs(aside) / 10
    if (best === null || distance < best.distance) best = { id: place.id, distance }
  }
  return best?.id ?? null
}
