import { type InferResult, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/database/database.ts'
import { type Dehydrated, withTimes } from '../../platform/database/from-json.ts'

/** A user's boards with what was said on them, by the names that their guests chose, and without links or keys; within another query. */
export function boardsToExport(db: Db, userId: number) {
  const board = sql.ref<number>('boards.id')
  return db
    .selectFrom('boards')
    .select(['public_id', 'name', 'shared', 'created_at'])
    .select([
      jsonArrayFrom(
        db
          .selectFrom('board_items')
          .innerJoin('items', 'items.id', 'board_items.item_id')
          .select(['items.public_id as item', 'items.name', 'added_at'])
          .where('board_id', '=', board)
          .orderBy('added_at'),
      ).as('items'),
      jsonArrayFrom(
        db
          .selectFrom('board_votes')
          .innerJoin('items', 'items.id', 'board_votes.item_id')
          .innerJoin('board_guests', 'board_guests.id', 'board_votes.guest_id')
          .select(['items.public_id as item', 'board_guests.name as guest', 'vote'])
          .where('board_votes.board_id', '=', board),
      ).as('votes'),
      jsonArrayFrom(
        db
          .selectFrom('board_comments')
          .innerJoin('items', 'items.id', 'board_comments.item_id')
          .leftJoin('board_guests', 'board_guests.id', 'board_comments.guest_id')
          .select(['items.public_id as item', 'board_guests.name as guest', 'text', 'board_comments.created_at'])
          .where('board_comments.board_id', '=', board)
          .orderBy('board_comments.id'),
      ).as('comments'),
    ])
    .where('user_id', '=', userId)
    .orderBy('boards.id')
}

type Board = Dehydrated<InferResult<ReturnType<typeof boardsToExport>>[number]>

/** One of them, as it came in JSON. */
export const boardFromJson = (board: Board) => ({
  ...withTimes(board, 'created_at'),
  items: board.items.map((item) => withTimes(item, 'added_at')),
  comments: board.comments.map((comment) => withTimes(comment, 'created_at')),
})
