import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../../platform/database/database.ts'
import { createLog } from '../../../platform/log.ts'
import { newMigratedStorage, type TestStorage } from '../../../testing/databases.ts'
import { addBareItems, lookSource, nearestOf, setLooks } from '../../../testing/looks.ts'
import { createFollower, type Follower } from '../../changes/index.ts'
import type { Look } from '../look.ts'
import type { LookIndex } from '../look-index.ts'
import { openWorker, type ScanWorker } from './open-worker.ts'
import { createScan } from './scan.ts'

const MODEL = 7

describe('the scan of looks', () => {
  const newLook = lookSource(52, 20)
  let storage: TestStorage
  let database: Database
  let changes: Follower
  let workers: ScanWorker[]
  let scan: LookIndex
  let looks: [number, Look][]
  beforeEach(async () => {
    storage = await newMigratedStorage('postgres')
    database = await openDatabase(storage)
    looks = (await addBareItems(database.db, 5_000)).map((id) => [id, newLook()])
    await setLooks(database.db, MODEL, looks)
    const log = createLog('silent')
    changes = createFollower({ database, log })
    workers = []
    const open = () => {
      const worker = openWorker()
      workers.push(worker)
      return worker
    }
    scan = createScan({ db: database.db, changes, model: async () => MODEL, log, replaceAfter: 1, open })
    await changes.start()
    scan.start()
    await scan.ready()
  })
  afterEach(async () => {
    await changes.stop()
    await scan.stop()
    await database.close()
    storage.remove()
  })

  const expectFound = async () => {
    const asked = newLook()
    const expected = nearestOf(looks, asked, 1_000).map(({ itemId }) => itemId)
    await expect.poll(async () => (await scan.nearest(asked, 1_000))?.map(({ itemId }) => itemId), { interval: 20 }).toEqual(expected)
  }

  it('reads more looks than one page has', async () => {
    await expectFound()
  })

  it('replaces a thread that ends, and fails no call that is under way', async () => {
    const asked = Array.from({ length: 50 }, () => scan.nearest(newLook(), 1_000))
    await workers[0]?.end()
    expect(await Promise.all(asked)).toContain(null)
    await expectFound()
    expect(workers.length).toBe(2)
  })

  it('does not answer while it cannot follow, and takes over again afterwards', async () => {
    const client = await database.pool.connect()
    await client.query('begin; lock table search.changes in access exclusive mode')
    await expect.poll(() => scan.nearest(newLook(), 1), { timeout: 5_000 }).toBeNull()
    await client.query('rollback')
    client.release()
    await expectFound()
  })

  it('reads what is changed while it reads all', async () => {
    const changed = looks.slice(0, 50).map(([id]): [number, Look] => [id, newLook()])
    await workers[0]?.end()
    await setLooks(database.db, MODEL, changed)
    looks = [...changed, ...looks.slice(50)]
    await changes.look()
    await expectFound()
  })
})
