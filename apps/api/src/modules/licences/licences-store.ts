import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/database/database.ts'
import { containing } from '../../platform/database/like.ts'
import { type Dehydrated, withTimes } from '../../platform/database/from-json.ts'
import { pageWith } from '../../platform/database/page-with.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Item } from '../catalogue/index.ts'
import { signerIn } from './keys/keys-store.ts'
import { bodiesOf } from './texts/texts-store.ts'
import type { LicenceFacts, ProofDigest } from './facts.ts'

export type Licence = Selectable<Tables['licences']> & {
  /** By a refund; without a refund, or for a free item, false. */
  isRefunded: boolean
  refundedAt: Date | null
  /** As the item is now. */
  item: { publicId: string; name: string; category: string; isApproved: boolean; original: { key: string; bytes: number; sha256: string } }
}

export interface LicenceQuery {
  userId: number
  /** Empty for all. */
  search: string
  kind: 'bought' | 'free' | undefined
  status: 'valid' | 'refunded' | undefined
  limit: number
  /** From 1. */
  page: number
}

const licencesWith = (db: Db) =>
  db
    .selectFrom('licences')
    .innerJoin('items', 'items.id', 'licences.item_id')
    .innerJoin('categories', 'categories.id', 'items.category_id')
    .leftJoin('order_lines', 'order_lines.id', 'licences.order_line_id')

const COLUMNS = [
  'items.public_id as item_public_id',
  'items.name as item_name',
  'items.approval as item_approval',
  'items.original_key',
  'items.original_bytes',
  'items.original_sha256',
  'categories.public_id as item_category',
  'order_lines.refunded as line_refunded',
] as const

/** When the last refund of the licence's order was recorded. */
const refundedAt = sql<Date | null>`(
  select max(papers.issued_at) from papers where papers.order_id = order_lines.order_id and papers.kind in ('credit-note', 'refund-receipt'))`

const selected = (db: Db) => licencesWith(db).selectAll('licences').select(COLUMNS).select(refundedAt.as('refunded_at'))

type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]

function toLicence(row: Row): Licence {
  const { item_public_id, item_name, item_approval, item_category, original_key, original_bytes, original_sha256, ...others } = row
  const { line_refunded, refunded_at, ...licence } = others
  const isRefunded = line_refunded === true
  return {
    ...licence,
    isRefunded,
    refundedAt: isRefunded ? refunded_at : null,
    item: {
      publicId: item_public_id,
      name: item_name,
      category: item_category,
      isApproved: item_approval === 'approved',
      original: { key: original_key, bytes: original_bytes, sha256: original_sha256 },
    },
  }
}

