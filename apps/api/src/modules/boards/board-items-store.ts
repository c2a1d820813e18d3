import { type Expression, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { inTurn } from '../../platform/database/in-turn.ts'
import { ownedBy } from '../entitlements/index.ts'
import { MAX_PICTURES } from './boards.ts'

/** The items of a board, without those that are no longer approved. */
const itemsOn = (db: Db, boardId: number | Expression<number>) =>
  db
    .selectFrom('board_items')
    .innerJoin('items', 'items.id', 'board_items.item_id')
    .where('board_items.board_id', '=', boardId)
    .where('items.approval', '=', 'approved')

/** A query for what is on a board, newest first. */
export const placedOn = (db: Db, boardId: number | Expression<number>) =>
  itemsOn(db, boardId)
    .select(['board_items.item_id', 'board_items.added_at'])
    .orderBy('board_items.added_at', 'desc')
    .orderBy('board_items.item_id', 'desc')

const countIn = (db: Db, boardId: number | Expression<number>) => itemsOn(db, boardId).select(sql<number>`count(*)`.as('count'))

/** A board that is known already, or a user's one by its public id. */
export type BoardRef = { id: number } | { userId: number; publicId: string }

/** A query for a board with its owner's first name, and the id of an approved item on it, which stays there until the statement is done; null if there is no such item. */
export const boardHolding = (db: Db, which: BoardRef, product: string) =>
  db
    .selectFrom('boards')
    .innerJoin('users', 'users.id', 'boards.user_id')
    .where((where) =>
      where.and('id' in which ? { 'boards.id': which.id } : { 'boards.user_id': which.userId, 'boards.public_id': which.publicId }),
    )
    .select(['boards.id as owner_id', 'boards.list_version', 'users.first_name as owner'])
    .select((board) =>
      itemsOn(db, board.ref('boards.id'))
        .select('board_items.item_id')
        .where('items.public_id', '=', product)
        .forKeyShare(['board_items'])
        .as('item_id'),
    )

/** What becomes of an item that a user wants to have on a board. */
export type Outcome = 'added' | 'there already' | 'full' | 'no item' | 'no board'

/** Puts an item on a user's board, if it is not there yet, and counts what is on it then. Both by their public ids. */
export async function placeItem(
  db: Db,
  { userId, board, item }: { userId: number; board: string; item: string },
  now: Date,
): Promise<{ outcome: Outcome; count: number }> {
  const boardId = sql.ref<number>('boards.id')
  const seen = db
    .selectFrom('boards')
    .leftJoin('items', (join) => join.on('items.public_id', '=', item).on('items.approval', '=', 'approved'))
    .where('boards.user_id', '=', userId)
    .where('boards.public_id', '=', board)
    .select(['boards.id as owner_id', 'boards.list_version', 'items.id as item_id'])
    .select([
      sql<number>`${countIn(db, boardId)}`.as('count'),
      sql<Outcome>`case
        when items.id is null then 'no item'
        when exists (select 1 from board_items where board_id = boards.id and item_id = items.id) then 'there already'
        when (select count(*) from board_items where board_id = boards.id) >= ${MAX_PICTURES}::bigint then 'full'
        else 'added' end`.as('outcome'),
    ])
  const add = sql`added as (
    insert into board_items (board_id, item_id, added_at) select seen.owner_id, seen.item_id, ${now}::timestamptz from seen, turn)`
  const { outcome, count } = (await inTurn(db, 'boards', { seen, add })) ?? { outcome: 'no board', count: 0 }
  return { outcome, count: outcome === 'added' ? count + 1 : count }
}

/** Takes an item off a user's board, with its votes and comments, and counts what is left; undefined if there is no such board. */
export const takeItemOff = (
  db: Db,
  { userId, board, item }: { userId: number; board: string; item: string },
): Promise<{ wasThere: boolean; left: number } | undefined> =>
  db
    .with('removed', (all) =>
      all
        .deleteFrom('board_items')
        .using(['boards', 'items'])
        .whereRef('boards.id', '=', 'board_items.board_id')
        .whereRef('items.id', '=', 'board_items.item_id')
        .where('boards.user_id', '=', userId)
        .where('boards.public_id', '=', board)
        .where('items.public_id', '=', item)
        .returning('board_items.item_id'),
    )
    .selectFrom('boards')
    .select([
      sql<boolean>`exists (select 1 from removed)`.as('wasThere'),
      // A statement does not see what it removes itself.
      sql<number>`${countIn(db, sql.ref<number>('boards.id')).where(sql<boolean>`items.id not in (select item_id from removed)`)}`.as(
        'left',
      ),
    ])
    .where('boards.user_id', '=', userId)
    .where('boards.public_id', '=', board)
    .executeTakeFirst()

/** A query for the items that have a heart at least, and no "no", oldest first, and whether the user owns them. */
export const approvedOn = (db: Db, boardId: Expression<number>, userId: number) =>
  itemsOn(db, boardId)
    .select(['items.id', 'items.purchase_type', ownedBy(userId).as('owned')])
    .where((where) =>
      where(
        'board_items.item_id',
        'in',
        where.selectFrom('board_votes').select('item_id').where('board_id', '=', boardId).where('vote', '=', 'heart'),
      ),
    )
    .where((where) =>
      where(
        'board_items.item_id',
        'not in',
        where.selectFrom('board_votes').select('item_id').where('board_id', '=', boardId).where('vote', '=', 'no'),
      ),
    )
    .orderBy('board_items.added_at')
    .orderBy('items.id')
