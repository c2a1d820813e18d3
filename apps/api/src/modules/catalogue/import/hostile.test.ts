import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportResult } from './import-folder.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@chitra/paths'
import { csv, filesBelow, greysOf, meanDifference, newFolder, openShop, quarters, rawZip, slowSvg, svg } from './testing.ts'
import { zipPicture } from './originals/zip-picture.ts'

/** A PNG whose header declares these dimensions, with only a few bytes of data. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const [body, length, sum] = [Buffer.concat([Buffer.from(type), data]), Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([1, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('a folder of hostile files', () => {
  let shop: Awaited<ReturnType<typeof openShop>>
  const folder = newFolder()
  const outside = newFolder({ 'secret.jpg': 'x' })
  beforeAll(async () => {
    shop = await openShop('embedded')
  })
  afterAll(async () => {
    await shop.close()
    folder.remove()
    outside.remove()
  })

  /** Imports files, a row each, between two good ones. Checks that the good ones are imported and returns the reasons of failure by name. */
  async function reasons(
    files: Record<string, string | Uint8Array>,
    options: Parameters<typeof shop.run>[1] = {},
  ): Promise<Record<string, string>> {
    const tint = (await shop.db.selectFrom('items').select('id').execute()).length % 200
    folder.write('good-1.png', await quarters(40, 40, tint).png().toBuffer())
    folder.write('good-2.png', await quarters(41, 40, tint).png().toBuffer())
    for (const [name, content] of Object.entries(files)) folder.write(name, content)
    folder.write('catalogue.csv', csv(['good-1.png', ...Object.keys(files), 'good-2.png'].map((file) => ({ file }))))
    const result: ImportResult = await shop.run(folder.folder, options)
    expect(result.added).toBe(2)
    expect(filesBelow(shop.filesFolder).filter((name) => name.startsWith('public')).length).toBe(
      (PICTURE_WIDTHS.length * PICTURE_FORMATS.length + 1) * (await shop.db.selectFrom('items').select('id').execute()).length,
    )
    return Object.fromEntries(result.failed.map(({ file, reason }) => [file, reason]))
  }

  it('reports files that are not pictures, truncated, or decompression bombs, and imports the rest [TF-10]', async () => {
    const jpeg = await quarters(900, 700).jpeg().toBuffer()
    expect(
      await reasons({
        'empty.jpg': '',
        'words.jpg': 'not a picture at all',
        'cut.jpg': jpeg.subarray(0, jpeg.length >> 1),
        'head.jpg': jpeg.subarray(0, 30),
        'bomb.png': pngOf(30_000, 30_000),
        'claims.png': pngOf(2_147_483_647, 2_147_483_647),
        'mixed.gif': Buffer.concat([Buffer.from('GIF89a'), jpeg]),
        'old.bmp': Buffer.from('BM      '),
        'phone.heic': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
        'next.jxl': Buffer.from('\xff\x0a12345', 'latin1'),
      }),
    ).toEqual({
      'empty.jpg': 'The file is an empty file. Supported: jpeg, png, webp, tiff, avif, gif, svg, zip.',
      'words.jpg': expect.stringContaining('not a picture'),
      'cut.jpg': expect.stringContaining('damaged or truncated'),
      'head.jpg': expect.stringContaining('damaged or truncated'),
      'bomb.png': 'The picture has more than 300 million pixels.',
      'claims.png': expect.stringMatching(/million pixels|damaged/),
      'mixed.gif': expect.stringContaining('damaged'),
      'old.bmp': expect.stringContaining('a BMP picture'),
      'phone.heic': expect.stringContaining('a HEIC picture'),
      'next.jxl': expect.stringContaining('a JPEG XL picture'),
    })
  })

  it('enforces the size limits of pictures and bundles [TF-10]', async () => {
    const noise = await sharp({
      create: { width: 90, height: 90, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 120, sigma: 60 } },
    })
      .png()
      .toBuffer()
    expect(noise.length).toBeGreaterThan(8000)
    expect(
      await reasons(
        { 'large.png': noise, 'wide.png': await quarters(300, 200).png().toBuffer() },
        { limits: { fileBytes: 8000, pixels: 50_000 } },
      ),
    ).toEqual({
      'large.png': 'The file is larger than 0 MB.',
      'wide.png': 'The picture has more than 0.05 million pixels.',
    })
  })

  it('refuses SVGs with active or external content [TF-10]', async () => {
    const found = await reasons({
      'script.svg': svg('<script>alert(1)</script>'),
      'handler.svg': svg('<rect width="9" height="9" onload="x()"/>'),
      'foreign.svg': svg('<foreignObject><p/></foreignObject>'),
      'image.svg': svg('<image href="http://127.0.0.1/x.png" width="9" height="9"/>'),
      'file.svg': svg('<image xlink:href="file:///etc/passwd" width="9" height="9"/>'),
      'entity.svg': `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
      'comment-in-cdata.svg': svg('<desc><![CDATA[<!--]]></desc><script>alert(1)</script><desc><![CDATA[-->]]></desc>'),
      'prefix.svg': svg('<é:script xmlns:é="http://www.w3.org/2000/svg">alert(1)</é:script>'),
      'image-set.svg': svg('<style>rect{fill:image-set("http://127.0.0.1/x.png" 1x)}</style>'),
      'broken.svg': '<svg xmlns="http://www.w3.org/2000/svg"><rect>',
      'sizeless.svg': svg('', 'width="0" height="0"'),
    })
    expect(found).toEqual({
      'script.svg': 'The SVG contains a script element.',
      'handler.svg': 'The SVG contains an event handler (onload).',
      'foreign.svg': 'The SVG contains foreign content (foreignObject).',
      'image.svg': 'The SVG contains an external reference (http://127.0.0.1/x.png).',
      'file.svg': 'The SVG contains an external reference (file:///etc/passwd).',
      'entity.svg': 'The SVG declares entities.',
      'comment-in-cdata.svg': 'The SVG contains a script element.',
      'prefix.svg': 'The SVG contains a script element.',
      'image-set.svg': 'The SVG contains an external reference (http://127.0.0.1/x.png).',
      'broken.svg': expect.stringContaining('not well-formed XML'),
      'sizeless.svg': expect.stringMatching(/no size|cannot be drawn/),
    })
  })

  it('stops an SVG that would render forever or use all memory, and continues with the next [TF-10]', async () => {
    const good = svg('<circle cx="30" cy="20" r="11" fill="#bf3217"/>')
    folder.write('after.svg', good)
    expect(
      await reasons(
        { 'slow-1.svg': slowSvg(), 'slow-2.svg': `${slowSvg()} `, 'slow-3.svg': svg('<!--'.repeat(2_000_000)) },
        { limits: { svgTime: 3000 } },
      ),
    ).toEqual({
      'slow-1.svg': 'Drawing the SVG takes longer than 3 s.',
      'slow-2.svg': 'Drawing the SVG takes longer than 3 s.',
      'slow-3.svg': expect.stringContaining('not well-formed XML'),
    })
    expect(await reasons({ 'hungry.svg': `${slowSvg()}   ` }, { limits: { svgMemory: 1_000_000 } })).toEqual({
      'hungry.svg': 'Drawing the SVG takes too much memory.',
    })
    folder.write('catalogue.csv', csv([{ file: 'after.svg', title: 'After' }]))
    expect(await shop.run(folder.folder)).toMatchObject({ added: 1, failed: [] })
  })

  it('refuses zips with false sizes, paths outside, encryption, nested zips or links, and zip bombs [TF-10]', async () => {
    const png = await quarters(20, 20).png().toBuffer()
    const zeros = Buffer.alloc(30_000_000)
    expect(
      await reasons({
        'slip.zip': rawZip([{ name: '../../escaped.png', data: png }]),
        'rooted.zip': rawZip([{ name: '/etc/x.png', data: png }]),
        'backslash.zip': rawZip([{ name: '..\\..\\x.png', data: png }]),
        'liar.zip': rawZip([{ name: 'small.bin', data: Buffer.alloc(200_000, 'ab'), claims: 10 }]),
        'burst.zip': rawZip([{ name: 'zeros.bin', data: zeros }]),
        'locked.zip': rawZip([{ name: 'a.png', data: png, encrypted: true }]),
        'nested.zip': rawZip([{ name: 'inner.png', data: rawZip([{ name: 'a.png', data: png }]) }]),
        'link.zip': rawZip([{ name: 'a.png', data: Buffer.from('/etc/passwd'), link: true }]),
        'twice.zip': rawZip([
          { name: 'a.png', data: png },
          { name: 'A.PNG', data: png },
        ]),
        'many.zip': rawZip(Array.from({ length: 2001 }, (_, n) => ({ name: `${n}`, data: Buffer.from('x'), stored: true }))),
        'hollow.zip': rawZip([]),
        'cut.zip': rawZip([{ name: 'a.png', data: png }]).subarray(0, 60),
        'script.zip': rawZip([{ name: 'a.svg', data: Buffer.from(svg('<script/>')) }]),
      }),
    ).toEqual({
      'slip.zip': expect.stringContaining('a path outside'),
      'rooted.zip': expect.stringContaining('a path outside'),
      'backslash.zip': expect.stringMatching(/not a plain path|a path outside/),
      'liar.zip': expect.stringContaining('too many bytes'),
      'burst.zip': 'The zip unpacks to more than 200 times its size.',
      'locked.zip': 'The zip is encrypted.',
      'nested.zip': 'The zip contains another zip (inner.png).',
      'link.zip': 'The zip contains a link (a.png).',
      'twice.zip': 'The zip contains A.PNG twice.',
      'many.zip': 'The zip contains 2001 files. At most 2000 are allowed.',
      'hollow.zip': 'The zip is empty.',
      'cut.zip': expect.stringContaining('damaged'),
      'script.zip': 'a.svg: The SVG contains a script element.',
    })
    expect(existsSync(join(folder.folder, '..', 'escaped.png'))).toBe(false)
    expect(
      await reasons(
        { 'full.zip': rawZip([{ name: 'a.bin', data: Buffer.alloc(3_000_000, 'x1'), stored: true }]) },
        { limits: { zipBytes: 2_000_000 } },
      ),
    ).toEqual({ 'full.zip': 'The zip contains more than 2 MB.' })
  })

  it('uses the first valid picture of a zip as its picture, or the default one [GAL-04]', async () => {
    const png = await quarters(120, 80).png().toBuffer()
    folder.write(
      'pack.zip',
      rawZip([
        { name: 'readme.txt', data: Buffer.from('hello') },
        { name: 'cut.png', data: png.subarray(0, 60) },
        { name: 'चित्र/ok.png', data: png },
      ]),
    )
    folder.write(
      'fonts.zip',
      rawZip([
        { name: 'font.otf', data: Buffer.from('OTTO....') },
        { name: 'empty', data: Buffer.alloc(0) },
      ]),
    )
    folder.write(
      'catalogue.csv',
      csv([
        { file: 'pack.zip', title: 'Pack' },
        { file: 'fonts.zip', title: 'Fonts' },
      ]),
    )
    expect(await shop.run(folder.folder)).toMatchObject({ added: 2, failed: [] })
    const [pack, fonts] = [await shop.item('Pack'), await shop.item('Fonts')]
    expect(pack).toMatchObject({
      file_ext: 'zip',
      width: 120,
      height: 80,
      file_types: ['png'],
      contents: [
        { name: 'readme.txt', bytes: 5 },
        { name: 'cut.png', bytes: 60 },
        { name: 'चित्र/ok.png', bytes: png.length },
      ],
    })
    expect(fonts).toMatchObject({ file_ext: 'zip', width: 1200, height: 1200, file_types: ['zip'] })
    expect(await sharp(await shop.picture(fonts.public_id, 400, 'avif')).metadata()).toMatchObject({ width: 400, height: 400 })
    // Despite the watermark, each picture is much closer to its source than to the other one.
    const [ofPack, ofFonts] = [
      await greysOf(sharp(await shop.picture(pack.public_id, 400, 'jpeg'))),
      await greysOf(sharp(await shop.picture(fonts.public_id, 400, 'jpeg'))),
    ]
    const { base } = await zipPicture()
    const defaultPicture = await greysOf(sharp(base.data, { raw: { width: base.width, height: base.height, channels: 3 } }))
    expect(meanDifference(ofFonts, defaultPicture)).toBeLessThan(8)
    expect(meanDifference(ofPack, await greysOf(sharp(png)))).toBeLessThan(8)
    expect(meanDifference(ofFonts, ofPack)).toBeGreaterThan(16)
  })

  it('opens no file outside the folder, by path or by link [TF-10]', async () => {
    mkdirSync(join(folder.folder, 'in'), { recursive: true })
    writeFileSync(join(outside.folder, 'secret.jpg'), await quarters(77, 77, 9).jpeg().toBuffer())
    symlinkSync(join(outside.folder, 'secret.jpg'), join(folder.folder, 'in/link.jpg'))
    symlinkSync(outside.folder, join(folder.folder, 'in/linked'))
    const files = [
      '../secret.jpg',
      join(outside.folder, 'secret.jpg'),
      'in/../../secret.jpg',
      'in\\..\\secret.jpg',
      'in/link.jpg',
      'in/linked/secret.jpg',
      'in',
      'gone.jpg',
      'C:/x.jpg',
      `good-1.png;../secret.jpg`,
    ]
    folder.write('catalogue.csv', csv(files.map((file) => ({ file }))))
    const { added, failed } = await shop.run(folder.folder)
    expect(added).toBe(0)
    const outsideFolder = 'The file is outside the folder.'
    expect(failed.map(({ reason }) => reason)).toEqual([
      outsideFolder,
      outsideFolder,
      outsideFolder,
      outsideFolder,
      outsideFolder,
      outsideFolder,
      'It is not a file.',
      'There is no such file.',
      outsideFolder,
      `../secret.jpg: ${outsideFolder}`,
    ])
  })

  it('names the invalid field of a row, and imports the other rows', async () => {
    folder.write('good-1.png', await quarters(43, 40, 3).png().toBuffer())
    const bad: Record<string, string>[] = [
      { price: '19.999' },
      { price: '0', purchaseType: 'paid' },
      { purchaseType: 'cheap' },
      { category: 'music' },
      { approval: 'perhaps' },
      { seller: 'nobody' },
      { title: 'x'.repeat(301) },
      { keywords: 'k;'.repeat(5) + 'w'.repeat(101) },
      { file: ' ; ' },
    ]
    const columns = { file: 'good-1.png', title: '', price: '', purchaseType: '', category: '', approval: '', seller: '', keywords: '' }
    folder.write('catalogue.csv', csv([columns, ...bad.map((row) => ({ ...columns, ...row }))]))
    const { added, failed } = await shop.run(folder.folder)
    expect(added).toBe(1)
    expect(failed.map(({ reason }) => reason)).toEqual([
      'The price is not an amount in rupees: 19.999.',
      'A paid item needs a price above 0.',
      'The purchaseType is "cheap"; it must be free or paid.',
      'The category is "music"; it must be image or graphic.',
      'The approval is "perhaps"; it must be approved or awaiting or rejected.',
      'There is no seller "nobody" in sellers.csv.',
      'The title is longer than 300 characters.',
      'A keyword is longer than 100 characters.',
      'The row names no file.',
    ])
  })

  it('refuses every truncated JPEG, which decoders would fill with grey [TF-10]', async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, n) => (n * 7919 + (n >> 5) * 104_729) % 251))
    const intact = await sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
      .jpeg({ quality: 80 })
      .toBuffer()
    const damaged = Array.from({ length: 20 }, (_, n) => {
      const copy = Buffer.from(intact)
      const from = Math.floor(intact.length * (0.1 + n * 0.04))
      // Either overwritten bytes in the middle, or an early end of the file.
      if (n % 2 === 0) copy.fill(0xff, from, from + 60 + n * 20)
      return [`damaged-${n}.jpg`, n % 2 === 0 ? copy : Buffer.concat([copy.subarray(0, from), Buffer.from([0xff, 0xd9])])] as const
    })
    const large = await quarters(40, 40, 5).jpeg({ quality: 20 }).toBuffer()
    const sizes = large.indexOf(Buffer.from([0xff, 0xc0]))
    large.writeUInt16BE(11_808, sizes + 5)
    large.writeUInt16BE(3_072, sizes + 7)
    const named = await reasons({ ...Object.fromEntries(damaged), 'large.jpg': large })
    for (const [name] of damaged) expect(named[name], name).toMatch(/^The picture is damaged or truncated/)
    expect(named['large.jpg']).toBe(`The picture is damaged: ${large.length} bytes cannot hold its 3072 × 11808 pixels.`)
  })
})
