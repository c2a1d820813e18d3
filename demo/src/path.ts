// Path data for SVG, in drawing units (pixels at full size). Angles are in degrees, clockwise, 0 pointing right.
export type Point = readonly [x: number, y: number]

/** A number rounded to one decimal, for short markup. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

export const polar = (cx: number, cy: number, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
}

const at = (points: readonly Point[], index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]

export function polyline(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${closed ? 'Z' : ''}`
}

/** A curve through all the points (Catmull-Rom, as cubics). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length
  const pick = (index: number): Point => (closed ? at(points, (index + count) % count) : at(points, index))
  const [startX, startY] = at(points, 0)
  const parts = [`M${n(startX)} ${n(startY)}`]
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [p0, p1, p2, p3] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)]
    parts.push(
      `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`,
    )
  }
  return parts.join('') + (closed ? 'Z' : '')
}

/** The land under a skyline, down to `bottom`. */
export function under(points: readonly Point[], bottom: number, curved = false): string {
  const line = curved ? smooth(points) : polyline(points)
  return `${line}L${n(at(points, points.length - 1)[0])} ${n(bottom)}L${n(at(points, 0)[0])} ${n(bottom)}Z`
}

/** A leaf or petal, starting at its root; `belly` (0 to 1) is where it is widest, `tip` how round its end is (0 sharp, 1 round). */
export function petal(x: number, y: number, length: number, width: number, degrees: number, belly = 0.5, tip = 0): string {
  const angle = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const place = (along: number, aside: number): string => `${n(x + along * c - aside * s)} ${n(y + along * s + aside * c)}`
  const half = width * 0.66
  return `M${place(0, 0)}C${place(length * belly * 0.5, half)} ${place(length * (belly + (1 - belly) * 0.55), half)} ${place(length, tip * width * 0.12)}L${place(length, -tip * width * 0.12)}C${place(length * (belly + (1 - belly) * 0.55), -half)} ${place(length * belly * 0.5, -half)} ${place(0, 0)}Z`
}

/** A star of `points` tips between two radii. */
export function star(cx: number, cy: number, points: number, outer: number, inner: number, turn = -90): string {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    polar(cx, cy, index % 2 === 0 ? outer : inner, turn + (index * 180) / points),
  )
  return polyline(corners, true)
}

/** A ring of rounded lobes, as on a flower or a scalloped plate. */
export function scallop(cx: number, cy: number, lobes: number, radius: number, depth: number, turn = 0): string {
  const points = Array.from({ length: lobes * 2 }, (_, index) =>
    polar(cx, cy, radius + (index % 2 === 0 ? depth : -depth), turn + (index * 180) / lobes),
  )
  return smooth(points, true)
}

/** A cusped arch (the opening of a jharokha): `x` is its left edge, `base` its bottom. */
export function cuspedArch(x: number, base: number, width: number, height: number, lobes = 4): string {
  const springing = base - height * 0.56
  const middle = x + width / 2
  const rise = springing - (base - height)
  const side = (mirror: 1 | -1): Point[] =>
    Array.from({ length: lobes + 1 }, (_, index) => {
      const angle = (index / lobes) * 90
      const [dx, dy] = polar(0, 0, 1, angle)
      const bow = 1 - 0.05 * Math.sin((index / lobes) * Math.PI)
      return [middle + mirror * (width / 2) * dx * bow, springing - rise * 0.86 * dy * bow]
    })
  const left = side(-1)
  const right = side(1).toReversed()
  const scoop = (from: Point, to: Point): string => {
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1])
    return `A${n(reach * 0.56)} ${n(reach * 0.56)} 0 0 1 ${n(to[0])} ${n(to[1])}`
  }
  const walk = (points: Point[]): string =>
    points
      .slice(1)
      .map((point, index) => scoop(at(points, index), point))
      .join('')
  const topLeft = at(left, lobes)
  const tip = base - height
  return `M${n(x)} ${n(base)}L${n(x)} ${n(springing)}${walk(left.slice(0, lobes))}Q${n(middle - width * 0.06)} ${n(topLeft[1] + rise * 0.02)} ${n(middle)} ${n(tip)}Q${n(middle + width * 0.06)} ${n(topLeft[1] + rise * 0.02)} ${n(at(right, 1)[0])} ${n(at(right, 1)[1])}${walk(right.slice(1))}L${n(x + width)} ${n(base)}Z`
}
