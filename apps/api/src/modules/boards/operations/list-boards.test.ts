import { describe, expect, it } from 'vitest'
import { newBoard, share } from '../../../testing/boards.ts'
import { addItem } from '../../../testing/items.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'

onBothDatabases('listBoards', (shop) => {
  describe('200', () => {
    it('lists only the caller’s boards, newest first, each with its latest pictures [BOARD-01]', async () => {
      const [owner, other] = [await shop().member(), await shop().member()]
      const items = []
      for (let n = 0; n < 5; n += 1) items.push(await addItem(shop().services))
      const [first, second] = [await newBoard(owner, items, 'Monsoon'), await newBoard(owner, [], 'Spring')]
      await newBoard(other)
      await share(owner, first)
      const { boards } = (await owner.call('listBoards')).body.data
      const latest = items.slice(1).toReversed()
      expect(boards).toMatchObject([
        { _id: second, name: 'Spring', count: 0, shared: false, thumbimages: [] },
        { _id: first, name: 'Monsoon', count: 5, shared: true, thumbimages: latest.map(({ publicId }) => `/media/${publicId}.jpg`) },
      ])
      expect(boards[0]).not.toHaveProperty('holds')
    })

    it('says of each board whether it holds an item, and leaves out what is no longer approved', async () => {
      const owner = await shop().member()
      const [kept, gone] = [await addItem(shop().services), await addItem(shop().services)]
      await newBoard(owner, [kept, gone])
      await newBoard(owner, [gone])
      await shop().services.db.updateTable('items').set({ approval: 'rejected' }).where('id', '=', gone.id).execute()
      const about = async (product: string) =>
        (await owner.call('listBoards', { query: { product } })).body.data.boards.map((board: any) => [board.count, board.holds])
      expect([await about(kept.publicId), await about(gone.publicId)]).toEqual([
        [
          [0, false],
          [1, true],
        ],
        [
          [0, false],
          [1, false],
        ],
      ])
    })
  })

  describe('400', () => {
    it('refuses a malformed id [TI-02]', async () => {
      expect((await (await shop().member()).call('listBoards', { query: { product: 'x'.repeat(65) } })).status).toBe(400)
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      expect(await withoutSession(shop(), (who) => who.call('listBoards'))).toEqual(SIGN_IN_AGAIN)
    })
  })
})
