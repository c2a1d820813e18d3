import { describe, expect, it } from 'vitest'
import { comment, newBoard, newGuest, share, vote } from '../../../testing/boards.ts'
import { addItem } from '../../../testing/items.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

onBothDatabases('deleteBoard', (shop) => {
  const remove = (who: Visitor, id: string, headers = {}) => who.call('deleteBoard', { params: { id }, headers })
  const count = async (who: Visitor) => (await who.call('listBoards')).body.data.boards.length

  describe('200', () => {
    it('deletes a board with its guests, votes and comments, and its link leads nowhere [BOARD-02]', async () => {
      const { db } = shop().services
      const owner = await shop().member()
      const item = await addItem(shop().services)
      const id = await newBoard(owner, [item])
      const [token, guest, client] = [await share(owner, id), newGuest(), await shop().visitor()]
      await vote(client, { token, item, guest })
      await comment(client, { token, item, guest })
      expect((await remove(owner, id)).body.data).toEqual({ removed: true })
      expect((await client.call('getSharedBoard', { params: { token } })).status).toBe(404)
      for (const table of ['board_items', 'board_guests', 'board_votes', 'board_comments'] as const)
        expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
    })
  })

  describe('400', () => {
    it('refuses a malformed id [TI-02, TI-03]', async () => {
      expect((await remove(await shop().member(), 'x'.repeat(65))).status).toBe(400)
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      const owner = await shop().member()
      const id = await newBoard(owner)
      expect(await withoutSession(shop(), (who) => remove(who, id))).toEqual(SIGN_IN_AGAIN)
      expect(await count(owner)).toBe(1)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const owner = await shop().member()
      const id = await newBoard(owner)
      expect(await fromAnotherSite((headers) => remove(owner, id, headers))).toEqual(RELOAD_THE_PAGE)
      expect(await count(owner)).toBe(1)
    })
  })

  describe('404', () => {
    it('answers the same for another user’s board and a missing one [TA-04]', async () => {
      const [owner, other] = [await shop().member(), await shop().member()]
      const id = await newBoard(owner)
      for (const one of [id, 'nosuchboard']) expect((await remove(other, one)).body.errorMessage).toBe('There is no such board')
      expect(await count(owner)).toBe(1)
    })
  })
})
