import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { said } from '../../../contract/said.ts'
import { countOn, placeItem } from '../board-items-store.ts'
import { MAX_PICTURES } from '../boards.ts'
import type { Needs } from '../needs.ts'
import { approvedItem, noBoard, ownBoard } from '../open-board.ts'

export const addToBoard: Operation<'addToBoard', Pick<Needs, 'db' | 'clock'>> = async (call, { db, clock }) => {
  const board = await ownBoard(db, call)
  const item = await approvedItem(db, call.params.item)
  const placed = await placeItem(db, { boardId: board.id, itemId: item.id }, clock.now())
  if (placed === 'no board') throw noBoard()
  if (placed === 'full') throw fault(400, said('A board holds at most {max} pictures. Please remove one first', { max: MAX_PICTURES }))
  return { success: true, code: 200, data: { count: await countOn(db, board.id) } }
}
