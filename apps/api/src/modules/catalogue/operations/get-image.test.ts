import { describe, expect, it } from 'vitest'
import { onOneDatabase } from '../../../testing/on-databases.ts'
import { addItem, type TestItem } from '../../../testing/items.ts'
import { buy, refund } from '../../../testing/purchases.ts'
import { giveToSeller } from '../../../testing/sellers.ts'
import { setPalette } from '../../../testing/palettes.ts'
import type { Visitor } from '../../../testing/visitor.ts'

onOneDatabase('getImage', (shop) => {
  const get = (who: Visitor, id: string) => who.call('getImage', { params: { id } })
  const image = async (who: Visitor, { publicId }: TestItem) => (await get(who, publicId)).body.data.image
  const bytesAt = async (who: Visitor, url: string) => Buffer.from(await (await who.fetch(url)).arrayBuffer())

  describe('200', () => {
    it('shows an item with its price, tax and total in whole paise, and items like it [API-getImage, CART-04]', async () => {
      const visitor = await shop().visitor()
      const item = await addItem(shop().services, { name: 'Monsoon in Kochi', price: 19_900, keywords: ['monsoon', 'kochi'] })
      const like = await addItem(shop().services, { name: 'Rain', keywords: ['monsoon'] })
      const hidden = await addItem(shop().services, { name: 'Rain, unseen', keywords: ['monsoon'], approval: 'awaiting' })
      const { data } = (await get(visitor, item.publicId)).body
      expect(data.image).toMatchObject({
        _id: item.publicId,
        name: 'Monsoon in Kochi',
        price: 19_900,
        tax: 3_582,
        total: 23_482,
        taxPercent: 18,
        url: `/media/${item.publicId}.jpg`,
        keywords: ['monsoon', 'kochi'],
        sellerId: { firstName: 'Meera' },
        approved: true,
        rejected: false,
        owned: false,
      })
      const similar: string[] = data.similar.map((one: { _id: string }) => one._id)
      expect(similar[0]).toBe(like.publicId)
      expect(similar).not.toContain(item.publicId)
      expect(similar).not.toContain(hidden.publicId)
    })

    it('ranks similar items by look and keywords together, without what is unlike or not public [LOOK-05]', async () => {
      const visitor = await shop().visitor()
      const add = (name: string, keywords: string[], approval: 'approved' | 'awaiting' = 'approved') =>
        addItem(shop().services, { name, keywords, approval })
      // In a category of its own, which fills up the rest.
      const item = await addItem(shop().services, { name: 'Veena', keywords: ['veena', 'music'], category_id: 2 })
      const words = [await add('By word 3', ['veena']), await add('By word 2', ['veena']), await add('By word 1', ['veena'])]
      const [first, hidden, second, unlike] = [
        await add('By look 1', ['x']),
        await add('Hidden', ['veena'], 'awaiting'),
        await add('By look 2', ['x']),
        await add('Unlike', ['x']),
      ]
      const similar = async (who: Visitor): Promise<string[]> =>
        (await get(who, item.publicId)).body.data.similar.map(({ name }: { name: string }) => name)
      expect(await similar(visitor)).toEqual(['By word 1', 'By word 2', 'By word 3'])
      // What both say comes first; then by turns, and what looks most like it before what has its first word.
      await shop()
        .services.db.insertInto('item_neighbours')
        .values({
          item_id: item.id,
          near: [first, hidden, second, words[0], unlike].map((one) => one?.id ?? 0),
          likeness: [900, 890, 800, 310, 290],
        })
        .execute()
      // With a session, because answers to visitors are kept.
      for (const who of [await shop().member(), visitor])
        await expect
          .poll(() => similar(who), { timeout: 15_000 })
          .toEqual(['By word 3', 'By look 1', 'By word 1', 'By look 2', 'By word 2'])
    })

    it('shows the colours of an item, the largest share first, and none until they are known', async () => {
      const visitor = await shop().visitor()
      const item = await addItem(shop().services)
      expect((await image(visitor, item)).palette).toEqual([])
      await setPalette(shop().services.db, item.id, [
        ['e85d04', 153],
        ['ffffff', 51],
      ])
      await expect
        .poll(async () => (await image(visitor, item)).palette)
        .toEqual([
          { colour: expect.stringMatching(/^#[de][0-9a-f]5[0-9a-f]0[0-9a-f]$/), share: 0.6 },
          { colour: '#ffffff', share: 0.2 },
        ])
    })

    it('includes the original’s address only for buyers and, if the item is free, signed-in users [D-05, API-getImage]', async () => {
      const [visitor, buyer, other] = [await shop().visitor(), await shop().member(), await shop().member()]
      const [paid, free] = [await addItem(shop().services), await addItem(shop().services, { purchase_type: 'free', price: 0 })]
      await buy(shop(), buyer, [paid])
      for (const [who, item] of [
        [visitor, paid],
        [visitor, free],
        [other, paid],
      ] as const)
        expect(await image(who, item)).not.toHaveProperty('original')
      for (const [who, item, owned] of [
        [buyer, paid, true],
        [other, free, false],
      ] as const) {
        const seen = await image(who, item)
        expect(seen.owned).toBe(owned)
        expect((await bytesAt(who, seen.original)).equals(item.bytes)).toBe(true)
      }
    })

    it('includes the address of the picture without watermark only for its seller and buyers, until a refund [TF-03]', async () => {
      const [visitor, buyer, other] = [await shop().visitor(), await shop().member(), await shop().member()]
      const seller = await shop().member({ role: 'seller' })
      const paid = await addItem(shop().services)
      await giveToSeller(shop().services, seller, paid)
      const { paymentId } = (await buy(shop(), buyer, [paid])).body.data.order
      for (const who of [visitor, other]) expect(await image(who, paid)).not.toHaveProperty('cleanPicture')
      for (const who of [seller, buyer]) {
        const answer = await (await shop().visitor()).fetch((await image(who, paid)).cleanPicture)
        expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([200, 'image/jpeg', 'clean preview'])
        expect(answer.headers.get('cache-control')).toBe('private, no-store')
      }
      const address = (await image(buyer, paid)).cleanPicture
      await refund(shop(), paymentId)
      expect((await (await shop().visitor()).fetch(address)).status).toBe(403)
      expect(await image(buyer, paid)).not.toHaveProperty('cleanPicture')
      // Free items have no watermark.
      expect(await image(other, await addItem(shop().services, { purchase_type: 'free', price: 0 }))).not.toHaveProperty('cleanPicture')
    })

    it('shows a rejected item to its seller with the reason, and to earlier buyers without it [IMGD-03]', async () => {
      const [seller, buyer] = [await shop().member({ role: 'seller' }), await shop().member()]
      const item = await addItem(shop().services)
      await giveToSeller(shop().services, seller, item)
      await buy(shop(), buyer, [item])
      expect(await image(seller, item)).not.toHaveProperty('note')
      await shop().services.db.updateTable('items').set({ approval: 'rejected', note: 'Too dark' }).where('id', '=', item.id).execute()
      expect(await image(seller, item)).toMatchObject({ approved: false, rejected: true, note: 'Too dark', owned: false })
      expect(await image(buyer, item)).toMatchObject({ rejected: true, owned: true })
      expect(await image(buyer, item)).not.toHaveProperty('note')
    })

    it('treats an ended session as no session', async () => {
      const member = await shop().member()
      const free = await addItem(shop().services, { purchase_type: 'free', price: 0 })
      await member.call('logout')
      expect(await image(member, free)).not.toHaveProperty('original')
    })
  })

  describe('400', () => {
    it('refuses an id that is too long or has forbidden characters [TI-03]', async () => {
      const visitor = await shop().visitor()
      for (const id of ['x'.repeat(65), 'x'.repeat(10_000), '\0']) {
        const { status, body } = await get(visitor, id)
        expect([status, body.success, body.code], id.slice(0, 8)).toEqual([400, false, 400])
      }
      expect((await visitor.fetch('/api/images/%zz')).status).toBe(400)
    })
  })

  describe('403', () => {
    it('serves an unapproved item only to its seller [IMGD-03]', async () => {
      const [visitor, member] = [await shop().visitor(), await shop().member()]
      for (const approval of ['awaiting', 'rejected'] as const) {
        const item = await addItem(shop().services, { approval })
        for (const who of [visitor, member])
          expect((await get(who, item.publicId)).body).toMatchObject({ code: 403, errorMessage: 'This image is not public' })
      }
    })
  })

  describe('404', () => {
    it('answers 404 for any id that does not exist [TI-03]', async () => {
      const visitor = await shop().visitor()
      for (const id of ['undefined', 'null', '0', '1', '..', '%2e%2e', '__proto__', "' or 1=1 --", 'x'.repeat(64), 'दीया'])
        expect((await get(visitor, id)).status, id).toBe(404)
      expect((await get(visitor, 'nosuchitem')).body).toMatchObject({ success: false, code: 404, errorMessage: 'Image does not exist' })
    })
  })
})
