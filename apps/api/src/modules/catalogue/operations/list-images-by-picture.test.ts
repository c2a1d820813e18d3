import { beforeAll, describe, expect, it } from 'vitest'
import { addItem, type TestItem } from '../../../testing/items.ts'
import { setLooks } from '../../../testing/looks.ts'
import { onBothDatabases, onOneDatabase } from '../../../testing/on-databases.ts'
import { eventually, type TestShop } from '../../../testing/shop.ts'
import { tiltedLook, tiltedText } from '../../../testing/tilted-looks.ts'
import type { Visitor } from '../../../testing/visitor.ts'

/** What lists show, by the names of items. */
function lister(visitor: () => Visitor) {
  const list = async (query: Record<string, unknown>) => (await visitor().call('listImages', { query })).body.data
  const names = async (query: Record<string, unknown>): Promise<string[]> =>
    (await list(query)).image.map((item: { name: string }) => item.name)
  return { list, names }
}

async function modelOf(shop: TestShop): Promise<number> {
  return (await shop.services.looker?.model()) ?? 0
}

onBothDatabases(
  'listImages by picture',
  (shop) => {
    let visitor: Visitor
    let [sea, hidden, hill]: TestItem[] = []
    const { list, names } = lister(() => visitor)
    beforeAll(async () => {
      visitor = await shop().visitor()
      const { services } = shop()
      sea = await addItem(services, { name: 'Sea', keywords: ['water'] })
      const harbour = await addItem(services, { name: 'Harbour', keywords: ['water', 'boat'], category_id: 2 })
      const wave = await addItem(services, { name: 'Wave', keywords: ['water'], price: 49_900 })
      hill = await addItem(services, { name: 'Hill', keywords: ['boat'] })
      const tea = await addItem(services, { name: 'Tea', keywords: ['water'] })
      hidden = await addItem(services, { name: 'Hidden', approval: 'awaiting' })
      await setLooks(services.db, await modelOf(shop()), [
        [sea.id, tiltedLook(0)],
        [wave.id, tiltedLook(40)],
        [harbour.id, tiltedLook(20)],
        // 75 degrees are less alike than the least that is shown, 70 are more.
        [tea.id, tiltedLook(75)],
        [hill.id, tiltedLook(70)],
        [hidden.id, tiltedLook(1)],
      ])
      const known = async () => (await services.lookIndex?.nearest(tiltedLook(0), 9))?.length
      await eventually(async () => ((await known()) === 6 ? true : undefined), 'the looks in the index')
    })

    describe('200', () => {
      it('lists what looks most like an item, the most alike first, and nothing that is unlike [LOOK-01]', async () => {
        expect(await names({ like: sea?.publicId })).toEqual(['Harbour', 'Wave', 'Hill'])
        expect(await list({ like: sea?.publicId, limit: 2, skip: 2 })).toMatchObject({ image: [{ name: 'Hill' }], count: 3 })
      })

      it('finds by words and filters among them, and the newest first on request [LOOK-01]', async () => {
        const like = sea?.publicId
        expect(await names({ like, recent: true })).toEqual(['Hill', 'Wave', 'Harbour'])
        expect(await names({ like, search: 'boat' })).toEqual(['Harbour', 'Hill'])
        expect(await names({ like, minPrice: 20_000 })).toEqual(['Wave'])
        expect(await names({ like, categoryId: 'graphic', search: 'water' })).toEqual(['Harbour'])
        const { image, count, related, instead } = await list({ like, search: 'boat', minPrice: 20_000 })
        expect({ image, count, related, instead }).toEqual({
          image: [],
          count: 0,
          related: undefined,
          instead: { near: [], fewer: [], without: { filter: 'minPrice', count: 2, countIsLowerBound: false } },
        })
      })

      it('offers the search without the picture where nothing like it has the words', async () => {
        const offer = async (query: Record<string, unknown>) => (await list({ ...query, search: 'tea' })).instead
        const found = { count: 1, countIsLowerBound: false }
        expect(await offer({ like: sea?.publicId })).toEqual({ near: [], fewer: [], without: { filter: 'like', ...found } })
        expect(await offer({ look: tiltedText(0) })).toEqual({ near: [], fewer: [], without: { filter: 'look', ...found } })
      })

      it("lists what looks like a picture of the buyer's own [LOOK-02]", async () => {
        expect(await names({ look: tiltedText(35) })).toEqual(['Wave', 'Harbour', 'Sea', 'Hill', 'Tea'])
        expect(await names({ look: tiltedText(35), search: 'boat' })).toEqual(['Harbour', 'Hill'])
        expect(await list({ look: tiltedText(180) })).toEqual({ image: [], count: 0, countIsLowerBound: false })
      })

      it('lists nothing for an item that does not exist or is not public', async () => {
        for (const id of ['nosuch', hidden?.publicId])
          for (const by of ['like', 'alike'])
            expect(await list({ [by]: id }), by).toEqual({ image: [], count: 0, countIsLowerBound: false })
      })

      it('lists what the page of an item calls similar while its look is not known [LOOK-01]', async () => {
        const fresh = await addItem(shop().services, { name: 'Fresh', keywords: ['boat'] })
        const similar = async (): Promise<string[]> =>
          (await visitor.call('getImage', { params: { id: fresh.publicId } })).body.data.similar.map(({ name }: { name: string }) => name)
        expect((await names({ like: fresh.publicId })).slice(0, 2).toSorted()).toEqual(['Harbour', 'Hill'])
        expect(await names({ like: fresh.publicId })).toEqual(await similar())
        // A look by another model cannot be compared.
        await setLooks(shop().services.db, 1 + (await modelOf(shop())), [[fresh.id, tiltedLook(20)]])
        expect(await names({ like: fresh.publicId, limit: 99 })).toEqual(await similar())
      })

      it('finds an item that another one covers, and all of its shoot [LOOK-03]', async () => {
        const { db } = shop().services
        const [one, two] = [
          await addItem(shop().services, { name: 'One' }),
          await addItem(shop().services, { name: 'Two', keywords: ['jetty'] }),
        ]
        await db
          .insertInto('item_twins')
          .values([one, two].map(({ id }) => ({ item_id: id, head_id: hill?.id ?? 0 })))
          .execute()
        for (const id of [hill, one, two]) expect(await names({ alike: id?.publicId })).toEqual(['Hill', 'One', 'Two'])
        expect(await names({ alike: one.publicId, search: 'jetty' })).toEqual(['Two'])
        expect(await names({ alike: sea?.publicId })).toEqual(['Sea'])
      })
    })

    describe('400', () => {
      it('refuses more than one picture, and what is no look', async () => {
        for (const query of [
          { like: 'a', look: tiltedText(0) },
          { like: 'a', alike: 'a' },
          { look: tiltedText(0), alike: 'a' },
        ])
          for (const call of ['listImages', 'filterImages'] as const)
            expect((await visitor.call(call, { query })).body).toMatchObject({
              code: 400,
              errorMessage: 'Please choose one of like, look and alike',
            })
        for (const query of [{ look: 'short' }, { look: '!'.repeat(342) }, { like: '' }, { alike: 'a'.repeat(65) }])
          expect((await visitor.call('listImages', { query })).status).toBe(400)
      })
    })
  },
  { EMBEDDING_MODEL: 'built-in' },
)

onOneDatabase('listImages by picture, where nothing says what pictures look like', (shop) => {
  it('lists what the page of an item calls similar, and nothing for a picture of one’s own', async () => {
    const visitor = await shop().visitor()
    const { list, names } = lister(() => visitor)
    const [item] = [await addItem(shop().services, { name: 'Sea' }), await addItem(shop().services, { name: 'Shore' })]
    expect(await names({ like: item.publicId })).toEqual(['Shore'])
    expect(await list({ look: tiltedText(0) })).toEqual({ image: [], count: 0, countIsLowerBound: false })
  })
})
