import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readAll } from '../../../platform/files/index.ts'
import { DATABASES } from '../../../testing/databases.ts'
import { csv, greysOf, meanDifference, quarters, svg, useImports } from './testing.ts'

describe.each(DATABASES)('what a folder may contain, %s', (database) => {
  const { shop, folderOf } = useImports(database)

  it('packs several files into one zip, shows its pictures side by side, and lists its contents [GAL-04]', async () => {
    const [wide, square] = [await quarters(480, 320, 20).png().toBuffer(), await quarters(480, 480, 21).png().toBuffer()]
    const folder = folderOf({
      'a/set.png': wide,
      'b/set.png': square,
      'c.svg': svg('<rect width="60" height="40" fill="#1f6a4a"/>'),
      // The same drawing in another format is shown once.
      'c.png': await sharp({ create: { width: 60, height: 40, channels: 3, background: '#1f6a4a' } })
        .png()
        .toBuffer(),
      'catalogue.csv': csv([{ file: 'a/set.png;b/set.png; c.svg; c.png', title: 'A set' }]),
    })
    expect(await shop().run(folder.folder)).toMatchObject({ added: 1, failed: [] })
    const item = await shop().item('A set')
    expect(item).toMatchObject({
      file_ext: 'zip',
      file_types: ['png', 'svg'],
      original_type: 'application/zip',
      width: 1056,
      height: 1056,
      category_id: 1,
    })
    expect(item.contents.map(({ name }) => name)).toEqual(['set.png', 'set-2.png', 'c.svg', 'c.png'])
    const sheet = await sharp(await shop().picture(item.public_id, 800, 'webp'))
      .resize(1056, 1056)
      .png()
      .toBuffer()
    const part = async (left: number, top: number, width: number, height: number) =>
      await greysOf(sharp(sheet).extract({ left, top, width, height }))
    expect(meanDifference(await part(32, 112, 480, 320), await greysOf(sharp(wide)))).toBeLessThan(8)
    expect(meanDifference(await part(544, 32, 480, 480), await greysOf(sharp(square)))).toBeLessThan(8)
    const paper = await greysOf(sharp({ create: { width: 40, height: 40, channels: 3, background: '#faf6ef' } }))
    expect(meanDifference(await part(544, 544, 480, 480), paper)).toBeLessThan(8)
    const zip = await readAll(shop().files.stream(item.original_key))
    expect([zip.subarray(0, 4).toString('latin1'), zip.length]).toEqual(['PK\x03\x04', item.original_bytes])
    expect(createHash('sha256').update(zip).digest('hex')).toBe(item.original_sha256)
    expect(await shop().run(folder.folder)).toMatchObject({ unchanged: 1 })
  })

  it('adds banners and pages, and replaces those of the same title and slug', async () => {
    const folder = folderOf({
      'sea.jpg': await quarters(1500, 900, 7).jpeg().toBuffer(),
      'hill.jpg': await quarters(600, 900, 8).jpeg().toBuffer(),
      'catalogue.csv': 'file\n',
    })
    const site = (image: string, body: string): string =>
      JSON.stringify({
        banners: [
          { image, title: 'Diwali', keywords: ['diya', 'lamp'] },
          { image: 'none.jpg', title: 'Lost', keywords: [] },
        ],
        cms: [
          { slug: 'aboutpage', meta_title: 'About', meta_keywords: 'a', meta_description: 'b', title: 'About us', body },
          { slug: '../x', body: '' },
        ],
      })
    folder.write('site.json', site('sea.jpg', '<h2 onclick="x()">Who</h2><script>alert(1)</script><a href="javascript:x">y</a>'))
    const { failed } = await shop().run(folder.folder)
    expect(failed).toEqual([
      { file: 'site.json, banner Lost', reason: 'There is no such file.' },
      { file: 'site.json, page ../x', reason: 'A slug must consist of lower-case letters, digits and hyphens.' },
    ])
    const first = await shop().db.selectFrom('banners').selectAll().execute()
    expect(first).toMatchObject([{ title: 'Diwali', keywords: ['diya', 'lamp'], position: 0, width: 1500, height: 900 }])
    const id = first[0]?.public_id ?? ''
    // A banner may show a picture that is for sale, so it is stored no larger than a thumbnail.
    expect(await sharp(await shop().picture(id, 1600)).metadata()).toMatchObject({ width: 800, height: 480 })
    expect(await shop().db.selectFrom('cms_pages').select(['slug', 'title', 'body']).execute()).toEqual([
      { slug: 'aboutpage', title: 'About us', body: '<h2>Who</h2><a>y</a>' },
    ])

    folder.write('site.json', site('hill.jpg', '<p>New</p>'))
    await shop().run(folder.folder)
    expect(await shop().db.selectFrom('banners').selectAll().execute()).toMatchObject([{ public_id: id, width: 600, height: 900 }])
    expect(await shop().db.selectFrom('cms_pages').select('body').execute()).toEqual([{ body: '<p>New</p>' }])
  })

  it('imports every picture of a folder without catalogue.csv, with its embedded metadata', async () => {
    const exif = { IFD0: { ImageDescription: 'Boats at dawn', Artist: 'Asha Menon' } }
    const xmp =
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">घाट पर नावें</rdf:li></rdf:Alt></dc:title><dc:subject><rdf:Bag><rdf:li>boats</rdf:li><rdf:li>ghat</rdf:li></rdf:Bag></dc:subject></rdf:Description></rdf:RDF></x:xmpmeta>'
    const { folder } = folderOf({
      'x/named.jpg': await quarters(64, 48, 50).jpeg().withExif(exif).withXmp(xmp).toBuffer(),
      'x/red-fort_delhi.png': await quarters(64, 48, 51).png().toBuffer(),
      'without-ending': await quarters(64, 48, 52).webp().toBuffer(),
      'logo.svg': svg('<circle cx="30" cy="20" r="9"/>'),
      'notes.txt': 'not a picture',
      '.hidden/h.png': 'x',
      'text.jpg': 'just words',
    })
    expect(await shop().run(folder)).toMatchObject({
      added: 4,
      failed: [{ file: 'text.jpg', reason: expect.stringContaining('not a picture') }],
    })
    expect(await shop().item('घाट पर नावें')).toMatchObject({
      description: 'Boats at dawn',
      author: 'Asha Menon',
      keywords: ['boats', 'ghat'],
      category_id: 1,
      purchase_type: 'paid',
      price: 19_900,
    })
    expect(await shop().item('Red fort delhi')).toMatchObject({ file_ext: 'png' })
    expect(await shop().item('Without ending')).toMatchObject({ file_ext: 'webp' })
    expect(await shop().item('Logo')).toMatchObject({
      file_ext: 'svg',
      category_id: 2,
      width: 2400,
      height: 1600,
      original_type: 'image/svg+xml',
    })
  })
})
