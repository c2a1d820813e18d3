import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createSearch } from '@chitra/api/modules/search/index.ts'
import { openDatabase } from '@chitra/api/platform/database/database.ts'
import { markAsLookedAt } from './looked-at.ts'
import { readCatalogue } from './search/catalogue.ts'

const BATCH = 2_000

/** Copies of the catalogue's own items, in turn, each with a name, keywords, score and date of its own. */
const INSERT = `
  insert into items (public_id, source_key, name, description, category_id, seller_id, price, purchase_type, width, height, file_ext, file_types, keywords,
    thumb_hash, colour, original_key, original_bytes, original_sha256, original_type, contents, score, created_at)
  select x."publicId", x."publicId", i.name || ' ' || x.number, i.description, i.category_id, i.seller_id, i.price, i.purchase_type, i.width, i.height, i.file_ext, i.file_types,
    i.keywords || x.keywords, i.thumb_hash, i.colour, i.original_key, i.original_bytes, i.original_sha256, i.original_type, i.contents, x.score, x."createdAt"
  from json_to_recordset($1::json) as x("publicId" text, "like" text, number int, keywords text[], score int, "createdAt" timestamptz)
    join items i on i.public_id = x."like"
  returning id`

const COLOURS = `
  insert into item_palettes (item_id, colours, cells)
  select i.id, p.colours, p.cells from json_to_recordset($1::json) as x("publicId" text, "like" text)
    join items i on i.public_id = x."publicId" join items o on o.public_id = x."like" join item_palettes p on p.item_id = o.id`

/**
 * Enlarges the catalogue of a stopped shop on the embedded database to so many items, and indexes them with the shop's own code. Each new item shows the
 * picture of one that was there, by a link to its folder, and has its colours: what a page costs does not depend on how many pictures differ. What all these pictures look like is
 * not found: it would be hours of work in the background.
 */
export async function enlargeCatalogue(dataDir: string, count: number): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir })
  const { db, pool } = database
  const { rows: own } = await pool.query<{ id: number; public_id: string }>(
    `select id, public_id from items where approval = 'approved' order by id`,
  )
  if (own.length >= count) return await database.close()
  // Those that the shop has not looked at yet.
  await markAsLookedAt(
    db,
    own.map(({ id }) => id),
  )
  const search = createSearch({ database })
  await search.start()
  const pictures = join(dataDir, 'files/public')
  const drawn = (await readCatalogue('', count - own.length)).map((item, n) => {
    const like = own[n % own.length]?.public_id ?? ''
    return { publicId: item.publicId, like, number: n + 1, keywords: item.keywords, score: item.score, createdAt: item.createdAt }
  })
  for (let start = 0; start < drawn.length; start += BATCH) {
    const batch = drawn.slice(start, start + BATCH)
    for (const { publicId, like } of batch) {
      const group = publicId.slice(0, 2)
      mkdirSync(join(pictures, group), { recursive: true })
      symlinkSync(join('..', like.slice(0, 2), like), join(pictures, group, publicId))
    }
    const inserted = await pool.query<{ id: number }>(INSERT, [JSON.stringify(batch)])
    const ids = inserted.rows.map(({ id }) => id)
    await pool.query(COLOURS, [JSON.stringify(batch)])
    await markAsLookedAt(db, ids)
    await db.transaction().execute((trx) => search.index(trx, ids))
  }
  await search.settle()
  await search.stop()
  await database.close()
}
