import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { said } from '../../../contract/said.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { placeItem } from '../board-items-store.ts'
import { MAX_PICTURES } from '../boards.ts'
import type { Needs } from '../needs.ts'
import { noBoard, noItem } from '../open-board.ts'

export const addToBoard: Operation<'addToBoard', Pick<Needs, 'db' | 'clock'>> = async (call, { db, clock }) => {
  const { id: board, item } = call.params
  const { outcome, count } = await placeItem(db, { userId: signedIn(call).userId, board, item }, clock.now())
  if (outcome === 'no board') throw noBoard()
  if (outcome === 'no item') throw noItem()
  if (outcome === 'full') throw fault(400, said('A board holds at most {max} pictures. Please remove one first', { max: MAX_PICTURES }))
  return { success: true, code: 200, data: { count } }
}
