import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { tokenOf } from '../board-link.ts'
import { changeBoard } from '../boards-store.ts'
import type { Needs } from '../needs.ts'
import { boardName, noBoard } from '../open-board.ts'

export const updateBoard: Operation<'updateBoard', Pick<Needs, 'db' | 'downloadSecret'>> = async (call, services) => {
  const { name, shared } = call.body
  const change = { name: name === undefined ? undefined : boardName(name), shared }
  const board = await changeBoard(services.db, signedIn(call).userId, call.params.id, change)
  if (board === undefined) throw noBoard()
  return { success: true, code: 200, data: { name: board.name, shared: board.shared, linkToken: tokenOf(services, board) } }
}
