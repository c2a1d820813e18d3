import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { removeOfBoard } from '../boards-store.ts'
import type { Needs } from '../needs.ts'
import { noBoard } from '../open-board.ts'

export const removeBoardComment: Operation<'removeBoardComment', Pick<Needs, 'db'>> = async (call, { db }) => {
  const { id: board, comment: id } = call.params
  const removed = await removeOfBoard(db, 'board_comments', { userId: signedIn(call).userId, board, id })
  if (removed === 'no board') throw noBoard()
  if (removed === 'not there') throw fault(404, 'There is no such comment')
  return { success: true, code: 200, data: { removed: true } }
}
