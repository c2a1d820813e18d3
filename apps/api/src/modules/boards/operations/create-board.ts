import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { said } from '../../../contract/said.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { toSummary } from '../board-view.ts'
import { MAX_BOARDS } from '../boards.ts'
import { addBoard } from '../boards-store.ts'
import type { Needs } from '../needs.ts'
import { approvedItem, boardName } from '../open-board.ts'

export const createBoard: Operation<'createBoard', Pick<Needs, 'db' | 'clock'>> = async (call, { db, clock }) => {
  const { userId } = signedIn(call)
  const { product } = call.body
  const name = boardName(call.body.name)
  const first = product === undefined ? null : await approvedItem(db, product)
  const board = await addBoard(db, { userId, name, itemId: first?.id ?? null }, clock.now())
  if (board === null) throw fault(400, said('You can have {max} boards at most. Please delete one first', { max: MAX_BOARDS }))
  return {
    success: true,
    code: 200,
    data: { board: toSummary({ ...board, count: first === null ? 0 : 1, latest: first === null ? [] : [first.public_id] }) },
  }
}
