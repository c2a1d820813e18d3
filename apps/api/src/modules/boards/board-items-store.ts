import { type Expression, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { ownedBy } from '../entitlements/index.ts'
import { MAX_PICTURES } from './boards.ts'
import { lockBoard } from './boards-store.ts'

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

export const countOn = async (db: Db, boardId: number): Promise<number> => (await countIn(db, boardId).executeTakeFirstOrThrow()).count

/** The id of an approved item on a board, which stays there until the transaction ends. */
export async function heldItem(trx: Db, boardId: number, publicId: string): Promise<number | undefined> {
  const row = await itemsOn(trx, boardId)
    .select('board_items.item_id')
    .where('items.public_id', '=', publicId)
    .forKeyShare(['board_items'])
    .executeTakeFirst()
  return row?.item_id
}

/** Puts an item on a board, if it is not there yet. */
export async function placeItem(
  db: Db,
  { boardId, itemId }: { boardId: number; itemId: number },
  now: Date,
): Promise<'placed' | 'full' | 'no board'> {
  return await db.transaction().execute(async (trx) => {
    if (!(await lockBoard(trx, boardId))) return 'no board'
    const all = trx.selectFrom('board_items').where('board_id', '=', boardId)
    if ((await all.select('item_id').where('item_id', '=', itemId).executeTakeFirst()) !== undefined) return 'placed'
    const { n } = await all.select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow()
    if (n >= MAX_PICTURES) return 'full'
    await trx.insertInto('board_items').values({ board_id: boardId, item_id: itemId, added_at: now }).execute()
    return 'placed'
  })
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

export interface Approved {
  id: number
  purchase_type: 'free' | 'paid'
  owned: boolean
}

/** The items that have a heart at least, and no "no", oldest first, and whether the user owns them. */
export const approvedOn = (db: Db, boardId: number, userId: number): Promise<Approved[]> =>
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
    .execute()
