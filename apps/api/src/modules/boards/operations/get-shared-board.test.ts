import { describe, expect, it } from 'vitest'
import { comment, newBoard, newGuest, seen, share, vote } from '../../../testing/boards.ts'
import { addItem } from '../../../testing/items.ts'
import { statusesOf, toFullHour, waitOf } from '../../../testing/limits.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import type { Visitor } from '../../../testing/visitor.ts'

const NO_BOARD = 'There is no board at this link. Please ask for a new one'
/** Another character of base64url, far from it: neighbours may differ in bits that a text's end has no room for. */
const other = (character: string): string => (character === 'x' ? 'K' : 'x')

onBothDatabases('getSharedBoard', (shop) => {
  const open = (who: Visitor, token: string, key?: string) =>
    who.call('getSharedBoard', { params: { token }, headers: key === undefined ? {} : { 'x-guest-key': key } })
  async function sharedBoard() {
    const owner = await shop().member({ firstName: 'Vasundhara' })
    const item = await addItem(shop().services)
    const id = await newBoard(owner, [item])
    return { owner, item, id, token: await share(owner, id), client: await shop().visitor() }
  }

  describe('200', () => {
    it('shows the board to whoever has the link, with the owner’s first name and nothing else of the account [BOARD-02, BOARD-04]', async () => {
      const { owner, item, token, client } = await sharedBoard()
      const { body, headers } = await open(client, token)
      expect(body.data.board).toMatchObject({
        name: 'Monsoon campaign',
        owner: 'Vasundhara',
        yours: false,
        pictures: [{ item: { _id: item.publicId, price: 19_900 }, votes: [], comments: [] }],
        comps: expect.stringMatching(/^\/api\/board-comps\//),
      })
      expect(JSON.stringify(body)).not.toMatch(new RegExp(`${owner.email}|${owner.userId}|Rao`))
      expect(headers.get('cache-control')).toBe('no-store')
      expect((await open(owner, token)).body.data.board.yours).toBe(true)
    })

    it('says what others have said by name, and which of it is the visitor’s own [BOARD-03, BOARD-04]', async () => {
      const { item, token, client } = await sharedBoard()
      const [ravi, meera] = [newGuest('Ravi'), newGuest('Meera')]
      await vote(client, { token, item, guest: ravi })
      await vote(client, { token, item, guest: meera, vote: 'no' })
      await comment(client, { token, item, guest: meera, text: 'Too dark' })
      const { you, pictures } = (await open(client, token, meera.key)).body.data.board
      expect(you.name).toBe('Meera')
      expect(pictures[0]).toMatchObject({
        votes: [
          { name: 'Ravi', vote: 'heart', mine: false },
          { name: 'Meera', vote: 'no', mine: true, guest: you._id },
        ],
        comments: [{ name: 'Meera', text: 'Too dark', mine: true, guest: you._id }],
      })
      for (const key of [undefined, newGuest().key]) {
        const { board } = (await open(client, token, key)).body.data
        expect(board).not.toHaveProperty('you')
        expect(JSON.stringify(board)).not.toContain('"mine":true')
      }
    })

    it('gives nobody a guest’s key, and stores none', async () => {
      const { owner, item, id, token, client } = await sharedBoard()
      const guest = newGuest()
      await vote(client, { token, item, guest })
      const rows = await shop().services.database.pool.query<{ row: string }>('select b::text as row from board_guests b')
      const all = JSON.stringify([await seen(owner, id), (await open(client, token, guest.key)).body, rows.rows])
      expect([all.includes('Ravi'), all.includes(guest.key)]).toEqual([true, false])
    })

    it('leaves out what is no longer approved', async () => {
      const { item, token, client } = await sharedBoard()
      await shop().services.db.updateTable('items').set({ approval: 'rejected' }).where('id', '=', item.id).execute()
      expect((await open(client, token)).body.data.board).toMatchObject({ pictures: [], comps: null })
    })
  })

  describe('400', () => {
    it('refuses a malformed key and a token of any length [TI-02]', async () => {
      const { token, client } = await sharedBoard()
      for (const key of ['short', 'x'.repeat(65), `${'x'.repeat(22)}!`]) expect((await open(client, token, key)).status, key).toBe(400)
      expect((await open(client, 'x'.repeat(101))).status).toBe(400)
    })
  })

  describe('404', () => {
    it('answers any wrong link as one that was revoked: one changed character, another board’s signature, none [BOARD-02]', async () => {
      const { owner, id, token, client } = await sharedBoard()
      const theirs = (await sharedBoard()).token
      const changed = Array.from(token, (character, at) => token.slice(0, at) + other(character) + token.slice(at + 1))
      const hidden = await newBoard(owner)
      const unshared = `${hidden}.${(await share(owner, hidden)).split('.')[1]}`
      await share(owner, hidden, false)
      const wrong = [
        ...changed,
        `${id}.${theirs.split('.')[1]}`,
        id,
        `${id}.`,
        `${token}A`,
        `.${token.split('.')[1]}`,
        unshared,
        'nosuchboard.x',
      ]
      for (const one of wrong) {
        client.address = `198.51.100.${wrong.indexOf(one) + 1}`
        const { status, body } = await open(client, one)
        expect([status, body.errorMessage], one).toEqual([404, NO_BOARD])
      }
      await share(owner, id, false)
      expect((await open(client, token)).body.errorMessage).toBe(NO_BOARD)
    })
  })

  describe('429', () => {
    it('allows 60 wrong links from one address in fifteen minutes, and never refuses a good one [BOARD-08]', async () => {
      toFullHour(shop())
      const { token, client } = await sharedBoard()
      expect(new Set(await statusesOf(60, () => open(client, 'nosuchboard.x')))).toEqual(new Set([404]))
      expect(waitOf(await open(client, 'nosuchboard.x'))).toBeGreaterThan(800)
      expect((await open(client, token)).status).toBe(200)
    })
  })
})
