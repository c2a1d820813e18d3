import { CHITRA } from '@chitra/messages/shop.ts'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import exifr from 'exifr'
import sharp, { type Sharp } from 'sharp'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@chitra/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAll } from '../../../../platform/files/index.ts'
import { codeIn, codeOfHex, shareIn, weightsFor } from '../../../search/colour/codes.ts'
import { decode } from '../originals/decode.ts'
import { LIMITS } from '../limits.ts'
import { preview, thumbnails } from './public-pictures.ts'
import { csv, filesBelow, newFolder, openShop, quarters } from '../testing.ts'

// oxlint-disable-next-line import/no-named-as-default-member -- to Node exifr is CommonJS, whose named exports it does not see
const { gps: positionIn } = exifr
const THUMBNAILS = PICTURE_WIDTHS.length * PICTURE_FORMATS.length
const LOCATED = {
  IFD0: { Artist: 'A name', Copyright: 'C' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 12/1', GPSLongitudeRef: 'E', GPSLongitude: '73/1 51/1 24/1' },
}

async function pixelsOf(picture: Buffer | Sharp, width: number, height: number): Promise<Buffer> {
  return await (Buffer.isBuffer(picture) ? sharp(picture) : picture)
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
}
/** The mean difference of two pictures' bytes, and the share of bytes that differ by more than 12. */
function difference(a: Uint8Array, b: Uint8Array): { mean: number; share: number } {
  let [sum, many] = [0, 0]
  for (let at = 0; at < a.length; at += 1) {
    const step = Math.abs((a[at] ?? 0) - (b[at] ?? 0))
    sum += step
    if (step > 12) many += 1
  }
  return { mean: sum / a.length, share: many / a.length }
}

describe('public pictures', () => {
  let shop: Awaited<ReturnType<typeof openShop>>
  beforeAll(async () => {
    shop = await openShop('embedded')
  })
  afterAll(() => shop.close())

  it('give an item its colours with their shares, without those of the watermark', async () => {
    const picture = await quarters(1800, 1200).png().toBuffer()
    const folder = newFolder({ 'four.png': picture, 'catalogue.csv': csv([{ file: 'four.png', title: 'Four colours' }]) })
    await shop.run(folder.folder)
    folder.remove()
    const palette = await shop.paletteOf((await shop.item('Four colours')).id)
    // A step of one axis beside it, at most: the edges blend.
    for (const hex of ['dc1e00', '14a03c', '1e3cbe', 'e6e678']) {
      const weights = weightsFor(codeOfHex(hex))
      const share = palette.filter((colour) => (weights[codeIn(colour)] ?? 0) >= 240).reduce((sum, colour) => sum + shareIn(colour), 0)
      expect(share / 255, hex).toBeCloseTo(0.25, 1)
    }
  })

  it('have no metadata, in particular no GPS position, while the original keeps its own [TF-09]', async () => {
    const jpeg = await quarters(1800, 1200)
      .withExif(LOCATED)
      .withIccProfile('p3')
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .jpeg()
      .toBuffer()
    expect(await positionIn(jpeg)).toMatchObject({ latitude: expect.closeTo(18.52), longitude: expect.closeTo(73.86) })
    const folder = newFolder({ 'where.jpg': jpeg, 'catalogue.csv': csv([{ file: 'where.jpg', title: 'Where' }]) })
    await shop.run(folder.folder)
    folder.remove()
    const { public_id: id, original_key: original } = await shop.item('Where')
    const names = filesBelow(shop.filesFolder).filter((name) => name.includes(id))
    // With both previews.
    expect(names).toHaveLength(THUMBNAILS + 2)
    for (const name of names) {
      const bytes = await readAll(shop.files.stream(name))
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata()
      expect([name, exif, xmp, iptc, icc]).toEqual([name, undefined, undefined, undefined, undefined])
      expect(bytes.includes('A name') || bytes.includes('xmpmeta') || bytes.includes('GPS')).toBe(false)
      expect(await positionIn(bytes).catch(() => undefined)).toBeUndefined()
    }
    expect(await readAll(shop.files.stream(original))).toEqual(jpeg)
  })

  it('are remade with the watermark if an earlier version stored them without it', async () => {
    const picture = await quarters(900, 600, 77).png().toBuffer()
    const folder = newFolder({ 'old.png': picture, 'catalogue.csv': csv([{ file: 'old.png', title: 'Old' }]) })
    await shop.run(folder.folder)
    const { public_id: id } = await shop.item('Old')
    const marked = await shop.picture(id, 800, 'jpeg')
    const [clean = ''] = filesBelow(shop.filesFolder).filter((name) => name.startsWith('clean/') && name.includes(id))
    rmSync(join(shop.filesFolder, clean))
    writeFileSync(join(shop.filesFolder, `public/${id.slice(0, 2)}/${id}/800.jpeg`), picture)
    expect(await shop.run(folder.folder)).toMatchObject({ updated: 1, unchanged: 0 })
    expect(Buffer.compare(await shop.picture(id, 800, 'jpeg'), marked)).toBe(0)
    expect(await shop.run(folder.folder)).toMatchObject({ updated: 0, unchanged: 1 })
    folder.remove()
  })

  it('have the watermark in every size and format while the item is paid, and in none while it is free [TF-03]', async () => {
    const picture = await quarters(1500, 1000).png().toBuffer()
    const folder = newFolder({ 'p.png': picture })
    const shown = [[1600, 'jpeg'] as const, ...PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => [width, format] as const))]
    const of = async (purchaseType: string) => {
      folder.write('catalogue.csv', csv([{ file: 'p.png', title: 'Marked', purchaseType }]))
      await shop.run(folder.folder)
      const { public_id: id } = await shop.item('Marked')
      return { id, pictures: await Promise.all(shown.map(([width, format]) => shop.picture(id, width, format))) }
    }
    const paid = await of('paid')
    const clean = filesBelow(shop.filesFolder).filter((name) => name.includes(paid.id) && !name.startsWith('public/'))
    expect(clean).toEqual([`clean/${paid.id.slice(0, 2)}/${paid.id}/1600.jpeg`])
    const free = await of('free')
    folder.remove()
    const plain = await pixelsOf(picture, 1500, 1000)
    expect(difference(await pixelsOf(await readAll(shop.files.stream(clean[0] ?? '')), 1500, 1000), plain).mean).toBeLessThan(2)
    for (const [at, [width, format]] of shown.entries()) {
      const [columns, rows] = width === 1600 ? [1500, 1000] : [width, Math.round((width * 2) / 3)]
      const original = await pixelsOf(picture, columns, rows)
      const marked = await pixelsOf(paid.pictures[at] ?? picture, columns, rows)
      const without = await pixelsOf(free.pictures[at] ?? picture, columns, rows)
      expect(difference(without, original).mean, `${width} ${format}`).toBeLessThan(4)
      expect(difference(marked, original).mean, `${width} ${format}`).toBeLessThan(14)
      // Every part of the picture contains some of the watermark: 6 × 4 parts of the preview, 3 × 2 parts of a thumbnail.
      const [across, down] = width === 1600 ? [6, 4] : [3, 2]
      const [partWidth, partHeight] = [Math.floor(columns / across), Math.floor(rows / down)]
      for (let left = 0; left + partWidth <= columns; left += partWidth)
        for (let top = 0; top + partHeight <= rows; top += partHeight) {
          const part = (pixels: Buffer): Promise<Buffer> =>
            sharp(pixels, { raw: { width: columns, height: rows, channels: 3 } })
              .extract({ left, top, width: partWidth, height: partHeight })
              .raw()
              .toBuffer()
          expect(difference(await part(marked), await part(without)).share, `${width} ${format} at ${left}, ${top}`).toBeGreaterThan(0.004)
        }
    }
  })

  it.each([
    [60, 40],
    [1, 1],
    [1600, 1],
    [3, 1600],
    [500, 90],
  ])('of %i × %i pixels can be made, with and without watermark', async (width, height) => {
    const { base } = await decode(await quarters(width, height).png().toBuffer(), 'png', LIMITS)
    const [marked, plain] = [await preview(base, { watermark: CHITRA }), await preview(base, { watermark: null })]
    expect(await sharp(marked.bytes).metadata()).toMatchObject({ width, height })
    if (width * height > 2000) expect(Buffer.compare(marked.bytes, plain.bytes)).not.toBe(0)
    const { pictures, placeholder } = await thumbnails(base, { watermark: CHITRA })
    expect(pictures).toHaveLength(THUMBNAILS)
    expect(placeholder.thumbHash).not.toBe('')
  })

  it('have a watermark with the shop’s name, or only the mark if no font has its letters', async () => {
    const { base } = await decode(await quarters(900, 600).png().toBuffer(), 'png', LIMITS)
    const plain = (await preview(base, { watermark: null })).bytes
    const names = ['Chitra', 'Rang', 'रंग', 'R\u0101ma & Sons of Old Delhi, since 1947', '店']
    const drawn = await Promise.all(
      names.map(async (name) => (await preview(base, { watermark: { name, mark: null } })).bytes.toString('base64')),
    )
    expect(new Set([...drawn, plain.toString('base64')]).size).toBe(names.length + 1)
    const withoutArch = await preview(base, { watermark: { name: 'Rang', mark: '/mark.svg' } })
    expect(withoutArch.bytes.toString('base64')).not.toBe(drawn[1])
    // Without mark and letters, Chitra's mark is used.
    const neither = await preview(base, { watermark: { name: '店', mark: '/mark.svg' } })
    expect(neither.bytes.toString('base64')).toBe(drawn[4])
  })

  it('are upright, with matching sizes, for each of the eight EXIF orientations', async () => {
    const upright = await quarters(90, 60).png().toBuffer()
    const turned = (angle: number): Promise<Buffer> => sharp(upright).rotate(angle).png().toBuffer()
    const stored: Record<number, Sharp> = {
      1: sharp(upright),
      2: sharp(upright).flop(),
      3: sharp(upright).rotate(180),
      4: sharp(upright).flip(),
      5: sharp(await turned(90)).flop(),
      6: sharp(upright).rotate(270),
      7: sharp(await turned(90)).flip(),
      8: sharp(upright).rotate(90),
    }
    const expected = await pixelsOf(upright, 90, 60)
    for (const [orientation, image] of Object.entries(stored)) {
      const jpeg = await image
        .withMetadata({ orientation: Number(orientation) })
        .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
        .toBuffer()
      const { base, width, height } = await decode(jpeg, 'jpeg', LIMITS)
      expect([orientation, width, height, base.width, base.height]).toEqual([orientation, 90, 60, 90, 60])
      expect(difference(base.data, expected).mean).toBeLessThan(3)
    }
  })

  it('are 8-bit sRGB on white, whatever the original is', async () => {
    const red = { create: { width: 40, height: 30, channels: 3 as const, background: '#d02020' } }
    const cmyk = await sharp(red).toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 100 }).toBuffer()
    const deep = await sharp(red).toColourspace('rgb16').png().toBuffer()
    const grey = await sharp(red).greyscale().toColourspace('b-w').png().toBuffer()
    const clear = await sharp({ create: { width: 40, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer()
    expect([(await sharp(cmyk).metadata()).space, (await sharp(deep).metadata()).depth, (await sharp(grey).metadata()).channels]).toEqual([
      'cmyk',
      'ushort',
      1,
    ])
    const middle = async (bytes: Buffer, kind: 'jpeg' | 'png'): Promise<number[]> => {
      const { base } = await decode(bytes, kind, LIMITS)
      expect(base.data).toHaveLength(40 * 30 * 3)
      return [...base.data.subarray(1800, 1803)]
    }
    const [r = 0, g = 0, b = 0] = await middle(cmyk, 'jpeg')
    expect([r > 180, g < 70, b < 70]).toEqual([true, true, true])
    expect(await middle(deep, 'png')).toEqual([0xd0, 0x20, 0x20])
    const shade = await middle(grey, 'png')
    expect(new Set(shade).size).toBe(1)
    expect(await middle(clear, 'png')).toEqual([255, 255, 255])
  })

  it('are never larger than the original, and have the requested widths where it is large enough', async () => {
    const { base, width, height } = await decode(await quarters(3000, 2000).jpeg().toBuffer(), 'jpeg', LIMITS)
    expect([width, height, base.width, base.height]).toEqual([3000, 2000, 1600, 1067])
    const sizes = await Promise.all(
      (await thumbnails(base, { watermark: null })).pictures.map(async ({ width: name, format, bytes }) => [
        name,
        format,
        (await sharp(bytes).metadata()).width,
      ]),
    )
    expect(sizes).toEqual([
      [800, 'avif', 800],
      [800, 'webp', 800],
      [800, 'jpeg', 800],
      [400, 'avif', 400],
      [400, 'webp', 400],
      [400, 'jpeg', 400],
      [328, 'avif', 328],
      [328, 'webp', 328],
      [328, 'jpeg', 328],
    ])
    const small = await decode(await quarters(500, 900).jpeg().toBuffer(), 'jpeg', LIMITS)
    expect(
      await Promise.all(
        (await thumbnails(small.base, { watermark: CHITRA })).pictures.map(async ({ bytes }) => (await sharp(bytes).metadata()).width),
      ),
    ).toEqual([500, 500, 500, 400, 400, 400, 328, 328, 328])
  })
})
