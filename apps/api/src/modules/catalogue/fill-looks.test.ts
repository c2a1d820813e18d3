import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { addItem, type TestItem } from '../../testing/items.ts'
import { gridLooker } from '../../testing/looker.ts'
import { onBothDatabases, onOneDatabase } from '../../testing/on-databases.ts'
import { lookToBytes } from '../looks/index.ts'
import { fillLooks } from './fill-looks.ts'
import { cleanKey, pictureKey } from './pictures.ts'

/** The left half in one colour, the right half in another. */
const halves = async (left: string, right: string) =>
  await sharp({ create: { width: 400, height: 300, channels: 3, background: right } })
    .composite([{ input: { create: { width: 200, height: 300, channels: 3, background: left } }, left: 0, top: 0 }])
    .jpeg()
    .toBuffer()

onOneDatabase(
  'the queue of looks',
  (shop) => {
    it('looks at pictures and compares them [LOOK-11]', { timeout: 60_000 }, async () => {
      const { services } = shop()
      // The job of the start would find items without their pictures.
      const atWork = async () =>
        (await sql`select from jobs.job where name = 'looks' and state <> 'completed'`.execute(services.db)).rows.length
      await expect.poll(atWork, { timeout: 60_000 }).toBe(0)
      const [one, other] = [await addItem(services), await addItem(services)]
      for (const { publicId } of [one, other]) await services.files.put(cleanKey(publicId), await halves('#1d70b8', '#ffffff'))
      await services.jobs.send('looks', {})
      const near = async () => await services.db.selectFrom('item_neighbours').select(['item_id', 'near']).orderBy('item_id').execute()
      await expect.poll(near, { timeout: 60_000 }).toEqual([
        { item_id: one.id, near: [other.id] },
        { item_id: other.id, near: [one.id] },
      ])
    })
  },
  { EMBEDDING_MODEL: 'built-in' },
)

onBothDatabases('items without a look', (shop) => {
  const rowOf = ({ id }: TestItem) => shop().services.db.selectFrom('item_looks').selectAll().where('item_id', '=', id).executeTakeFirst()
  const put = async (item: TestItem, picture: Buffer) => await shop().services.files.put(cleanKey(item.publicId), picture)
  const lookOf = async (picture: Buffer) => {
    const seen = await gridLooker().lookAt(picture)
    return seen === null ? null : lookToBytes(seen.look)
  }

  it('get one from the picture without watermark, or from the public one, and an empty one if neither can be read [LOOK-11]', async () => {
    const { services } = shop()
    const [paid, free, unreadable] = [
      await addItem(services),
      await addItem(services, { purchase_type: 'free', price: 0 }),
      await addItem(services),
    ]
    const [sea, sunset] = [await halves('#1d70b8', '#ffffff'), await halves('#e85d04', '#000000')]
    await put(paid, sea)
    await services.files.put(pictureKey(paid.publicId, { width: 400, format: 'jpeg' }), sunset)
    await services.files.put(pictureKey(free.publicId, { width: 400, format: 'jpeg' }), sunset)
    expect(await fillLooks({ ...services, looker: gridLooker() })).toBe(false)
    for (const [item, picture] of [
      [paid, sea],
      [free, sunset],
    ] as const) {
      const row = await rowOf(item)
      expect(row?.look).toEqual(await lookOf(picture))
      expect(row).toMatchObject({ model: 1, compared: false })
    }
    expect((await rowOf(paid))?.hash).toMatch(/^(1{4}0{4}){8}$|^(0{4}1{4}){8}$/)
    expect(await rowOf(unreadable)).toMatchObject({ look: Buffer.alloc(0), hash: null, compared: true })
    // Not even if there were something to see now.
    await put(unreadable, sea)
    let looked = 0
    await fillLooks({ ...services, looker: gridLooker() }, { onLooked: () => (looked += 1) })
    expect(looked).toBe(0)
  })

  it('of this model get one in the place of another model’s', async () => {
    const { services } = shop()
    const item = await addItem(services)
    await put(item, await halves('#1d70b8', '#ffffff'))
    await fillLooks({ ...services, looker: gridLooker(1) })
    await put(item, await halves('#e85d04', '#000000'))
    await fillLooks({ ...services, looker: gridLooker(2) })
    const row = await rowOf(item)
    expect(row?.model).toBe(2)
    expect(row?.look).toEqual(await lookOf(await halves('#e85d04', '#000000')))
  })

  it('are looked at until the work is stopped; the next time it goes on with the others [LOOK-11]', async () => {
    const { services } = shop()
    await services.db.deleteFrom('item_looks').execute()
    const all = await services.db.selectFrom('items').select('id').execute()
    const stop = new AbortController()
    const seen: Buffer[] = []
    const grid = gridLooker()
    const looker = {
      ...grid,
      lookAt: async (picture: Buffer) => {
        seen.push(picture)
        return await grid.lookAt(picture)
      },
    }
    expect(await fillLooks({ ...services, looker }, { signal: stop.signal, onLooked: () => stop.abort() })).toBe(true)
    expect(await services.db.selectFrom('item_looks').select('item_id').execute()).toHaveLength(1)
    expect(await fillLooks({ ...services, looker })).toBe(false)
    expect(await services.db.selectFrom('item_looks').select('item_id').execute()).toHaveLength(all.length)
    expect(seen).toHaveLength(all.length)
  })
})
