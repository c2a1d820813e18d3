import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accentProblem, accentTokens, SURFACES } from './accent.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [hex.slice(1, 3), hex.slice(3, 5), hex.slice(5, 7)]
    .map((part) => Number.parseInt(part, 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

describe('an accent', () => {
  it('is refused only when it is unreadable in the light theme', () => {
    expect(accentProblem('#bf3217')).toBeNull()
    expect(accentProblem('#767676')).toContain('contrast 3.8')
    fc.assert(
      fc.property(colour, (hex) => {
        expect(accentProblem(hex) === null).toBe(contrast(hex, SURFACES.light) >= 4.5)
      }),
    )
  })

  it('is readable in both themes, and so is the text on it', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        fc.pre(accentProblem(hex) === null)
        for (const [theme, tokens] of Object.entries(accentTokens(hex))) {
          const surface = SURFACES[theme as 'light' | 'dark']
          expect(contrast(tokens['--kumkum'] ?? '', surface)).toBeGreaterThanOrEqual(4.45)
          for (const ground of ['--kumkum', '--kumkum-deep'])
            expect(contrast(tokens[ground] ?? '', tokens['--on-kumkum'] ?? '')).toBeGreaterThanOrEqual(4.5)
        }
      }),
    )
  })

  it('is measured against the kit’s own surfaces', () => {
    const theme = readFileSync(new URL('../../../../packages/ui/src/theme.css', import.meta.url), 'utf8')
    expect(theme).toContain(`--hover: light-dark(${SURFACES.light}, ${SURFACES.dark});`)
  })
})
