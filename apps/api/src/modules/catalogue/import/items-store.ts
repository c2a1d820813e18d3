import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { keepChecksum } from '../../checksums/index.ts'
import { noteExactCopies } from '../../looks/index.ts'
import { keepPalettes } from '../../search/index.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Entry } from './rows/entry.ts'
import type { Decoded } from './originals/decode.ts'
import type { Kind } from './originals/kinds.ts'
import type { Original } from './originals/original.ts'
import type { Placeholder } from './pictures/public-pictures.ts'
import { OWN_KEY } from './site/sellers-store.ts'

/** Indexes items for search, in the transaction that changes them. */
export type Index = (trx: Kysely<Tables>, itemIds: number[]) => Promise<void>

/** The columns of an item that come from its catalogue row. The others come from its files. */
export type CatalogueFields = Pick<
  Selectable<Tables['items']>,
  | 'name'
  | 'description'
  | 'category_id'
  | 'seller_id'
  | 'price'
  | 'purchase_type'
  | 'keywords'
  | 'location'
  | 'licence'
  | 'author'
  | 'source'
  | 'approval'
  | 'note'
  | 'score'
>

/** Whether this file is the original of a paid item. */
export async function isSold(db: Db, sha256: string): Promise<boolean> {
  const found = await db
    .selectFrom('items')
    .select('id')
    .where('original_sha256', '=', sha256)
    .where('purchase_type', '=', 'paid')
    .executeTakeFirst()
  return found !== undefined
}

const CATEGORY = { image: 1, graphic: 2 } as const
/** The score of the first catalogue row; each later row has one less. Counting down keeps scores stable when rows are appended. */
const TOP_SCORE = 1_000_000
/** The contract's limit for the list of a bundle's files. */
const MAX_CONTENTS = 1000

export function catalogueFieldsOf(entry: Entry, kind: Kind, types: readonly string[], sellerId: number, position: number): CatalogueFields {
  const isVector = kind === 'svg' || (kind === 'zip' && types.length > 0 && types.every((type) => type === 'svg'))
  return {
    name: entry.title,
    description: entry.description,
    category_id: CATEGORY[entry.category ?? (isVector ? 'graphic' : 'image')],
    seller_id: sellerId,
    price: entry.price,
    purchase_type: entry.purchaseType,
    keywords: entry.keywords,
    location: entry.location,
    licence: entry.licence,
    author: entry.author,
    source: entry.source,
    approval: entry.approval,
    note: entry.note,
    score: Math.max(0, TOP_SCORE - position),
  }
}

export type Stored = CatalogueFields & {
  id: number
  public_id: string
  original_key: string
  original_type: string
  file_types: string[]
  rejected_by_review: boolean
  /** Whether it belongs to the shop itself. */
  isOwn: boolean
}

/** The row's fields, but with the approval and note of a reviewer's rejection. */
export const keepRejection = (stored: Stored, fields: CatalogueFields): CatalogueFields =>
  stored.rejected_by_review ? { ...fields, approval: stored.approval, note: stored.note } : fields

export async function storedItem(db: Db, sourceKey: string): Promise<Stored | undefined> {
  return await db
    .selectFrom('items')
    .innerJoin('sellers', 'sellers.id', 'items.seller_id')
    .select(({ eb }) => [
      'items.id',
      'items.public_id',
      eb('sellers.key', '=', OWN_KEY).$castTo<boolean>().as('isOwn'),
      'original_key',
      'original_type',
      'file_types',
      'rejected_by_review',
      'name',
      'description',
      'category_id',
      'seller_id',
      'price',
      'purchase_type',
      'keywords',
      'location',
      'licence',
      'author',
      'source',
      'approval',
      'note',
      'score',
    ])
    .where('source_key', '=', sourceKey)
    .executeTakeFirst()
}

export const hasSameFields = (stored: Stored, fields: CatalogueFields): boolean =>
  Object.entries(fields).every(([column, value]) => JSON.stringify(stored[column as keyof CatalogueFields]) === JSON.stringify(value))

export interface NewItem {
  sourceKey: string
  publicId: string
  originalKey: string
  /** Media type of the original. */
  type: string
  ext: string
  fields: CatalogueFields
  original: Omit<Original, 'decoded' | 'path'> & { decoded: Pick<Decoded, 'width' | 'height'> }
  placeholder: Placeholder
  createdAt: Date
}

/** Adds and indexes an item. Returns false if another process has added it meanwhile. */
export async function addItem(db: Db, index: Index, item: NewItem): Promise<boolean> {
  const row: Insertable<Tables['items']> = {
    ...item.fields,
    source_key: item.sourceKey,
    public_id: item.publicId,
    original_key: item.originalKey,
    original_type: item.type,
    file_ext: item.ext,
    file_types: item.original.types,
    width: item.original.decoded.width,
    height: item.original.decoded.height,
    original_bytes: item.original.bytes,
    original_sha256: item.original.sha256,
    contents: JSON.stringify(item.original.contents.slice(0, MAX_CONTENTS)),
    thumb_hash: item.placeholder.thumbHash,
    colour: item.placeholder.colour,
    created_at: item.createdAt,
  }
  return await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('items')
      .values(row)
      .onConflict((conflict) => conflict.column('source_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added === undefined) return false
    const { sha256, crc32 } = item.original
    if (crc32 !== null) await keepChecksum(trx, { sha256, crc32 })
    await keepPalettes(trx, [{ itemId: added.id, colours: item.placeholder.palette }])
    await index(trx, [added.id])
    await noteExactCopies(trx, added.id)
    return true
  })
}

/** Updates an item's catalogue fields and its index entry. */
export async function updateItem(db: Db, index: Index, id: number, fields: CatalogueFields): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('items').set(fields).where('id', '=', id).execute()
    await index(trx, [id])
    await noteExactCopies(trx, id)
  })
}

/** The date of the newest item; null if there is none. */
export async function newestItem(db: Db): Promise<Date | null> {
  const { newest } = await db
    .selectFrom('items')
    .select(sql<Date | null>`max(created_at)`.as('newest'))
    .executeTakeFirstOrThrow()
  return newest
}
