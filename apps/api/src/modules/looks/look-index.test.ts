import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { createLog } from '../../platform/log.ts'
import { newMigratedStorage } from '../../testing/databases.ts'
import { addBareItems, lookSource, nearestOf, setLooks } from '../../testing/looks.ts'
import { openVectorDatabase } from '../../testing/vector-database.ts'
import { createFollower, type Follower } from '../changes/index.ts'
import { createLookIndex, likeness, type Look, type LookIndex } from './index.ts'

const MODEL = 7
const OTHER_MODEL = 8
const UNREADABLE = new Int8Array(0)

interface Opened {
  /** Whose embedded database it says it is, so that looks are compared in memory. */
  database: Database
  remove(): Promise<void>
}

async function openPlainDatabase(): Promise<Opened> {
  const storage = await newMigratedStorage('postgres')
  const database = await openDatabase(storage)
  return {
    database: { ...database, embedded: true },
    async remove() {
      await database.close()
      storage.remove()
    },
  }
}

describe.each([
  ['by a scan', openPlainDatabase],
  ['by pgvector', () => openVectorDatabase()],
])('the most alike, %s', (way, open) => {
  /** Pgvector's index may miss some of those that are not alike at all. */
  const [few, most] = way === 'by pgvector' ? [10, 30] : [200, 1_000]
  const newLook = lookSource(26, 40)
  const log = createLog(process.env['TEST_LOG'] ?? 'silent')
  let opened: Opened
  let changes: Follower
  let index: LookIndex
  let ids: number[]
  /** What must be found. */
  const looks = new Map<number, Look>()

  const put = async (entries: [number, Look][], model = MODEL) => {
    await setLooks(opened.database.db, model, entries)
    for (const [id, look] of entries)
      if (model === MODEL && look !== UNREADABLE) looks.set(id, look)
      else looks.delete(id)
  }
  const expected = (asked: Look, limit: number) =>
    nearestOf(looks, asked, limit).map(({ itemId }) => ({ itemId, likeness: likeness(asked, looks.get(itemId) ?? UNREADABLE) }))
  const idOf = (n: number) => ids[n] ?? 0
  /** Once the index has followed what was changed. */
  const expectAll = async () => {
    const asked = newLook()
    await expect.poll(() => index.nearest(asked, most), { interval: 20 }).toEqual(expected(asked, most))
  }

  beforeAll(async () => {
    opened = await open()
    const { database } = opened
    ids = await addBareItems(database.db, 300)
    await put(ids.slice(0, 200).map((id) => [id, newLook()]))
    await put([[idOf(200), newLook()]], OTHER_MODEL)
    await put([[idOf(201), UNREADABLE]])
    // PGlite is one session, and sends notifications to whoever asks next.
    changes = createFollower({ database: { ...database, embedded: true }, log })
    index = createLookIndex({ database, changes, model: async () => MODEL, log })
  })
  afterAll(async () => {
    await changes.stop()
    await index.stop()
    await opened.remove()
  })

  it('cannot be told before they have been read', async () => {
    expect(await index.nearest(newLook(), 10)).toBeNull()
    await changes.start()
    index.start()
    expect(await index.nearest(newLook(), 10)).toBeNull()
    await index.ready()
    expect(await index.nearest(newLook(), 10)).not.toBeNull()
  })

  it(`are found ${way}`, async () => {
    const { rows } = await opened.database.pool.query(`select 1 where to_regclass('search.look_vectors') is not null`)
    expect(rows.length).toBe(way === 'by pgvector' ? 1 : 0)
  })

  it('are those of the model that can be read, best first, and as many as asked for', async () => {
    for (const limit of [1, few, most]) {
      const asked = newLook()
      expect(await index.nearest(asked, limit)).toEqual(expected(asked, limit))
    }
  })

  it('are by the lower ids where they are equally alike', async () => {
    const look = newLook()
    await put([12, 5, 90, 3].map((n) => [idOf(n), look]))
    await expectAll()
    const found = (await index.nearest(look, 4)) ?? []
    expect(found.map(({ itemId }) => itemId)).toEqual([3, 5, 12, 90].map(idOf))
  })

  it('follow looks that are added, replaced and removed', async () => {
    await put(ids.slice(202, 260).map((id) => [id, newLook()]))
    await expectAll()
    await put(ids.slice(100, 150).map((id) => [id, newLook()]))
    await put([[idOf(20), UNREADABLE]])
    await expectAll()
    await put([[idOf(21), newLook()]], OTHER_MODEL)
    await put([[idOf(200), newLook()]])
    await expectAll()
    await opened.database.db
      .deleteFrom('item_looks')
      .where('item_id', 'in', [idOf(0), idOf(259)])
      .execute()
    await opened.database.db
      .deleteFrom('items')
      .where('id', 'in', [idOf(1), idOf(2)])
      .execute()
    for (const n of [0, 259, 1, 2]) looks.delete(idOf(n))
    await expectAll()
  })

  it('are not told of a transaction that is taken back', async () => {
    const before = new Map(looks)
    await opened.database.db
      .transaction()
      .execute(async (trx) => {
        await setLooks(trx, MODEL, [[idOf(30), newLook()]])
        throw new Error('taken back')
      })
      .catch(() => undefined)
    await changes.look()
    expect(looks).toEqual(before)
    await expectAll()
  })

  it('are none after all have gone at once', async () => {
    await opened.database.pool.query('truncate item_looks')
    looks.clear()
    await expectAll()
    await put(ids.slice(40, 60).map((id) => [id, newLook()]))
    await expectAll()
  })
})

it('are found by a scan in a database without pgvector', async () => {
  const { database, remove } = await openVectorDatabase(false)
  const log = createLog('silent')
  const newLook = lookSource(27, 4)
  const looks = (await addBareItems(database.db, 20)).map((id) => [id, newLook()] as const)
  await setLooks(database.db, MODEL, looks)
  const changes = createFollower({ database: { ...database, embedded: true }, log })
  const index = createLookIndex({ database, changes, model: async () => MODEL, log })
  await changes.start()
  index.start()
  await index.ready()
  const asked = newLook()
  const found = (await index.nearest(asked, 20)) ?? []
  expect(found.map(({ itemId }) => itemId)).toEqual(nearestOf(looks, asked, 20).map(({ itemId }) => itemId))
  await changes.stop()
  await index.stop()
  await remove()
})
