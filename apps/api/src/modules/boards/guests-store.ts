import { type Expression, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { hashSecret, newId } from '../../platform/ids.ts'
import { heldItem } from './board-items-store.ts'
import { MAX_GUESTS } from './boards.ts'
import { lockBoard } from './boards-store.ts'

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

/** The guest with this key, under the name that is said now. Null if the board has as many as it may. The board must be locked. */
export async function guestFor(trx: Db, boardId: number, { key, name }: Said): Promise<Guest | null> {
  const known = await guestByKey(trx, boardId, key).executeTakeFirst()
  if (known !== undefined) {
    if (known.name !== name) await trx.updateTable('board_guests').set({ name }).where('id', '=', known.id).execute()
    return { ...known, name }
  }
  if ((await guestsOf(trx, boardId).execute()).length >= MAX_GUESTS) return null
  return await trx
    .insertInto('board_guests')
    .values({ public_id: newId(), board_id: boardId, key_hash: hashSecret(key), name })
    .returning(['id', 'public_id', 'name'])
    .executeTakeFirstOrThrow()
}

/** Removes a guest with all votes and comments. Returns false if there is none. */
export async function removeGuest(db: Db, boardId: number, publicId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('board_guests')
    .where('board_id', '=', boardId)
    .where('public_id', '=', publicId)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

export interface Vote {
  item_id: number
  guest_id: number
  /** Public id. */
  guest: string
  name: string
  vote: 'heart' | 'no'
}

/** A query for the votes on a board's items, or on one of them, in the order in which the guests came. */
export const votesOn = (db: Db, boardId: number | Expression<number>, itemId?: number) =>
  db
    .selectFrom('board_votes')
    .innerJoin('board_guests', 'board_guests.id', 'board_votes.guest_id')
    .select(['board_votes.item_id', 'guest_id', 'board_guests.public_id as guest', 'board_guests.name', 'board_votes.vote'])
    .where('board_votes.board_id', '=', boardId)
    .$if(itemId !== undefined, (votes) => votes.where('board_votes.item_id', '=', itemId ?? 0))
    .orderBy('guest_id')

export interface Voted {
  itemId: number
  /** Undefined for somebody who has only taken back what was never said. */
  guestId: number | undefined
}

/** Sets or takes back a guest's vote on an item of a board. */
export async function setVote(
  db: Db,
  { boardId, product, guest, vote }: { boardId: number; product: string; guest: Said; vote: 'heart' | 'no' | 'none' },
): Promise<Voted | 'no item' | 'too many guests'> {
  return await db.transaction().execute(async (trx) => {
    const itemId = (await lockBoard(trx, boardId)) ? await heldItem(trx, boardId, product) : undefined
    if (itemId === undefined) return 'no item'
    if (vote === 'none') {
      const known = await guestByKey(trx, boardId, guest.key).executeTakeFirst()
      if (known !== undefined)
        await trx
          .deleteFrom('board_votes')
          .where('board_id', '=', boardId)
          .where('item_id', '=', itemId)
          .where('guest_id', '=', known.id)
          .execute()
      return { itemId, guestId: known?.id }
    }
    const voter = await guestFor(trx, boardId, guest)
    if (voter === null) return 'too many guests'
    await trx
      .insertInto('board_votes')
      .values({ board_id: boardId, item_id: itemId, guest_id: voter.id, vote })
      .onConflict((conflict) => conflict.columns(['board_id', 'item_id', 'guest_id']).doUpdateSet({ vote: sql`excluded.vote` }))
      .execute()
    return { itemId, guestId: voter.id }
  })
}
