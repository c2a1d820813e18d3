import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { localFiles } from '@chitra/api/platform/files/index.ts'
import { createSearch } from '@chitra/api/modules/search/index.ts'
import { addItem } from '@chitra/api/testing/items.ts'
import { join } from 'node:path'
import { newKillableShop } from '../killable-shop.ts'
import { addMembers } from '../members.ts'
import { inDatabase, type Place, type Work } from './work.ts'

/** Bytes: more than the system holds on the way. */
const LARGE = 64 * 2 ** 20

/** A download, killed in its middle: after the start the same address gives the rest, and the file is whole. */
export const downloads: Work = async ({ newPlace, times, next }) => {
  const problems: string[] = []
  let slowest = 0
  const place = await newPlace()
  const shop = await newKillableShop({ ...place.settings, DEMO_CATALOGUE: 'off' })
  try {
    const bytes = randomBytes(LARGE)
    const wanted = createHash('sha256').update(bytes).digest('hex')
    const item = await addOriginal(place, bytes)
    await shop.start()
    const [buyer] = await addMembers(shop, 1)
    if (buyer === undefined) throw new Error('one buyer expected')
    for (let n = 0; n < times; n += 1) {
      const { body } = await buyer.call('getImage', { params: { id: item } })
      const address = new URL(body.data.image.original as string, shop.url)
      const first = await readUntilCut(await fetch(address), async () => {
        await pause(next() * 20)
        shop.kill()
      })
      await shop.ended()
      slowest = Math.max(slowest, await shop.start())
      const rest = await fetch(address, { headers: { range: `bytes=${first.length}-`, 'if-range': `"${wanted}"` } })
      const whole = createHash('sha256')
        .update(first)
        .update(Buffer.from(await rest.arrayBuffer()))
        .digest('hex')
      if (first.length === LARGE) problems.push('the download had ended before the kill')
      if (rest.status !== 206 || whole !== wanted)
        problems.push(`after ${first.length} bytes the rest was answered with ${rest.status} and does not fit`)
    }
  } finally {
    await shop.remove()
  }
  return { kills: times, slowest, problems }
}

/** Adds a free item with this original to a shop that is not started. */
const addOriginal = (place: Place, bytes: Buffer): Promise<string> =>
  inDatabase(place, async (database) => {
    const search = createSearch({ database })
    await search.start()
    const item = await addItem(
      { db: database.db, files: localFiles(join(place.dataDir, 'files')), search },
      { purchase_type: 'free', price: 0, bytes },
    )
    await search.stop()
    return item.publicId
  })

/** What came until the connection was cut. `onFirst` is called with the first bytes, and is waited for before more are read. */
async function readUntilCut(answer: Response, onFirst: () => Promise<void>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  try {
    for await (const part of answer.body ?? []) {
      parts.push(part)
      if (parts.length === 1) await onFirst()
    }
  } catch {
    // Cut.
  }
  return Buffer.concat(parts)
}
