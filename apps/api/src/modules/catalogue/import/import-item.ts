import { createHash } from 'node:crypto'
import type { Db } from '../../../platform/database/database.ts'
import type { Files } from '../../../platform/files/index.ts'
import { cleanKey } from '../pictures.ts'
import type { Entry } from './rows/entry.ts'
import { addItem, keepRejection, type Index, hasSameFields, type Stored, storedItem, updateItem, catalogueFieldsOf } from './items-store.ts'
import { KINDS } from './originals/kinds.ts'
import type { Limits } from './limits.ts'
import type { Names } from './rows/names.ts'
import { findOriginal, type Found, openOriginal, type Original } from './originals/original.ts'
import { asImportProblem } from './problem.ts'
import { itemPictures } from './pictures/item-pictures.ts'
import type { Watermark } from './pictures/watermark.ts'
import type { SvgPool } from './svg/svg-pool.ts'

/** Shared by all jobs of one import. */
export interface ImportContext {
  /** The real path of the folder. */
  folder: string
  db: Db
  files: Files
  index: Index
  names: Names
  limits: Limits
  /** For paid items. */
  watermark: Watermark
  pool: SvgPool
  createdAt: (position: number) => Date
  /** Claims an item for a row; false if an earlier row has claimed it. */
  claim: (sourceKey: string) => boolean
  /** The first seller who asked for a file in this run. */
  firstSeller: (sourceKey: string, sellerId: number) => number
  onWarning: (warning: string) => void
}

export type Outcome = 'added' | 'updated' | 'unchanged' | 'duplicate'

export interface Imported {
  publicId: string
  outcome: Outcome
}

/** An item as it is stored, or the key that it will have. */
interface Place {
  sourceKey: string
  stored: Stored | undefined
}

/**
 * Imports one item: first its files, then its row and index entry in one transaction. An item whose import was interrupted is not visible.
 * @throws ImportProblem if its files cannot be imported; any other error is not caused by the item
 */
export async function importItem(context: ImportContext, entry: Entry, sellerId: number, position: number): Promise<Imported> {
  const found = await asImportProblem('The file cannot be read', () => findOriginal(context.folder, entry.files, context.limits))
  const { sourceKey, stored } = await placeOf(context, found.sourceKey, sellerId)
  const publicId = stored?.public_id ?? context.names.publicId('item', sourceKey)
  if (!context.claim(sourceKey)) return { publicId, outcome: 'duplicate' }
  const outcome =
    stored === undefined
      ? await add(context, found, { sourceKey, publicId }, entry, sellerId, position)
      : await update(context, found, stored, entry, sellerId, position)
  return { publicId, outcome }
}

/**
 * A file is one item, which an import may give from the shop itself to a seller. But no seller gets another one's item by handing in its file: that is an item of
 * its own, and noted as a copy.
 */
async function placeOf({ db, firstSeller }: ImportContext, sourceKey: string, sellerId: number): Promise<Place> {
  const stored = await storedItem(db, sourceKey)
  const owner = stored === undefined || stored.isOwn ? firstSeller(sourceKey, sellerId) : stored.seller_id
  if (owner === sellerId) return { sourceKey, stored }
  const own = createHash('sha256').update(`${sourceKey} of ${sellerId}`).digest('hex')
  return { sourceKey: own, stored: await storedItem(db, own) }
}

async function add(
  context: ImportContext,
  found: Found,
  { sourceKey, publicId }: { sourceKey: string; publicId: string },
  entry: Entry,
  sellerId: number,
  position: number,
): Promise<Outcome> {
  const { names, files, db, index } = context
  const { ext, mime } = KINDS[found.kind]
  const originalKey = names.originalKey(sourceKey, ext)
  return await withOriginal(context, found, async (original) => {
    const { base } = original.decoded
    const { pictures, placeholder } = await asImportProblem('The picture cannot be resized', () =>
      itemPictures(base, publicId, { watermark: entry.purchaseType === 'paid' ? context.watermark : null }),
    )
    for (const { key, bytes } of pictures) await files.put(key, bytes)
    await files.putFile(originalKey, original.path)
    const fields = catalogueFieldsOf(entry, found.kind, original.types, sellerId, position)
    return (await addItem(db, index, {
      sourceKey,
      publicId,
      originalKey,
      type: mime,
      ext,
      fields,
      original,
      placeholder,
      createdAt: context.createdAt(position),
    }))
      ? 'added'
      : 'unchanged'
  })
}

async function update(
  context: ImportContext,
  found: Found,
  stored: Stored,
  entry: Entry,
  sellerId: number,
  position: number,
): Promise<Outcome> {
  const fields = keepRejection(stored, catalogueFieldsOf(entry, found.kind, stored.file_types, sellerId, position))
  if (entry.approval === 'approved' && fields.approval === 'rejected')
    context.onWarning(`${entry.title}: rejected by a reviewer. To put it on sale, run "chitra approve ${stored.public_id}".`)
  // Earlier versions stored paid items without a clean preview, and their smaller pictures without watermark.
  const isOld = fields.purchase_type === 'paid' && (await context.files.stat(cleanKey(stored.public_id))) === null
  if (hasSameFields(stored, fields) && !isOld) return 'unchanged'
  if (stored.purchase_type !== fields.purchase_type || isOld)
    await withOriginal(context, found, async ({ decoded }) => {
      const { pictures } = await itemPictures(decoded.base, stored.public_id, {
        watermark: fields.purchase_type === 'paid' ? context.watermark : null,
      })
      for (const { key, bytes } of pictures) await context.files.put(key, bytes)
    })
  await updateItem(context.db, context.index, stored.id, fields)
  return 'updated'
}

/** Calls `use` with the decoded original and removes temporary files afterwards. Only errors in decoding become ImportProblems. */
export async function withOriginal<T>({ pool, limits }: ImportContext, found: Found, use: (original: Original) => Promise<T>): Promise<T> {
  const { original, dispose } = await asImportProblem('The file cannot be read', () => openOriginal(found, pool, limits))
  try {
    return await use(original)
  } finally {
    await dispose()
  }
}
