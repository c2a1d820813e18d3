import { createServer, type Server } from 'node:http'
import type { Database } from '@chitra/api/platform/database/database.ts'
import { PAGE_SIZE } from './queries.ts'

/** The rows of a page, read as by the shop. */
const ITEMS = `
  select items.*, sellers.first_name as seller_first_name, categories.public_id as category_public_id
  from items join sellers on sellers.id = items.seller_id join categories on categories.id = items.category_id where items.id = any($1)`
const NAIVE = `
  select item_id, count(*) over () as n from bench_naive, plainto_tsquery('english', $1) as asked
  where words @@ asked and ($2::int is null or category_id = $2) and ($3::int is null or orient = $3) and height >= $4 and width >= $5
  order by case when $6 then created_at end desc, case when not $6 then ts_rank(words, asked) end desc, item_id desc limit $7 offset $8`

interface Item {
  id: number
  public_id: string
  name: string
  category_public_id: string
  seller_first_name: string
  width: number
  height: number
  thumb_hash: string
  colour: string
  price: number
  purchase_type: string
  file_ext: string
}

const toListItem = (item: Item) => ({
  _id: item.public_id,
  name: item.name,
  url: `/media/${item.public_id}.jpg`,
  thumbimage: `/media/${item.public_id}.jpg`,
  categoryId: item.category_public_id,
  width: item.width,
  height: item.height,
  thumbHash: item.thumb_hash,
  colour: item.colour,
  price: item.price,
  purchaseType: item.purchase_type,
  file_ext: item.file_ext,
  sellerName: item.seller_first_name,
})

/** The query that most shops would write, behind the simplest possible server, for comparison. */
export function naiveServer({ pool }: Database): Server {
  const answer = async (address: string) => {
    const { searchParams: query } = new URL(address, 'http://bench')
    const category = query.get('categoryId')
    const { rows } = await pool.query<{ item_id: number; n: number }>(NAIVE, [
      query.get('search'),
      category === null ? null : category === 'image' ? 1 : 2,
      query.has('landscape') ? 1 : query.has('portrait') ? 2 : null,
      Number(query.get('height') ?? 0),
      Number(query.get('width') ?? 0),
      query.has('recent'),
      PAGE_SIZE,
      (Number(query.get('skip')) - 1) * PAGE_SIZE,
    ])
    const items = new Map((await pool.query<Item>(ITEMS, [rows.map((row) => row.item_id)])).rows.map((item) => [item.id, item]))
    const image = rows.flatMap((row) => items.get(row.item_id) ?? []).map(toListItem)
    return { success: true, code: 200, data: { image, count: rows[0]?.n ?? 0, countIsLowerBound: false } }
  }
  return createServer((request, response) => {
    void answer(request.url ?? '').then(
      (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
      (error: unknown) => {
        response.statusCode = 500
        response.end(String(error))
      },
    )
  })
}
