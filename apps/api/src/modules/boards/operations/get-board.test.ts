import { describe, expect, it } from 'vitest'
import { comment, newBoard, newGuest, seen, share, vote } from '../../../testing/boards.ts'
import { addItem } from '../../../testing/items.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'

onBothDatabases('getBoard', (shop) => {
  describe('200', () => {
    it('answers the pictures, newest first, with votes and comments by name [BOARD-04]', async () => {
      const owner = await shop().member()
      const [first, second] = [await addItem(shop().services, { name: 'Tea gardens' }), await addItem(shop().services)]
      const id = await newBoard(owner, [first, second])
      const token = await share(owner, id)
      const [client, guest] = [await shop().visitor(), newGuest()]
      await vote(client, { token, item: first, guest })
      await comment(client, { token, item: first, guest })
      await owner.call('commentOnBoard', { params: { id, item: first.publicId }, body: { text: 'The light is warmest here' } })
      const { headers, body } = await owner.call('getBoard', { params: { id } })
      const ravi = expect.any(String)
      expect(body.data.board).toMatchObject({
        _id: id,
        name: 'Monsoon campaign',
        shared: true,
        linkToken: token,
        guests: [{ _id: ravi, name: 'Ravi' }],
        comps: expect.stringMatching(/^\/api\/board-comps\/Monsoon-campaign-comps\.zip\?/),
        pictures: [
          { item: { _id: second.publicId }, votes: [], comments: [] },
          {
            item: { _id: first.publicId, name: 'Tea gardens', price: 19_900 },
            votes: [{ guest: ravi, name: 'Ravi', vote: 'heart', mine: false }],
            comments: [
              { guest: ravi, name: 'Ravi', text: 'This one for the cover', mine: false },
              { guest: null, name: 'Asha', text: 'The light is warmest here', mine: true },
            ],
          },
        ],
      })
      expect(headers.get('cache-control')).toBe('no-store')
    })

    it('leaves out what is no longer approved, and has no comps and no link where there are none', async () => {
      const owner = await shop().member()
      const gone = await addItem(shop().services)
      const id = await newBoard(owner, [gone])
      await shop().services.db.updateTable('items').set({ approval: 'rejected' }).where('id', '=', gone.id).execute()
      expect(await seen(owner, id)).toMatchObject({ shared: false, linkToken: null, pictures: [], guests: [], comps: null })
    })
  })

  describe('400', () => {
    it('refuses a malformed id [TI-02, TI-03]', async () => {
      expect((await (await shop().member()).call('getBoard', { params: { id: 'x'.repeat(65) } })).status).toBe(400)
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      const id = await newBoard(await shop().member())
      expect(await withoutSession(shop(), (who) => who.call('getBoard', { params: { id } }))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('404', () => {
    it('answers the same for another user’s board and a missing one [TA-04, BOARD-01]', async () => {
      const [owner, other] = [await shop().member(), await shop().member()]
      const id = await newBoard(owner)
      await share(owner, id)
      for (const one of [id, 'nosuchboard'])
        expect((await other.call('getBoard', { params: { id: one } })).body).toMatchObject({
          code: 404,
          errorMessage: 'There is no such board',
        })
    })
  })
})
