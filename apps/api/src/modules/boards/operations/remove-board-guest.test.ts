import { describe, expect, it } from 'vitest'
import { comment, newBoard, newGuest, seen, share, vote } from '../../../testing/boards.ts'
import { addItem } from '../../../testing/items.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

onBothDatabases('removeBoardGuest', (shop) => {
  const remove = (who: Visitor, id: string, guest: string, headers = {}) => who.call('removeBoardGuest', { params: { id, guest }, headers })
  async function boardWithGuest() {
    const owner = await shop().member()
    const item = await addItem(shop().services)
    const id = await newBoard(owner, [item])
    const [token, guest, client] = [await share(owner, id), newGuest(), await shop().visitor()]
    await vote(client, { token, item, guest })
    await comment(client, { token, item, guest })
    const [{ _id }] = (await seen(owner, id)).guests
    return { owner, id, guest: _id as string }
  }
  const guests = async (who: Visitor, id: string) => (await seen(who, id)).guests.length

  describe('200', () => {
    it('removes a guest with votes and comments, for the board’s owner [BOARD-07]', async () => {
      const { owner, id, guest } = await boardWithGuest()
      expect((await remove(owner, id, guest)).body.data).toEqual({ removed: true })
      expect(await seen(owner, id)).toMatchObject({ guests: [], pictures: [{ votes: [], comments: [] }] })
    })
  })

  describe('400', () => {
    it('refuses a malformed id [TI-02, TI-03]', async () => {
      const { owner, id } = await boardWithGuest()
      expect((await remove(owner, id, 'x'.repeat(65))).status).toBe(400)
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      const { id, guest } = await boardWithGuest()
      expect(await withoutSession(shop(), (who) => remove(who, id, guest))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const { owner, id, guest } = await boardWithGuest()
      expect(await fromAnotherSite((headers) => remove(owner, id, guest, headers))).toEqual(RELOAD_THE_PAGE)
      expect(await guests(owner, id)).toBe(1)
    })
  })

  describe('404', () => {
    it('refuses another user’s board, and a guest of another board [TA-04]', async () => {
      const [mine, theirs] = [await boardWithGuest(), await boardWithGuest()]
      expect((await remove(mine.owner, theirs.id, theirs.guest)).body.errorMessage).toBe('There is no such board')
      expect((await remove(mine.owner, mine.id, theirs.guest)).body.errorMessage).toBe('There is no such guest')
      expect(await guests(theirs.owner, theirs.id)).toBe(1)
    })
  })
})
