import type { components } from '@chitra/api-client/schema'
import { pictureAddress } from '../catalogue/index.ts'
import type { Board, Summary } from './boards-store.ts'
import type { Comment } from './comments-store.ts'
import type { Guest, Vote } from './guests-store.ts'
import type { Needs } from './needs.ts'
import type { WholeBoard } from './whole-board-store.ts'

type Schemas = components['schemas']

/** Who looks at a board: its owner, a guest, or somebody who is not one yet. */
export type Viewer = 'owner' | { guestId: number | undefined }

const isOf = (viewer: Viewer, guestId: number | null): boolean =>
  viewer === 'owner' ? guestId === null : guestId !== null && guestId === viewer.guestId

type BoardRow = Pick<Board, 'public_id' | 'name' | 'shared' | 'created_at'>

export const toSummary = (board: BoardRow & Partial<Pick<Summary, 'count' | 'latest'>>, holds?: boolean): Schemas['BoardSummary'] => ({
  _id: board.public_id,
  name: board.name,
  count: board.count ?? 0,
  shared: board.shared,
  createdAt: board.created_at.toISOString(),
  thumbimages: (board.latest ?? []).map(pictureAddress),
  ...(holds === undefined ? {} : { holds }),
})

export const toGuest = ({ public_id, name }: Guest): Schemas['BoardGuest'] => ({ _id: public_id, name })

export const toVote = ({ guest, guest_id, name, vote }: Vote, viewer: Viewer): Schemas['BoardVote'] => ({
  guest,
  name,
  vote,
  mine: isOf(viewer, guest_id),
})

/** @param owner the owner's first name */
export const toComment = (comment: Comment, { viewer, owner }: { viewer: Viewer; owner: string }): Schemas['BoardComment'] => ({
  _id: comment.public_id,
  guest: comment.guest,
  name: comment.name ?? owner,
  text: comment.text,
  createdAt: comment.created_at.toISOString(),
  mine: isOf(viewer, comment.guest_id),
})

/** The pictures of a board with all that is said of them, newest first. */
export async function picturesOf(
  { listed }: Pick<Needs, 'listed'>,
  { placed, votes, comments, owner }: WholeBoard,
  viewer: Viewer,
): Promise<Schemas['BoardPicture'][]> {
  const items = await listed.byId(placed.map(({ item_id }) => item_id))
  const [votesOf, commentsOf] = [Map.groupBy(votes, ({ item_id }) => item_id), Map.groupBy(comments, ({ item_id }) => item_id)]
  return placed.flatMap(({ item_id, added_at }) => {
    const item = items.get(item_id)
    if (item === undefined) return []
    return {
      item,
      addedAt: added_at.toISOString(),
      votes: (votesOf.get(item_id) ?? []).map((vote) => toVote(vote, viewer)),
      comments: (commentsOf.get(item_id) ?? []).map((comment) => toComment(comment, { viewer, owner })),
    }
  })
}
