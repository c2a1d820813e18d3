import { describe, expect, it } from 'vitest'
import { addItem } from '../../../testing/items.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

onBothDatabases('createBoard', (shop) => {
  const create = (who: Visitor, body: unknown, headers = {}) => who.call('createBoard', { body, headers })
  const names = async (who: Visitor): Promise<string[]> =>
    (await who.call('listBoards')).body.data.boards.map(({ name }: { name: string }) => name)

  describe('200', () => {
    it('makes a board that is not shared, with a first picture if one is named [BOARD-01]', async () => {
      const owner = await shop().member()
      const { publicId } = await addItem(shop().services)
      const { board } = (await create(owner, { name: ' Monsoon\u202E\ncampaign ', product: publicId })).body.data
      expect(board).toMatchObject({ name: 'Monsoon campaign', count: 1, shared: false, thumbimages: [`/media/${publicId}.jpg`] })
      expect((await create(owner, { name: 'Spring' })).body.data.board).toMatchObject({ count: 0, thumbimages: [] })
      expect(await names(owner)).toEqual(['Spring', 'Monsoon campaign'])
    })
  })

  describe('400', () => {
    it('allows 100 boards an account, even for simultaneous calls [BOARD-08]', async () => {
      const owner = await shop().member()
      await shop()
        .services.db.insertInto('boards')
        .values(
          Array.from({ length: 98 }, (_, n) => ({
            public_id: `${owner.userId}x${n}`,
            user_id: owner.id,
            name: 'x',
            created_at: new Date(),
          })),
        )
        .execute()
      const answers = await Promise.all(Array.from({ length: 4 }, () => create(owner, { name: 'Last' })))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 400, 400])
      expect((await create(owner, { name: 'Last' })).body.errorMessage).toBe('You can have 100 boards at most. Please delete one first')
      expect(await names(owner)).toHaveLength(100)
    })

    it('refuses a name of which nothing can be shown, and a body that violates the contract [TI-02]', async () => {
      const owner = await shop().member()
      expect((await create(owner, { name: ' \u202E\n' })).body).toMatchObject({
        errorMessage: 'Please name the board',
        fields: [{ field: 'name' }],
      })
      for (const body of [{}, { name: '' }, { name: 7 }, { name: 'x'.repeat(101) }, { name: 'a', user: 'b' }])
        expect((await create(owner, body)).status, JSON.stringify(body)).toBe(400)
      expect(await names(owner)).toEqual([])
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      expect(await withoutSession(shop(), (who) => create(who, { name: 'x' }))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const owner = await shop().member()
      expect(await fromAnotherSite((headers) => create(owner, { name: 'x' }, headers))).toEqual(RELOAD_THE_PAGE)
      expect(await names(owner)).toEqual([])
    })
  })

  describe('404', () => {
    it('refuses an unapproved or unknown first picture, and makes no board', async () => {
      const owner = await shop().member()
      const { publicId } = await addItem(shop().services, { approval: 'awaiting' })
      for (const product of [publicId, 'nosuchitem'])
        expect((await create(owner, { name: 'x', product })).body).toMatchObject({ code: 404, errorMessage: 'Image does not exist' })
      expect(await names(owner)).toEqual([])
    })
  })

  describe('409', () => {
    it('makes one board under a key, and refuses another call under it [P-06]', async () => {
      const owner = await shop().member()
      const under = (name: string) => create(owner, { name }, { 'idempotency-key': 'one' })
      const [first, second] = [await under('Monsoon'), await under('Monsoon')]
      expect(second.body).toEqual(first.body)
      expect((await under('Spring')).body).toMatchObject({ code: 409, errorMessage: 'This Idempotency-Key was used for another call' })
      expect(await names(owner)).toEqual(['Monsoon'])
    })
  })
})
