import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { toSummary } from '../board-view.ts'
import { boardSummaries } from '../boards-store.ts'
import type { Needs } from '../needs.ts'

export const listBoards: Operation<'listBoards', Pick<Needs, 'db'>> = async (call, { db }) => {
  const { product } = call.query
  const boards = await boardSummaries(db, signedIn(call).userId, product ?? null)
  return {
    success: true,
    code: 200,
    data: { boards: boards.map((board) => toSummary(board, product === undefined ? undefined : board.holds)) },
  }
}
