import type { Operation } from '../../../contract/operation.ts'
import { limit } from '../../limits/index.ts'
import { toVote } from '../board-view.ts'
import { setVote, votesOn } from '../guests-store.ts'
import type { Needs } from '../needs.ts'
import { boardByLink, namedGuest, stoppedBy } from '../open-board.ts'

export const voteOnBoard: Operation<'voteOnBoard', Pick<Needs, 'db' | 'clock' | 'downloadSecret'>> = async (call, services) => {
  const guest = namedGuest(call.body.guest)
  const board = await boardByLink(services, call)
  await limit(services, 'board-vote-network', call.ip, { count: true })
  const voted = await setVote(services.db, { boardId: board.id, product: call.params.item, guest, vote: call.body.vote })
  if (typeof voted === 'string') throw stoppedBy(voted)
  const votes = await votesOn(services.db, board.id, voted.itemId).execute()
  return { success: true, code: 200, data: { votes: votes.map((vote) => toVote(vote, { guestId: voted.guestId })) } }
}
