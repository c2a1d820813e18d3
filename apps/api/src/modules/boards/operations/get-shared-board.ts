import type { Operation } from '../../../contract/operation.ts'
import { boardOfToken } from '../board-link.ts'
import { picturesOf, toGuest } from '../board-view.ts'
import { signComps } from '../comps-address.ts'
import type { Needs } from '../needs.ts'
import { openedBy } from '../open-board.ts'
import { wholeBoard } from '../whole-board-store.ts'

export const getSharedBoard: Operation<'getSharedBoard', Pick<Needs, 'db' | 'clock' | 'listed' | 'downloadSecret'>> = async (
  call,
  services,
) => {
  const key = call.headers['x-guest-key']
  const found = await wholeBoard(services.db, boardOfToken(call.params.token), typeof key === 'string' ? key : null)
  const board = await openedBy(services, call, found)
  const { you } = board
  const pictures = await picturesOf(services, board, { guestId: you?.id })
  return {
    success: true,
    code: 200,
    data: {
      board: {
        name: board.name,
        owner: board.owner,
        yours: call.caller?.userId === board.user_id,
        ...(you ? { you: toGuest(you) } : {}),
        pictures,
        comps: pictures.length === 0 ? null : signComps(services, board, call.language),
      },
    },
  }
}
