/** Pixels of the longer side: a ThumbHash has at most seven waves across, and whoever draws it smooths between the pixels. */
const SIDE = 12
/** The most waves in one direction. */
const WAVES = 7
/** Waves of a channel of colour in each direction. */
const COLOUR_WAVES = 3
/** Bytes before a bitmap's pixels: the file's header of 14, and the picture's of 40. */
const HEADER = 54

/** A blurred picture as a data address, or undefined for a hash that is absent or broken: a placeholder is never worth an error. */
export function thumbHashToUrl(base64: string | undefined): string | undefined {
  if (base64 === undefined || base64 === '') return undefined
  try {
    const hash = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    return hash.length < 5 ? undefined : `data:image/bmp;base64,${btoa(String.fromCharCode(...thumbHashToBitmap(hash)))}`
  } catch {
    return undefined
  }
}

/**
 * A ThumbHash (https://evanw.github.io/thumbhash), the lowest frequencies of a picture, as a bitmap of 24 bits, at most 12 pixels wide and high. Its library draws seven times as
 * many pixels and packs them as PNG: a list of thirty keeps a slow phone busy for a tenth of a second. Transparency is left out, because no picture of the shop has any.
 */
export function thumbHashToBitmap(hash: Uint8Array): Uint8Array {
  const byte = (at: number) => hash[at] ?? 0
  const averages = byte(0) | (byte(1) << 8) | (byte(2) << 16)
  const scales = byte(3) | (byte(4) << 8)
  const hasAlpha = averages >> 23 === 1
  const isLandscape = scales >> 15 === 1
  const [longer, shorter] = [hasAlpha ? 5 : WAVES, scales & 7]
  const [across, down] = isLandscape ? [longer, shorter] : [shorter, longer]
  const ratio = across / down
  const width = Math.max(1, Math.round(ratio > 1 ? SIDE : SIDE * ratio))
  const height = Math.max(1, Math.round(ratio > 1 ? SIDE / ratio : SIDE))
  let nibble = hasAlpha ? 12 : 10
  /** The heights of a channel's waves, line after line; the first is its average. */
  const heights = (average: number, nx: number, ny: number, scale: number): Float32Array => {
    const found = new Float32Array(nx * ny)
    found[0] = average
    for (let y = 0; y < ny; y += 1)
      for (let x = y === 0 ? 1 : 0; x * ny < nx * (ny - y); x += 1) {
        found[y * nx + x] = (((byte(nibble >> 1) >> ((nibble & 1) * 4)) & 15) / 7.5 - 1) * scale * 2
        nibble += 1
      }
    return found
  }
  // In the order in which they are packed.
  const [nx, ny] = [Math.max(COLOUR_WAVES, across), Math.max(COLOUR_WAVES, down)]
  const l = sumOf(heights((averages & 63) / 63, nx, ny, ((averages >> 18) & 31) / 31), nx, width, height)
  const colour = (shift: number, scale: number) =>
    sumOf(heights(((averages >> shift) & 63) / 31.5 - 1, COLOUR_WAVES, COLOUR_WAVES, (scale / 63) * 1.25), COLOUR_WAVES, width, height)
  const p = colour(6, (scales >> 3) & 63)
  const q = colour(12, (scales >> 9) & 63)
  const line = Math.ceil((width * 3) / 4) * 4
  const bitmap = new Uint8ClampedArray(HEADER + line * height)
  writeHeader(bitmap, width, height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = y * width + x
      const light = l[from] ?? 0
      const blue = light - (2 / 3) * (p[from] ?? 0)
      const red = (3 * light - blue + (q[from] ?? 0)) / 2
      // The last line comes first.
      const to = HEADER + (height - 1 - y) * line + x * 3
      bitmap[to] = blue * 255
      bitmap[to + 1] = (red - (q[from] ?? 0)) * 255
      bitmap[to + 2] = red * 255
    }
  return new Uint8Array(bitmap.buffer)
}

/** The values of one channel, pixel after pixel: the sum of its waves. */
function sumOf(heights: Float32Array, nx: number, width: number, height: number): Float32Array {
  const values = new Float32Array(width * height)
  const [byColumn, byLine] = [cosines(width), cosines(height)]
  const here = new Float32Array(nx)
  for (let line = 0; line < height; line += 1) {
    here.fill(0)
    for (let at = 0; at < heights.length; at += 1)
      here[at % nx] = (here[at % nx] ?? 0) + (heights[at] ?? 0) * (byLine[Math.floor(at / nx) * height + line] ?? 0)
    for (let column = 0; column < width; column += 1) {
      let sum = 0
      for (let x = 0; x < nx; x += 1) sum += (here[x] ?? 0) * (byColumn[x * width + column] ?? 0)
      values[line * width + column] = sum
    }
  }
  return values
}

const tables = new Map<number, Float32Array>()
/** Waves of no half to six halves over so many pixels, one after the other. */
function cosines(pixels: number): Float32Array {
  let table = tables.get(pixels)
  if (table === undefined) {
    table = Float32Array.from({ length: WAVES * pixels }, (_, n) =>
      Math.cos((Math.PI / pixels) * ((n % pixels) + 0.5) * Math.floor(n / pixels)),
    )
    tables.set(pixels, table)
  }
  return table
}

/** Unlike a PNG, a bitmap needs no sums of its bytes. */
function writeHeader(bitmap: Uint8ClampedArray, width: number, height: number): void {
  const view = new DataView(bitmap.buffer)
  view.setUint16(0, 0x42_4d)
  view.setUint32(2, bitmap.length, true)
  view.setUint32(10, HEADER, true)
  view.setUint32(14, HEADER - 14, true)
  view.setInt32(18, width, true)
  view.setInt32(22, height, true)
  // One plane of 24 bits a pixel.
  view.setUint16(26, 1, true)
  view.setUint16(28, 24, true)
}
