import { describe, expect, it } from 'vitest'
import { comment, newBoard, newGuest, seen, share, vote } from '../../../testing/boards.ts'
import { addItem } from '../../../testing/items.ts'
import { statusesOf, toFullHour, waitOf } from '../../../testing/limits.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { fromAnotherSite, RELOAD_THE_PAGE } from '../../../testing/refusals.ts'

onBothDatabases('commentOnSharedBoard', (shop) => {
  async function sharedBoard() {
    const owner = await shop().member()
    const item = await addItem(shop().services)
    const id = await newBoard(owner, [item])
    const [token, client] = [await share(owner, id), await shop().visitor()]
    const texts = async () => (await seen(owner, id)).pictures[0]?.comments.map(({ text }: any) => text)
    return { owner, item, id, token, client, texts }
  }

  describe('200', () => {
    it('stores a guest’s comment under the name they type, as plain text [BOARD-03, BOARD-09]', async () => {
      const { item, token, client, texts } = await sharedBoard()
      const { body } = await comment(client, { token, item, guest: newGuest(), text: '<script>\u202E\u0007 one\r\ntwo' })
      expect(body.data.comment).toMatchObject({ name: 'Ravi', text: '<script> one\ntwo', mine: true, guest: expect.any(String) })
      expect(await texts()).toEqual(['<script> one\ntwo'])
    })

    it('stores the same text of one guest once, also for simultaneous calls, and that of two guests twice', async () => {
      const { item, token, client, texts } = await sharedBoard()
      const guest = newGuest()
      const answers = await Promise.all(Array.from({ length: 5 }, () => comment(client, { token, item, guest, text: 'Yes' })))
      expect(new Set(answers.map(({ body }) => body.data.comment._id)).size).toBe(1)
      await comment(client, { token, item, guest: newGuest('Meera'), text: 'Yes' })
      expect(await texts()).toEqual(['Yes', 'Yes'])
    })

    it('writes no mail to anybody', async () => {
      const { item, token, client } = await sharedBoard()
      const mails = async () =>
        (await shop().services.database.pool.query<{ n: number }>(`select count(*) as n from jobs.job where name = 'mail'`)).rows[0]?.n
      const before = await mails()
      await comment(client, { token, item, guest: newGuest() })
      await vote(client, { token, item, guest: newGuest() })
      expect(await mails()).toBe(before)
    })
  })

  describe('400', () => {
    it('refuses a name or a comment of which nothing can be shown, and one of more than 1,000 characters [BOARD-08]', async () => {
      const { item, token, client, texts } = await sharedBoard()
      const said = async (guest: { key: string; name: string }, text: string) =>
        (await comment(client, { token, item, guest, text })).body.errorMessage
      expect(await said(newGuest('\u202E'), 'Yes')).toBe('Please enter your name')
      expect(await said(newGuest(), '\u202E\n')).toBe('Please write a comment')
      expect((await comment(client, { token, item, guest: newGuest(), text: 'x'.repeat(1001) })).status).toBe(400)
      expect(await texts()).toEqual([])
    })

    it('stores no guest on a board whose comments are full [BOARD-08]', async () => {
      const { owner, id, item, token, client } = await sharedBoard()
      const { db } = shop().services
      const board = await db.selectFrom('boards').select('id').where('public_id', '=', id).executeTakeFirstOrThrow()
      const row = { board_id: board.id, item_id: item.id, guest_id: null, created_at: new Date() }
      await db
        .insertInto('board_comments')
        .values(Array.from({ length: 500 }, (_, n) => ({ ...row, public_id: `${id}x${n}`, text: String(n) })))
        .execute()
      expect((await comment(client, { token, item, guest: newGuest() })).body.errorMessage).toBe('A board holds at most 500 comments')
      expect((await seen(owner, id)).guests).toEqual([])
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const { item, token, client, texts } = await sharedBoard()
      const request = { params: { token, item: item.publicId }, body: { text: 'Yes', guest: newGuest() } }
      expect(await fromAnotherSite((headers) => client.call('commentOnSharedBoard', { ...request, headers }))).toEqual(RELOAD_THE_PAGE)
      expect(await texts()).toEqual([])
    })
  })

  describe('404', () => {
    it('refuses a link that was revoked, and an item that is not on the board [BOARD-02]', async () => {
      const { owner, item, id, token, client, texts } = await sharedBoard()
      const elsewhere = await addItem(shop().services)
      expect((await comment(client, { token, item: elsewhere, guest: newGuest() })).body.errorMessage).toBe(
        'This item is not on this board',
      )
      await share(owner, id, false)
      expect((await comment(client, { token, item, guest: newGuest() })).status).toBe(404)
      expect(await texts()).toEqual([])
    })
  })

  describe('429', () => {
    it('allows 60 comments from one address in fifteen minutes [BOARD-08]', async () => {
      toFullHour(shop())
      const { item, token, client } = await sharedBoard()
      const say = () => comment(client, { token, item, guest: newGuest() })
      expect(new Set(await statusesOf(50, say))).toEqual(new Set([200]))
      expect(new Set(await statusesOf(10, say))).toEqual(new Set([400]))
      expect(waitOf(await say())).toBeGreaterThan(800)
    })
  })
})
