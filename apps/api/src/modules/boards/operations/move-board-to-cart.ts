import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { addEntries, MAX_ENTRIES } from '../../carts/index.ts'
import { approvedOn } from '../board-items-store.ts'
import { MAX_PICTURES } from '../boards.ts'
import { ofBoard } from '../boards-store.ts'
import type { Needs } from '../needs.ts'
import { noBoard } from '../open-board.ts'

export const moveBoardToCart: Operation<'moveBoardToCart', Pick<Needs, 'db'>> = async (call, { db }) => {
  const { userId } = signedIn(call)
  const candidates = ofBoard(db, { userId, board: call.params.id }, (boardId) => jsonArrayFrom(approvedOn(db, boardId, userId)))
  const put = await addEntries(db, { userId, candidates, most: MAX_PICTURES, max: MAX_ENTRIES })
  if (put === null) throw noBoard()
  const { candidates: approved, added, inCart, noRoom, count } = put
  const free = approved.filter(({ purchase_type }) => purchase_type === 'free').length
  return {
    success: true,
    code: 200,
    data: { approved: approved.length, added, inCart, noRoom, owned: approved.length - free - added - inCart - noRoom, free, count },
  }
}
