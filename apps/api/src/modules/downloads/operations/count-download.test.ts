import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { addItem, type TestItem } from '../../../testing/items.ts'
import { buy } from '../../../testing/purchases.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

const DAY = 86_400_000

onBothDatabases('countDownload', (shop) => {
  const freeItem = () => addItem(shop().services, { purchase_type: 'free', price: 0 })
  const count = (who: Visitor, item: TestItem, said: object = {}) =>
    who.call('countDownload', { body: { product_id: item.publicId, ...said } })
  const downloads = async (item: TestItem): Promise<number> =>
    (await (await shop().visitor()).call('getImage', { params: { id: item.publicId } })).body.data.image.downloads

  describe('200', () => {
    it('counts once per user, item and day, even for simultaneous calls [API-countDownload, TF-08]', async () => {
      const [buyer, other, item] = [await shop().member(), await shop().member(), await freeItem()]
      const answers = await Promise.all(Array.from({ length: 100 }, () => count(buyer, item)))
      expect(answers.filter(({ body }) => body.data.counted === true)).toHaveLength(1)
      expect((await count(other, item)).body).toEqual({ success: true, code: 200, data: { counted: true, downloads: 2 } })
      shop().clock.move(DAY)
      expect((await count(buyer, item)).body.data).toEqual({ counted: true, downloads: 3 })
      shop().clock.move(-DAY)
      expect(await downloads(item)).toBe(3)
    })

    it('reads the seller from the catalogue, not from the body [TF-08]', async () => {
      const [buyer, item] = [await shop().member(), await freeItem()]
      expect((await count(buyer, item, { user_id: buyer.userId, seller_id: 'somebodyelse' })).status).toBe(200)
      const { db } = shop().services
      const [row] = await db.selectFrom('download_counts').select('seller_id').where('item_id', '=', item.id).execute()
      expect(row).toEqual(await db.selectFrom('items').select('seller_id').where('id', '=', item.id).executeTakeFirst())
    })

    it('counts a paid item for its buyer', async () => {
      const [buyer, item] = [await shop().member(), await addItem(shop().services)]
      await buy(shop(), buyer, [item])
      expect((await count(buyer, item)).body.data).toEqual({ counted: true, downloads: 1 })
    })
  })

  describe('400', () => {
    it('refuses a body that violates the contract [TI-02]', async () => {
      const buyer = await shop().member()
      for (const body of [{}, { product_id: 7 }, { product_id: 'x'.repeat(65) }, { product_id: 'a', day: 'b' }, { product_id: '\0' }, null])
        expect((await buyer.call('countDownload', { body })).status, JSON.stringify(body)).toBe(400)
    })
  })

  describe('401', () => {
    it('requires a valid session [ITEM-16]', async () => {
      const item = await freeItem()
      expect(await withoutSession(shop(), (who) => count(who, item))).toEqual(SIGN_IN_AGAIN)
      expect(await downloads(item)).toBe(0)
    })
  })

  describe('403', () => {
    it('counts only for the caller [TF-08]', async () => {
      const [buyer, other, item] = [await shop().member(), await shop().member(), await freeItem()]
      expect((await count(buyer, item, { user_id: other.userId })).body).toMatchObject({
        code: 403,
        errorMessage: 'This download is not yours',
      })
      expect(await downloads(item)).toBe(0)
    })

    it('refuses a call without the XSRF header [APP-05]', async () => {
      const [buyer, item] = [await shop().member(), await freeItem()]
      const body = { product_id: item.publicId }
      expect(await fromAnotherSite((headers) => buyer.call('countDownload', { body, headers }))).toEqual(RELOAD_THE_PAGE)
      expect(await downloads(item)).toBe(0)
    })
  })

  describe('404', () => {
    it('does not count an item that is missing or may not be downloaded', async () => {
      const buyer = await shop().member()
      const paid = await addItem(shop().services)
      const awaiting = await addItem(shop().services, { purchase_type: 'free', price: 0, approval: 'awaiting' })
      for (const item of [paid, awaiting, { ...paid, publicId: 'nosuchitem' }])
        expect((await count(buyer, item)).body).toMatchObject({ code: 404, errorMessage: 'Image does not exist' })
      expect(await downloads(paid)).toBe(0)
    })
  })
})
