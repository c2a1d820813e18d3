import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { attemptAt } from '../../limits/index.ts'
import { toComment } from '../board-view.ts'
import { addComment } from '../comments-store.ts'
import type { Needs } from '../needs.ts'
import { commentText, stoppedBy } from '../open-board.ts'

export const commentOnBoard: Operation<'commentOnBoard', Pick<Needs, 'db' | 'clock'>> = async (call, services) => {
  const { userId, publicId } = signedIn(call)
  const text = commentText(call.body.text)
  const board = { userId, publicId: call.params.id }
  const attempt = attemptAt(services, [['board-comment-account', publicId]])
  const { db, clock } = services
  const comment = await addComment(db, { board, product: call.params.item, guest: null, text }, clock.now(), attempt)
  if (typeof comment === 'string') throw stoppedBy(comment)
  return { success: true, code: 200, data: { comment: toComment(comment, { viewer: 'owner', owner: comment.owner }) } }
}
