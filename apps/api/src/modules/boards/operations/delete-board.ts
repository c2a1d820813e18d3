import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { removeBoard } from '../boards-store.ts'
import type { Needs } from '../needs.ts'
import { noBoard } from '../open-board.ts'

export const deleteBoard: Operation<'deleteBoard', Pick<Needs, 'db'>> = async (call, { db }) => {
  if (!(await removeBoard(db, signedIn(call).userId, call.params.id))) throw noBoard()
  return { success: true, code: 200, data: { removed: true } }
}
