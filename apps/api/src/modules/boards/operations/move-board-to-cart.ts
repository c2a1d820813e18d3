import type { Operation } from '../../../contract/operation.ts'
import { addEntries, countEntries, MAX_ENTRIES } from '../../carts/index.ts'
import { approvedOn } from '../board-items-store.ts'
import type { Needs } from '../needs.ts'
import { ownBoard } from '../open-board.ts'

export const moveBoardToCart: Operation<'moveBoardToCart', Pick<Needs, 'db'>> = async (call, { db }) => {
  const board = await ownBoard(db, call)
  const userId = board.user_id
  const approved = await approvedOn(db, board.id, userId)
  const free = approved.filter(({ purchase_type }) => purchase_type === 'free')
  const paid = approved.filter(({ purchase_type }) => purchase_type === 'paid')
  const wanted = paid.filter(({ owned }) => !owned)
  const put = await addEntries(db, { userId, itemIds: wanted.map(({ id }) => id), max: MAX_ENTRIES })
  return {
    success: true,
    code: 200,
    data: {
      approved: approved.length,
      ...put,
      owned: paid.length - wanted.length,
      free: free.length,
      count: await countEntries(db, userId),
    },
  }
}
