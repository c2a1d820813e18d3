import { type AliasableExpression, type Selectable, sql } from 'kysely'
import type { Buyer } from '@chitra/gst/parties.ts'
import type { Db } from '../../platform/database/database.ts'
import { inTurn } from '../../platform/database/in-turn.ts'
import { pageWith } from '../../platform/database/page-with.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { newId } from '../../platform/ids.ts'
import { type Item, itemsWith } from '../catalogue/index.ts'
import { saidBy, toBuyer } from '../billing/index.ts'
import { ownedBy } from '../entitlements/index.ts'
import { currentTextAsJson } from '../licences/index.ts'

export type CartRow = Pick<Selectable<Tables['cart_entries']>, 'id' | 'public_id' | 'again'>

export interface CartLine {
  entry: CartRow
  item: Item
}

/** The items of a cart, without those that are no longer on sale. */
const linesOf = (db: Db, userId: number) =>
  itemsWith(db)
    .innerJoin('cart_entries', 'cart_entries.item_id', 'items.id')
    .where('cart_entries.user_id', '=', userId)
    .where('items.approval', '=', 'approved')
    .where('items.purchase_type', '=', 'paid')

const entriesOf = (db: Db, userId: number) =>
  linesOf(db, userId)
    .select(['cart_entries.id as entry_id', 'cart_entries.public_id as entry_public_id', 'cart_entries.again'])
    .orderBy('cart_entries.id')

type EntryRow = Awaited<ReturnType<ReturnType<typeof entriesOf>['execute']>>[number]
const toLine = ({ entry_id, entry_public_id, again, ...item }: EntryRow): CartLine => ({
  entry: { id: entry_id, public_id: entry_public_id, again },
  item,
})

/** Whether an entry is to be paid for: what the buyer owns is not, unless it is bought again. */
const isToPay = (userId: number) => sql<boolean>`(cart_entries.again or not ${ownedBy(userId)})`

export interface ToPay {
  /** Oldest first. */
  lines: CartLine[]
  /** Who buys. */
  buyer: Buyer | null
  /** Of the licence text that is sold now. */
  licenceVersion: string
}

/** What the whole cart has to pay for, and all that its price needs. */
export async function cartToPay(db: Db, userId: number): Promise<ToPay> {
  const { rows, whole } = await pageWith(db, entriesOf(db, userId).where(isToPay(userId)), {
    said: saidBy(userId),
    text: currentTextAsJson(db),
  })
  return { lines: rows.map(toLine), buyer: toBuyer(whole.said), licenceVersion: whole.text.version }
}

const countOf = (db: Db, userId: number) =>
  linesOf(db, userId)
    .clearSelect()
    .select(sql<number>`count(*)`.as('count'))

/** Of the lines to pay for. */
const subtotalOf = (db: Db, userId: number) =>
  linesOf(db, userId)
    .clearSelect()
    .select(sql<number>`coalesce(sum(items.price) filter (where ${isToPay(userId)}), 0)::bigint`.as('subtotal'))

export interface CartPage {
  /** Oldest first. */
  lines: CartLine[]
  /** Of the whole cart, in whole paise without tax. */
  sums: { count: number; subtotal: number }
  /** Who buys. */
  buyer: Buyer | null
}

/** A page of the cart with all that its totals need. `page` counts from 1. */
export async function cartPage(db: Db, userId: number, { limit, page }: { limit: number; page: number }): Promise<CartPage> {
  const entries = entriesOf(db, userId)
    .limit(limit)
    .offset((page - 1) * limit)
  const { rows, whole } = await pageWith(db, entries, {
    count: sql<number>`${countOf(db, userId)}`,
    subtotal: sql<number>`${subtotalOf(db, userId)}`,
    said: saidBy(userId),
  })
  return { lines: rows.map(toLine), sums: { count: whole.count, subtotal: whole.subtotal }, buyer: toBuyer(whole.said) }
}

export interface NewEntry {
  userId: number
  /** An item's public id. */
  item: string
  /** Also if the buyer owns the item. An entry from before the buyer did becomes such an entry. */
  again: boolean
  /** The most entries of a cart. */
  max: number
}

/** What becomes of an item that a buyer wants to have in the cart. */
export type Outcome = 'added' | 'there already' | 'full' | 'owned' | 'free' | 'no item'

const entriesIn = sql<number>`(select count(*) from cart_entries where user_id = users.id)`

