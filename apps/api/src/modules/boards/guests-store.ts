import { type Expression, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/database/database.ts'
import { inTurn } from '../../platform/database/in-turn.ts'
import { hashSecret, newId } from '../../platform/ids.ts'
import { boardHolding } from './board-items-store.ts'
import { MAX_GUESTS } from './boards.ts'

/** As a guest's browser says it. */
export interface Said {
  key: string
  name: string
}

export interface Guest {
  id: number
  public_id: string
  name: string
}

/** A query for the guest with a key. */
export const guestByKey = (db: Db, boardId: number | Expression<number>, key: string) =>
  db.selectFrom('board_guests').select(['id', 'public_id', 'name']).where('board_id', '=', boardId).where('key_hash', '=', hashSecret(key))

/** A query for a board's guests, in the order in which they came. */
export const guestsOf = (db: Db, boardId: number | Expression<number>) =>
  db.selectFrom('board_guests').select(['id', 'public_id', 'name']).where('board_id', '=', boardId).orderBy('id')

/** Whether a board has no room for one guest more. */
export const guestsFull = (boardId: Expression<number>) =>
  sql<boolean>`(select count(*) from board_guests where board_id = ${boardId}) >= ${MAX_GUESTS}::bigint`

/** A common table expression `guest` of an addition: the guest with this key, under the name that is said now. Null for the owner, who is no guest. */
export const guestAs = (said: Said | null) =>
  said === null
    ? sql`guest as (select null::bigint as id, null::text as public_id from turn)`
    : sql`guest as (
        insert into board_guests (public_id, board_id, key_hash, name)
        select ${newId()}, seen.owner_id, ${hashSecret(said.key)}::bytea, ${said.name} from seen, turn
        on conflict (board_id, key_hash) do update set name = excluded.name returning id, public_id)`

/** What is to be known of `guest`. */
export const guestMade = { guestId: sql<number | null>`(select id from guest)`, guest: sql<string | null>`(select public_id from guest)` }

export interface Vote {
  item_id: number
  guest_id: number
  /** Public id. */
  guest: string
  name: string
  vote: 'heart' | 'no'
}

/** A query for the votes on a board's items, or on one of them, in the order in which the guests came. */
export const votesOn = (db: Db, boardId: number | Expression<number>, itemId?: Expression<number>) =>
  db
    .selectFrom('board_votes')
    .innerJoin('board_guests', 'board_guests.id', 'board_votes.guest_id')
    .select(['board_votes.item_id', 'guest_id', 'board_guests.public_id as guest', 'board_guests.name', 'board_votes.vote'])
    .where('board_votes.board_id', '=', boardId)
    .$if(itemId !== undefined, (votes) => votes.where(sql<boolean>`board_votes.item_id = ${itemId}`))
    .orderBy('guest_id')

/** Sets a guest's vote on an item of a board. @returns the item's votes as they are then */
export async function setVote(
  db: Db,
  { boardId, product, guest, vote }: { boardId: number; product: string; guest: Said; vote: 'heart' | 'no' },
): Promise<{ votes: Vote[]; guestId: number } | 'no item' | 'too many guests'> {
  const board = sql.ref<number>('held.owner_id')
  const seen = db
    .selectFrom(boardHolding(db, { id: boardId }, product).as('held'))
    .selectAll('held')
    .select([
      jsonArrayFrom(votesOn(db, board, sql.ref<number>('held.item_id'))).as('votes'),
      sql<'added' | 'no item' | 'too many guests'>`case
        when held.item_id is null then 'no item'
        when not exists ${guestByKey(db, board, guest.key)} and ${guestsFull(board)} then 'too many guests'
        else 'added' end`.as('outcome'),
    ])
  const add = sql`${guestAs(guest)},
    vote as (
      insert into board_votes (board_id, item_id, guest_id, vote) select seen.owner_id, seen.item_id, guest.id, ${vote} from seen, guest
      on conflict (board_id, item_id, guest_id) do update set vote = excluded.vote)`
  const found = await inTurn(db, 'boards', { seen, add, made: guestMade })
  if (found === undefined) return 'no item'
  if (found.outcome !== 'added') return found.outcome
  const guestId = found.guestId ?? 0
  const own = { item_id: found.item_id ?? 0, guest_id: guestId, guest: found.guest ?? '', name: guest.name, vote }
  const others = found.votes.filter(({ guest_id }) => guest_id !== guestId)
  return { votes: [...others, own].toSorted((one, other) => one.guest_id - other.guest_id), guestId }
}

/** Takes back a guest's vote on an item of a board. @returns the item's other votes */
export async function takeVoteBack(
  db: Db,
  { boardId, product, key }: { boardId: number; product: string; key: string },
): Promise<{ votes: Vote[]; guestId: number | undefined } | 'no item'> {
  const board = sql.ref<number>('held.owner_id')
  const found = await db
    .with('held', () => boardHolding(db, { id: boardId }, product))
    .with('removed', (all) =>
      all
        .deleteFrom('board_votes')
        .using('held')
        .whereRef('board_votes.board_id', '=', 'held.owner_id')
        .whereRef('board_votes.item_id', '=', 'held.item_id')
        .where('board_votes.guest_id', 'in', (where) => where.selectFrom(guestByKey(db, boardId, key).as('guest')).select('guest.id')),
    )
    .selectFrom('held')
    .select([
      'held.item_id',
      jsonArrayFrom(votesOn(db, board, sql.ref<number>('held.item_id'))).as('votes'),
      jsonObjectFrom(guestByKey(db, board, key)).as('you'),
    ])
    .executeTakeFirst()
  if (found?.item_id == null) return 'no item'
  return { votes: found.votes.filter(({ guest_id }) => guest_id !== found.you?.id), guestId: found.you?.id }
}
