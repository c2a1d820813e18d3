import { readdirSync, readFileSync } from 'node:fs'
import { truncate } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { onOneDatabase } from '../../testing/on-databases.ts'
import { addItem } from '../../testing/items.ts'
import { bytesInUse } from '../../testing/memory.ts'
import { eventually, type TestShop } from '../../testing/shop.ts'

const MB = 1024 * 1024
const LARGE = 50 * MB

/** Adds a free item with an original of 50 MB of zeros, and returns its download address. */
async function largeFile(shop: TestShop): Promise<string> {
  const item = await addItem(shop.services, { purchase_type: 'free', price: 0 })
  const { original_key: key } = await shop.services.db
    .selectFrom('items')
    .select('original_key')
    .where('id', '=', item.id)
    .executeTakeFirstOrThrow()
  await truncate(join(shop.dataDir, 'files', key), LARGE)
  await shop.services.db.updateTable('items').set({ original_bytes: LARGE }).where('id', '=', item.id).execute()
  const buyer = await shop.member()
  return `${shop.url}${(await buyer.call('getImage', { params: { id: item.publicId } })).body.data.image.original}`
}

/** Downloads a file and discards it. After `stopAt` bytes, the connection is closed. */
function read(url: string, stopAt = Infinity): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (response: IncomingMessage) => {
      let bytes = 0
      const done = () => resolve({ status: response.statusCode ?? 0, bytes })
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes >= stopAt) response.destroy()
      })
      response.on('close', done)
    }).on('error', reject)
  })
}

const openFiles = (): number => readdirSync('/proc/self/fd').length

/** Milliseconds. The tests read a gigabyte, possibly on a busy machine. */
const LONG = 180_000

onOneDatabase('large files', (shop) => {
  it('are streamed: 20 simultaneous downloads need little memory [TF-07]', { timeout: LONG }, async () => {
    const url = await largeFile(shop())
    await read(url)
    // The memory in use and the resident size of the process, which is client and server.
    const before = { used: bytesInUse(), resident: process.memoryUsage.rss() }
    const peak = { ...before }
    const watch = setInterval(() => {
      peak.used = Math.max(peak.used, bytesInUse())
      peak.resident = Math.max(peak.resident, process.memoryUsage.rss())
    }, 250)
    const answers = await Promise.all(Array.from({ length: 20 }, () => read(url)))
    clearInterval(watch)
    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ status: 200, bytes: LARGE })))
    expect((peak.used - before.used) / MB).toBeLessThan(150)
    expect((peak.resident - before.resident) / MB).toBeLessThan(150)
  })

  it.runIf(process.platform === 'linux')(
    'leave no file open when two hundred buyers disconnect halfway [TF-07]',
    { timeout: LONG },
    async () => {
      const url = await largeFile(shop())
      const before = openFiles()
      for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 20 }, () => read(url, MB)))
      await eventually(async () => (openFiles() <= before + 5 ? true : undefined), 'files and connections closed')
    },
  )

  it.runIf(process.platform === 'linux')('are not read for a HEAD request, which is answered with their size', async () => {
    const url = await largeFile(shop())
    const before = bytesRead()
    const answer = await fetch(url, { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(LARGE)])
    expect(bytesRead() - before).toBeLessThan(5 * MB)
  })
})

/** Bytes that this process has read so far, from files and sockets. */
const bytesRead = (): number => Number(/^rchar: (\d+)$/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1])
