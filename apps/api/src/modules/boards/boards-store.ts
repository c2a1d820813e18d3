import { type AliasableExpression, type Expression, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { inTurn } from '../../platform/database/in-turn.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { newId } from '../../platform/ids.ts'
import { MAX_BOARDS } from './boards.ts'

export type Board = Selectable<Tables['boards']>

/** A value of a user's board for a query; null if there is no such board. */
export const ofBoard = <Value>(
  db: Db,
  { userId, board }: { userId: number; board: string },
  value: (boardId: Expression<number>) => AliasableExpression<Value>,
) => {
  const id = sql.ref<number>('boards.id')
  const found = db.selectFrom('boards').select(value(id).as('value')).where('user_id', '=', userId).where('public_id', '=', board)
  return sql<Value | null>`${found}`
}

/** What becomes of something that is to be removed from a user's board. */
export type Removed = 'removed' | 'not there' | 'no board'

/** Removes a comment, or a guest with all votes and comments, from a user's board, all by their public ids. */
export async function removeOfBoard(
  db: Db,
  table: 'board_comments' | 'board_guests',
  { userId, board, id }: { userId: number; board: string; id: string },
): Promise<Removed> {
  const { rows } = await sql<{ removed: boolean }>`
    with board as (select id from boards where user_id = ${userId} and public_id = ${board}),
    removed as (delete from ${sql.table(table)} where public_id = ${id} and board_id in (select id from board) returning id)
    select exists (select 1 from removed) as removed from board`.execute(db)
  const [found] = rows
  if (found === undefined) return 'no board'
  return found.removed ? 'removed' : 'not there'
}

/** A query for a board by its public id, with its owner's first name, whoever asks. */
export const boardAndOwner = (db: Db, publicId: string) =>
  db
    .selectFrom('boards')
    .innerJoin('users', 'users.id', 'boards.user_id')
    .selectAll('boards')
    .select('users.first_name as owner')
    .where('boards.public_id', '=', publicId)

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

/** What becomes of a board that a user wants to make. */
export type Outcome = 'added' | 'full' | 'no item'

/** Makes a board, with a first item if one is given by its public id. */
export async function addBoard(
  db: Db,
  { userId, name, product }: { userId: number; name: string; product: string | null },
  now: Date,
): Promise<{ outcome: Outcome; board: Pick<Board, 'public_id' | 'name' | 'shared' | 'created_at'> }> {
  const board = { public_id: newId(), name, shared: false, created_at: now }
  const seen = db
    .selectFrom('users')
    .leftJoin('items', (join) => join.on('items.public_id', '=', product).on('items.approval', '=', 'approved'))
    .where('users.id', '=', userId)
    .select(['users.id as owner_id', 'users.list_version', 'items.id as item_id'])
    .select(
      sql<Outcome>`case
        when ${product}::text is not null and items.id is null then 'no item'
        when (select count(*) from boards where user_id = users.id) >= ${MAX_BOARDS}::bigint then 'full'
        else 'added' end`.as('outcome'),
    )
  const add = sql`
    board as (
      insert into boards (public_id, user_id, name, shared, created_at)
      select ${board.public_id}, seen.owner_id, ${name}, ${board.shared}::boolean, ${now}::timestamptz from seen, turn
      returning id),
    first as (
      insert into board_items (board_id, item_id, added_at)
      select board.id, seen.item_id, ${now}::timestamptz from board, seen where seen.item_id is not null)`
  const found = await inTurn(db, 'users', { seen, add })
  if (found === undefined) throw new Error('there is no such user')
  return { outcome: found.outcome, board }
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
