import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { removeGuest } from '../guests-store.ts'
import type { Needs } from '../needs.ts'
import { ownBoard } from '../open-board.ts'

export const removeBoardGuest: Operation<'removeBoardGuest', Pick<Needs, 'db'>> = async (call, { db }) => {
  const board = await ownBoard(db, call)
  if (!(await removeGuest(db, board.id, call.params.guest))) throw fault(404, 'There is no such guest')
  return { success: true, code: 200, data: { removed: true } }
}
