import { beforeAll, describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { addItem, type TestItem } from '../../../testing/items.ts'
import { setPalette } from '../../../testing/palettes.ts'
import { review } from '../review-store.ts'
import type { Visitor } from '../../../testing/visitor.ts'

onBothDatabases('listImages', (shop) => {
  let visitor: Visitor
  let [wide, tall, square, bundle]: TestItem[] = []
  beforeAll(async () => {
    visitor = await shop().visitor()
    wide = await addItem(shop().services, { name: 'Tea gardens', keywords: ['tea', 'hills'], width: 2400, height: 1600 })
    tall = await addItem(shop().services, { name: 'Masala chai', keywords: ['tea', 'glass'], width: 1000, height: 2000 })
    square = await addItem(shop().services, { name: 'Rangoli', keywords: ['diwali'], width: 1200, height: 1200 })
    bundle = await addItem(shop().services, { name: 'दीवाली set', keywords: ['diwali'], category_id: 2, file_ext: 'zip', price: 49_900 })
    for (const approval of ['awaiting', 'rejected'] as const) await addItem(shop().services, { name: 'Tea, unseen', approval })
  })
  const list = async (query: Record<string, unknown>) => (await visitor.call('listImages', { query })).body.data
  const ids = async (query: Record<string, unknown>): Promise<string[]> =>
    (await list(query)).image.map((item: { _id: string }) => item._id)
  const idsOf = (...items: (TestItem | undefined)[]) => items.map((item) => item?.publicId)

  describe('200', () => {
    it.each(['%', '_', '%25%', '((((a+)+)+)+$', '.*', "' or 1=1 --", 'tea & !x | (y:*)', '\\', '{1,2}', 'the', '😀', '%'.repeat(200)])(
      'treats the search %s as plain words, never as a pattern [TI-05]',
      async (search) => {
        for (const id of ['listImages', 'suggestImages'] as const) {
          const { status, body } = await visitor.call(id, { query: { search } })
          expect([status, body.data.image]).toEqual([200, search === '{1,2}' || id === 'listImages' ? expect.any(Array) : []])
          if (search !== 'tea & !x | (y:*)') expect(body.data.image).toEqual([])
        }
      },
    )

    it('lists approved items with the fields of a tile, and their count [API-listImages]', async () => {
      const { image, count, countIsLowerBound } = await list({})
      expect([count, countIsLowerBound]).toEqual([4, false])
      expect(image.find((item: { _id: string }) => item._id === bundle?.publicId)).toEqual({
        _id: bundle?.publicId,
        name: 'दीवाली set',
        url: `/media/${bundle?.publicId}.zip`,
        thumbimage: `/media/${bundle?.publicId}.jpg`,
        categoryId: 'graphic',
        width: 2400,
        height: 1600,
        thumbHash: '',
        colour: '#445566',
        price: 49_900,
        purchaseType: 'paid',
        file_ext: 'zip',
        sellerName: 'Meera',
      })
    })

    it('finds items with all the words, in any order and script, and filters by category, orientation and size', async () => {
      expect(await ids({ search: 'glass TEA' })).toEqual(idsOf(tall))
      expect((await ids({ search: 'दीवाली' })).toSorted()).toEqual(idsOf(bundle, square).toSorted())
      expect(await ids({ search: 'tea diwali' })).toEqual([])
      expect(await ids({ search: 'diwali', categoryId: 'graphic' })).toEqual(idsOf(bundle))
      expect((await list({ categoryId: '' })).count).toBe(4)
      expect(await list({ categoryId: 'nosuch' })).toEqual({ image: [], count: 0, countIsLowerBound: false })
      expect((await ids({ landscape: true })).toSorted()).toEqual(idsOf(wide, bundle).toSorted())
      expect(await ids({ portrait: true })).toEqual(idsOf(tall))
      expect(await ids({ height: 1601 })).toEqual(idsOf(tall))
      expect((await ids({ height: 1600, width: 1001 })).toSorted()).toEqual(idsOf(wide, bundle).toSorted())
    })

    it("offers near words, fewer words and the filter that hides most when nothing is found, in the contract's form, and nothing otherwise", async () => {
      const found = { count: 2, countIsLowerBound: false }
      expect(await list({ search: 'teaa' })).toEqual({
        image: [],
        count: 0,
        countIsLowerBound: false,
        related: expect.any(Array),
        instead: { near: [{ search: 'tea', ...found }], fewer: [] },
      })
      expect((await list({ search: 'दीवली' })).instead.near).toMatchObject([{ search: 'दीवाली', count: 2 }])
      expect((await list({ search: 'glass hills' })).instead.fewer).toMatchObject([{ search: 'hills' }, { search: 'glass' }])
      expect((await list({ search: 'tea', free: true })).instead).toEqual({ near: [], fewer: [], without: { filter: 'free', ...found } })
      expect((await list({ search: 'diwali', portrait: true, categoryId: 'graphic' })).instead.without).toMatchObject({
        filter: 'portrait',
        count: 1,
      })
      expect(Object.keys(await list({ search: 'tea' }))).not.toContain('instead')
    })

    it('follows few items with those that have some of the words, the closest first, and does not count them', async () => {
      const { image, count, related } = await list({ search: 'tea glass' })
      const idsIn = (items: { _id: string }[]) => items.map(({ _id }) => _id)
      expect([idsIn(image), count, idsIn(related)]).toEqual([idsOf(tall), 1, idsOf(wide)])
      expect(idsIn((await list({ search: 'glass zanzibar' })).related)).toEqual(idsOf(tall))
      expect(idsIn((await list({ search: 'hills diwali', categoryId: 'image' })).related)).toEqual(idsOf(wide, square))
      for (const query of [{ search: 'tea' }, { search: 'tea glass', skip: 2 }, { search: 'tea glass', portrait: true }])
        expect(Object.keys(await list(query)), query.search).not.toContain('related')
    })

    it('shows what the nearest spelling finds as related where a word is misspelt, and does not count it', async () => {
      const relatedTo = async (search: string) => {
        const { image, count, related } = await list({ search })
        return [image, count, related?.map(({ _id }: { _id: string }) => _id)]
      }
      expect(await relatedTo('rangolli')).toEqual([[], 0, idsOf(square)])
      expect(await relatedTo('hills gardns')).toEqual([[], 0, idsOf(wide)])
      expect(await relatedTo('zanzibar')).toEqual([[], 0, undefined])
    })

    it('finds what is called by another name, in Hindi or in Latin letters', async () => {
      expect((await ids({ search: 'deepavali' })).toSorted()).toEqual(idsOf(square, bundle).toSorted())
      expect(await ids({ search: 'चाय glass' })).toEqual(idsOf(tall))
    })

    it('finds bundles by the words "bundle" and "zip"', async () => {
      for (const search of ['bundle', 'Bundles', 'zip']) expect(await ids({ search }), search).toEqual(idsOf(bundle))
    })

    it('says how many files a bundle holds, and nothing of the kind about a picture', async () => {
      const contents = JSON.stringify([1, 2, 3].map((n) => ({ name: `kolam-${n}.svg`, bytes: 24_000 })))
      await shop()
        .services.db.updateTable('items')
        .set({ contents })
        .where('id', '=', bundle?.id ?? 0)
        .execute()
      const { image } = await list({})
      expect(new Map(image.map(({ _id, files }: { _id: string; files?: number }) => [_id, files]))).toEqual(
        new Map([bundle, square, tall, wide].map((item) => [item?.publicId, item === bundle ? 3 : undefined])),
      )
      await shop()
        .services.db.updateTable('items')
        .set({ contents: '[]' })
        .where('id', '=', bundle?.id ?? 0)
        .execute()
    })

    it('pages without gaps or repeats, treats page 0 as page 1, and answers an empty page beyond the end', async () => {
      const pages = [await ids({ limit: 1, skip: 1 }), await ids({ limit: 1, skip: 2 }), await ids({ limit: 1, skip: 3 })]
      expect(new Set(pages.flat()).size).toBe(3)
      expect(await ids({ limit: 1, skip: 0 })).toEqual(pages[0])
      expect(await list({ limit: 3, skip: 3 })).toMatchObject({ image: [], count: 4 })
    })

    it('filters by the price from, to or between, inclusively, and says which of both hides most', async () => {
      expect(await ids({ minPrice: 19_901 })).toEqual(idsOf(bundle))
      expect((await ids({ maxPrice: 19_900 })).toSorted()).toEqual(idsOf(wide, tall, square).toSorted())
      expect((await list({ minPrice: 19_900, maxPrice: 49_900 })).count).toBe(4)
      const { count, instead } = await list({ minPrice: 20_000, maxPrice: 30_000 })
      expect([count, instead.without]).toEqual([0, { filter: 'minPrice', count: 3, countIsLowerBound: false }])
      expect((await list({ minPrice: 30_000, maxPrice: 20_000 })).count).toBe(0)
    })

    it('finds what has a colour near the one that is asked for, the nearest and largest first, or the newest on request', async () => {
      const { db } = shop().services
      await setPalette(db, wide?.id ?? 0, [['e85d04', 200]])
      await setPalette(db, tall?.id ?? 0, [['e85d04', 60]])
      await setPalette(db, square?.id ?? 0, [['1d70b8', 255]])
      expect(await ids({ colour: 'E85D04' })).toEqual(idsOf(wide, tall))
      expect(await ids({ colour: 'e05500' })).toEqual(idsOf(wide, tall))
      expect(await ids({ colour: 'e85d04', recent: true })).toEqual(idsOf(tall, wide))
      expect(await ids({ colour: 'e85d04', search: 'glass' })).toEqual(idsOf(tall))
      const { count, instead } = await list({ colour: '00ff00', search: 'tea' })
      expect([count, instead.without]).toEqual([0, { filter: 'colour', count: 2, countIsLowerBound: false }])
    })

    it('counts a free item as 0', async () => {
      const gift = await addItem(shop().services, { name: 'Gift', price: 0, purchase_type: 'free', approval: 'awaiting' })
      await review(shop().services.db, shop().services.search, [gift.publicId], { approval: 'approved', note: '' })
      expect(await ids({ maxPrice: 0 })).toEqual([gift.publicId])
      expect(await ids({ maxPrice: 0, minPrice: 1 })).toEqual([])
      await review(shop().services.db, shop().services.search, [gift.publicId], { approval: 'rejected', note: '' })
    })

    it('sorts by date on request', async () => {
      expect(await ids({ recent: true })).toEqual(idsOf(bundle, square, tall, wide))
      expect(await ids({ recent: true, search: 'tea' })).toEqual(idsOf(tall, wide))
    })
  })

  describe('400', () => {
    it('refuses invalid pages, limits and sizes, and names the field [TI-04]', async () => {
      for (const [field, value] of [
        ['limit', 0],
        ['limit', 101],
        ['limit', 1e9],
        ['skip', -1],
        ['skip', 1e15],
        ['skip', 1.5],
        ['height', -1],
        ['width', 'wide'],
        ['minPrice', -1],
        ['minPrice', 0.5],
        ['maxPrice', 'cheap'],
        ['colour', 'red'],
        ['colour', '#ff0000'],
        ['colour', 'ff000'],
        ['maxPrice', 1e10],
        ['recent', 'maybe'],
        ['search', 'x'.repeat(201)],
      ] as const) {
        const { status, body } = await visitor.call('listImages', { query: { [field]: value } })
        expect([status, body.fields?.[0]?.field], `${field}=${value}`).toEqual([400, field])
        expect(body.errorMessage).toContain(field)
      }
    })

    it('refuses text that no database can store [TI-02]', async () => {
      expect((await visitor.fetch('/api/images-list/?search=a%00b')).status).toBe(400)
    })

    it('refuses landscape and portrait together', async () => {
      expect((await visitor.call('listImages', { query: { landscape: true, portrait: true } })).body).toMatchObject({
        code: 400,
        errorMessage: 'Please choose either landscape or portrait',
      })
      expect((await list({ landscape: true, portrait: false })).count).toBe(2)
    })
  })
})
