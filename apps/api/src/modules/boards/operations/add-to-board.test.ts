import { describe, expect, it } from 'vitest'
import { newBoard, seen } from '../../../testing/boards.ts'
import { addItem, copiesOf } from '../../../testing/items.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

onBothDatabases('addToBoard', (shop) => {
  const add = (who: Visitor, id: string, item: string, headers = {}) => who.call('addToBoard', { params: { id, item }, headers })
  const size = async (who: Visitor, id: string) => (await seen(who, id)).pictures.length

  describe('200', () => {
    it('puts an item on the board once, free or paid, however often it is asked [BOARD-01]', async () => {
      const owner = await shop().member()
      const [paid, free] = [await addItem(shop().services), await addItem(shop().services, { purchase_type: 'free', price: 0 })]
      const id = await newBoard(owner)
      const counts = []
      for (const { publicId } of [paid, free, paid]) counts.push((await add(owner, id, publicId)).body.data.count)
      expect(counts).toEqual([1, 2, 2])
      expect(await size(owner, id)).toBe(2)
    })
  })

  describe('400', () => {
    it('holds 200 pictures, even for simultaneous calls [BOARD-08]', async () => {
      const { services } = shop()
      const owner = await shop().member()
      const id = await newBoard(owner)
      const item = await addItem(services)
      const { id: boardId } = await services.db.selectFrom('boards').select('id').where('public_id', '=', id).executeTakeFirstOrThrow()
      await services.db
        .insertInto('board_items')
        .values((await copiesOf(services, item, 198)).map((item_id) => ({ board_id: boardId, item_id, added_at: new Date() })))
        .execute()
      const last = await Promise.all(Array.from({ length: 4 }, () => addItem(services)))
      const answers = await Promise.all(last.map(({ publicId }) => add(owner, id, publicId)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 400, 400])
      expect((await add(owner, id, item.publicId)).body.errorMessage).toBe('A board holds at most 200 pictures. Please remove one first')
    })

    it('refuses a malformed id [TI-02, TI-03]', async () => {
      const owner = await shop().member()
      expect((await add(owner, await newBoard(owner), 'x'.repeat(65))).status).toBe(400)
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      const owner = await shop().member()
      const [id, { publicId }] = [await newBoard(owner), await addItem(shop().services)]
      expect(await withoutSession(shop(), (who) => add(who, id, publicId))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const owner = await shop().member()
      const [id, { publicId }] = [await newBoard(owner), await addItem(shop().services)]
      expect(await fromAnotherSite((headers) => add(owner, id, publicId, headers))).toEqual(RELOAD_THE_PAGE)
      expect(await size(owner, id)).toBe(0)
    })
  })

  describe('404', () => {
    it('refuses another user’s board, and items that are unknown or not approved [TA-04]', async () => {
      const [owner, other] = [await shop().member(), await shop().member()]
      const [item, awaiting] = [await addItem(shop().services), await addItem(shop().services, { approval: 'awaiting' })]
      const id = await newBoard(owner)
      for (const one of [id, 'nosuchboard']) expect((await add(other, one, item.publicId)).body.errorMessage).toBe('There is no such board')
      for (const one of [awaiting.publicId, 'nosuchitem'])
        expect((await add(owner, id, one)).body.errorMessage).toBe('Image does not exist')
      expect(await size(owner, id)).toBe(0)
    })
  })
})
