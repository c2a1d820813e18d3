import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { tokenOf } from '../board-link.ts'
import { picturesOf, toGuest } from '../board-view.ts'
import { signComps } from '../comps-address.ts'
import type { Needs } from '../needs.ts'
import { noBoard } from '../open-board.ts'
import { wholeBoard } from '../whole-board-store.ts'

export const getBoard: Operation<'getBoard', Pick<Needs, 'db' | 'clock' | 'listed' | 'downloadSecret'>> = async (call, services) => {
  const board = await wholeBoard(services.db, call.params.id)
  if (board === undefined || board.user_id !== signedIn(call).userId) throw noBoard()
  const pictures = await picturesOf(services, board, 'owner')
  return {
    success: true,
    code: 200,
    data: {
      board: {
        _id: board.public_id,
        name: board.name,
        shared: board.shared,
        linkToken: tokenOf(services, board),
        createdAt: board.created_at.toISOString(),
        pictures,
        guests: board.guests.map(toGuest),
        comps: pictures.length === 0 ? null : signComps(services, board, call.language),
      },
    },
  }
}
