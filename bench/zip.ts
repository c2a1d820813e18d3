import { randomBytes } from 'node:crypto'
import { truncate } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { crc32 } from 'node:zlib'
import { openDatabase } from '@chitra/api/platform/database/database.ts'
import { startPostgres } from '@chitra/api/testing/postgres.ts'
import { payInWindow } from '@chitra/api/testing/purchases.ts'
import { newKillableShop } from './safety/killable-shop.ts'

/**
 * `pnpm bench:zip [--gigabytes N]`: an order of four files of that many gigabytes together (sparse files, so that the disk need not have them), downloaded as one zip,
 * from a shop in a process of its own, with PostgreSQL. Says how much memory that process holds before, at most during and after, and how fast the zip comes beside one
 * of its files by itself. Exits with 1 if the memory grows by over 100 MB, or if two downloads or a part differ.
 */
const { values } = parseArgs({ options: { gigabytes: { type: 'string', default: '20' } } })
const FILES = 4
const GB = 1024 ** 3
const FILE_BYTES = Math.round((Number(values.gigabytes) / FILES) * GB)
/** MB. */
const MAX_GROWTH = 100
/** Milliseconds between two looks at the memory. */
const LOOK = 100

const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const postgres = await startPostgres()
const shop = await newKillableShop({ DATABASE_URL: postgres.url })

interface Download {
  status: number
  bytes: number
  /** Of all bytes, where asked for: it takes time of the cores that the shop needs too. */
  crc32: number
  /** MB a second. */
  speed: number
  /** MB of resident memory of the shop: most during the download. */
  peak: number
}

async function download(path: string, { range, checked = false }: { range?: string; checked?: boolean } = {}): Promise<Download> {
  const began = performance.now()
  let peak = shop.memory()
  const looking = setInterval(() => (peak = Math.max(peak, shop.memory())), LOOK)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(shop.url + path, { agent: false, headers: range === undefined ? {} : { range } }, resolve).on('error', reject)
  })
  let [bytes, sum] = [0, 0]
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (checked) sum = crc32(chunk, sum)
  }
  clearInterval(looking)
  return { status: answer.statusCode ?? 0, bytes, crc32: sum, speed: bytes / 1000 / (performance.now() - began), peak }
}

/** Makes the originals of some items large, as if they had been imported before the shop kept checksums. */
async function enlarge(items: readonly string[]): Promise<void> {
  await shop.stop()
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: shop.dataDir })
  for (const { id, original_key: key } of await database.db
    .selectFrom('items')
    .select(['id', 'original_key'])
    .where('public_id', 'in', [...items])
    .execute()) {
    await truncate(join(shop.dataDir, 'files', key), FILE_BYTES)
    const changed = { original_bytes: FILE_BYTES, original_sha256: randomBytes(32).toString('hex') }
    await database.db.updateTable('items').set(changed).where('id', '=', id).execute()
  }
  await database.close()
  await shop.start()
}

const problems: string[] = []
try {
  await shop.start()
  await shop.drawn()
  const buyer = await shop.buyer('zip@example.com')
  const items = (await shop.itemsForSale()).slice(0, FILES)
  for (const imageId of items) await buyer.call('addToCart', { body: { imageId } })
  const { order: payment } = (await buyer.call('createPayment')).body.data
  const { order } = (await buyer.call('createOrder', { body: await payInWindow(shop.url, payment) })).body.data
  await enlarge(items)

  const { url, bytes } = (await buyer.call('createArchive', { body: { orders: [order._id] } })).body.data
  const original: string = (await buyer.call('listOrders')).body.data.order[0].imageId[0].original
  const before = shop.memory()
  const first = await download(url, { checked: true })
  const zip = await download(url)
  const file = await download(original)
  const again = await download(url, { checked: true })
  const middle = Math.floor(bytes / 2)
  const part = await download(url, { range: `bytes=${middle}-${middle + GB - 1}` })
  const after = shop.memory()
  const peak = Math.max(...[first, zip, again, part].map((each) => each.peak))
  const mb = (number: number): string => number.toFixed(0)
  say(`${(bytes / GB).toFixed(2)} GB in a zip of ${FILES} files and their invoice`)
  say(`memory: before ${mb(before)} MB, at most ${mb(peak)} MB (${mb(file.peak)} MB with a file by itself), after ${mb(after)} MB`)
  say(`the zip ${mb(zip.speed)} MB/s, a file by itself ${mb(file.speed)} MB/s: ${((zip.speed / file.speed) * 100).toFixed(0)} %`)
  say(`the first time, with the checksums to be computed (and compared here) ${mb(first.speed)} MB/s, again ${mb(again.speed)} MB/s`)
  if (first.bytes !== bytes || first.crc32 !== again.crc32 || again.bytes !== bytes) problems.push('two downloads differ')
  if (part.status !== 206 || part.bytes !== GB) problems.push(`a part: ${part.status}, ${part.bytes} bytes`)
  if (peak - before > MAX_GROWTH) problems.push(`the memory grows by ${mb(peak - before)} MB`)
} finally {
  await shop.remove()
  await postgres.stop()
}
for (const problem of problems) say(problem)
process.exitCode = problems.length === 0 ? 0 : 1
