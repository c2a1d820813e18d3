import { describe, expect, it } from 'vitest'
import { comment, newBoard, newGuest, seen, share } from '../../../testing/boards.ts'
import { addItem } from '../../../testing/items.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

onBothDatabases('removeBoardComment', (shop) => {
  const remove = (who: Visitor, id: string, said: string, headers = {}) =>
    who.call('removeBoardComment', { params: { id, comment: said }, headers })
  async function boardWithComment() {
    const owner = await shop().member()
    const item = await addItem(shop().services)
    const id = await newBoard(owner, [item])
    const answer = await comment(await shop().visitor(), { token: await share(owner, id), item, guest: newGuest() })
    return { owner, id, said: answer.body.data.comment._id as string }
  }
  const count = async (who: Visitor, id: string) => (await seen(who, id)).pictures[0].comments.length

  describe('200', () => {
    it('removes a guest’s comment, for the board’s owner [BOARD-07]', async () => {
      const { owner, id, said } = await boardWithComment()
      expect((await remove(owner, id, said)).body.data).toEqual({ removed: true })
      expect(await count(owner, id)).toBe(0)
    })
  })

  describe('400', () => {
    it('refuses a malformed id [TI-02, TI-03]', async () => {
      const { owner, id } = await boardWithComment()
      expect((await remove(owner, id, 'x'.repeat(65))).status).toBe(400)
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      const { id, said } = await boardWithComment()
      expect(await withoutSession(shop(), (who) => remove(who, id, said))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const { owner, id, said } = await boardWithComment()
      expect(await fromAnotherSite((headers) => remove(owner, id, said, headers))).toEqual(RELOAD_THE_PAGE)
      expect(await count(owner, id)).toBe(1)
    })
  })

  describe('404', () => {
    it('refuses another user’s board, and a comment on another board [TA-04]', async () => {
      const [mine, theirs] = [await boardWithComment(), await boardWithComment()]
      expect((await remove(mine.owner, theirs.id, theirs.said)).body.errorMessage).toBe('There is no such board')
      expect((await remove(mine.owner, mine.id, theirs.said)).body.errorMessage).toBe('There is no such comment')
      expect(await count(theirs.owner, theirs.id)).toBe(1)
    })
  })
})
