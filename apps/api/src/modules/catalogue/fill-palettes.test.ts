import sharp from 'sharp'
import { expect, it } from 'vitest'
import { addItem } from '../../testing/items.ts'
import { onBothDatabases } from '../../testing/on-databases.ts'
import { setPalette } from '../../testing/palettes.ts'
import { codeOfHex, packed } from '../search/colour/codes.ts'
import { shownPalette } from '../search/index.ts'
import { fillPalettes } from './fill-palettes.ts'
import { cleanKey, pictureKey } from './pictures.ts'

const plain = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer()

onBothDatabases('items without a palette', (shop) => {
  const paletteOf = async (id: number) =>
    (await shop().services.db.selectFrom('item_palettes').select('colours').where('item_id', '=', id).executeTakeFirst())?.colours

  it('get one from the picture without watermark, or from the public one, and an empty one if neither can be read', async () => {
    const { services } = shop()
    const [paid, free, unreadable] = [
      await addItem(services),
      await addItem(services, { purchase_type: 'free', price: 0 }),
      await addItem(services),
    ]
    await services.files.put(cleanKey(paid.publicId), await plain('#1d70b8'))
    await services.files.put(pictureKey(paid.publicId, { width: 400, format: 'jpeg' }), await plain('#ffffff'))
    await services.files.put(pictureKey(free.publicId, { width: 400, format: 'jpeg' }), await plain('#e85d04'))
    // The shop itself may have looked when there were no pictures yet.
    await services.db.deleteFrom('item_palettes').execute()
    expect(await fillPalettes(services)).toBe(false)
    const colours = await Promise.all([paid, free].map(async ({ id }) => shownPalette((await paletteOf(id)) ?? [])))
    expect(colours.map((palette) => palette.map(({ colour, share }) => [colour.slice(0, 2), share]))).toEqual([[['#2', 1]], [['#e', 1]]])
    expect(await paletteOf(unreadable.id)).toEqual([])
    const visitor = await shop().visitor()
    const found = async () =>
      (await visitor.call('listImages', { query: { colour: '1d70b8' } })).body.data.image.map(({ _id }: { _id: string }) => _id)
    await expect.poll(found).toEqual([paid.publicId])
  })

  it('keep the palette that they have', async () => {
    const { services } = shop()
    const item = await addItem(services)
    await setPalette(services.db, item.id, [['ffffff', 255]])
    await fillPalettes(services)
    expect(await paletteOf(item.id)).toEqual([packed(codeOfHex('ffffff'), 255)])
  })
})
