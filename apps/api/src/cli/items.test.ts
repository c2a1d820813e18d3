import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { csv, newFolder, quarters } from '../modules/catalogue/import/testing.ts'
import { addItem } from '../testing/items.ts'
import { buy } from '../testing/purchases.ts'
import { cells, type ShopAndCommands, shopAndCommands } from './testing.ts'

describe('items by command', { timeout: 240_000 }, () => {
  let at: ShopAndCommands
  const folder = newFolder()
  /** Public ids by title. */
  const ids = new Map<string, string>()
  const id = (title: string): string => ids.get(title) ?? ''
  beforeAll(async () => {
    const rows = [
      { file: 'hills.jpg', title: 'Misty hills', seller: 'meera' },
      { file: 'lake.png', title: 'Quiet lake', seller: 'ravi', approval: 'awaiting' },
      { file: 'boat.jpg', title: 'Little boat', seller: 'ravi', purchaseType: 'free' },
    ]
    for (const [n, { file }] of rows.entries())
      folder.write(
        file,
        await quarters(900, 600, 20 * n)
          .toFormat(file.endsWith('png') ? 'png' : 'jpeg')
          .toBuffer(),
      )
    const columns = { approval: '', purchaseType: '', price: '249.50' }
    folder.write('catalogue.csv', csv(rows.map((row) => ({ ...columns, ...row }))))
    folder.write(
      'sellers.csv',
      csv([
        { key: 'meera', firstName: 'Meera' },
        { key: 'ravi', firstName: 'Ravi' },
      ]),
    )
    at = await shopAndCommands('postgres')
    const imported = await at.chitra('import', folder.folder)
    expect(imported).toMatchObject({ code: 0, err: '', out: expect.stringContaining('3 added') })
    for (const item of await at.shop().services.db.selectFrom('items').select(['name', 'public_id']).execute())
      ids.set(item.name, item.public_id)
  })
  afterAll(async () => {
    await at.remove()
    folder.remove()
  })

  const found = async (search: string): Promise<string[]> => {
    const { body } = await (await at.shop().visitor()).call('listImages', { query: { search } })
    return (body.data.image as { _id: string }[]).map(({ _id }) => _id)
  }
  const preview = async (title: string): Promise<Buffer> =>
    (await (await at.shop().visitor()).fetch(`/media/${id(title)}.jpg`)).arrayBuffer().then(Buffer.from)
  const isMarked = async (title: string): Promise<boolean> => {
    // The first quarter of the picture is one plain colour, so only a watermark can make it uneven.
    const quarter = sharp(await preview(title)).extract({ left: 10, top: 10, width: 400, height: 250 })
    const { channels } = await sharp(await quarter.png().toBuffer()).stats()
    return channels.some(({ stdev }) => stdev > 4)
  }

  it('lists items, newest first, and filters them', async () => {
    const [all, waiting, one, none] = await at.each(
      ['items'],
      ['items', '--approval', 'awaiting', '--seller', 'ravi'],
      ['items', '--approval', 'approved', '--limit', '1'],
      ['items', '--seller', 'nobody'],
    )
    expect(all).toMatchObject({ code: 0, err: '' })
    expect(all?.out).toMatch(/^ID +NAME +PRICE +APPROVAL +SELLER\n/)
    expect(cells(all?.out ?? '')).toEqual(
      expect.arrayContaining([
        [id('Misty hills'), 'Misty hills', '₹249.50', 'approved', 'meera'],
        [id('Quiet lake'), 'Quiet lake', '₹249.50', 'awaiting', 'ravi'],
        [id('Little boat'), 'Little boat', 'free', 'approved', 'ravi'],
      ]),
    )
    expect(cells(waiting?.out ?? '').map(([first]) => first)).toEqual([id('Quiet lake')])
    expect(one?.out).toMatch(/\n1 of 2; --limit shows more\.\n$/)
    expect(none).toEqual({ code: 0, out: 'No items.\n', err: '' })
  })

  it('approves: the item can be found, opened and bought', async () => {
    expect(await found('lake')).toEqual([])
    expect(await at.chitra('approve', id('Quiet lake'), id('Quiet lake'), 'nosuchitem')).toEqual({
      code: 1,
      out: '1 approved.\n',
      err: 'There is no item nosuchitem.\n',
    })
    expect(await found('lake')).toEqual([id('Quiet lake')])
    expect((await (await at.shop().visitor()).call('getImage', { params: { id: id('Quiet lake') } })).status).toBe(200)
  })

  it('rejects: the item disappears from search, carts and its page, and its buyers can still download it [P-12]', async () => {
    const { services } = at.shop()
    const item = await addItem(services, { name: 'Crimson sail', keywords: ['sail'] })
    const [owner, other] = [await at.shop().member(), await at.shop().member()]
    await buy(at.shop(), owner, [item])
    await other.call('addToCart', { body: { imageId: item.publicId } })
    expect(await found('sail')).toEqual([item.publicId])

    expect(await at.chitra('reject', item.publicId, '--note', ' Too dark. ')).toEqual({ code: 0, out: '1 rejected.\n', err: '' })
    expect(await found('sail')).toEqual([])
    const asOther = await at.as(other)
    expect((await asOther.call('getCart')).body.data.count).toBe(0)
    expect((await asOther.call('getImage', { params: { id: item.publicId } })).status).toBe(403)
    expect((await asOther.call('addToCart', { body: { imageId: item.publicId } })).status).toBe(404)
    const { body } = await (await at.as(owner)).call('listOrders')
    const original = body.data.order[0].imageId[0].original as string
    const file = await (await at.as(owner)).call('downloadFile', { query: { file_url: original } })
    expect(createHash('sha256').update(Buffer.from(file.body.data.fileData, 'base64')).digest('hex')).toBe(
      createHash('sha256').update(item.bytes).digest('hex'),
    )
    const row = () => at.shop().services.db.selectFrom('items').select(['approval', 'note']).where('id', '=', item.id).executeTakeFirst()
    expect(await row()).toEqual({ approval: 'rejected', note: 'Too dark.' })
    expect(await at.chitra('approve', item.publicId)).toMatchObject({ code: 0 })
    expect(await row()).toEqual({ approval: 'approved', note: '' })
    expect((await (await at.as(other)).call('getCart')).body.data.count).toBe(1)
  })

  it('rejects: its pictures disappear within a minute, even from caches, and a new import does not approve it', async () => {
    const sizes = ['', '?format=avif&compress=400', '?format=jpeg&compress=800']
    const answers = async () => {
      const visitor = await at.shop().visitor()
      return await Promise.all(sizes.map((size) => visitor.fetch(`/media/${id('Quiet lake')}.jpg${size}`)))
    }
    for (const { status, headers } of await answers()) expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
    expect(await at.chitra('reject', id('Quiet lake'), '--note', 'Leans.')).toMatchObject({ code: 0 })
    at.shop().clock.move(60_000)
    expect((await answers()).map(({ status }) => status)).toEqual([404, 404, 404])

    const again = (await readFile(join(folder.folder, 'catalogue.csv'), 'utf8')).replace('awaiting', 'approved')
    folder.write('catalogue.csv', again)
    expect(await at.chitra('import', folder.folder)).toMatchObject({
      code: 0,
      out: expect.stringContaining(`Quiet lake: rejected by a reviewer. To put it on sale, run "chitra approve ${id('Quiet lake')}".`),
    })
    const row = at.shop().services.db.selectFrom('items').select(['approval', 'note']).where('public_id', '=', id('Quiet lake'))
    expect(await row.executeTakeFirst()).toEqual({ approval: 'rejected', note: 'Leans.' })
    expect(await at.chitra('approve', id('Quiet lake'))).toMatchObject({ code: 0 })
    at.shop().clock.move(60_000)
    expect((await answers()).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await at.chitra('import', folder.folder)).toMatchObject({ code: 0, out: expect.not.stringContaining('reviewer') })
  })

  it('exits with 2 when no id is an item', async () => {
    expect(await at.chitra('reject', 'nosuchitem', '--note', 'No')).toEqual({ code: 2, out: '', err: 'There is no item nosuchitem.\n' })
    expect(await found('hills')).toEqual([id('Misty hills')])
  })

  it('sets a price to the paisa, even for items in carts', async () => {
    const buyer = await at.shop().member()
    await buyer.call('addToCart', { body: { imageId: id('Misty hills') } })
    expect(await at.chitra('price', id('Misty hills'), '--rupees', '1,00,000')).toEqual({ code: 0, out: '1 at ₹1,00,000.\n', err: '' })
    expect((await (await at.as(buyer)).call('getCart')).body.data.subtotal).toBe(1_00_000_00)
    expect(await at.chitra('price', id('Misty hills'), 'nosuchitem', '--rupees', '300.10')).toMatchObject({
      code: 1,
      out: '1 at ₹300.10.\n',
    })
    expect((await (await at.as(buyer)).call('getCart')).body.data.subtotal).toBe(30_010)
  })

  it('removes the watermark when an item becomes free, and adds it when it becomes paid', async () => {
    expect([await isMarked('Misty hills'), await isMarked('Little boat')]).toEqual([true, false])
    expect(await at.each(['price', id('Misty hills'), '--free'], ['price', id('Little boat'), '--rupees', '99'])).toEqual([
      { code: 0, out: '1 free.\n', err: '' },
      { code: 0, out: '1 at ₹99.\n', err: '' },
    ])
    expect([await isMarked('Misty hills'), await isMarked('Little boat')]).toEqual([false, true])
    expect(await found('free')).toEqual([id('Misty hills')])
  })

  it('reports an item whose original is unreadable, and leaves it unchanged', async () => {
    const item = await addItem(at.shop().services, { purchase_type: 'free', price: 0 })
    const { code, err } = await at.chitra('price', item.publicId, '--rupees', '10')
    expect([code, err]).toEqual([2, expect.stringMatching(new RegExp(`^${item.publicId}: The picture is `))])
    const row = await at.shop().services.db.selectFrom('items').select('purchase_type').where('id', '=', item.id).executeTakeFirst()
    expect(row?.purchase_type).toBe('free')
  })
})
