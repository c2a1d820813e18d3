import { type Expression, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/database/database.ts'
import { withTimes } from '../../platform/database/from-json.ts'
import { inTurn } from '../../platform/database/in-turn.ts'
import { newId } from '../../platform/ids.ts'
import type { Attempt } from '../limits/index.ts'
import { boardHolding, type BoardRef } from './board-items-store.ts'
import { MAX_COMMENTS } from './boards.ts'
import { guestAs, guestByKey, guestMade, guestsFull, type Said } from './guests-store.ts'

export interface Comment {
  item_id: number
  public_id: string
  text: string
  created_at: Date
  /** Null for the board's owner. */
  guest_id: number | null
  /** Public id. */
  guest: string | null
  name: string | null
}

const commentsOf = (db: Db, boardId: number | Expression<number>) =>
  db
    .selectFrom('board_comments')
    .leftJoin('board_guests', 'board_guests.id', 'board_comments.guest_id')
    .select(['board_comments.item_id', 'board_comments.public_id', 'board_comments.text', 'board_comments.created_at'])
    .select(['board_comments.guest_id', 'board_guests.public_id as guest', 'board_guests.name'])
    .where('board_comments.board_id', '=', boardId)

/** A query for the comments on a board, oldest first. */
export const commentsOn = (db: Db, boardId: number | Expression<number>) => commentsOf(db, boardId).orderBy('board_comments.id')

/** What stops a comment. */
export type Stopped = 'no item' | 'too many guests' | 'too many comments'

interface NewComment {
  board: BoardRef
  /** Public id. */
  product: string
  /** Null for the owner. */
  guest: Said | null
  text: string
}

/**
 * Stores a comment. The same text of the same person on the same item is stored once.
 * @param attempt to be counted first, and again with each repetition beside others
 * @throws Fault 429 if the attempt is one too many
 */
export async function addComment(
  db: Db,
  { board, product, guest, text }: NewComment,
  now: Date,
  attempt?: Attempt,
): Promise<(Comment & { owner: string }) | Stopped | 'no board'> {
  const comment = { public_id: newId(), text, created_at: now }
  const id = sql.ref<number>('held.owner_id')
  const writer =
    guest === null ? sql<number | null>`null::bigint` : sql<number | null>`${guestByKey(db, id, guest.key).clearSelect().select('id')}`
  const stored = commentsOf(db, id)
    .where(sql<boolean>`board_comments.item_id = held.item_id`)
    .where(sql<boolean>`board_comments.guest_id is not distinct from ${writer}`)
    .where('board_comments.text', '=', text)
    .limit(1)
  const seen = db
    .selectFrom(boardHolding(db, board, product).as('held'))
    .selectAll('held')
    .select([
      jsonObjectFrom(stored).as('stored'),
      sql<'added' | 'too many attempts' | Stopped>`case
        when ${attempt?.exceeded ?? sql`false`} then 'too many attempts'
        when held.item_id is null then 'no item'
        when (select count(*) from board_comments where board_id = ${id}) >= ${MAX_COMMENTS}::bigint then 'too many comments'
        when ${guest !== null}::boolean and ${writer} is null and ${guestsFull(id)} then 'too many guests'
        else 'added' end`.as('outcome'),
    ])
  const add = sql`${guestAs(guest)},
    comment as (
      insert into board_comments (public_id, board_id, item_id, guest_id, text, created_at)
      select ${comment.public_id}, seen.owner_id, seen.item_id, guest.id, ${text}, ${now}::timestamptz from seen, guest where seen.stored is null)`
  const found = await inTurn(db, 'boards', { seen, add, made: guestMade, ...(attempt && { first: attempt.counted }) })
  if (found === undefined) return 'no board'
  if (found.outcome === 'too many attempts') throw attempt?.refusal ?? new Error('No attempt was counted')
  if (found.outcome !== 'added') return found.outcome
  const said = { guest_id: found.guestId, guest: found.guest, name: guest?.name ?? null, owner: found.owner }
  if (found.stored !== null) return { ...withTimes(found.stored, 'created_at'), ...said }
  return { ...comment, ...said, item_id: found.item_id ?? 0 }
}
