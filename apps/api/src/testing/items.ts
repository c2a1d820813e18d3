import { createHash, randomBytes } from 'node:crypto'
import { pictureKey } from '../modules/catalogue/pictures.ts'
import { newId } from '../platform/ids.ts'
import type { Services } from '../services.ts'

interface NewItem {
  name?: string
  price?: number
  purchase_type?: 'free' | 'paid'
  keywords?: string[]
  approval?: 'approved' | 'awaiting' | 'rejected'
  category_id?: number
  bytes?: Buffer
  file_ext?: string
  width?: number
  height?: number
}

export interface TestItem {
  id: number
  publicId: string
  bytes: Buffer
}

/** Puts an item straight into the tables and the files: for tests of what comes after the import. */
export async function addItem({ db, files, search }: Pick<Services, 'db' | 'files' | 'search'>, item: NewItem = {}): Promise<TestItem> {
  const bytes = item.bytes ?? randomBytes(5000)
  const publicId = newId(8)
  const originalKey = `originals/${publicId.slice(0, 2)}/${newId(32)}.jpg`
  await files.put(originalKey, bytes)
  await files.put(pictureKey(publicId, { width: 1600, format: 'jpeg' }), Buffer.from('public preview'))
  const id = await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('sellers')
      .values({ public_id: newId(8), key: 'meera', user_id: null, first_name: 'Meera', last_name: '', has_picture: false })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    const seller = await trx.selectFrom('sellers').select('id').where('key', '=', 'meera').executeTakeFirstOrThrow()
    const row = await trx
      .insertInto('items')
      .values({
        public_id: publicId,
        source_key: createHash('sha256').update(bytes).digest('hex'),
        name: item.name ?? 'Tea gardens on misty hills',
        description: 'Terraces',
        category_id: item.category_id ?? 1,
        seller_id: seller.id,
        price: item.price ?? 19_900,
        purchase_type: item.purchase_type ?? 'paid',
        width: item.width ?? 2400,
        height: item.height ?? 1600,
        file_ext: item.file_ext ?? 'jpg',
        file_types: [item.file_ext ?? 'jpg'],
        keywords: item.keywords ?? ['tea', 'hills'],
        location: '',
        licence: 'Chitra Standard',
        author: '',
        source: '',
        approval: item.approval ?? 'approved',
        note: item.approval === 'rejected' ? 'Too dark' : '',
        thumb_hash: '',
        colour: '#445566',
        original_key: originalKey,
        original_bytes: bytes.length,
        original_sha256: createHash('sha256').update(bytes).digest('hex'),
        original_type: 'image/jpeg',
        contents: '[]',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await search.index(trx, [row.id])
    return row.id
  })
  await search.settle()
  return { id, publicId, bytes }
}
