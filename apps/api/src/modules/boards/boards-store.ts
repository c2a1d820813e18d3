import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { newId } from '../../platform/ids.ts'
import { MAX_BOARDS } from './boards.ts'

export type Board = Selectable<Tables['boards']>

/** A user's board by its public id. */
export const boardOfUser = (db: Db, userId: number, publicId: string): Promise<Board | undefined> =>
  db.selectFrom('boards').selectAll().where('user_id', '=', userId).where('public_id', '=', publicId).executeTakeFirst()

/** A query for a board by its public id, with its owner's first name, whoever asks. */
export const boardAndOwner = (db: Db, publicId: string) =>
  db
    .selectFrom('boards')
    .innerJoin('users', 'users.id', 'boards.user_id')
    .selectAll('boards')
    .select('users.first_name as owner')
    .where('boards.public_id', '=', publicId)

export const boardByPublicId = (db: Db, publicId: string): Promise<(Board & { owner: string }) | undefined> =>
  boardAndOwner(db, publicId).executeTakeFirst()

export interface Summary extends Board {
  /** Of approved items. */
  count: number
  /** Public ids of the approved items that were added last, four at most. */
  latest: string[]
  /** Whether the item that was asked about is on it. */
  holds: boolean
}

/** A user's boards, newest first. @param product an item's public id */
export async function boardSummaries(db: Db, userId: number, product: string | null): Promise<Summary[]> {
  const approved = sql`from board_items b join items i on i.id = b.item_id where b.board_id = boards.id and i.approval = 'approved'`
  return await db
    .selectFrom('boards')
    .selectAll()
    .select([
      sql<number>`(select count(*) ${approved})`.as('count'),
      sql<string[]>`array(select i.public_id ${approved} order by b.added_at desc, b.item_id desc limit 4)`.as('latest'),
      sql<boolean>`exists (select 1 ${approved} and i.public_id = ${product})`.as('holds'),
    ])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
}

/** Makes a board, with a first item if one is given. Null if the user has as many as one may. Locks the user's row: simultaneous calls must not exceed the limit. */
export async function addBoard(
  db: Db,
  { userId, name, itemId }: { userId: number; name: string; itemId: number | null },
  now: Date,
): Promise<Board | null> {
  return await db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
    const { n } = await trx
      .selectFrom('boards')
      .select(sql<number>`count(*)`.as('n'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (n >= MAX_BOARDS) return null
    const board = await trx
      .insertInto('boards')
      .values({ public_id: newId(), user_id: userId, name, created_at: now })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (itemId !== null) await trx.insertInto('board_items').values({ board_id: board.id, item_id: itemId, added_at: now }).execute()
    return board
  })
}

/** Renames a user's board, shares it, or revokes its link, for good. Undefined if there is no such board. */
export const changeBoard = (
  db: Db,
  userId: number,
  publicId: string,
  { name, shared }: { name: string | undefined; shared: boolean | undefined },
): Promise<Board | undefined> =>
  db
    .updateTable('boards')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(shared === undefined
        ? {}
        : { shared, link_version: shared ? sql<number>`link_version` : sql<number>`link_version + case when shared then 1 else 0 end` }),
    })
    .where('user_id', '=', userId)
    .where('public_id', '=', publicId)
    .returningAll()
    .executeTakeFirst()

/** Returns false if there is no such board. */
export async function removeBoard(db: Db, userId: number, publicId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('boards')
    .where('user_id', '=', userId)
    .where('public_id', '=', publicId)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

/** Locks a board until the transaction ends: simultaneous calls must not exceed its limits. False if it is gone. */
export const lockBoard = async (trx: Db, boardId: number): Promise<boolean> =>
  (await trx.selectFrom('boards').select('id').where('id', '=', boardId).forNoKeyUpdate().executeTakeFirst()) !== undefined
