import { describe, expect, it } from 'vitest'
import { newBoard, seen, share } from '../../../testing/boards.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

onBothDatabases('updateBoard', (shop) => {
  const update = (who: Visitor, id: string, body: unknown, headers = {}) => who.call('updateBoard', { params: { id }, body, headers })
  const opens = async (token: string) => (await (await shop().visitor()).call('getSharedBoard', { params: { token } })).status

  describe('200', () => {
    it('renames a board, and leaves its link as it is', async () => {
      const owner = await shop().member()
      const id = await newBoard(owner)
      const token = await share(owner, id)
      expect((await update(owner, id, { name: ' Spring\u202E ' })).body.data).toEqual({ name: 'Spring', shared: true, linkToken: token })
      expect(await share(owner, id)).toBe(token)
      expect(await opens(token)).toBe(200)
    })

    it('revokes a link for good: sharing again makes another one [BOARD-02]', async () => {
      const owner = await shop().member()
      const id = await newBoard(owner)
      const first = await share(owner, id)
      expect((await update(owner, id, { shared: false })).body.data).toMatchObject({ shared: false, linkToken: null })
      expect(await opens(first)).toBe(404)
      await update(owner, id, { shared: false })
      const second = await share(owner, id)
      expect(second).not.toBe(first)
      expect([await opens(first), await opens(second)]).toEqual([404, 200])
    })
  })

  describe('400', () => {
    it('refuses a name of which nothing can be shown, and a body that violates the contract [TI-02]', async () => {
      const owner = await shop().member()
      const id = await newBoard(owner)
      for (const body of [{}, { name: '\u202E' }, { name: 'x'.repeat(101) }, { shared: 'yes' }, { shared: true, user: 'b' }])
        expect((await update(owner, id, body)).status, JSON.stringify(body)).toBe(400)
      expect(await seen(owner, id)).toMatchObject({ name: 'Monsoon campaign', shared: false })
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      const id = await newBoard(await shop().member())
      expect(await withoutSession(shop(), (who) => update(who, id, { shared: true }))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const owner = await shop().member()
      const id = await newBoard(owner)
      expect(await fromAnotherSite((headers) => update(owner, id, { shared: true }, headers))).toEqual(RELOAD_THE_PAGE)
      expect((await seen(owner, id)).shared).toBe(false)
    })
  })

  describe('404', () => {
    it('answers the same for another user’s board and a missing one [TA-04]', async () => {
      const [owner, other] = [await shop().member(), await shop().member()]
      const id = await newBoard(owner)
      for (const one of [id, 'nosuchboard'])
        expect((await update(other, one, { shared: true })).body.errorMessage).toBe('There is no such board')
      expect((await seen(owner, id)).shared).toBe(false)
    })
  })
})
