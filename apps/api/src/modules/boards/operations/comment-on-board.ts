import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { limit } from '../../limits/index.ts'
import { toComment } from '../board-view.ts'
import { boardByPublicId } from '../boards-store.ts'
import { addComment } from '../comments-store.ts'
import type { Needs } from '../needs.ts'
import { commentText, noBoard, stoppedBy } from '../open-board.ts'

export const commentOnBoard: Operation<'commentOnBoard', Pick<Needs, 'db' | 'clock'>> = async (call, services) => {
  const caller = signedIn(call)
  const text = commentText(call.body.text)
  const board = await boardByPublicId(services.db, call.params.id)
  if (board === undefined || board.user_id !== caller.userId) throw noBoard()
  await limit(services, 'board-comment-account', caller.publicId, { count: true })
  const comment = await addComment(services.db, { boardId: board.id, product: call.params.item, guest: null, text }, services.clock.now())
  if (typeof comment === 'string') throw stoppedBy(comment)
  return { success: true, code: 200, data: { comment: toComment(comment, { viewer: 'owner', owner: board.owner }) } }
}
