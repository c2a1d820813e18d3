import type { Operation } from '../../../contract/operation.ts'
import { toVote } from '../board-view.ts'
import { setVote, takeVoteBack } from '../guests-store.ts'
import type { Needs } from '../needs.ts'
import { countedBoard, namedGuest, stoppedBy } from '../open-board.ts'

export const voteOnBoard: Operation<'voteOnBoard', Pick<Needs, 'db' | 'clock' | 'downloadSecret'>> = async (call, services) => {
  const { db } = services
  const { vote } = call.body
  const guest = namedGuest(call.body.guest)
  const { id: boardId } = await countedBoard(services, 'board-vote-network', call)
  const on = { boardId, product: call.params.item }
  const voted = vote === 'none' ? await takeVoteBack(db, { ...on, key: guest.key }) : await setVote(db, { ...on, guest, vote })
  if (typeof voted === 'string') throw stoppedBy(voted)
  const { votes, guestId } = voted
  return { success: true, code: 200, data: { votes: votes.map((one) => toVote(one, { guestId })) } }
}
