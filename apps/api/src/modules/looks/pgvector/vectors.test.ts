import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { restoreBackup, writeBackup } from '../../../platform/backup/index.ts'
import { localFiles } from '../../../platform/files/index.ts'
import { createLog } from '../../../platform/log.ts'
import { addBareItems, lookSource, nearestOf, setLooks } from '../../../testing/looks.ts'
import { openVectorDatabase, type VectorDatabase } from '../../../testing/vector-database.ts'
import type { Look } from '../look.ts'
import { createVectors, type Vectors } from './vectors.ts'
import { hasHalfVectors } from './vectors-store.ts'

const MODEL = 7

describe('vectors in the database', () => {
  const newLook = lookSource(31, 20)
  let server: VectorDatabase
  let opened: Vectors[]
  beforeEach(async () => {
    server = await openVectorDatabase()
    opened = []
  })
  afterEach(async () => {
    for (const vectors of opened) await vectors.stop()
    await server.remove()
  })

  const query = async <Row extends object>(text: string) => (await server.database.pool.query<Row>(text)).rows
  function create(model = MODEL, { database } = server): Vectors {
    const vectors = createVectors({ db: database.db, model: async () => model, log: createLog('silent') })
    opened.push(vectors)
    return vectors
  }
  async function addLooks(count: number, { database } = server): Promise<[number, Look][]> {
    const looks = (await addBareItems(database.db, count)).map((id): [number, Look] => [id, newLook()])
    await setLooks(database.db, MODEL, looks)
    return looks
  }
  const idsOf = (found: readonly { itemId: number }[] | null) => found?.map(({ itemId }) => itemId)
  async function expectFound(vectors: Vectors, looks: Iterable<readonly [number, Look]>): Promise<void> {
    const asked = newLook()
    expect(idsOf(await vectors.nearest(asked, 10))).toEqual(idsOf(nearestOf(looks, asked, 10)))
  }

  it('are found by the index: 95 of 100 of the ten most alike', async () => {
    const looks = await addLooks(1_000)
    const vectors = create()
    expect(await vectors.open()).toBe(true)
    await query('set enable_seqscan = off')
    const [{ plan } = { plan: '' }] = await query<{ plan: string }>(
      `explain (format json) select item_id from search.look_vectors where model = ${MODEL} order by look <#> '[${newLook().join(',')}]' limit 10`,
    ).then((rows) => rows.map((row) => ({ plan: JSON.stringify(row) })))
    expect(plan).toContain(`look_vectors_near_${MODEL}`)
    const asked = Array.from({ length: 50 }, newLook)
    let hits = 0
    for (const look of asked) {
      const wanted = new Set(idsOf(nearestOf(looks, look, 10)))
      hits += (idsOf(await vectors.nearest(look, 10)) ?? []).filter((id) => wanted.has(id)).length
    }
    expect(hits / asked.length / 10).toBeGreaterThanOrEqual(0.95)
    expect((await vectors.nearest(newLook(), 500))?.length).toBe(500)
  })

  it('are of one model, and have one index', async () => {
    const looks = await addLooks(40)
    await create().open()
    const others = looks.slice(0, 20).map(([id]): [number, Look] => [id, newLook()])
    await setLooks(server.database.db, MODEL + 1, others)
    const vectors = create(MODEL + 1)
    await vectors.open()
    await expectFound(vectors, others)
    expect(await query(`select indexname from pg_indexes where tablename = 'look_vectors' and indexname like '%near%'`)).toEqual([
      { indexname: `look_vectors_near_${MODEL + 1}` },
    ])
  })

  it('are kept while no process looks', async () => {
    const looks = await addLooks(30)
    const first = create()
    await first.open()
    await first.stop()
    const more = await addLooks(30)
    const vectors = create()
    await vectors.open()
    await expectFound(vectors, [...looks, ...more])
  })

  it('are not written again for what does not change a look', async () => {
    await addLooks(3)
    await create().open()
    const versions = () => query(`select item_id, xmin::text from search.look_vectors order by 1`)
    const before = await versions()
    await query('update item_looks set compared = true')
    expect(await versions()).toEqual(before)
  })

  it('are made anew after a restore', async () => {
    const looks = await addLooks(30)
    const path = join(server.dataDir, 'backup.tar.gz')
    await create().open()
    await writeBackup({ db: server.database.db, files: localFiles(join(server.dataDir, 'files')), path })
    const other = await openVectorDatabase()
    try {
      await create(MODEL, other).open()
      await restoreBackup({ db: other.database.db, files: localFiles(join(other.dataDir, 'files')), path })
      const vectors = create(MODEL, other)
      expect(await vectors.open()).toBe(true)
      await expectFound(vectors, looks)
      await expectFound(vectors, [...looks, ...(await addLooks(5, other))])
    } finally {
      await other.remove()
    }
  })

  it('are made anew after the extension was dropped', async () => {
    const looks = await addLooks(30)
    await create().open()
    await query('drop extension vector cascade')
    await expect(addLooks(1)).rejects.toThrow('look')
    const vectors = create()
    expect(await vectors.open()).toBe(true)
    await expectFound(vectors, [...looks, ...(await addLooks(5))])
  })

  it('are left to others where the extension may not be made', async () => {
    await query('create role guest; grant all on schema public, search to guest; grant all on all tables in schema public, search to guest')
    await query('set role guest')
    const vectors = create()
    expect(await vectors.open()).toBe(false)
    expect(await vectors.nearest(newLook(), 10)).toBeNull()
    await query('reset role')
    expect(await vectors.open()).toBe(true)
  })

  it('cannot be told when the database fails', async () => {
    const vectors = create()
    await vectors.open()
    await sql`drop table search.look_vectors`.execute(server.database.db)
    expect(await vectors.nearest(newLook(), 10)).toBeNull()
  })
})

it.each([
  ['0.4.1', false],
  ['0.6.2', false],
  ['0.7.0', true],
  ['0.10.0', true],
  ['1.0', true],
])('pgvector %s has half vectors: %s', (version, expected) => {
  expect(hasHalfVectors(version)).toBe(expected)
})
