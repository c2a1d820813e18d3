import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { cleanKey, pictureKey } from '../modules/catalogue/pictures.ts'
import { newId } from '../platform/ids.ts'
import type { Db } from '../platform/database/database.ts'
import type { Files } from '../platform/files/index.ts'
import type { Search } from '../modules/search/index.ts'

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

/** Inserts an item directly into tables and files, for tests that are not about the import. */
export async function addItem({ db, files, search }: { db: Db; files: Files; search: Search }, item: NewItem = {}): Promise<TestItem> {
  const bytes = item.bytes ?? randomBytes(5000)
  const publicId = newId(8)
  const originalKey = `originals/${publicId.slice(0, 2)}/${newId(32)}.jpg`
  await files.put(originalKey, bytes)
  await files.put(pictureKey(publicId, { width: 1600, format: 'jpeg' }), Buffer.from('public preview'))
  if (item.purchase_type !== 'free') await files.put(cleanKey(publicId), Buffer.from('clean preview'))
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
        original_type: item.file_ext === 'svg' ? 'image/svg+xml' : 'image/jpeg',
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

/** Notes of every item that its colours have been looked for, as the import does, so that nothing is found in the background and changed meanwhile. */
export async function colourNone({ db }: { db: Db }): Promise<void> {
  await sql`insert into item_palettes (item_id, colours, cells) select id, '{}', '{}' from items on conflict do nothing`.execute(db)
}

/** Copies an item many times, without files or search index, for tests of long lists. Returns the ids. */
export async function copiesOf({ db }: { db: Db }, { id }: TestItem, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into items (public_id, source_key, name, description, category_id, seller_id, price, purchase_type, width, height, file_ext, file_types, keywords,
      original_key, original_bytes, original_sha256, original_type)
    select public_id || 'x' || n, source_key || n, name, description, category_id, seller_id, price, purchase_type, width, height, file_ext, file_types, keywords,
      original_key, original_bytes, original_sha256, original_type
    from items, generate_series(1, ${count}) n where id = ${id} returning id`.execute(db)
  return rows.map((row) => row.id)
}
