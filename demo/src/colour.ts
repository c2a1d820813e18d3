/**
 * Colours are chosen in OKLCH (lightness 0 to 1, chroma 0 to about 0.3, hue in degrees), where equal steps look equal, and written as sRGB hex.
 * The matrices are those of CSS Color 4, section 9.
 */
type Lab = readonly [number, number, number]

const toByte = (linear: number): number => {
  const clipped = Math.min(1, Math.max(0, linear))
  return Math.round(255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055))
}
const fromByte = (byte: number): number => {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function labToHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const bytes = [
    toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function hexToLab(hex: string): Lab {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => fromByte(Number.parseInt(hex.slice(start, start + 2), 16)))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** The colour a share (0 to 1) of the way from one hex colour to another, through OKLab. */
export function mix(from: string, to: string, share: number): string {
  const [start, end] = [hexToLab(from), hexToLab(to)]
  const blend = (index: 0 | 1 | 2): number => start[index] + (end[index] - start[index]) * share
  return labToHex([blend(0), blend(1), blend(2)])
}

export const lighter = (hex: string, share: number): string => mix(hex, '#fffaf0', share)
export const darker = (hex: string, share: number): string => mix(hex, '#0d0a10', share)

/** Rotates a colour's hue by some degrees and changes its lightness, keeping its chroma. */
export function shift(hex: string, degrees: number, lightness = 0): string {
  const [l, a, b] = hexToLab(hex)
  const angle = (degrees * Math.PI) / 180
  return labToHex([
    Math.min(1, Math.max(0, l + lightness)),
    a * Math.cos(angle) - b * Math.sin(angle),
    a * Math.sin(angle) + b * Math.cos(angle),
  ])
}
