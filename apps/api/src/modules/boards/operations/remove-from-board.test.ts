import { describe, expect, it } from 'vitest'
import { newBoard, newGuest, seen, share, vote } from '../../../testing/boards.ts'
import { addItem } from '../../../testing/items.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

onBothDatabases('removeFromBoard', (shop) => {
  const remove = (who: Visitor, id: string, item: string, headers = {}) => who.call('removeFromBoard', { params: { id, item }, headers })
  async function boardOfTwo() {
    const owner = await shop().member()
    const [item, other] = [await addItem(shop().services), await addItem(shop().services)]
    return { owner, item, other, id: await newBoard(owner, [item, other]) }
  }
  const size = async (who: Visitor, id: string) => (await seen(who, id)).pictures.length

  describe('200', () => {
    it('takes an item off, and what was said of it: put on again, it begins anew [BOARD-01]', async () => {
      const { owner, item, other, id } = await boardOfTwo()
      await vote(await shop().visitor(), { token: await share(owner, id), item, guest: newGuest() })
      expect((await remove(owner, id, item.publicId)).body.data).toEqual({ count: 1 })
      expect((await seen(owner, id)).pictures).toMatchObject([{ item: { _id: other.publicId } }])
      await owner.call('addToBoard', { params: { id, item: item.publicId } })
      expect((await seen(owner, id)).pictures[0]).toMatchObject({ item: { _id: item.publicId }, votes: [] })
    })
  })

  describe('400', () => {
    it('refuses a malformed id [TI-02, TI-03]', async () => {
      const { owner, id } = await boardOfTwo()
      expect((await remove(owner, id, 'x'.repeat(65))).status).toBe(400)
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      const { item, id } = await boardOfTwo()
      expect(await withoutSession(shop(), (who) => remove(who, id, item.publicId))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const { owner, item, id } = await boardOfTwo()
      expect(await fromAnotherSite((headers) => remove(owner, id, item.publicId, headers))).toEqual(RELOAD_THE_PAGE)
      expect(await size(owner, id)).toBe(2)
    })
  })

  describe('404', () => {
    it('refuses another user’s board, and an item that is not on the board [TA-04]', async () => {
      const [mine, theirs] = [await boardOfTwo(), await boardOfTwo()]
      expect((await remove(mine.owner, theirs.id, theirs.item.publicId)).body.errorMessage).toBe('There is no such board')
      for (const item of [theirs.item.publicId, 'nosuchitem'])
        expect((await remove(mine.owner, mine.id, item)).body.errorMessage).toBe('This item is not on this board')
      expect([await size(mine.owner, mine.id), await size(theirs.owner, theirs.id)]).toEqual([2, 2])
    })
  })
})
