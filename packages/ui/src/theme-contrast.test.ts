import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')

const tokens = new Map<string, readonly [string, string]>()
for (const [, name = '', light = '', dark = ''] of css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g))
  tokens.set(name, [light, dark])
for (const [, name = '', both = ''] of css.matchAll(/--([\w-]+): (#[\da-f]{6});/g)) tokens.set(name, [both, both])

/** Relative luminance by WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const grounds = ['paper', 'surface', 'raised']

/** Text 4.5:1 on each of its grounds (success criterion 1.4.3). */
const text: Record<string, string[]> = {
  ink: [...grounds, 'hover', 'haldi-soft', 'leaf-soft', 'kumkum-soft'],
  soft: [...grounds, 'hover'],
  kumkum: grounds,
  neel: [...grounds, 'haldi-soft', 'leaf-soft', 'kumkum-soft'],
  leaf: [...grounds, 'leaf-soft'],
  'on-kumkum': ['kumkum', 'kumkum-deep'],
  'on-haldi': ['haldi'],
  'on-leaf': ['leaf', 'leaf-deep'],
  'on-scrim': ['scrim'],
  scrim: ['on-scrim'],
}

/** Borders of controls and focus rings 3:1 (success criterion 1.4.11). */
const controls: Record<string, string[]> = { edge: grounds, neel: grounds, heart: ['on-scrim'] }

const pairs = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([over, under]) => under.map((ground) => [over, ground] as const))

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s theme', (_, theme) => {
  const color = (name: string) => tokens.get(name)?.[theme] ?? ''
  it.each(pairs(text))('%s reads on %s', (over, under) => {
    expect(contrast(color(over), color(under))).toBeGreaterThanOrEqual(4.5)
  })
  it.each(pairs(controls))('%s is seen on %s', (over, under) => {
    expect(contrast(color(over), color(under))).toBeGreaterThanOrEqual(3)
  })
})
