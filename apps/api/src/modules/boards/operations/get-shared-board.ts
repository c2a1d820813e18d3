import type { Operation } from '../../../contract/operation.ts'
import { picturesOf, toGuest } from '../board-view.ts'
import { signComps } from '../comps-address.ts'
import { guestByKey } from '../guests-store.ts'
import type { Needs } from '../needs.ts'
import { boardByLink } from '../open-board.ts'

export const getSharedBoard: Operation<'getSharedBoard', Pick<Needs, 'db' | 'clock' | 'listed' | 'downloadSecret'>> = async (
  call,
  services,
) => {
  const board = await boardByLink(services, call)
  const key = call.headers['x-guest-key']
  const you = typeof key === 'string' ? await guestByKey(services.db, board.id, key) : undefined
  const pictures = await picturesOf(services, board.id, { viewer: { guestId: you?.id }, owner: board.owner })
  return {
    success: true,
    code: 200,
    data: {
      board: {
        name: board.name,
        owner: board.owner,
        yours: call.caller?.userId === board.user_id,
        ...(you === undefined ? {} : { you: toGuest(you) }),
        pictures,
        comps: pictures.length === 0 ? null : signComps(services, board, call.language),
      },
    },
  }
}
