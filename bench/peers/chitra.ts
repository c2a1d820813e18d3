import { join } from 'node:path'
import { mkdirSync } from 'node:fs'
import { createSearch } from '@chitra/api/modules/search/index.ts'
import { openDatabase } from '@chitra/api/platform/database/database.ts'
import { newKillableShop } from '../safety/killable-shop.ts'
import { CALL, requestText } from '../throughput/load.ts'
import type { Ground, Running } from './peer.ts'
import { LIMIT, PRICE, type Product } from './products.ts'

const BATCH = 2_000
/** Of the products, so many are asked for one by one. */
const ASKED = 500

const INSERT = `
  insert into items (public_id, source_key, name, description, category_id, seller_id, price, purchase_type, width, height, file_ext, file_types, keywords,
    original_key, original_bytes, original_sha256, original_type)
  select "publicId", "publicId", title, description, 1, s.id, ${PRICE * 100}, 'paid', 1200, 800, 'jpg', '{jpg}', string_to_array(description, ' '), "publicId", 1, '', 'image/jpeg'
  from json_to_recordset($1::json) as x("publicId" text, title text, description text), (select id from sellers) s
  returning id`

/** Puts the products in as an import does, and indexes them with the shop's own code. */
async function seed(databaseUrl: string, dataDir: string, products: readonly Product[]): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir })
  const search = createSearch({ database })
  await search.start()
  await database.pool.query(`insert into sellers (public_id, key, first_name) values ('peer', 'peer', 'Meera')`)
  const rows = products.map(({ title, description }, n) => ({ publicId: `p${n}`, title, description }))
  for (let start = 0; start < rows.length; start += BATCH) {
    const inserted = await database.pool.query<{ id: number }>(INSERT, [JSON.stringify(rows.slice(start, start + BATCH))])
    const ids = inserted.rows.map(({ id }) => id)
    await database.db.transaction().execute((trx) => search.index(trx, ids))
  }
  await search.settle()
  await search.stop()
  await database.close()
}

/** The built shop, as `npm start` runs it. */
export async function startChitra({ folder, databaseUrl, products, words }: Ground): Promise<Running> {
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const shop = await newKillableShop({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO_CATALOGUE: 'off' })
  await seed(databaseUrl, dataDir, products)
  await shop.start()
  const list = `/api/images-list/?limit=${LIMIT}`
  const every = Math.max(1, Math.floor(products.length / ASKED))
  return {
    pid: shop.pid(),
    port: Number(new URL(shop.url).port),
    requests: {
      'first page': [requestText(list, CALL)],
      'a word': words.map((word) => requestText(`${list}&search=${word}`, CALL)),
      'one product': Array.from({ length: ASKED }, (_, n) => requestText(`/api/images/p${n * every}`, CALL)),
    },
    stop: () => shop.remove(),
  }
}
