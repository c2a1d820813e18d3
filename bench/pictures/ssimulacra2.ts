/**
 * SSIMULACRA 2.1 by Jon Sneyers, Cloudinary: how much people would see of what an encoder has changed. 100 is no difference, 90 one that nobody sees, 70 high quality,
 * 50 medium, 30 low. Written from the description and with the parameters of https://github.com/cloudinary/ssimulacra2 (BSD-3-Clause): in the colour space XYB, at six scales,
 * three maps of errors (structure, edges that were added, edges that were lost), of each the mean and the 4-norm, weighed by 22,000 opinions of people.
 */

/** 8-bit sRGB. */
export interface Picture {
  data: Uint8Array
  width: number
  height: number
}

type Plane = Float32Array
type Planes = [Plane, Plane, Plane]

const SCALES = 6
/** Pixels of a side, below which there are no further scales. */
const SMALLEST = 8

/** By colour (X, Y, B) and scale: mean of structure, added and lost edges, then the 4-norm of the same. */
const WEIGHTS: readonly number[][] = [
  [0, 0.0007376606707, 0, 0, 0.0007793481683, 0],
  [0, 0.000437115573, 0, 1.104172643, 0.0006628483413, 0.0001523163278],
  [0, 0.001640643746, 0, 1.842245552, 11.4411726, 0],
  [0.0007989109436, 0.0001768164381, 0, 1.878759498, 10.94906991, 0],
  [0.0007289346992, 0.9677937081, 0, 0.0001400342429, 0.9981766978, 0.0003194975593],
  [0.0004550992114, 0, 0, 0.001364876616, 0, 0],
  [0, 0, 0, 7.466890328, 0, 17.44583398],
  [0.0006235601634, 0, 0, 6.683678146, 0.0003772440798, 1.027889938],
  [225.205153, 0, 0, 19.21323819, 0.001140152459, 0.001237755636],
  [176.393176, 0, 0, 24.43301, 0.2852080261, 0.0004485436924],
  [0, 0, 0, 34.77906344, 44.83562533, 0],
  [0, 0, 0, 0, 0, 0],
  [0, 0.0008680556573, 0, 0, 0, 0],
  [0, 0.0005313191874, 0, 0.0001653381416, 0, 0],
  [0, 0, 0, 0.0004179171803, 0.001729082823, 0],
  [0.002082700585, 0, 0, 8.826982765, 23.19243344, 0],
  [95.10804988, 0.9863978034, 0.9834382792, 0.001228640505, 171.2667256, 0.9807858872],
  [0, 0, 0, 0.0005130064589, 0, 0.0001085405786],
]

/** @returns at most 100; negative for pictures that have little to do with each other */
export function ssimulacra2(original: Picture, other: Picture): number {
  if (original.width !== other.width || original.height !== other.height) throw new Error('The pictures have different sizes.')
  let [one, two] = [linear(original), linear(other)]
  let { width, height } = original
  let sum = 0
  for (let scale = 0; scale < SCALES && width >= SMALLEST && height >= SMALLEST; scale += 1) {
    if (scale > 0) {
      one = half(one, width, height)
      two = half(two, width, height)
      width = (width + 1) >> 1
      height = (height + 1) >> 1
    }
    const [a, b] = [xyb(one), xyb(two)]
    for (const colour of [0, 1, 2] as const) {
      const errors = errorsOf(a[colour], b[colour], width, height)
      for (const [at, weight] of (WEIGHTS[colour * SCALES + scale] ?? []).entries()) sum += weight * (errors[at] ?? 0)
    }
  }
  const scaled = sum * 0.9562382616834844
  const curved = 2.326765642916932 * scaled - 0.020884521182843837 * scaled ** 2 + 6.248496625763138e-5 * scaled ** 3
  if (Number.isNaN(curved)) throw new Error('The pictures cannot be compared.')
  return curved > 0 ? 100 - 10 * curved ** 0.6276336467831387 : 100
}

function linear({ data, width, height }: Picture): Planes {
  const values = Float32Array.from({ length: 256 }, (_, level) =>
    level / 255 <= 0.04045 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4,
  )
  const planes: Planes = [new Float32Array(width * height), new Float32Array(width * height), new Float32Array(width * height)]
  for (let at = 0; at < width * height; at += 1)
    for (const colour of [0, 1, 2] as const) planes[colour][at] = values[data[at * 3 + colour] ?? 0] ?? 0
  return planes
}

