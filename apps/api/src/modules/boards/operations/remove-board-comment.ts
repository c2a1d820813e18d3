import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { removeComment } from '../comments-store.ts'
import type { Needs } from '../needs.ts'
import { ownBoard } from '../open-board.ts'

export const removeBoardComment: Operation<'removeBoardComment', Pick<Needs, 'db'>> = async (call, { db }) => {
  const board = await ownBoard(db, call)
  if (!(await removeComment(db, board.id, call.params.comment))) throw fault(404, 'There is no such comment')
  return { success: true, code: 200, data: { removed: true } }
}
