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

export async function countOn(db: Db, boardId: number): Promise<number> {
  const { count } = await itemsOn(db, boardId)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

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

/** Takes an item off a board, with its votes and comments. Returns false if it is not there. */
export async function takeItemOff(db: Db, boardId: number, publicId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('board_items')
    .where('board_id', '=', boardId)
    .where('item_id', 'in', (where) => where.selectFrom('items').select('id').where('public_id', '=', publicId))
    .returning('item_id')
    .executeTakeFirst()
  return removed !== undefined
}

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
