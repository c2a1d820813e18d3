import { describe, expect, it } from 'vitest'
import { newBoard, seen } from '../../../testing/boards.ts'
import { addItem } from '../../../testing/items.ts'
import { statusesOf, toFullHour, waitOf } from '../../../testing/limits.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

onBothDatabases('commentOnBoard', (shop) => {
  const say = (who: Visitor, { id, item }: { id: string; item: string }, text: unknown = 'Warm', headers = {}) =>
    who.call('commentOnBoard', { params: { id, item }, body: { text }, headers })
  async function boardOfOne() {
    const owner = await shop().member()
    const item = await addItem(shop().services)
    return { owner, id: await newBoard(owner, [item]), item: item.publicId, itemId: item.id }
  }
  const texts = async (who: Visitor, id: string): Promise<string[]> =>
    (await seen(who, id)).pictures[0].comments.map(({ text }: { text: string }) => text)

  describe('200', () => {
    it('stores the owner’s comment as plain text, and the same text once [BOARD-09]', async () => {
      const { owner, ...at } = await boardOfOne()
      const { comment } = (await say(owner, at, '<b>Warm</b>\u202E\r\nlight ')).body.data
      expect(comment).toMatchObject({ guest: null, name: 'Asha', text: '<b>Warm</b>\nlight', mine: true })
      expect((await say(owner, at, '<b>Warm</b>\nlight')).body.data.comment).toEqual(comment)
      expect(await texts(owner, at.id)).toEqual(['<b>Warm</b>\nlight'])
    })
  })

  describe('400', () => {
    it('refuses a comment of which nothing can be shown, and one of more than 1,000 characters [BOARD-08]', async () => {
      const { owner, ...at } = await boardOfOne()
      expect((await say(owner, at, '\u202E\n ')).body).toMatchObject({
        errorMessage: 'Please write a comment',
        fields: [{ field: 'text' }],
      })
      for (const text of ['', 7, 'x'.repeat(1001)]) expect((await say(owner, at, text)).status).toBe(400)
      expect(await texts(owner, at.id)).toEqual([])
    })

    it('holds 500 comments a board [BOARD-08]', async () => {
      const { owner, itemId, ...at } = await boardOfOne()
      const { db } = shop().services
      const board = await db.selectFrom('boards').select('id').where('public_id', '=', at.id).executeTakeFirstOrThrow()
      const row = { board_id: board.id, item_id: itemId, guest_id: null, created_at: new Date() }
      await db
        .insertInto('board_comments')
        .values(Array.from({ length: 499 }, (_, n) => ({ ...row, public_id: `${at.id}x${n}`, text: String(n) })))
        .execute()
      expect([(await say(owner, at, 'last')).status, (await say(owner, at, 'more')).body.errorMessage]).toEqual([
        200,
        'A board holds at most 500 comments',
      ])
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      const at = await boardOfOne()
      expect(await withoutSession(shop(), (who) => say(who, at))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const { owner, ...at } = await boardOfOne()
      expect(await fromAnotherSite((headers) => say(owner, at, 'Warm', headers))).toEqual(RELOAD_THE_PAGE)
      expect(await texts(owner, at.id)).toEqual([])
    })
  })

  describe('404', () => {
    it('refuses another user’s board, and an item that is not on the board [TA-04]', async () => {
      const [mine, theirs] = [await boardOfOne(), await boardOfOne()]
      expect((await say(mine.owner, theirs)).body.errorMessage).toBe('There is no such board')
      expect((await say(mine.owner, { id: mine.id, item: theirs.item })).body.errorMessage).toBe('This item is not on this board')
    })
  })

  describe('429', () => {
    it('allows 200 comments an hour per account [BOARD-08]', async () => {
      toFullHour(shop())
      const { owner, ...at } = await boardOfOne()
      expect(new Set(await statusesOf(200, () => say(owner, at)))).toEqual(new Set([200]))
      expect(waitOf(await say(owner, at))).toBeGreaterThan(3000)
    })
  })
})
