import { describe, expect, it } from 'vitest'
import { newBoard, newGuest, seen, share, vote } from '../../../testing/boards.ts'
import { addItem } from '../../../testing/items.ts'
import { toFullHour, waitOf } from '../../../testing/limits.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { fromAnotherSite, RELOAD_THE_PAGE } from '../../../testing/refusals.ts'

onBothDatabases('voteOnBoard', (shop) => {
  async function sharedBoard() {
    const owner = await shop().member()
    const item = await addItem(shop().services)
    const id = await newBoard(owner, [item])
    const [token, client] = [await share(owner, id), await shop().visitor()]
    const votes = async () => (await seen(owner, id)).pictures[0]?.votes.map(({ name, vote: said }: any) => [name, said])
    return { owner, item, id, token, client, votes }
  }

  describe('200', () => {
    it('sets, changes and takes back one vote of a guest, who is told which is theirs [BOARD-03]', async () => {
      const { item, token, client, votes } = await sharedBoard()
      const [ravi, meera] = [newGuest('Ravi'), newGuest('Meera')]
      await vote(client, { token, item, guest: meera, vote: 'no' })
      const { body } = await vote(client, { token, item, guest: ravi })
      expect(body.data.votes).toMatchObject([
        { name: 'Meera', vote: 'no', mine: false },
        { name: 'Ravi', vote: 'heart', mine: true },
      ])
      await vote(client, { token, item, guest: ravi, vote: 'no' })
      expect(await votes()).toEqual([
        ['Meera', 'no'],
        ['Ravi', 'no'],
      ])
      for (let times = 0; times < 2; times += 1) await vote(client, { token, item, guest: ravi, vote: 'none' })
      expect(await votes()).toEqual([['Meera', 'no']])
    })

    it('keeps a guest’s votes under another name, and shows that name everywhere [BOARD-03]', async () => {
      const { owner, item, id, token, client, votes } = await sharedBoard()
      const guest = newGuest('Ravi')
      await vote(client, { token, item, guest })
      await vote(client, { token, item, guest: { ...guest, name: ' Ravi\u202E\nRao ' } })
      expect(await votes()).toEqual([['Ravi Rao', 'heart']])
      expect((await seen(owner, id)).guests).toMatchObject([{ name: 'Ravi Rao' }])
    })

    it('counts one vote of a guest who clicks many times at once', async () => {
      const { item, token, client, votes } = await sharedBoard()
      const guest = newGuest()
      const answers = await Promise.all(Array.from({ length: 8 }, () => vote(client, { token, item, guest })))
      expect([new Set(answers.map(({ status }) => status)), await votes()]).toEqual([new Set([200]), [['Ravi', 'heart']]])
    })
  })

  describe('400', () => {
    it('takes 50 guests a board, even for simultaneous calls, and goes on with those [BOARD-08]', async () => {
      const { owner, item, id, token, client } = await sharedBoard()
      const guests = Array.from({ length: 49 }, (_, n) => newGuest(`Guest ${n}`))
      for (const guest of guests) await vote(client, { token, item, guest })
      const last = await Promise.all(Array.from({ length: 3 }, () => vote(client, { token, item, guest: newGuest() })))
      expect(last.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
      expect((await vote(client, { token, item, guest: newGuest() })).body.errorMessage).toBe(
        '50 people have chosen on this board, which is the most. Please ask its owner',
      )
      expect((await vote(client, { token, item, guest: guests[0] ?? newGuest(), vote: 'no' })).status).toBe(200)
      expect((await seen(owner, id)).guests).toHaveLength(50)
    })

    it('refuses a name of which nothing can be shown, and a body that violates the contract [TI-02]', async () => {
      const { item, token, client, votes } = await sharedBoard()
      const { key } = newGuest()
      expect((await vote(client, { token, item, guest: { key, name: '\u202E ' } })).body).toMatchObject({
        errorMessage: 'Please enter your name',
        fields: [{ field: 'guest.name' }],
      })
      for (const guest of [
        { key: 'short', name: 'a' },
        { key: `${'x'.repeat(22)}=`, name: 'a' },
        { key, name: 'x'.repeat(61) },
        { key, name: '' },
      ])
        expect((await vote(client, { token, item, guest })).status).toBe(400)
      expect((await vote(client, { token, item, guest: newGuest(), vote: 'love' })).status).toBe(400)
      expect(await votes()).toEqual([])
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const { item, token, client, votes } = await sharedBoard()
      const request = { params: { token, item: item.publicId }, body: { vote: 'heart', guest: newGuest() } }
      expect(await fromAnotherSite((headers) => client.call('voteOnBoard', { ...request, headers }))).toEqual(RELOAD_THE_PAGE)
      expect(await votes()).toEqual([])
    })
  })

  describe('404', () => {
    it('refuses a link that was revoked, and an item that is not on the board [BOARD-02]', async () => {
      const { owner, item, id, token, client, votes } = await sharedBoard()
      const elsewhere = await addItem(shop().services)
      expect((await vote(client, { token, item: elsewhere, guest: newGuest() })).body.errorMessage).toBe('This item is not on this board')
      await share(owner, id, false)
      expect((await vote(client, { token, item, guest: newGuest() })).body.errorMessage).toBe(
        'There is no board at this link. Please ask for a new one',
      )
      expect(await votes()).toEqual([])
    })
  })

  describe('429', () => {
    it('allows 600 votes from one address in fifteen minutes [BOARD-08]', async () => {
      toFullHour(shop())
      const { item, token, client } = await sharedBoard()
      const guest = newGuest()
      await vote(client, { token, item, guest })
      await shop().services.db.updateTable('attempts').set({ n: 599 }).where('bucket', 'like', 'board-vote-network:%').execute()
      expect((await vote(client, { token, item, guest })).status).toBe(200)
      expect(waitOf(await vote(client, { token, item, guest }))).toBeGreaterThan(800)
    })
  })
})
