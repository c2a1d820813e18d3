import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellOf, cellsAround, codeIn, codeOfHex, oklabOf, packed, shareIn, shownPalette, weightsFor } from './codes.ts'
import { toHex, toOklab } from './oklab.ts'
import { paletteOf } from './palette.ts'

const byte = fc.integer({ min: 0, max: 255 })
const hexOf = (rgb: readonly number[]) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`

/** A picture of areas, row by row. */
function picture(areas: readonly (readonly [pixels: number, rgb: readonly number[]])[]): Uint8Array {
  return Uint8Array.from(areas.flatMap(([pixels, rgb]) => Array.from({ length: pixels }, () => rgb).flat()))
}

describe('colours', () => {
  it('are the same after a way to OKLab and back', () => {
    fc.assert(
      fc.property(byte, byte, byte, (r, g, b) => {
        expect(toHex(toOklab(r, g, b))).toBe(hexOf([r, g, b]))
      }),
    )
  })

  // The values of Björn Ottosson's table, by way of sRGB.
  it.each([
    ['#ffffff', 1, 0, 0],
    ['#ff0000', 0.628, 0.2249, 0.1258],
    ['#00ff00', 0.8664, -0.2339, 0.1795],
    ['#0000ff', 0.452, -0.0325, -0.3115],
  ])('have the lightness and the axes of OKLab: %s', (hex, l, a, b) => {
    const rgb = Number.parseInt(hex.slice(1), 16)
    const found = toOklab(rgb >> 16, (rgb >> 8) & 255, rgb & 255)
    expect([found.l, found.a, found.b].map((value, n) => Math.abs(value - ([l, a, b][n] ?? 0)) < 0.001)).toEqual([true, true, true])
  })

  it('keep greys exactly grey in their codes, and others within a step', () => {
    for (let grey = 0; grey < 256; grey += 1) expect(oklabOf(codeOfHex(hexOf([grey, grey, grey])))).toMatchObject({ a: 0, b: 0 })
    fc.assert(
      fc.property(byte, byte, byte, (r, g, b) => {
        const [exact, kept] = [toOklab(r, g, b), oklabOf(codeOfHex(hexOf([r, g, b])))]
        expect(Math.abs(exact.l - kept.l)).toBeLessThanOrEqual(0.5 / 63 + 1e-9)
        expect(Math.max(Math.abs(exact.a - kept.a), Math.abs(exact.b - kept.b))).toBeLessThanOrEqual(0.01 + 1e-9)
      }),
    )
  })

  it('are near only within the cells around a colour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 65_535 }), (code) => {
        const cells = new Set(cellsAround(code))
        expect([...weightsFor(code).entries()].every(([other, weight]) => weight === 0 || cells.has(cellOf(other)))).toBe(true)
        expect(weightsFor(code)[code]).toBe(250)
      }),
      { numRuns: 20 },
    )
  })
})

describe('a palette', () => {
  it('has the colours of a picture with their shares, the largest first', () => {
    const flag = picture([
      [300, [255, 153, 51]],
      [500, [255, 255, 255]],
      [200, [19, 136, 8]],
    ])
    const palette = paletteOf(flag, 3)
    expect(palette.map(codeIn)).toEqual([codeOfHex('ffffff'), codeOfHex('ff9933'), codeOfHex('138808')])
    expect(shownPalette(palette).map(({ share }) => share)).toEqual([0.5, 0.3, 0.2])
  })

  it('is the same for the same pixels in another order', () => {
    const pixels = fc.array(fc.tuple(byte, byte, byte), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(pixels, (all) => {
        const forwards = paletteOf(Uint8Array.from(all.flat()), 3)
        const sorted = paletteOf(Uint8Array.from(all.toReversed().flat()), 3)
        // Sums of fractions differ in their last bits.
        expect(sorted.map(shareIn)).toEqual(forwards.map(shareIn))
      }),
    )
  })

  it('has at most five colours, whose shares are at most the whole', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 3, maxLength: 600 }), (pixels) => {
        const palette = paletteOf(pixels.subarray(0, pixels.length - (pixels.length % 3)), 3)
        expect(palette.length).toBeLessThanOrEqual(5)
        expect(palette.reduce((sum, colour) => sum + shareIn(colour), 0)).toBeLessThanOrEqual(255)
        expect(palette.every((colour) => colour === packed(codeIn(colour), shareIn(colour)) && shareIn(colour) > 0)).toBe(true)
      }),
    )
  })

  it('is one colour for shades that nobody tells apart, and none for no pixels', () => {
    const shades = [
      [60, [118, 128, 138]],
      [40, [124, 134, 144]],
    ] as const
    expect(new Set(shades.map(([, rgb]) => codeOfHex(hexOf(rgb)))).size).toBe(2)
    expect(paletteOf(picture(shades), 3).map(shareIn)).toEqual([255])
    expect(paletteOf(new Uint8Array(0), 3)).toEqual([])
  })
})
