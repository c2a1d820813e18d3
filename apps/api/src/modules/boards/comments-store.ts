import { type Expression, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { heldItem } from './board-items-store.ts'
import { MAX_COMMENTS } from './boards.ts'
import { lockBoard } from './boards-store.ts'
import { guestFor, type Said } from './guests-store.ts'

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

/** Stores a comment of a guest, or of the owner (null). The same text of the same person on the same item is stored once. */
export async function addComment(
  db: Db,
  { boardId, product, guest, text }: { boardId: number; product: string; guest: Said | null; text: string },
  now: Date,
): Promise<Comment | Stopped> {
  return await db.transaction().execute(async (trx) => {
    const itemId = (await lockBoard(trx, boardId)) ? await heldItem(trx, boardId, product) : undefined
    if (itemId === undefined) return 'no item'
    const { n } = await trx
      .selectFrom('board_comments')
      .select(sql<number>`count(*)`.as('n'))
      .where('board_id', '=', boardId)
      .executeTakeFirstOrThrow()
    if (n >= MAX_COMMENTS) return 'too many comments'
    const writer = guest === null ? { id: null } : await guestFor(trx, boardId, guest)
    if (writer === null) return 'too many guests'
    const stored = await commentsOf(trx, boardId)
      .where('board_comments.item_id', '=', itemId)
      .where('board_comments.guest_id', writer.id === null ? 'is' : '=', writer.id)
      .where('board_comments.text', '=', text)
      .executeTakeFirst()
    if (stored !== undefined) return stored
    const { public_id } = await trx
      .insertInto('board_comments')
      .values({ public_id: newId(), board_id: boardId, item_id: itemId, guest_id: writer.id, text, created_at: now })
      .returning('public_id')
      .executeTakeFirstOrThrow()
    return await commentsOf(trx, boardId).where('board_comments.public_id', '=', public_id).executeTakeFirstOrThrow()
  })
}

/** Returns false if there is no such comment. */
export async function removeComment(db: Db, boardId: number, publicId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('board_comments')
    .where('board_id', '=', boardId)
    .where('public_id', '=', publicId)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}