/** A page of a user's licences, newest first, and the total count. */
export async function licencesPage(db: Db, query: LicenceQuery): Promise<{ licences: Licence[]; count: number }> {
  const { userId, search, kind, status, limit, page } = query
  const narrow = (all: ReturnType<typeof licencesWith>) => {
    let found = all.where('licences.user_id', '=', userId)
    if (kind !== undefined) found = found.where('order_line_id', kind === 'free' ? 'is' : 'is not', null)
    if (status !== undefined) found = found.where(sql<boolean>`coalesce(order_lines.refunded, false)`, '=', status === 'refunded')
    if (search !== '') found = found.where(matches(search))
    return found
  }
  const licences = narrow(licencesWith(db))
    .selectAll('licences')
    .select(COLUMNS)
    .select(refundedAt.as('refunded_at'))
    .orderBy('licences.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
  const count = narrow(licencesWith(db)).select(sql<number>`count(*)`.as('count'))
  const { rows, whole } = await pageWith(db, licences, { count: sql<number>`${count}` })
  return { licences: rows.map(toLicence), count: whole.count }
}

/** In the names that were licensed, in what the user added, or in the code with or without its hyphens. */
function matches(search: string) {
  const like = containing(search)
  const code = containing(search.replaceAll('-', '').toUpperCase())
  return sql<boolean>`(facts -> 'item' ->> 'name' ilike ${like} or facts -> 'item' ->> 'creator' ilike ${like} or client ilike ${like}
    or project ilike ${like} or code like ${code})`
}

/** The codes of the licences of these order lines, without hyphens, by the line's id. */
export async function codesOfLines(db: Db, orderLineIds: readonly number[]): Promise<Map<number, string>> {
  if (orderLineIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('licences')
    .select(['order_line_id', 'code'])
    .where('order_line_id', 'in', [...orderLineIds])
    .execute()
  return new Map(rows.flatMap(({ order_line_id, code }) => (order_line_id === null ? [] : [[order_line_id, code] as const])))
}

/** A query for a user's newest licence of an item that is not refunded. */
const newestOfItem = (db: Db, userId: number | Expression<number>, itemId: number | Expression<number>) =>
  selected(db)
    .where('licences.user_id', '=', userId)
    .where('licences.item_id', '=', itemId)
    .where(sql<boolean>`coalesce(order_lines.refunded, false)`, '=', false)
    .orderBy('licences.id', 'desc')
    .limit(1)

export async function licenceOfItem(db: Db, userId: number, itemId: number): Promise<Licence | undefined> {
  const row = await newestOfItem(db, userId, itemId).executeTakeFirst()
  return row && toLicence(row)
}

/** The same as a value of a query, for `licenceFromJson`. */
export const licenceInQuery = (db: Db, userId: Expression<number>, itemId: Expression<number>) =>
  jsonObjectFrom(newestOfItem(db, userId, itemId))

/** Keeps what a licence's file with its proof is. */
export async function keepProof(db: Db, id: number, { bytes, sha256 }: ProofDigest): Promise<void> {
  await db.updateTable('licences').set({ proof_bytes: bytes, proof_sha256: sha256 }).where('id', '=', id).execute()
}

/** Keeps which certificate of a licence is in the store, and what it was made from. */
export async function keptCertificate(db: Db, id: number, { of, sha256 }: { of: string; sha256: string }): Promise<void> {
  await db.updateTable('licences').set({ certificate_of: of, certificate_sha256: sha256 }).where('id', '=', id).execute()
}

/** @param code without hyphens */
export async function licenceByCode(db: Db, code: string): Promise<Licence | undefined> {
  const row = await selected(db).where('code', '=', code).executeTakeFirst()
  return row && toLicence(row)
}

const ofUserWith = (userId: number, code: string) => sql<boolean>`licences.code = ${code} and licences.user_id = ${userId}::bigint`

/** A user's licence with this code, to certify. @param code without hyphens */
export const licenceToCertify = (db: Db, userId: number, code: string) => toCertify(db, ofUserWith(userId, code))

/** All of a user's licences, oldest first, to certify. */
export const licencesToCertify = (db: Db, userId: number) => toCertify(db, sql<boolean>`licences.user_id = ${userId}::bigint`)

/** The licences of these order lines, oldest first, to certify. */
export const licencesOfLinesToCertify = (db: Db, orderLineIds: Expression<number>) =>
  toCertify(db, sql<boolean>`licences.order_line_id in ${orderLineIds}`)

/**
 * Licences, the key that signs certificates, which is null before the first one, and the texts of the licences' versions, as a value of a query.
 * @param which a condition on a row of `licences`
 */
const toCertify = (db: Db, which: RawBuilder<boolean>) => {
  const versions = sql<string>`(select facts -> 'licence' ->> 'version' from licences where ${which})`
  return jsonBuildObject({
    licences: jsonArrayFrom(selected(db).where(which).orderBy('licences.id')),
    key: jsonObjectFrom(signerIn(db)),
    texts: jsonArrayFrom(bodiesOf(db, versions)),
  })
}

export type LicencesToCertify = NonNullable<ReturnType<typeof toCertify>['expressionType']>

/** A licence that came as JSON. */
export const licenceFromJson = (row: Dehydrated<Row>): Licence => toLicence(withTimes(row, 'issued_at', 'refunded_at'))

/** Sets what a user's licence is used for, and returns the licence; undefined if the user has no such licence. @param code without hyphens */
export async function setUse(db: Db, userId: number, code: string, use: { client: string; project: string }): Promise<Licence | undefined> {
  const changed = db.updateTable('licences').set(use).where(ofUserWith(userId, code)).returning('licences.id')
  const found = await db
    .with('changed', () => changed)
    .selectFrom('changed')
    .select(jsonObjectFrom(selected(db).where('licences.id', '=', sql.ref<number>('changed.id'))).as('licence'))
    .executeTakeFirst()
  // A statement does not see what it changes itself.
  return found?.licence ? { ...licenceFromJson(found.licence), ...use } : undefined
}

export interface NewLicence {
  code: string
  userId: number
  itemId: number
  orderLineId: number | null
  facts: LicenceFacts
}

/** Adds licences. One that exists already, of the same order line or free item, stays as it is. */
export async function addLicences(db: Db, licences: readonly NewLicence[]): Promise<void> {
  if (licences.length === 0) return
  await db
    .insertInto('licences')
    .values(
      licences.map(({ code, userId, itemId, orderLineId, facts }) => ({
        code,
        user_id: userId,
        item_id: itemId,
        order_line_id: orderLineId,
        facts: JSON.stringify(facts),
        issued_at: new Date(facts.issuedAt),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Adds a licence, as a part of another statement. One that exists already, of the same free item, stays as it is. @param from what it depends on */
export const licenceAdded = ({ code, userId, itemId, orderLineId, facts }: NewLicence, from: RawBuilder<unknown>) => sql`
  insert into licences (code, user_id, item_id, order_line_id, facts, issued_at)
  select ${code}, ${userId}::bigint, ${itemId}::bigint, ${orderLineId}::bigint, ${JSON.stringify(facts)}::jsonb, ${facts.issuedAt}::timestamptz from ${from}
  on conflict do nothing
  returning *`

/** A licence that was added just now, and came as JSON. */
export function addedLicence(row: Dehydrated<Selectable<Tables['licences']>>, item: Item): Licence {
  const { public_id: publicId, name, category_public_id: category, approval } = item
  const original = { key: item.original_key, bytes: item.original_bytes, sha256: item.original_sha256 }
  return {
    ...withTimes(row, 'issued_at'),
    isRefunded: false,
    refundedAt: null,
    item: { publicId, name, category, isApproved: approval === 'approved', original },
  }
}

/** The SHA-256 of the certificates of a user that are in the store, as a value of a query. */
export const certificateHashesOf = (userId: number) => sql<string[]>`(
  select coalesce(json_agg(certificate_sha256), '[]') from licences where user_id = ${userId} and certificate_sha256 is not null)`

/** A statement that deletes what somebody says of an item's use. The licences are kept, for whoever checks them. */
export const usesDeleted = (userId: number) => sql`update licences set client = '', project = '' where user_id = ${userId}`
