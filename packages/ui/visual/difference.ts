import sharp from 'sharp'

export interface Difference {
  /** How many pixels are not the same; those outside the smaller picture count. */
  pixels: number
  /** A PNG as large as the larger of both: what is alike is grey, what differs red. */
  picture: Buffer
}

const CHANNELS = 4

async function pixelsOf(png: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** A browser rounds the edge of a border one way or the other, by steps of a channel and pixels that nobody sees. */
const FAINT_STEPS = 8
const MOST_FAINT_PIXELS = 250

/** By how much two pixels differ, in the channel that differs most. */
function steps(one: Buffer, left: number, other: Buffer, right: number): number {
  let most = 0
  for (let channel = 0; channel < CHANNELS; channel += 1)
    most = Math.max(most, Math.abs((one[left + channel] ?? 0) - (other[right + channel] ?? 0)))
  return most
}

/** Where two PNGs differ, drawn by one browser on one machine; undefined where they do not, or so little that it is the browser's rounding. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)])
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const shown = Buffer.alloc(width * height * CHANNELS, 255)
  const counted = { faint: 0, clear: 0 }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInBoth = x < Math.min(one.width, other.width) && y < Math.min(one.height, other.height)
      const right = (y * other.width + x) * CHANNELS
      const at = (y * width + x) * CHANNELS
      const by = isInBoth ? steps(one.data, (y * one.width + x) * CHANNELS, other.data, right) : Infinity
      if (by === 0) {
        // Pale, so that the red stands out.
        shown.fill(191 + (other.data[right + 1] ?? 0) / 4, at, at + 3)
      } else {
        counted[by > FAINT_STEPS ? 'clear' : 'faint'] += 1
        shown.set([214, 0, 32], at)
      }
    }
  }
  if (counted.clear === 0 && counted.faint <= MOST_FAINT_PIXELS) return undefined
  const picture = await sharp(shown, { raw: { width, height, channels: CHANNELS } })
    .png()
    .toBuffer()
  return { pixels: counted.clear + counted.faint, picture }
}
