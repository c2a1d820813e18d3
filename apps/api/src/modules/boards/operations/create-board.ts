import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { said } from '../../../contract/said.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { toSummary } from '../board-view.ts'
import { MAX_BOARDS } from '../boards.ts'
import { addBoard } from '../boards-store.ts'
import type { Needs } from '../needs.ts'
import { boardName, noItem } from '../open-board.ts'

export const createBoard: Operation<'createBoard', Pick<Needs, 'db' | 'clock'>> = async (call, { db, clock }) => {
  const { userId } = signedIn(call)
  const { product } = call.body
  const name = boardName(call.body.name)
  const { outcome, board } = await addBoard(db, { userId, name, product: product ?? null }, clock.now())
  if (outcome === 'no item') throw noItem()
  if (outcome === 'full') throw fault(400, said('You can have {max} boards at most. Please delete one first', { max: MAX_BOARDS }))
  const latest = product === undefined ? [] : [product]
  return { success: true, code: 200, data: { board: toSummary({ ...board, count: latest.length, latest }) } }
}
