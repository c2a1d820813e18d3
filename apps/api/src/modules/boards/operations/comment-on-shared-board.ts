import type { Operation } from '../../../contract/operation.ts'
import { limit } from '../../limits/index.ts'
import { toComment } from '../board-view.ts'
import { addComment } from '../comments-store.ts'
import type { Needs } from '../needs.ts'
import { boardByLink, commentText, namedGuest, stoppedBy } from '../open-board.ts'

export const commentOnSharedBoard: Operation<'commentOnSharedBoard', Pick<Needs, 'db' | 'clock' | 'downloadSecret'>> = async (
  call,
  services,
) => {
  const guest = namedGuest(call.body.guest)
  const text = commentText(call.body.text)
  const board = await boardByLink(services, call)
  await limit(services, 'board-comment-network', call.ip, { count: true })
  const comment = await addComment(services.db, { boardId: board.id, product: call.params.item, guest, text }, services.clock.now())
  if (typeof comment === 'string') throw stoppedBy(comment)
  const viewer = { guestId: comment.guest_id ?? undefined }
  return { success: true, code: 200, data: { comment: toComment(comment, { viewer, owner: board.owner }) } }
}
