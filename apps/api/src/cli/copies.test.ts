import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csv, newFolder, quarters } from '../modules/catalogue/import/testing.ts'
import { cells, chitra, type ShopAndCommands, shopAndCommands } from './testing.ts'

describe('copies by command', { timeout: 240_000 }, () => {
  let at: ShopAndCommands
  const [meeras, ravis] = [newFolder(), newFolder()]
  const sellers = csv([
    { key: 'meera', firstName: 'Meera', lastName: 'Iyer' },
    { key: 'ravi', firstName: 'Ravi', lastName: '' },
  ])
  beforeAll(async () => {
    const sea = quarters(900, 600)
    const file = await sea.jpeg().toBuffer()
    meeras.write('sea.jpg', file)
    meeras.write('catalogue.csv', csv([{ file: 'sea.jpg', title: 'Blue sea', seller: 'meera' }]))
    ravis.write('same.jpg', file)
    ravis.write('smaller.webp', await sea.resize(700).webp({ quality: 40 }).toBuffer())
    const row = { seller: 'ravi', approval: 'awaiting' }
    ravis.write(
      'catalogue.csv',
      csv([
        { file: 'same.jpg', title: 'Mine', ...row },
        { file: 'smaller.webp', title: 'Mine, too', ...row },
      ]),
    )
    for (const folder of [meeras, ravis]) folder.write('sellers.csv', sellers)
    at = await shopAndCommands('postgres')
  })
  afterAll(async () => {
    await at.remove()
    for (const folder of [meeras, ravis]) folder.remove()
  })

  const idOf = async (name: string) =>
    (await at.shop().services.db.selectFrom('items').select('public_id').where('name', '=', name).executeTakeFirst())?.public_id ?? ''

  it('are found by the import, which says what is like what [LOOK-14]', async () => {
    const looking = { EMBEDDING_MODEL: 'built-in' }
    expect(await chitra(at.storage, ['import', meeras.folder], looking)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/1 added(.|\n)*Looking at pictures: 1\/1\n(.|\n)*Comparing pictures: 1\/1\n$/),
    })
    const { code, err, out } = await chitra(at.storage, ['import', ravis.folder], looking)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const first = `"Blue sea" (${await idOf('Blue sea')}) of Meera Iyer`
    expect(out).toContain(`Note: same.jpg: is the same file as ${first}.\n`)
    expect(out.replace(/9\d %/, '9x %')).toContain(`Note: smaller.webp: looks like ${first}, 9x % alike.\n`)
    // What is not new is not said again.
    expect((await chitra(at.storage, ['import', ravis.folder], looking)).out).not.toContain('Note:')
  })

  it('are listed with both sides, and marked among the items [LOOK-15]', async () => {
    const [all, none, items, one] = await at.each(
      ['copies'],
      ['copies', '--seller', 'meera'],
      ['items', '--approval', 'awaiting'],
      ['copies', '--limit', '1'],
    )
    expect(all).toMatchObject({ code: 0, err: '' })
    expect(all?.out).toMatch(/^ID +NAME +APPROVAL +SELLER +ALIKE +COPY OF +NAME +APPROVAL +SELLER\n/)
    const first = await idOf('Blue sea')
    const like = (name: string, id: string, alike: string) => [id, name, 'awaiting', 'ravi', alike, first, 'Blue sea', 'approved', 'meera']
    const found = cells(all?.out ?? '')
    expect(found).toHaveLength(2)
    expect(found).toEqual(
      expect.arrayContaining([
        like('Mine', await idOf('Mine'), 'same file'),
        like('Mine, too', await idOf('Mine, too'), expect.stringMatching(/^9\d %$/) as string),
      ]),
    )
    expect(none).toEqual({ code: 0, out: 'No copies.\n', err: '' })
    expect(items?.out).toMatch(/^ID +NAME +PRICE +APPROVAL +SELLER +COPY OF\n/)
    expect(cells(items?.out ?? '').map((row) => row.at(-1))).toEqual([first, first])
    expect(one?.out).toMatch(/\n1 of 2; --limit shows more\.\n$/)
  })

  it('that are the same file are found where pictures are not looked at [LOOK-14]', async () => {
    const { db } = at.shop().services
    await db.deleteFrom('item_copies').execute()
    await db.deleteFrom('item_looks').execute()
    const folder = newFolder({ 'sellers.csv': csv([{ key: 'asha', firstName: 'Asha' }]) })
    folder.write('sea.jpg', await quarters(900, 600).jpeg().toBuffer())
    folder.write('catalogue.csv', csv([{ file: 'sea.jpg', title: 'The sea', seller: 'asha' }]))
    const { code, out } = await at.chitra('import', folder.folder)
    folder.remove()
    expect(code).toBe(0)
    expect(out).not.toContain('Looking at pictures')
    expect(out).toContain(`Note: sea.jpg: is the same file as "Blue sea" (${await idOf('Blue sea')}) of Meera Iyer.\n`)
    expect(await db.selectFrom('item_looks').selectAll().execute()).toEqual([])
  })

  it('cannot be found without the model, but the items are imported', async () => {
    const folder = newFolder({ 'model.onnx': 'not a model' })
    folder.write('new.png', await quarters(300, 200, 90).png().toBuffer())
    folder.write('catalogue.csv', csv([{ file: 'new.png', title: 'New' }]))
    const { code, out } = await chitra(at.storage, ['import', folder.folder], { EMBEDDING_MODEL: `${folder.folder}/model.onnx` })
    folder.remove()
    expect(code).toBe(0)
    expect(out).toContain('1 added')
    expect(out).toMatch(/Note: the pictures could not be looked at or compared \(.+\)\. The shop tries again\.\n$/)
  })
})
