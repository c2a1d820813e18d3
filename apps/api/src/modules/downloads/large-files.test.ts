import { readdirSync } from 'node:fs'
import { truncate } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { inOneHome } from '../../testing/both-homes.ts'
import { addItem } from '../../testing/items.ts'
import { eventually, type TestShop } from '../../testing/shop.ts'

const MB = 1024 * 1024
const LARGE = 100 * MB

/** A free item whose original is 100 MB of nothing, and its address for a buyer. */
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

/** Reads a file and keeps nothing of it. `stopAt` bytes, the connection is cut. */
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

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes that somebody still holds: what only waits for the collector says when that last ran, not what the server keeps. */
function held(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const openFiles = (): number => readdirSync('/proc/self/fd').length

inOneHome('large files', (shop) => {
  it('are sent as they are read: twenty at once do not fill the memory [TF-07]', async () => {
    const url = await largeFile(shop())
    await read(url)
    const before = held()
    let most = before
    const watch = setInterval(() => (most = Math.max(most, held())), 250)
    const answers = await Promise.all(Array.from({ length: 20 }, () => read(url)))
    clearInterval(watch)
    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ status: 200, bytes: LARGE })))
    expect((most - before) / MB).toBeLessThan(150)
  })

  it.runIf(process.platform === 'linux')('leave no file open when two hundred buyers go away in the middle [TF-07]', async () => {
    const url = await largeFile(shop())
    const before = openFiles()
    for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 20 }, () => read(url, MB)))
    await eventually(async () => (openFiles() <= before + 5 ? true : undefined), 'files and connections closed')
  })
})
