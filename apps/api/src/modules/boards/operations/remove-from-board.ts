import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { takeItemOff } from '../board-items-store.ts'
import type { Needs } from '../needs.ts'
import { noBoard, notOnBoard } from '../open-board.ts'

export const removeFromBoard: Operation<'removeFromBoard', Pick<Needs, 'db'>> = async (call, { db }) => {
  const { id: board, item } = call.params
  const taken = await takeItemOff(db, { userId: signedIn(call).userId, board, item })
  if (taken === undefined) throw noBoard()
  if (!taken.wasThere) throw notOnBoard()
  return { success: true, code: 200, data: { count: taken.left } }
}
