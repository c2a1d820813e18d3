import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash'
import { describe, expect, it } from 'vitest'
import { thumbHashToBitmap, thumbHashToUrl } from './thumb-hash-to-url.ts'

/** A picture that is redder to the right, greener below, and blue on its left half, as opaque as `alpha` says. */
function hashOf(width: number, height: number, alpha = 255): Uint8Array {
  const rgba = new Uint8Array(width * height * 4).fill(alpha)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rgba.set([(255 * x) / width, (255 * y) / height, x < width / 2 ? 200 : 30], (y * width + x) * 4)
  return rgbaToThumbHash(width, height, rgba)
}

/** Width, height and the colour `[red, green, blue]` of a pixel, as the format says (BITMAPINFOHEADER). */
function readBitmap(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer)
  const [start, width, height] = [view.getUint32(10, true), view.getInt32(18, true), view.getInt32(22, true)]
  expect([String.fromCharCode(...bytes.subarray(0, 2)), view.getUint32(2, true), view.getUint16(28, true)]).toEqual([
    'BM',
    bytes.length,
    24,
  ])
  const line = Math.ceil((width * 3) / 4) * 4
  const at = (x: number, y: number) => [...bytes.subarray(start + (height - 1 - y) * line + x * 3).subarray(0, 3)].toReversed()
  return { width, height, at }
}

describe('a ThumbHash as a bitmap', () => {
  it.each([
    [48, 32, 255],
    [32, 48, 255],
    [48, 48, 255],
    [48, 12, 255],
    [12, 48, 255],
    [48, 32, 200],
    [32, 48, 200],
  ])('of a picture of %i × %i, %i of 255 opaque, shows the colours that its library shows', (width, height, alpha) => {
    const hash = hashOf(width, height, alpha)
    const [whole, blur] = [thumbHashToRGBA(hash), readBitmap(thumbHashToBitmap(hash))]
    expect(blur.width / blur.height).toBeCloseTo(whole.w / whole.h, 0)
    expect(Math.max(blur.width, blur.height)).toBe(12)
    for (let y = 0; y < blur.height; y += 1)
      for (let x = 0; x < blur.width; x += 1) {
        const nearest = Math.floor(((y + 0.5) / blur.height) * whole.h) * whole.w + Math.floor(((x + 0.5) / blur.width) * whole.w)
        const colour = blur.at(x, y)
        for (const channel of [0, 1, 2]) {
          // Between two of its pixels the library's picture changes by up to so much.
          expect(Math.abs((colour[channel] ?? 0) - (whole.rgba[nearest * 4 + channel] ?? 0)), `${x}, ${y}`).toBeLessThan(16)
        }
      }
  })

  it('is no address for a hash that is absent, broken or too short', () => {
    for (const hash of [undefined, '', 'not base64!', 'AAAA']) expect(thumbHashToUrl(hash), String(hash)).toBeUndefined()
    expect(thumbHashToUrl(btoa(String.fromCharCode(...hashOf(48, 32))))).toMatch(/^data:image\/bmp;base64,Qk/)
  })
})
