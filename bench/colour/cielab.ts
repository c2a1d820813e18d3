/** CIELAB under D65, by which pictures are labelled: neither way of searching knows it. */
export type Lab = [l: number, a: number, b: number]

const WHITE = [0.95047, 1, 1.08883] as const

const linear = (byte: number): number => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

export function toLab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const f = (value: number): number => (value > 216 / 24_389 ? Math.cbrt(value) : ((24_389 / 27) * value + 16) / 116)
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE[0])
  const y = f((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / WHITE[1])
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE[2])
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const hueOf = (b: number, a: number): number => (a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360)

/** CIEDE2000 (G. Sharma, W. Wu, E. Dalal, "The CIEDE2000 color-difference formula", 2005). */
export function difference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const meanC = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)))
  const [p1, p2] = [(1 + g) * a1, (1 + g) * a2]
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)]
  const [h1, h2] = [hueOf(b1, p1), hueOf(b2, p2)]
  const turn = h2 - h1
  const isGrey = c1 * c2 === 0
  const dh = isGrey ? 0 : turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(dh / 2))
  const meanH = isGrey ? h1 + h2 : Math.abs(turn) <= 180 ? (h1 + h2) / 2 : h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2]
  const cos = (degrees: number): number => Math.cos(radians(degrees))
  const t = 1 - 0.17 * cos(meanH - 30) + 0.24 * cos(2 * meanH) + 0.32 * cos(3 * meanH + 6) - 0.2 * cos(4 * meanH - 63)
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2)
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t]
  const rt = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(radians(60 * Math.exp(-(((meanH - 275) / 25) ** 2))))
  const [dl, dc, dhs] = [(l2 - l1) / sl, (c2 - c1) / sc, dH / sh]
  return Math.sqrt(dl * dl + dc * dc + dhs * dhs + rt * dc * dhs)
}
