import type { Operation } from '../../../contract/operation.ts'
import { countOn, takeItemOff } from '../board-items-store.ts'
import type { Needs } from '../needs.ts'
import { notOnBoard, ownBoard } from '../open-board.ts'

export const removeFromBoard: Operation<'removeFromBoard', Pick<Needs, 'db'>> = async (call, { db }) => {
  const board = await ownBoard(db, call)
  if (!(await takeItemOff(db, board.id, call.params.item))) throw notOnBoard()
  return { success: true, code: 200, data: { count: await countOn(db, board.id) } }
}
