import { CHROMA, PALETTE_SIZE, packed, toCode, WHOLE } from './codes.ts'
import { type Oklab, toOklab } from './oklab.ts'

interface Point extends Oklab {
  /** Pixels. */
  weight: number
}

/** As of codes: how much a and b count beside lightness, in OKLab's own units. */
const CHROMA_WEIGHT = (CHROMA * 0.02 ** -2) / 63 ** 2
const ROUNDS = 8
/** A cluster's distance from all others: squared, about a just noticeable difference and a half. */
const APART = 0.035 ** 2
/** Pixels of a new centre count up to this squared distance, so that one odd pixel far away is no colour. */
const FAR = 0.25 ** 2
/** The smallest share that is kept. */
const LEAST = 0.015

const distance = (one: Oklab, other: Oklab): number =>
  (one.l - other.l) ** 2 + CHROMA_WEIGHT * ((one.a - other.a) ** 2 + (one.b - other.b) ** 2)

/**
 * The colours of a picture, packed, the largest share first; at most five. The same pixels give the same colours.
 * @param pixels 8-bit, `channels` bytes for each pixel, of which the first three are red, green and blue
 */
export function paletteOf(pixels: Uint8Array, channels: number): number[] {
  const points = cells(pixels, channels)
  const total = points.reduce((sum, { weight }) => sum + weight, 0)
  let centres = firstCentres(points)
  for (let round = 0; round < ROUNDS; round += 1) centres = moved(points, centres)
  return apart(centres)
    .filter(({ weight }) => weight >= LEAST * total)
    .map((centre) => packed(toCode(centre), Math.max(1, Math.floor((centre.weight / total) * WHOLE))))
    .toSorted((a, b) => b - a)
}

/** Pixels of one code together, in their mean. */
function cells(pixels: Uint8Array, channels: number): Point[] {
  const sums = new Map<number, Point>()
  for (let at = 0; at + 2 < pixels.length; at += channels) {
    const { l, a, b } = toOklab(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    const code = toCode({ l, a, b })
    const sum = sums.get(code)
    if (sum === undefined) sums.set(code, { l, a, b, weight: 1 })
    else {
      sum.l += l
      sum.a += a
      sum.b += b
      sum.weight += 1
    }
  }
  return [...sums].toSorted(([a], [b]) => a - b).map(([, { l, a, b, weight }]) => ({ l: l / weight, a: a / weight, b: b / weight, weight }))
}

/** The heaviest point, then each time the one that is heavy and far from all so far. */
function firstCentres(points: readonly Point[]): Point[] {
  const centres: Point[] = []
  const away = points.map(() => FAR)
  for (let n = 0; n < PALETTE_SIZE; n += 1) {
    let best: Point | null = null
    let most = 0
    for (const [at, point] of points.entries()) {
      const value = point.weight * (away[at] ?? 0)
      if (value > most) [best, most] = [point, value]
    }
    if (best === null) break
    centres.push(best)
    for (const [at, point] of points.entries()) away[at] = Math.min(away[at] ?? 0, distance(point, best))
  }
  return centres
}

/** Each centre in the middle of the points that are nearest to it (S. Lloyd, 1982). */
function moved(points: readonly Point[], centres: readonly Point[]): Point[] {
  const sums = centres.map((): Point => ({ l: 0, a: 0, b: 0, weight: 0 }))
  for (const point of points) {
    let nearest = 0
    for (let n = 1; n < centres.length; n += 1)
      if (distance(point, centres[n] ?? point) < distance(point, centres[nearest] ?? point)) nearest = n
    const sum = sums[nearest]
    if (sum === undefined) continue
    sum.l += point.l * point.weight
    sum.a += point.a * point.weight
    sum.b += point.b * point.weight
    sum.weight += point.weight
  }
  return sums.filter(({ weight }) => weight > 0).map(mean)
}

const mean = ({ l, a, b, weight }: Point): Point => ({ l: l / weight, a: a / weight, b: b / weight, weight })

/** Centres that look alike are one. */
function apart(centres: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const centre of centres.toSorted((a, b) => b.weight - a.weight)) {
    const like = kept.findIndex((other) => distance(centre, other) < APART)
    const other = kept[like]
    if (other === undefined) kept.push(centre)
    else {
      const weight = centre.weight + other.weight
      const mix = (key: 'l' | 'a' | 'b') => (centre[key] * centre.weight + other[key] * other.weight) / weight
      kept[like] = { l: mix('l'), a: mix('a'), b: mix('b'), weight }
    }
  }
  return kept
}
