/** Red, green and blue, from 0 to 255. */
type Colour = readonly [number, number, number]

const WHITE: Colour = [255, 255, 255]
const BLACK: Colour = [0, 0, 0]

/** The kit's surfaces with the least contrast to text, in the light and in the dark theme: `--hover` of packages/ui/src/theme.css. */
export const SURFACES = { light: '#f1eadf', dark: '#2a241f' } as const
/** For text of any size: WCAG 2.2, 1.4.3. */
const MIN_CONTRAST = 4.5

const parse = (hex: string): Colour => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour
const hexOf = (colour: Colour): string => `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
/** `share` is the part of the second colour, from 0 to 1. */
const mix = (first: Colour, second: Colour, share: number): Colour =>
  first.map((part, at) => part + ((second[at] ?? 0) - part) * share) as unknown as Colour

/** Relative luminance (WCAG 2.2). */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Why a colour cannot be the accent, as the end of a sentence that begins with the setting's name; null if it can. */
export function accentProblem(hex: string): string | null {
  const found = contrast(parse(hex), parse(SURFACES.light))
  return found >= MIN_CONTRAST
    ? null
    : `${hex} is too light to be read on the shop's pages (contrast ${found.toFixed(1)}, at least ${MIN_CONTRAST} is needed). Choose a darker colour`
}

/** The accent, lightened just enough to be readable in the dark theme. */
function forDark(accent: Colour): Colour {
  let share = 0
  while (share < 1 && contrast(mix(accent, WHITE, share), parse(SURFACES.dark)) < MIN_CONTRAST) share += 0.02
  return mix(accent, WHITE, Math.min(share, 1))
}

type Theme = 'light' | 'dark'

/** The kit's design tokens for an accent, in both themes. */
export function accentTokens(hex: string): Record<Theme, Record<string, string>> {
  const light = parse(hex)
  const dark = forDark(light)
  return {
    light: tokens(light, mix(light, BLACK, 0.16), mix(parse(SURFACES.light), light, 0.1), WHITE),
    dark: tokens(dark, mix(dark, WHITE, 0.16), mix(parse(SURFACES.dark), dark, 0.18), mix(dark, BLACK, 0.9)),
  }
}

const tokens = (accent: Colour, deep: Colour, soft: Colour, on: Colour): Record<string, string> => ({
  '--kumkum': hexOf(accent),
  '--kumkum-deep': hexOf(deep),
  '--kumkum-soft': hexOf(soft),
  '--on-kumkum': hexOf(on),
})
