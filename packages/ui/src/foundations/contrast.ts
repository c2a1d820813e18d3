/** Relative luminance by WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours `#rrggbb` by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const GROUNDS = ['paper', 'surface', 'raised']

/** Foregrounds, their backgrounds, and the minimum contrast required: success criteria 1.4.6 (7, body text), 1.4.3 (4.5) and 1.4.11 (3, borders of controls, focus rings). */
export const PAIRS: { over: string; under: string[]; least: number }[] = [
  { over: 'ink', under: [...GROUNDS, 'hover'], least: 7 },
  { over: 'ink', under: ['haldi-soft', 'leaf-soft', 'kumkum-soft'], least: 4.5 },
  { over: 'soft', under: [...GROUNDS, 'hover'], least: 4.5 },
  { over: 'kumkum', under: GROUNDS, least: 4.5 },
  { over: 'neel', under: [...GROUNDS, 'haldi-soft', 'leaf-soft', 'kumkum-soft'], least: 4.5 },
  { over: 'leaf', under: [...GROUNDS, 'leaf-soft'], least: 4.5 },
  { over: 'on-kumkum', under: ['kumkum', 'kumkum-deep'], least: 4.5 },
  { over: 'on-haldi', under: ['haldi'], least: 4.5 },
  { over: 'on-leaf', under: ['leaf', 'leaf-deep'], least: 4.5 },
  { over: 'on-scrim', under: ['scrim'], least: 4.5 },
  { over: 'edge', under: GROUNDS, least: 3 },
  { over: 'neel', under: GROUNDS, least: 3 },
  { over: 'heart', under: ['on-scrim'], least: 3 },
]