/** Half as wide and high, each pixel the mean of four; at an odd edge those are repeated. */
function half(planes: Planes, width: number, height: number): Planes {
  const [columns, rows] = [(width + 1) >> 1, (height + 1) >> 1]
  return planes.map((plane) => {
    const small = new Float32Array(columns * rows)
    for (let y = 0; y < rows; y += 1) {
      const [above, below] = [2 * y * width, Math.min(2 * y + 1, height - 1) * width]
      for (let x = 0; x < columns; x += 1) {
        const [left, right] = [2 * x, Math.min(2 * x + 1, width - 1)]
        small[y * columns + x] =
          ((plane[above + left] ?? 0) + (plane[above + right] ?? 0) + (plane[below + left] ?? 0) + (plane[below + right] ?? 0)) / 4
      }
    }
    return small
  }) as Planes
}

/** JPEG XL's colours (ISO/IEC 18181-1), moved and stretched so that each is between 0 and 1. */
function xyb([red, green, blue]: Planes): Planes {
  const bias = 0.0037930732552754493
  const root = Math.cbrt(bias)
  const planes: Planes = [new Float32Array(red.length), new Float32Array(red.length), new Float32Array(red.length)]
  for (let at = 0; at < red.length; at += 1) {
    const [r, g, b] = [red[at] ?? 0, green[at] ?? 0, blue[at] ?? 0]
    const long = Math.cbrt(0.3 * r + 0.622 * g + 0.078 * b + bias) - root
    const middle = Math.cbrt(0.23 * r + 0.692 * g + 0.078 * b + bias) - root
    const short = Math.cbrt(0.24342268924547819 * r + 0.20476744424496821 * g + 0.551809866509553 * b + bias) - root
    const y = (long + middle) / 2
    planes[0][at] = ((long - middle) / 2) * 14 + 0.42
    planes[1][at] = y + 0.01
    planes[2][at] = short - y + 0.55
  }
  return planes
}

const SIGMA = 1.5
const RADIUS = 5
const KERNEL = kernel()

function kernel(): Float32Array {
  const values = Float32Array.from({ length: 2 * RADIUS + 1 }, (_, at) => Math.exp(-((at - RADIUS) ** 2) / (2 * SIGMA ** 2)))
  const sum = values.reduce((total, value) => total + value, 0)
  return values.map((value) => value / sum)
}

/** Blurs along one axis: `step` from pixel to pixel of a line of `length`, `stride` from line to line. Beyond the edge there is nothing. */
function blurLines(from: Plane, { length, step, lines, stride }: { length: number; step: number; lines: number; stride: number }): Plane {
  const to = new Float32Array(from.length)
  for (let line = 0; line < lines; line += 1)
    for (let at = 0; at < length; at += 1) {
      let sum = 0
      for (let near = Math.max(0, at - RADIUS); near <= Math.min(length - 1, at + RADIUS); near += 1)
        sum += (from[line * stride + near * step] ?? 0) * (KERNEL[near - at + RADIUS] ?? 0)
      to[line * stride + at * step] = sum
    }
  return to
}

const blur = (plane: Plane, width: number, height: number): Plane =>
  blurLines(blurLines(plane, { length: width, step: 1, lines: height, stride: width }), {
    length: height,
    step: width,
    lines: width,
    stride: 1,
  })

function product(a: Plane, b: Plane): Plane {
  const result = new Float32Array(a.length)
  for (let at = 0; at < a.length; at += 1) result[at] = (a[at] ?? 0) * (b[at] ?? 0)
  return result
}

/** Keeps the denominator from zero where a picture is flat. */
const FLAT = 0.0009

/** The mean of structure, added and lost edges, then the 4-norm of the same. */
function errorsOf(one: Plane, two: Plane, width: number, height: number): number[] {
  const blurred = (plane: Plane): Plane => blur(plane, width, height)
  const [mean1, mean2] = [blurred(one), blurred(two)]
  const [square1, square2, both] = [blurred(product(one, one)), blurred(product(two, two)), blurred(product(one, two))]
  const sums = new Float64Array(6)
  const add = (kind: number, error: number): void => {
    sums[kind] = (sums[kind] ?? 0) + error
    sums[kind + 3] = (sums[kind + 3] ?? 0) + error ** 4
  }
  for (let at = 0; at < one.length; at += 1) {
    const [m1, m2] = [mean1[at] ?? 0, mean2[at] ?? 0]
    const shared = 2 * ((both[at] ?? 0) - m1 * m2) + FLAT
    const spread = (square1[at] ?? 0) - m1 * m1 + (square2[at] ?? 0) - m2 * m2 + FLAT
    add(0, Math.max(0, 1 - ((1 - (m1 - m2) ** 2) * shared) / spread))
    const edge = (1 + Math.abs((two[at] ?? 0) - m2)) / (1 + Math.abs((one[at] ?? 0) - m1)) - 1
    add(1, Math.max(0, edge))
    add(2, Math.max(0, -edge))
  }
  return Array.from(sums, (sum, kind) => (kind < 3 ? sum / one.length : (sum / one.length) ** 0.25))
}
