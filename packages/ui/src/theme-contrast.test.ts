import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, PAIRS } from './foundations/contrast.ts'
import { themeTokens } from './tokens/theme-tokens.ts'

const tokens = new Map(
  themeTokens(readFileSync(new URL('./theme.css', import.meta.url), 'utf8')).colours.map((token) => [token.name, token]),
)
const pairs = PAIRS.flatMap(({ over, under, least }) => under.map((ground) => [over, ground, least] as const))

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(pairs)('%s on %s has a contrast of %s to 1', (over, under, least) => {
    expect(contrast(tokens.get(over)?.[theme] ?? '', tokens.get(under)?.[theme] ?? '')).toBeGreaterThanOrEqual(least)
  })
})

it('computes contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(tokens.size).toBeGreaterThan(20)
})
