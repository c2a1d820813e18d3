/** Leaves 4 bits, or 16 levels, of each channel. */
const SHIFT = 4

/**
 * The most common colour of a picture, as `#rrggbb`: the mean of the fullest of 4,096 bins.
 * @param pixels 8-bit, row by row, `channels` bytes for each pixel, of which the first three are red, green and blue
 */
export function dominantColour(pixels: Uint8Array, channels: number): string {
  const bins = new Map<number, { n: number; red: number; green: number; blue: number }>()
  let best = { n: 0, red: 0, green: 0, blue: 0 }
  for (let at = 0; at + 2 < pixels.length; at += channels) {
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
    const key = ((red >> SHIFT) << 8) | ((green >> SHIFT) << 4) | (blue >> SHIFT)
    const bin = bins.get(key) ?? { n: 0, red: 0, green: 0, blue: 0 }
    bins.set(key, bin)
    bin.n += 1
    bin.red += red
    bin.green += green
    bin.blue += blue
    if (bin.n > best.n) best = bin
  }
  const hex = (sum: number): string =>
    Math.round(sum / Math.max(1, best.n))
      .toString(16)
      .padStart(2, '0')
  return `#${hex(best.red)}${hex(best.green)}${hex(best.blue)}`
}
