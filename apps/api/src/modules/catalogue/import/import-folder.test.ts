import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UNFILTERED } from '../../search/index.ts'
import { readAll } from '../../../platform/files/index.ts'
import { DATABASES } from '../../../testing/databases.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@chitra/paths'
import { csv, filesBelow, greysOf, meanDifference, newFolder, openShop, quarters, svg } from './testing.ts'

describe.each(DATABASES)('importing a folder, %s', (database) => {
  let shop: Awaited<ReturnType<typeof openShop>>
  const folders: { remove(): void }[] = []
  const folderOf = (files: Record<string, string | Uint8Array>): ReturnType<typeof newFolder> => {
    const folder = newFolder(files)
    folders.push(folder)
    return folder
  }
  beforeAll(async () => {
    shop = await openShop(database)
  })
  afterAll(async () => {
    await shop.close()
    for (const folder of folders) folder.remove()
  })

  it('adds the catalogue’s items with pictures in every size, and stores the originals unchanged', async () => {
    const jpeg = await quarters(1000, 600).jpeg().toBuffer()
    const { folder } = folderOf({
      'photos/चाय बागान.jpg': jpeg,
      'catalogue.csv': `\uFEFFfile,Title,description,keywords,category,licence,source,author,price,seller,location,colour\r\nphotos/चाय बागान.jpg,"चाय, ""बागान""","Two\r\nlines",tea; hills;Tea,image,CC0-1.0,here,Asha,"1,249.50",asha,Munnar,red\r\n`,
      'sellers.csv': 'key,firstName,lastName,picture\nasha,Asha,Menon,photos/चाय बागान.jpg\n',
    })
    const warnings: string[] = []
    const progress: string[] = []
    const result = await shop.run(folder, {
      onWarning: (warning) => warnings.push(warning),
      onProgress: ({ done, total, name }) => progress.push(`${done}/${total} ${name}`),
    })
    expect(result).toEqual({ added: 1, updated: 0, unchanged: 0, failed: [] })
    expect(warnings).toEqual(['catalogue.csv: the unknown column "colour" is ignored.'])
    expect(progress).toEqual(['1/2 sellers.csv, asha', '2/2 photos/चाय बागान.jpg'])

    const item = await shop.item('चाय, "बागान"')
    expect(item).toMatchObject({
      description: 'Two\nlines',
      keywords: ['tea', 'hills'],
      category_id: 1,
      licence: 'CC0-1.0',
      source: 'here',
      author: 'Asha',
      price: 124_950,
      purchase_type: 'paid',
      location: 'Munnar',
      approval: 'approved',
      note: '',
      width: 1000,
      height: 600,
      file_ext: 'jpg',
      file_types: ['jpg'],
      original_type: 'image/jpeg',
      contents: [],
      original_bytes: jpeg.length,
      original_sha256: createHash('sha256').update(jpeg).digest('hex'),
      source_key: createHash('sha256').update(jpeg).digest('hex'),
    })
    expect(item.original_key).toMatch(/^originals\/(..)\/\1[0-9A-Za-z]{30}\.jpg$/)
    expect(await readAll(shop.files.stream(item.original_key))).toEqual(jpeg)
    expect(Buffer.from(item.thumb_hash, 'base64').length).toBeGreaterThan(5)
    expect(item.colour).toMatch(/^#[0-9a-f]{6}$/)
    for (const width of PICTURE_WIDTHS)
      for (const format of PICTURE_FORMATS) {
        const found = await sharp(await shop.picture(item.public_id, width, format)).metadata()
        expect([found.width, found.height, found.format]).toEqual([width, width * 0.6, format === 'avif' ? 'heif' : format])
      }
    expect(await sharp(await shop.picture(item.public_id, 1600)).metadata()).toMatchObject({ width: 1000, height: 600 })

    const seller = await shop.db.selectFrom('sellers').selectAll().where('key', '=', 'asha').executeTakeFirstOrThrow()
    expect(seller).toMatchObject({ id: item.seller_id, first_name: 'Asha', last_name: 'Menon', has_picture: true })
    expect(await sharp(await shop.picture(seller.public_id, 400, 'webp')).metadata()).toMatchObject({ width: 400 })
    expect(
      (
        await shop.search.list({
          ...UNFILTERED,
          search: 'tea',
          categoryId: null,
          limit: 10,
          page: 1,
        })
      ).itemIds,
    ).toEqual([item.id])
  })

  it('changes nothing the second time, updates a changed row, and remakes pictures when an item becomes paid', async () => {
    const picture = await quarters(900, 900, 40).png().toBuffer()
    const row = { file: 'a.png', title: 'A free one', purchaseType: 'free', price: '199' }
    const folder = folderOf({ 'a.png': picture, 'catalogue.csv': csv([row]) })
    expect(await shop.run(folder.folder)).toMatchObject({ added: 1 })
    const before = await shop.item('A free one')
    expect(before).toMatchObject({ purchase_type: 'free', price: 0, category_id: 1 })
    const plain = await shop.picture(before.public_id, 1600)
    const all = filesBelow(shop.filesFolder)

    expect(await shop.run(folder.folder)).toEqual({ added: 0, updated: 0, unchanged: 1, failed: [] })

    folder.write(
      'catalogue.csv',
      csv([
        {
          file: 'a.png',
          title: 'A dear one',
          purchaseType: 'paid',
          price: '250',
          category: 'graphic',
          approval: 'rejected',
          note: 'Blurred',
        },
      ]),
    )
    expect(await shop.run(folder.folder)).toEqual({ added: 0, updated: 1, unchanged: 0, failed: [] })
    const after = await shop.item('A dear one')
    expect(after).toEqual({
      ...before,
      name: 'A dear one',
      purchase_type: 'paid',
      price: 25_000,
      category_id: 2,
      approval: 'rejected',
      note: 'Blurred',
    })
    expect(Buffer.compare(plain, await shop.picture(after.public_id, 1600))).not.toBe(0)
    // A paid item has one more picture: the preview without watermark, for its buyers.
    const clean = `clean/${after.public_id.slice(0, 2)}/${after.public_id}/1600.jpeg`
    expect(filesBelow(shop.filesFolder).toSorted()).toEqual([...all, clean].toSorted())
  })

  it('imports a file listed twice as one item by its first row, in every run', async () => {
    const picture = await quarters(50, 50, 80).webp({ lossless: true }).toBuffer()
    const { folder } = folderOf({
      'one.webp': picture,
      'two.webp': picture,
      'catalogue.csv': csv([
        { file: 'one.webp', title: 'The first row' },
        { file: 'two.webp', title: 'The second row' },
      ]),
    })
    const warnings: string[] = []
    expect(await shop.run(folder, { onWarning: (warning) => warnings.push(warning), concurrency: 1 })).toEqual({
      added: 1,
      updated: 0,
      unchanged: 1,
      failed: [],
    })
    expect(warnings).toEqual(['two.webp: the catalogue lists this picture twice; only the first row is used.'])
    expect(await shop.run(folder, { concurrency: 1 })).toEqual({ added: 0, updated: 0, unchanged: 2, failed: [] })
    expect(await shop.item('The first row')).toMatchObject({ purchase_type: 'paid', price: 19_900 })
  })

  it('keeps the catalogue’s order: earlier rows rank higher, later rows and later runs are newer', async () => {
    const colours = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        quarters(30, 30, 100 + n)
          .png()
          .toBuffer(),
      ),
    )
    const names = ['p1.png', 'p2.png', 'p3.png', 'p4.png']
    const folder = folderOf(Object.fromEntries(names.map((name, at) => [name, colours[at] ?? ''])))
    const rows = names.map((file, at) => ({ file, title: `Ordered ${at + 1}` }))
    folder.write('catalogue.csv', csv(rows.slice(0, 3)))
    await shop.run(folder.folder)
    folder.write('catalogue.csv', csv(rows))
    expect(await shop.run(folder.folder)).toMatchObject({ added: 1, updated: 0, unchanged: 3 })
    const items = await shop.db.selectFrom('items').select(['name', 'score', 'created_at']).where('name', 'like', 'Ordered %').execute()
    const named = (order: typeof items): string[] => order.map(({ name }) => name)
    expect(named(items.toSorted((a, b) => b.score - a.score))).toEqual(
      named(items.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())),
    )
    expect(named(items.toSorted((a, b) => b.score - a.score))).toEqual(['Ordered 1', 'Ordered 2', 'Ordered 3', 'Ordered 4'])
  })

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
    expect(await shop.run(folder.folder)).toMatchObject({ added: 1, failed: [] })
    const item = await shop.item('A set')
    expect(item).toMatchObject({
      file_ext: 'zip',
      file_types: ['png', 'svg'],
      original_type: 'application/zip',
      width: 1056,
      height: 1056,
      category_id: 1,
    })
    expect(item.contents.map(({ name }) => name)).toEqual(['set.png', 'set-2.png', 'c.svg', 'c.png'])
    const sheet = await sharp(await shop.picture(item.public_id, 800, 'webp'))
      .resize(1056, 1056)
      .png()
      .toBuffer()
    const part = async (left: number, top: number, width: number, height: number) =>
      await greysOf(sharp(sheet).extract({ left, top, width, height }))
    expect(meanDifference(await part(32, 112, 480, 320), await greysOf(sharp(wide)))).toBeLessThan(8)
    expect(meanDifference(await part(544, 32, 480, 480), await greysOf(sharp(square)))).toBeLessThan(8)
    const paper = await greysOf(sharp({ create: { width: 40, height: 40, channels: 3, background: '#faf6ef' } }))
    expect(meanDifference(await part(544, 544, 480, 480), paper)).toBeLessThan(8)
    const zip = await readAll(shop.files.stream(item.original_key))
    expect([zip.subarray(0, 4).toString('latin1'), zip.length]).toEqual(['PK\x03\x04', item.original_bytes])
    expect(createHash('sha256').update(zip).digest('hex')).toBe(item.original_sha256)
    expect(await shop.run(folder.folder)).toMatchObject({ unchanged: 1 })
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
    const { failed } = await shop.run(folder.folder)
    expect(failed).toEqual([
      { file: 'site.json, banner Lost', reason: 'There is no such file.' },
      { file: 'site.json, page ../x', reason: 'A slug must consist of lower-case letters, digits and hyphens.' },
    ])
    const first = await shop.db.selectFrom('banners').selectAll().execute()
    expect(first).toMatchObject([{ title: 'Diwali', keywords: ['diya', 'lamp'], position: 0, width: 1500, height: 900 }])
    const id = first[0]?.public_id ?? ''
    // A banner may show a picture that is for sale, so it is stored no larger than a thumbnail.
    expect(await sharp(await shop.picture(id, 1600)).metadata()).toMatchObject({ width: 800, height: 480 })
    expect(await shop.db.selectFrom('cms_pages').select(['slug', 'title', 'body']).execute()).toEqual([
      { slug: 'aboutpage', title: 'About us', body: '<h2>Who</h2><a>y</a>' },
    ])

    folder.write('site.json', site('hill.jpg', '<p>New</p>'))
    await shop.run(folder.folder)
    expect(await shop.db.selectFrom('banners').selectAll().execute()).toMatchObject([{ public_id: id, width: 600, height: 900 }])
    expect(await shop.db.selectFrom('cms_pages').select('body').execute()).toEqual([{ body: '<p>New</p>' }])
  })

  it('stops on request, reports what it has done, and continues in the next run', async () => {
    const files = Object.fromEntries(
      await Promise.all(
        Array.from(
          { length: 8 },
          async (_, n) =>
            [
              `s${n}.png`,
              await quarters(40, 40, 130 + n)
                .png()
                .toBuffer(),
            ] as const,
        ),
      ),
    )
    const folder = folderOf({ ...files, 'catalogue.csv': csv(Object.keys(files).map((file) => ({ file, title: `Stopped ${file}` }))) })
    const stop = new AbortController()
    const first = await shop.run(folder.folder, {
      signal: stop.signal,
      concurrency: 1,
      onProgress: ({ done }) => done === 3 && stop.abort(),
    })
    expect(first).toEqual({ added: 3, updated: 0, unchanged: 0, failed: [] })
    expect(await shop.run(folder.folder)).toEqual({ added: 5, updated: 0, unchanged: 3, failed: [] })
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
    expect(await shop.run(folder)).toMatchObject({
      added: 4,
      failed: [{ file: 'text.jpg', reason: expect.stringContaining('not a picture') }],
    })
    expect(await shop.item('घाट पर नावें')).toMatchObject({
      description: 'Boats at dawn',
      author: 'Asha Menon',
      keywords: ['boats', 'ghat'],
      category_id: 1,
      purchase_type: 'paid',
      price: 19_900,
    })
    expect(await shop.item('Red fort delhi')).toMatchObject({ file_ext: 'png' })
    expect(await shop.item('Without ending')).toMatchObject({ file_ext: 'webp' })
    expect(await shop.item('Logo')).toMatchObject({
      file_ext: 'svg',
      category_id: 2,
      width: 2400,
      height: 1600,
      original_type: 'image/svg+xml',
    })
  })

  it('refuses a path that is not a folder and an invalid catalogue, with a sentence for the operator', async () => {
    await expect(shop.run('/nowhere/at/all')).rejects.toThrow('There is no folder /nowhere/at/all.')
    await expect(shop.run(folderOf({ 'catalogue.csv': 'title\nx\n' }).folder)).rejects.toThrow('catalogue.csv has no column "file".')
    await expect(shop.run(folderOf({ 'catalogue.csv': Buffer.from('file\n\xe9.jpg\n', 'latin1') }).folder)).rejects.toThrow(
      'catalogue.csv is not in UTF-8.',
    )
    await expect(shop.run(folderOf({ 'catalogue.csv': 'file\n"a.jpg\n' }).folder)).rejects.toThrow('catalogue.csv is not CSV:')
    await expect(shop.run(folderOf({ 'catalogue.csv': '' }).folder)).rejects.toThrow('catalogue.csv is empty.')
    await expect(shop.run(folderOf({}).folder)).rejects.toThrow('There is no catalogue.csv and no picture')
    await expect(shop.run(folderOf({ 'catalogue.csv': 'file\n', 'site.json': '{' }).folder)).rejects.toThrow('site.json is not JSON')
  })
})
