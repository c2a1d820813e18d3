import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { UNFILTERED } from '../../search/index.ts'
import { readAll } from '../../../platform/files/index.ts'
import { DATABASES } from '../../../testing/databases.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@chitra/paths'
import { csv, filesBelow, quarters, useImports } from './testing.ts'

describe.each(DATABASES)('importing a folder, %s', (database) => {
  const { shop, folderOf } = useImports(database)

  it('adds the catalogue’s items with pictures in every size, and stores the originals unchanged', async () => {
    const jpeg = await quarters(1000, 600).jpeg().toBuffer()
    const { folder } = folderOf({
      'photos/चाय बागान.jpg': jpeg,
      'catalogue.csv': `\uFEFFfile,Title,description,keywords,category,licence,source,author,price,seller,location,colour\r\nphotos/चाय बागान.jpg,"चाय, ""बागान""","Two\r\nlines",tea; hills;Tea,image,CC0-1.0,here,Asha,"1,249.50",asha,Munnar,red\r\n`,
      'sellers.csv': 'key,firstName,lastName,picture\nasha,Asha,Menon,photos/चाय बागान.jpg\n',
    })
    const warnings: string[] = []
    const progress: string[] = []
    const result = await shop().run(folder, {
      onWarning: (warning) => warnings.push(warning),
      onProgress: ({ done, total, name }) => progress.push(`${done}/${total} ${name}`),
    })
    expect(result).toEqual({ added: 1, updated: 0, unchanged: 0, failed: [] })
    expect(warnings).toEqual(['catalogue.csv: the unknown column "colour" is ignored.'])
    expect(progress).toEqual(['1/2 sellers.csv, asha', '2/2 photos/चाय बागान.jpg'])

    const item = await shop().item('चाय, "बागान"')
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
    expect(await readAll(shop().files.stream(item.original_key))).toEqual(jpeg)
    expect(Buffer.from(item.thumb_hash, 'base64').length).toBeGreaterThan(5)
    expect(item.colour).toMatch(/^#[0-9a-f]{6}$/)
    for (const width of PICTURE_WIDTHS)
      for (const format of PICTURE_FORMATS) {
        const found = await sharp(await shop().picture(item.public_id, width, format)).metadata()
        expect([found.width, found.height, found.format]).toEqual([width, Math.round(width * 0.6), format === 'avif' ? 'heif' : format])
      }
    expect(await sharp(await shop().picture(item.public_id, 1600)).metadata()).toMatchObject({ width: 1000, height: 600 })

    const seller = await shop().db.selectFrom('sellers').selectAll().where('key', '=', 'asha').executeTakeFirstOrThrow()
    expect(seller).toMatchObject({ id: item.seller_id, first_name: 'Asha', last_name: 'Menon', has_picture: true })
    expect(await sharp(await shop().picture(seller.public_id, 400, 'webp')).metadata()).toMatchObject({ width: 400 })
    expect(
      (
        await shop().search.list({
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
    expect(await shop().run(folder.folder)).toMatchObject({ added: 1 })
    const before = await shop().item('A free one')
    expect(before).toMatchObject({ purchase_type: 'free', price: 0, category_id: 1 })
    const plain = await shop().picture(before.public_id, 1600)
    const all = filesBelow(shop().filesFolder)

    expect(await shop().run(folder.folder)).toEqual({ added: 0, updated: 0, unchanged: 1, failed: [] })

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
    expect(await shop().run(folder.folder)).toEqual({ added: 0, updated: 1, unchanged: 0, failed: [] })
    const after = await shop().item('A dear one')
    expect(after).toEqual({
      ...before,
      name: 'A dear one',
      purchase_type: 'paid',
      price: 25_000,
      category_id: 2,
      approval: 'rejected',
      note: 'Blurred',
    })
    expect(Buffer.compare(plain, await shop().picture(after.public_id, 1600))).not.toBe(0)
    // A paid item has one more picture: the preview without watermark, for its buyers.
    const clean = `clean/${after.public_id.slice(0, 2)}/${after.public_id}/1600.jpeg`
    expect(filesBelow(shop().filesFolder).toSorted()).toEqual([...all, clean].toSorted())
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
    expect(await shop().run(folder, { onWarning: (warning) => warnings.push(warning), concurrency: 1 })).toEqual({
      added: 1,
      updated: 0,
      unchanged: 1,
      failed: [],
    })
    expect(warnings).toEqual(['two.webp: the catalogue lists this picture twice; only the first row is used.'])
    expect(await shop().run(folder, { concurrency: 1 })).toEqual({ added: 0, updated: 0, unchanged: 2, failed: [] })
    expect(await shop().item('The first row')).toMatchObject({ purchase_type: 'paid', price: 19_900 })
  })

  it('gives no seller another one’s item for the same file, but makes an item of its own [LOOK-13]', async () => {
    const picture = await quarters(50, 60, 90).webp({ lossless: true }).toBuffer()
    const folder = folderOf({
      'one.webp': picture,
      'two.webp': picture,
      'sellers.csv': csv([
        { key: 'first', firstName: 'First' },
        { key: 'second', firstName: 'Second' },
      ]),
      'catalogue.csv': csv([{ file: 'one.webp', title: 'The shop’s' }]),
    })
    const run = async (...rows: Record<string, string>[]) => {
      folder.write('catalogue.csv', csv(rows))
      const { added, updated, unchanged } = await shop().run(folder.folder, { concurrency: 1 })
      return { added, updated, unchanged }
    }
    const [first, second] = [
      { file: 'one.webp', title: 'Mine', seller: 'first' },
      { file: 'two.webp', title: 'No, mine', seller: 'second' },
    ]
    // What is the shop's own is given to a seller.
    expect(await run({ file: 'one.webp', title: 'The shop’s', seller: '' })).toEqual({ added: 1, updated: 0, unchanged: 0 })
    const own = await shop().item('The shop’s')
    expect(await run(first)).toEqual({ added: 0, updated: 1, unchanged: 0 })
    expect((await shop().item('Mine')).id).toBe(own.id)
    expect(await run(second)).toEqual({ added: 1, updated: 0, unchanged: 0 })
    const [mine, copy] = [await shop().item('Mine'), await shop().item('No, mine')]
    expect([mine.id, copy.original_sha256]).toEqual([own.id, own.original_sha256])
    expect(copy.seller_id).not.toBe(mine.seller_id)
    expect(await readAll(shop().files.stream(copy.original_key))).toEqual(picture)
    expect(await shop().db.selectFrom('item_copies').selectAll().where('item_id', '=', copy.id).execute()).toEqual([
      { item_id: copy.id, of_item_id: own.id, exact: true, likeness: 1_000 },
    ])
    // Only the second row's place is new.
    expect(await run(first, second)).toEqual({ added: 0, updated: 1, unchanged: 1 })
    expect(await run(first, second)).toEqual({ added: 0, updated: 0, unchanged: 2 })
  })

  it('makes an item of each seller for a file that two of them have in one catalogue', async () => {
    const picture = await quarters(50, 70, 91).webp({ lossless: true }).toBuffer()
    const { folder } = folderOf({
      'one.webp': picture,
      'two.webp': picture,
      'sellers.csv': csv([
        { key: 'third', firstName: 'Third' },
        { key: 'fourth', firstName: 'Fourth' },
      ]),
      'catalogue.csv': csv([
        { file: 'one.webp', title: 'Of the third', seller: 'third' },
        { file: 'two.webp', title: 'Of the fourth', seller: 'fourth' },
      ]),
    })
    const added: string[] = []
    expect(await shop().run(folder, { onAdded: ({ file }) => void added.push(file) })).toMatchObject({ added: 2, failed: [] })
    expect(added.toSorted()).toEqual(['one.webp', 'two.webp'])
    expect(await shop().run(folder)).toMatchObject({ added: 0, updated: 0, unchanged: 2 })
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
    await shop().run(folder.folder)
    folder.write('catalogue.csv', csv(rows))
    expect(await shop().run(folder.folder)).toMatchObject({ added: 1, updated: 0, unchanged: 3 })
    const items = await shop().db.selectFrom('items').select(['name', 'score', 'created_at']).where('name', 'like', 'Ordered %').execute()
    const named = (order: typeof items): string[] => order.map(({ name }) => name)
    expect(named(items.toSorted((a, b) => b.score - a.score))).toEqual(
      named(items.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())),
    )
    expect(named(items.toSorted((a, b) => b.score - a.score))).toEqual(['Ordered 1', 'Ordered 2', 'Ordered 3', 'Ordered 4'])
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
    const first = await shop().run(folder.folder, {
      signal: stop.signal,
      concurrency: 1,
      onProgress: ({ done }) => done === 3 && stop.abort(),
    })
    expect(first).toEqual({ added: 3, updated: 0, unchanged: 0, failed: [] })
    expect(await shop().run(folder.folder)).toEqual({ added: 5, updated: 0, unchanged: 3, failed: [] })
  })

  it('refuses a path that is not a folder and an invalid catalogue, with a sentence for the operator', async () => {
    await expect(shop().run('/nowhere/at/all')).rejects.toThrow('There is no folder /nowhere/at/all.')
    await expect(shop().run(folderOf({ 'catalogue.csv': 'title\nx\n' }).folder)).rejects.toThrow('catalogue.csv has no column "file".')
    await expect(shop().run(folderOf({ 'catalogue.csv': Buffer.from('file\n\xe9.jpg\n', 'latin1') }).folder)).rejects.toThrow(
      'catalogue.csv is not in UTF-8.',
    )
    await expect(shop().run(folderOf({ 'catalogue.csv': 'file\n"a.jpg\n' }).folder)).rejects.toThrow('catalogue.csv is not CSV:')
    await expect(shop().run(folderOf({ 'catalogue.csv': '' }).folder)).rejects.toThrow('catalogue.csv is empty.')
    await expect(shop().run(folderOf({}).folder)).rejects.toThrow('There is no catalogue.csv and no picture')
    await expect(shop().run(folderOf({ 'catalogue.csv': 'file\n', 'site.json': '{' }).folder)).rejects.toThrow('site.json is not JSON')
  })
})
