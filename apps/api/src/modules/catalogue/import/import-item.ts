import type { Db } from '../../../platform/database/database.ts'
import type { Files } from '../../../platform/files.ts'
import { cleanKey } from '../pictures.ts'
import type { Entry } from './rows/entry.ts'
import { addItem, keepRejection, type Index, hasSameFields, type Stored, storedItem, updateItem, catalogueFieldsOf } from './items-store.ts'
import { KINDS } from './originals/kinds.ts'
import type { Limits } from './limits.ts'
import type { Names } from './rows/names.ts'
import { findOriginal, type Found, openOriginal, type Original } from './originals/original.ts'
import { blaming } from './problem.ts'
import { itemPictures } from './pictures/item-pictures.ts'
import { impressionOf } from './pictures/public-pictures.ts'
import type { Watermark } from './pictures/watermark.ts'
import type { SvgPool } from './svg/svg-pool.ts'

/** What importing one item needs. */
export interface Workshop {
  /** The real path of the folder. */
  folder: string
  db: Db
  files: Files
  index: Index
  names: Names
  limits: Limits
  /** For what is sold. */
  watermark: Watermark
  pool: SvgPool
  createdAt: (position: number) => Date
  /** Takes an item for this run; false when an earlier row already has it. */
  claim: (sourceKey: string) => boolean
  onWarning: (warning: string) => void
}

export type Outcome = 'added' | 'updated' | 'unchanged' | 'twice'

/**
 * Imports one item: its files first, then its row and its place in the index in one transaction. Nothing is seen of an item that was not finished.
 * @throws ImportProblem when its files cannot be taken; anything else is no fault of the item's
 */
export async function importItem(shop: Workshop, entry: Entry, sellerId: number, position: number): Promise<Outcome> {
  const found = await blaming('The file cannot be read', () => findOriginal(shop.folder, entry.files, shop.limits))
  if (!shop.claim(found.sourceKey)) return 'twice'
  const stored = await storedItem(shop.db, found.sourceKey)
  return stored === undefined
    ? await add(shop, found, entry, sellerId, position)
    : await update(shop, found, stored, entry, sellerId, position)
}

async function add(shop: Workshop, found: Found, entry: Entry, sellerId: number, position: number): Promise<Outcome> {
  const { names, files, db, index } = shop
  const { ext, mime } = KINDS[found.kind]
  const publicId = names.publicId('item', found.sourceKey)
  const originalKey = names.originalKey(found.sourceKey, ext)
  return await withOriginal(shop, found, async (original) => {
    const { base } = original.decoded
    const { pictures, impression } = await blaming('The picture cannot be made smaller', async () => ({
      pictures: await itemPictures(base, publicId, { watermark: entry.purchaseType === 'paid' ? shop.watermark : null }),
      impression: await impressionOf(base),
    }))
    for (const { key, bytes } of pictures) await files.put(key, bytes)
    await files.putFile(originalKey, original.path)
    const fields = catalogueFieldsOf(entry, found.kind, original.types, sellerId, position)
    return (await addItem(db, index, {
      sourceKey: found.sourceKey,
      publicId,
      originalKey,
      type: mime,
      ext,
      fields,
      original,
      impression,
      createdAt: shop.createdAt(position),
    }))
      ? 'added'
      : 'unchanged'
  })
}

async function update(shop: Workshop, found: Found, stored: Stored, entry: Entry, sellerId: number, position: number): Promise<Outcome> {
  const fields = keepRejection(stored, catalogueFieldsOf(entry, found.kind, stored.file_types, sellerId, position))
  if (entry.approval === 'approved' && fields.approval === 'rejected')
    shop.onWarning(`${entry.title}: a reviewer rejected it; "chitra approve ${stored.public_id}" puts it on sale.`)
  // Imported by a version whose smaller pictures of paid items had no watermark: its clean preview is not there.
  const isOld = fields.purchase_type === 'paid' && (await shop.files.stat(cleanKey(stored.public_id))) === null
  if (hasSameFields(stored, fields) && !isOld) return 'unchanged'
  if (stored.purchase_type !== fields.purchase_type || isOld)
    await withOriginal(shop, found, async ({ decoded }) => {
      const pictures = await itemPictures(decoded.base, stored.public_id, {
        watermark: fields.purchase_type === 'paid' ? shop.watermark : null,
      })
      for (const { key, bytes } of pictures) await shop.files.put(key, bytes)
    })
  await updateItem(shop.db, shop.index, stored.id, fields)
  return 'updated'
}

/** Hands an item's decoded original to `use`; what was made for it is gone afterwards. Only decoding is the file's own fault. */
export async function withOriginal<T>({ pool, limits }: Workshop, found: Found, use: (original: Original) => Promise<T>): Promise<T> {
  const { original, dispose } = await blaming('The file cannot be read', () => openOriginal(found, pool, limits))
  try {
    return await use(original)
  } finally {
    await dispose()
  }
}
