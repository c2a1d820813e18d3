import { describe, expect, it } from 'vitest'
import { newBoard, newGuest, share, vote } from '../../../testing/boards.ts'
import { addItem, copiesOf, type TestItem } from '../../../testing/items.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { buy } from '../../../testing/purchases.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

onBothDatabases('moveBoardToCart', (shop) => {
  const move = (who: Visitor, id: string, headers = {}) => who.call('moveBoardToCart', { params: { id }, headers })
  const inCart = async (who: Visitor): Promise<string[]> =>
    (await who.call('getCart')).body.data.cart.map(({ imageId }: { imageId: { _id: string } }) => imageId._id)
  const item = (fields: object = {}) => addItem(shop().services, fields)
  /** A board of which a guest likes all pictures. */
  async function liked(owner: Visitor, items: readonly TestItem[]) {
    const id = await newBoard(owner, items)
    const [token, guest, client] = [await share(owner, id), newGuest(), await shop().visitor()]
    for (const one of items) await vote(client, { token, item: one, guest })
    return { id, token }
  }

  describe('200', () => {
    it('puts what has a heart and no “no” into the cart, and says what became of the rest [BOARD-06]', async () => {
      const owner = await shop().member()
      const [wanted, doubted, there, owned] = [await item(), await item(), await item(), await item()]
      const free = await item({ purchase_type: 'free', price: 0 })
      const gone = await item()
      const unseen = await item()
      await buy(shop(), owner, [owned])
      await owner.call('addToCart', { body: { imageId: there.publicId } })
      const { id, token } = await liked(owner, [wanted, doubted, there, owned, free, gone])
      await owner.call('addToBoard', { params: { id, item: unseen.publicId } })
      await vote(await shop().visitor(), { token, item: doubted, guest: newGuest('Meera'), vote: 'no' })
      await shop().services.db.updateTable('items').set({ approval: 'rejected' }).where('id', '=', gone.id).execute()
      const said = { approved: 4, added: 1, inCart: 1, owned: 1, free: 1, noRoom: 0, count: 2 }
      expect((await move(owner, id)).body.data).toEqual(said)
      expect(await inCart(owner)).toEqual([there.publicId, wanted.publicId])
      expect((await move(owner, id)).body.data).toEqual({ ...said, added: 0, inCart: 2 })
    })

    it('fills the cart up to 1,000 items, and says how many had no room', async () => {
      const owner = await shop().member()
      const items = [await item(), await item()]
      const { id } = await liked(owner, items)
      const others = await copiesOf(shop().services, items[0] as TestItem, 999)
      await shop()
        .services.db.insertInto('cart_entries')
        .values(others.map((item_id) => ({ public_id: `${owner.userId}x${item_id}`, user_id: owner.id, item_id })))
        .execute()
      expect((await move(owner, id)).body.data).toMatchObject({ approved: 2, added: 1, noRoom: 1, count: 1000 })
    })
  })

  describe('400', () => {
    it('refuses a malformed id [TI-02, TI-03]', async () => {
      expect((await move(await shop().member(), 'x'.repeat(65))).status).toBe(400)
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      const id = await newBoard(await shop().member())
      expect(await withoutSession(shop(), (who) => move(who, id))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const owner = await shop().member()
      const { id } = await liked(owner, [await item()])
      expect(await fromAnotherSite((headers) => move(owner, id, headers))).toEqual(RELOAD_THE_PAGE)
      expect(await inCart(owner)).toEqual([])
    })
  })

  describe('404', () => {
    it('answers the same for another user’s board and a missing one [TA-04]', async () => {
      const [owner, other] = [await shop().member(), await shop().member()]
      const { id } = await liked(owner, [await item()])
      for (const one of [id, 'nosuchboard']) expect((await move(other, one)).body.errorMessage).toBe('There is no such board')
      expect(await inCart(other)).toEqual([])
    })
  })
})
