import { type Oklab, toHex, toOklab } from './oklab.ts'

// docs/decisions/0047-colour.md. All ways of answering use these whole numbers.

/** Lightness in 6 bits, a and b in 5 bits each: a number below CODES. */
export type Code = number

export const CODES = 1 << 16
/** The most colours of a palette. */
export const PALETTE_SIZE = 5
/** What a share is counted in: 255 is the whole picture. */
export const WHOLE = 255
/** Squared distance from which a colour is not near. */
export const NEAR = 250
/** How much a step of a or b counts beside one of lightness, squared. */
export const CHROMA = 10

/** In OKLab, of a and b. */
const STEP = 0.02
const LIGHTEST = 63
const GREY = 16

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)))

export const toCode = ({ l, a, b }: Oklab): Code =>
  (within(l * LIGHTEST, LIGHTEST) << 10) | (within(a / STEP + GREY, 31) << 5) | within(b / STEP + GREY, 31)

/** @param hex `rrggbb`, with or without `#` */
export function codeOfHex(hex: string): Code {
  const rgb = Number.parseInt(hex.replace('#', ''), 16)
  return toCode(toOklab(rgb >> 16, (rgb >> 8) & 255, rgb & 255))
}

/** The parts of a code, in steps. */
export const partsOfCode = (code: Code): [l: number, a: number, b: number] => [code >> 10, (code >> 5) & 31, code & 31]

export function oklabOf(code: Code): Oklab {
  const [l, a, b] = partsOfCode(code)
  return { l: l / LIGHTEST, a: (a - GREY) * STEP, b: (b - GREY) * STEP }
}

/** A colour of a palette: its share in 255ths above its code. */
export const packed = (code: Code, share: number): number => (share << 16) | code
export const codeIn = (colour: number): Code => colour & (CODES - 1)
export const shareIn = (colour: number): number => colour >> 16

/** What a share of each code adds to an item's nearness: NEAR for the colour itself, 0 for what is not near. */
export function weightsFor(code: Code): Uint16Array {
  const weights = new Uint16Array(CODES)
  const [l, a, b] = partsOfCode(code)
  for (let other = 0; other < CODES; other += 1) {
    const [dl, da, db] = [(other >> 10) - l, ((other >> 5) & 31) - a, (other & 31) - b]
    const distance = dl * dl + CHROMA * (da * da + db * db)
    if (distance < NEAR) weights[other] = NEAR - distance
  }
  return weights
}

/** One of 512 coarse cells. */
export const cellOf = (code: Code): number => ((code >> 13) << 6) | (((code >> 7) & 7) << 3) | ((code >> 2) & 7)

/** The cells in which a colour can be near. */
export function cellsAround(code: Code): number[] {
  const cells = new Set<number>()
  for (const [other, weight] of weightsFor(code).entries()) if (weight > 0) cells.add(cellOf(other))
  return [...cells]
}

/** A palette as it is answered: `#rrggbb` and a share from 0 to 1, the largest first. */
export const shownPalette = (colours: readonly number[]): { colour: string; share: number }[] =>
  colours.map((colour) => ({ colour: toHex(oklabOf(codeIn(colour))), share: Math.round((shareIn(colour) / WHOLE) * 100) / 100 }))
