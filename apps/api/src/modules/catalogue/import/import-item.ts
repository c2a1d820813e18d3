import type { Db } from '../../../platform/database/database.ts'
import type { Files } from '../../../platform/files.ts'
import { pictureKey } from '../pictures.ts'
import type { Entry } from './entry.ts'
import { addItem, type Index, sameWords, type Stored, storedItem, updateItem, wordsOf } from './items-store.ts'
import { KINDS } from './kinds.ts'
import type { Limits } from './limits.ts'
import type { Names } from './names.ts'
import { findOriginal, type Found, openOriginal, type Original } from './original.ts'
import { blaming } from './problem.ts'
import { impressionOf, preview, type PublicPicture, thumbnails } from './public-pictures.ts'
import type { SvgPool } from './svg-pool.ts'

/** What importing one item needs. */
export interface Workshop {
  /** The real path of the folder. */
  folder: string
  db: Db
  files: Files
  index: Index
  names: Names
  limits: Limits
  pool: SvgPool
  createdAt: (position: number) => Date
  /** Takes an item for this run; false when an earlier row already has it. */
  claim: (sourceKey: string) => boolean
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
      pictures: [...(await thumbnails(base)), await preview(base, { marked: entry.purchaseType === 'paid' })],
      impression: await impressionOf(base),
    }))
    for (const picture of pictures) await put(files, publicId, picture)
    await files.putFile(originalKey, original.path)
    const words = wordsOf(entry, found.kind, original.types, sellerId, position)
    return (await addItem(db, index, {
      sourceKey: found.sourceKey,
      publicId,
      originalKey,
      type: mime,
      ext,
      words,
      original,
      impression,
      createdAt: shop.createdAt(position),
    }))
      ? 'added'
      : 'unchanged'
  })
}

async function update(shop: Workshop, found: Found, stored: Stored, entry: Entry, sellerId: number, position: number): Promise<Outcome> {
  const words = wordsOf(entry, found.kind, stored.file_types, sellerId, position)
  if (sameWords(stored, words)) return 'unchanged'
  if (stored.purchase_type !== words.purchase_type)
    await withOriginal(shop, found, async ({ decoded }) => {
      await put(shop.files, stored.public_id, await preview(decoded.base, { marked: words.purchase_type === 'paid' }))
    })
  await updateItem(shop.db, shop.index, stored.id, words)
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

const put = (files: Files, id: string, picture: PublicPicture): Promise<void> => files.put(pictureKey(id, picture), picture.bytes)
