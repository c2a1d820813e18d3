import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../../platform/database/database.ts'
import { EVERY_ITEM } from '../../../testing/every-item.ts'
import { createSearch } from '../index.ts'
import { EVERYTHING, type Fixture, insert, type Item, newFixture, newInMemory, randomSource, removeFixture, update } from '../testing.ts'
import { type MemoryWorker, openWorker } from './open-worker.ts'

const ALL = { ...EVERY_ITEM, recent: true, limit: 5 }

// On PostgreSQL: the embedded database has one process only.
describe('the search index of a process', () => {
  const random = randomSource(11)
  let fixture: Fixture
  let items: Item[]
  /** Another process, which writes. */
  let other: Fixture
  beforeAll(async () => {
    fixture = await newFixture('postgres', { memory: true })
    const database = await openDatabase(fixture.storage)
    const search = createSearch({ database })
    await search.start()
    other = { ...fixture, database, search, inMemory: null, inOpenSearch: null }
    items = Array.from({ length: 40 }, (_, n) => ({ ...random.item(n + 1), approval: 'approved' }) satisfies Item)
    await insert(other, items)
  })
  afterAll(async () => {
    await other.search.stop()
    await other.database.close()
    await removeFixture(fixture)
  })

  const inMemory = () =>
    fixture.inMemory ??
    (() => {
      throw new Error('there is no index')
    })()
  const found = async (search: string, by = fixture) => (await by.search.list({ ...EVERYTHING, search })).itemIds
  const rename = (name: string, n = 0) => update(other, { ...(items[n] ?? random.item(0)), name })
  const isInMemory = async (memory = inMemory().memory) => (await memory.find(ALL)) !== null

  it('has what another process writes within a second', async () => {
    await rename('gramophone')
    await expect.poll(() => found('gramophone'), { timeout: 1_000, interval: 20 }).toEqual([items[0]?.id])
    expect(await isInMemory()).toBe(true)
  })

  it('has what is written after its listening connection was lost, and what was written meanwhile', async () => {
    await other.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen item_changes' and datname = current_database()`,
    )
    await rename('phonograph')
    await expect.poll(() => found('phonograph'), { timeout: 2_000, interval: 20 }).toEqual([items[0]?.id])
  })

  it('misses nothing of a transaction that began before others and is committed after them', async () => {
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
    const { promise: hasWritten, resolve: written } = Promise.withResolvers<void>()
    const first = items[1]
    if (first === undefined) throw new Error('no item')
    const slow = other.database.db.transaction().execute(async (trx) => {
      await trx.updateTable('items').set({ name: 'slowly' }).where('id', '=', first.id).execute()
      await other.search.index(trx, [first.id])
      written()
      await mayCommit
    })
    await hasWritten
    await rename('quickly', 2)
    await fixture.catchUp()
    expect(await found('quickly')).toEqual([items[2]?.id])
    expect(await found('slowly')).toEqual([])
    commit()
    await slow
    await fixture.catchUp()
    expect(await found('slowly')).toEqual([first.id])
    expect(inMemory().unanswered()).toBe(0)
  })

  it('is not asked after a write of its own process until it has seen the commit', async () => {
    const before = inMemory().unanswered()
    const item = items[3]
    if (item === undefined) throw new Error('no item')
    await update(fixture, { ...item, name: 'gazebo' })
    expect(await found('gazebo')).toEqual([item.id])
    expect(inMemory().unanswered()).toBeGreaterThan(before)
    await fixture.catchUp()
    const after = inMemory().unanswered()
    expect(await found('gazebo')).toEqual([item.id])
    expect(inMemory().unanswered()).toBe(after)
  })

  it('leaves searches to the tables while it cannot follow, and takes over again afterwards', async () => {
    const client = await other.database.pool.connect()
    await client.query('begin; lock table search.changes in access exclusive mode')
    await expect.poll(() => isInMemory(), { timeout: 5_000 }).toBe(false)
    expect((await fixture.search.list(EVERYTHING)).count).toBe(items.length)
    await client.query('rollback')
    client.release()
    await expect.poll(() => isInMemory(), { timeout: 5_000 }).toBe(true)
  })

  it('finds a part that differs from the tables, and reads it again', async () => {
    const { memory } = inMemory()
    expect(await memory.compare()).toBe(false)
    await other.database.pool.query('alter table item_terms disable trigger user')
    await other.database.pool.query('update item_terms set score = 999 where item_id = $1', [items[5]?.id])
    await other.database.pool.query('delete from item_terms where item_id = $1', [items[6]?.id])
    await other.database.pool.query('alter table item_terms enable trigger user')
    expect(await memory.compare()).toBe(true)
    expect(await memory.compare()).toBe(false)
    const { itemIds, count } = await fixture.search.list(EVERYTHING)
    expect([itemIds[0], count]).toEqual([items[5]?.id, items.length - 1])
  })

  it('counts exactly at any depth', async () => {
    expect(await inMemory().memory.find({ ...ALL, offset: 1_000_000 })).toEqual({ ids: [], count: items.length - 1 })
  })

  describe('that is started again', () => {
    const counted = () => {
      const workers: MemoryWorker[] = []
      const calls: string[] = []
      const open = () => {
        const worker = openWorker()
        workers.push(worker)
        return {
          ...worker,
          clear: async () => (calls.push('read all'), await worker.clear()),
          find: async (...given: Parameters<MemoryWorker['find']>) => (calls.push('find'), await worker.find(...given)),
        }
      }
      return { workers, calls, open }
    }

    it('takes the index from its file, and what has changed since from the tables', async () => {
      await inMemory().stop()
      await rename('while it was away', 4)
      const { calls, open } = counted()
      fixture.inMemory = await newInMemory(fixture, { open })
      expect(calls).toEqual([])
      expect((await fixture.inMemory.memory.find(ALL))?.count).toBe(items.length - 1)
      expect(await fixture.inMemory.memory.compare()).toBe(false)
    })

    it('takes it from the file even if it was stopped while it wrote that', async () => {
      await fixture.inMemory?.stop()
      rmSync(join(fixture.storage.dataDir, 'search-index'))
      const first = counted()
      const { stop } = await newInMemory(fixture, first)
      expect(first.calls).toEqual(['read all'])
      await stop()
      const { calls, open } = counted()
      fixture.inMemory = await newInMemory(fixture, { open })
      expect(calls).toEqual([])
    })

    it('wakes its thread once for the first page of a search, until something changes', async () => {
      await fixture.inMemory?.stop()
      const { calls, open } = counted()
      const { memory, changes } = (fixture.inMemory = await newInMemory(fixture, { open }))
      await memory.find(ALL)
      await memory.find(ALL)
      expect(calls).toEqual(['find'])
      await rename('yet another name', 8)
      await changes.look()
      expect((await memory.find(ALL))?.count).toBe(items.length - 1)
      expect(calls).toEqual(['find', 'find'])
    })

    it('reads everything from the tables if they were rebuilt, or if the file is damaged', async () => {
      await fixture.inMemory?.stop()
      await other.database.pool.query('delete from search.origin; insert into search.origin default values')
      const rebuilt = counted()
      fixture.inMemory = await newInMemory(fixture, rebuilt)
      expect(rebuilt.calls).toEqual(['read all'])
      await fixture.inMemory.stop()
      writeFileSync(join(fixture.storage.dataDir, 'search-index'), 'damaged')
      const damaged = counted()
      fixture.inMemory = await newInMemory(fixture, damaged)
      expect(damaged.calls).toEqual(['read all'])
      expect(await fixture.inMemory.memory.compare()).toBe(false)
    })

    it('replaces a thread that has died, and leaves searches to the tables until then', async () => {
      await fixture.inMemory?.stop()
      const { workers, open } = counted()
      const { memory, changes } = (fixture.inMemory = await newInMemory(fixture, { open, replaceAfter: 1 }))
      await workers[0]?.end()
      expect(await memory.find(ALL)).toBe(null)
      expect((await fixture.search.list(EVERYTHING)).count).toBe(items.length - 1)
      await rename('after the death', 7)
      await changes.look()
      await expect.poll(() => isInMemory(memory), { timeout: 5_000 }).toBe(true)
      expect(workers).toHaveLength(2)
      expect(await memory.compare()).toBe(false)
    })
  })
})