/** Adds an item, up to `max` entries, and counts the cart as it is then. */
export async function addEntry(db: Db, { userId, item, again, max }: NewEntry): Promise<{ outcome: Outcome; count: number }> {
  const owned = ownedBy(userId)
  const seen = db
    .selectFrom('items')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .leftJoin('cart_entries as entry', (join) => join.onRef('entry.item_id', '=', 'items.id').onRef('entry.user_id', '=', 'users.id'))
    .where('items.public_id', '=', item)
    .select(['users.id as owner_id', 'users.list_version', 'items.id as item_id', 'entry.id as entry_id'])
    .select([
      owned.as('owned'),
      sql<number>`${countOf(db, userId)}`.as('count'),
      sql<Outcome>`case
        when items.approval <> 'approved' then 'no item'
        when items.purchase_type = 'free' then 'free'
        when ${owned} and not ${again}::boolean then 'owned'
        when entry.again or (entry.id is not null and not ${owned}) then 'there already'
        when entry.id is null and ${entriesIn} >= ${max}::bigint then 'full'
        else 'added' end`.as('outcome'),
    ])
  const add = sql`added as (
    insert into cart_entries (public_id, user_id, item_id, again) select ${newId()}, seen.owner_id, seen.item_id, seen.owned from seen, turn
    on conflict (user_id, item_id) do update set again = excluded.again)`
  const found = await inTurn(db, 'users', { seen, add })
  if (found === undefined) return { outcome: 'no item', count: 0 }
  const { outcome, count, entry_id } = found
  return { outcome, count: outcome === 'added' && entry_id === null ? count + 1 : count }
}

/** An item that may go into a cart. */
export interface Candidate {
  id: number
  purchase_type: 'free' | 'paid'
  owned: boolean
}

export interface Put {
  added: number
  inCart: number
  /** For which the cart had no room. */
  noRoom: number
  /** Of the cart, as it is then. */
  count: number
}

/**
 * Puts paid items that the user does not own into the cart, in their order, up to `max` entries.
 * @param candidates a value of a query: at most `most` items; null if what they are to come from does not exist, and so is the answer then
 */
export async function addEntries(
  db: Db,
  { userId, candidates, most, max }: { userId: number; candidates: AliasableExpression<Candidate[] | null>; most: number; max: number },
): Promise<(Put & { candidates: Candidate[] }) | null> {
  const asked = db
    .selectFrom('users')
    .where('users.id', '=', userId)
    .select(['users.id as owner_id', 'users.list_version', candidates.as('candidates'), entriesIn.as('entries')])
  const sorted = db
    .selectFrom(asked.as('asked'))
    .selectAll('asked')
    .select(
      sql<number[]>`array(
      select (one.item->>'id')::bigint from json_array_elements(asked.candidates) with ordinality as one (item, n)
      where one.item->>'purchase_type' = 'paid' and not (one.item->>'owned')::boolean
        and (one.item->>'id')::bigint not in (select item_id from cart_entries where user_id = asked.owner_id)
      order by one.n)`.as('others'),
    )
  const fitting = db
    .selectFrom(sorted.as('sorted'))
    .selectAll('sorted')
    .select(sql<number[]>`sorted.others[:greatest(0, ${max}::bigint - sorted.entries)::int]`.as('fitting'))
  const seen = db
    .selectFrom(fitting.as('fitting'))
    .selectAll('fitting')
    .select([
      sql<number>`${countOf(db, userId)}`.as('count'),
      sql<string>`case when cardinality(fitting.fitting) > 0 then 'added' else 'nothing' end`.as('outcome'),
    ])
  const ids = Array.from({ length: most }, () => newId())
  const add = sql`added as (
    insert into cart_entries (public_id, user_id, item_id)
    select one.public_id, seen.owner_id, one.item_id from seen, turn, unnest(${ids}::text[], seen.fitting) with ordinality as one (public_id, item_id, n)
    where one.item_id is not null order by one.n)`
  const found = await inTurn(db, 'users', { seen, add })
  if (found?.candidates == null) return null
  const { candidates: all, others, fitting: added, count } = found
  const wanted = all.filter(({ purchase_type, owned }) => purchase_type === 'paid' && !owned)
  return {
    candidates: all,
    added: added.length,
    inCart: wanted.length - others.length,
    noRoom: others.length - added.length,
    count: count + added.length,
  }
}

/** Removes the user's entry with this id, or with this item's id, and counts those that are left; undefined if there is none. */
export async function removeEntry(db: Db, userId: number, id: string): Promise<number | undefined> {
  const removed = await db
    .with('removed', (all) =>
      all
        .deleteFrom('cart_entries')
        .where('user_id', '=', userId)
        .where((where) =>
          where.or([
            where('public_id', '=', id),
            where('item_id', 'in', where.selectFrom('items').select('id').where('items.public_id', '=', id)),
          ]),
        )
        .returning('item_id'),
    )
    .selectFrom('removed')
    // A statement does not see what it removes itself.
    .select(sql<number>`${countOf(db, userId).where('items.id', '<>', sql.ref<number>('removed.item_id'))}`.as('left'))
    .executeTakeFirst()
  return removed?.left
}

export async function removeItems(db: Db, userId: number, itemIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('cart_entries')
    .where('user_id', '=', userId)
    .where('item_id', 'in', [...itemIds])
    .execute()
}
