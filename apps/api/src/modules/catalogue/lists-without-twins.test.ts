import { beforeAll, expect, it } from 'vitest'
import { addItem, colourNone, type TestItem } from '../../testing/items.ts'
import { onBothDatabases, onOneDatabase } from '../../testing/on-databases.ts'
import type { TestShop } from '../../testing/shop.ts'
import type { Visitor } from '../../testing/visitor.ts'

/** Long enough for a busy machine; the index is told of a change within half a second, and an answer is kept for ten at most. */
const SOON = { timeout: 15_000, interval: 50 }

interface Shown {
  name: string
  alike?: number
}

/** A shoot of four, of which the first covers the others, and something else. */
async function addShoot({ services }: TestShop): Promise<TestItem[]> {
  const names = ['Ghat', 'Ghat 2', 'Ghat 3', 'Ghat 4', 'Kite']
  const items: TestItem[] = []
  for (const name of names) items.push(await addItem(services, { name, keywords: name === 'Kite' ? ['kite', 'ghat'] : ['ghat'] }))
  const [head, ...others] = items
  await services.db
    .insertInto('item_twins')
    .values(others.slice(0, 3).map(({ id }) => ({ item_id: id, head_id: head?.id ?? 0 })))
    .execute()
  await colourNone(services)
  return items
}

/** What lists show, as names with the number of what each covers. */
function lister(visitor: () => Visitor) {
  const list = async (query: Record<string, unknown>) => (await visitor().call('listImages', { query })).body.data
  const shown = async (query: Record<string, unknown>) =>
    (await list(query)).image.map(({ name, alike }: Shown) => (alike === undefined ? name : `${name} +${alike}`))
  return { list, shown }
}

for (const from of ['database', 'memory'])
  onBothDatabases(
    `lists that leave out near-twins, from ${from}`,
    (shop) => {
      let visitor: Visitor
      let [head, second, third, , kite]: TestItem[] = []
      const { list, shown } = lister(() => visitor)
      beforeAll(async () => {
        visitor = await shop().visitor()
        ;[head, second, third, , kite] = await addShoot(shop())
      })

      it('show one of a shoot, say how many it covers, and count without them [LOOK-04]', async () => {
        await expect.poll(() => shown({}), SOON).toEqual(['Kite', 'Ghat +3'])
        expect((await list({})).count).toBe(2)
        expect(await shown({ search: 'ghat', landscape: true, recent: true })).toEqual(['Kite', 'Ghat +3'])
        expect((await list({ search: 'ghat' })).count).toBe(2)
        const details = (await visitor.call('suggestImages', { query: { search: 'ghat', details: true } })).body.data.details
        expect(details[0]).toMatchObject({ count: 2, best: { name: 'Ghat', alike: 3 } })
        expect((await visitor.call('getSiteSettings')).body.data.itemCount).toBe(5)
      })

      it('show the whole shoot on request, where no tile covers another [LOOK-03]', async () => {
        for (const item of [head, third])
          await expect.poll(() => shown({ alike: item?.publicId }), SOON).toEqual(['Ghat', 'Ghat 2', 'Ghat 3', 'Ghat 4'])
        expect((await list({ alike: second?.publicId, recent: true, limit: 1 })).image[0].name).toBe('Ghat 4')
      })

      it('offer what is found outside a shoot, and no twin that would not be shown there', async () => {
        const instead = async (item: TestItem | undefined, search: string) => (await list({ alike: item?.publicId, search })).instead
        await expect.poll(() => instead(head, 'kite'), SOON).toMatchObject({ without: { filter: 'alike', count: 1 } })
        expect(await instead(kite, '2')).toEqual({ near: [], fewer: [] })
      })

      it('show none of them as similar to another item, though each has its page', async () => {
        const similarTo = async (item: TestItem | undefined) =>
          (await visitor.call('getImage', { params: { id: item?.publicId ?? '' } })).body.data.similar.map(({ name }: Shown) => name)
        await shop()
          .services.db.insertInto('item_neighbours')
          .values({ item_id: kite?.id ?? 0, near: [second, head].map((item) => item?.id ?? 0), likeness: [900, 800] })
          .execute()
        await expect.poll(() => similarTo(kite), SOON).toEqual(['Ghat'])
        expect(await similarTo(second)).toEqual(expect.arrayContaining(['Ghat', 'Kite']))
      })

      it('show again what is no longer the same, and all of a shoot whose first is no longer shown [LOOK-04]', async () => {
        const { db, search } = shop().services
        await db
          .updateTable('items')
          .set({ price: 29_900 })
          .where('id', '=', third?.id ?? 0)
          .execute()
        await expect.poll(() => shown({}), SOON).toEqual(['Kite', 'Ghat 3', 'Ghat +2'])
        await db.transaction().execute(async (trx) => {
          await trx
            .updateTable('items')
            .set({ approval: 'rejected' })
            .where('id', '=', head?.id ?? 0)
            .execute()
          await search.index(trx, [head?.id ?? 0])
        })
        await expect.poll(() => shown({}), SOON).toEqual(['Kite', 'Ghat 4', 'Ghat 3', 'Ghat 2'])
        expect((await list({})).count).toBe(4)
      })
    },
    { COLLAPSE_ALIKE: 'yes', SEARCH_INDEX: from },
  )

onOneDatabase('lists of a shop that does not leave out near-twins', (shop) => {
  it('show all, and say nothing of what covers what', async () => {
    const visitor = await shop().visitor()
    await addShoot(shop())
    const { shown } = lister(() => visitor)
    expect(await shown({})).toEqual(['Kite', 'Ghat 4', 'Ghat 3', 'Ghat 2', 'Ghat'])
  })
})
