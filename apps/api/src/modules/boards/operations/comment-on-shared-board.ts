import type { Operation } from '../../../contract/operation.ts'
import { toComment } from '../board-view.ts'
import { addComment } from '../comments-store.ts'
import type { Needs } from '../needs.ts'
import { commentText, countedBoard, namedGuest, stoppedBy } from '../open-board.ts'

export const commentOnSharedBoard: Operation<'commentOnSharedBoard', Pick<Needs, 'db' | 'clock' | 'downloadSecret'>> = async (
  call,
  services,
) => {
  const guest = namedGuest(call.body.guest)
  const text = commentText(call.body.text)
  const { id } = await countedBoard(services, 'board-comment-network', call)
  const { db, clock } = services
  const comment = await addComment(db, { board: { id }, product: call.params.item, guest, text }, clock.now())
  if (typeof comment === 'string') throw stoppedBy(comment)
  const viewer = { guestId: comment.guest_id ?? undefined }
  return { success: true, code: 200, data: { comment: toComment(comment, { viewer, owner: comment.owner }) } }
}
