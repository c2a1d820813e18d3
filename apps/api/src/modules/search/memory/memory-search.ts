import type { Database } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { changesSince, type Follower, type ItemChanges, isLater, KEPT_HOURS, positionNow } from '../../changes/index.ts'
import type { FollowingEngine, Question } from '../engine.ts'
import type { RangeSum } from './memory-index.ts'
import { createKeptPages } from './kept-pages.ts'
import { type MemoryWorker, openWorker } from './open-worker.ts'
import { greatestId, idsOfRows, rowsAfter, rowsOf, sumOfRows } from './rows-store.ts'

/** Entries that are read and put into the index at once. */
const BATCH = 2_000
/** Ids that are compared with the tables at once. */
const RANGE = 16_384
/** Milliseconds between two comparisons, so that all of a million items are compared within an hour. */
const COMPARE_EVERY = 60_000
/** The same, after the database was away: its last changes may have been taken back. */
const COMPARE_SOON = 1_000
/** Milliseconds between two copies of the index on the disk. */
const SAVE_EVERY = 600_000
const REPLACE_AFTER = 30_000
const HOUR = 3_600_000

export interface MemorySearchOptions {
  database: Pick<Database, 'db'>
  changes: Follower
  /** Where the index is kept between two starts. */
  file: string
  log: Log
  /** Milliseconds until a thread that has ended is replaced. */
  replaceAfter?: number
  /** Starts the thread. */
  open?: () => MemoryWorker
}

export interface MemorySearch extends FollowingEngine {
  /** Resolves once the index can answer. */
  ready(): Promise<void>
  /** Compares the next part of the index with the tables, and reads it again if it differs. Returns whether it differed. */
  compare(): Promise<boolean>
  /** Items in the index, and bytes of it. */
  stats(): Promise<{ items: number; bytes: number } | null>
}

/** The index of all searchable items in a thread of this process (docs/decisions/0038-search-in-memory.md). */
export function createMemorySearch({
  database: { db },
  changes,
  file,
  log,
  replaceAfter = REPLACE_AFTER,
  open = openWorker,
}: MemorySearchOptions): MemorySearch {
  let worker: MemoryWorker | null = null
  let isFilled = false
  let hasChanged = false
  let isStopped = false
  let nextRange = 0
  let failuresSeen = 0
  let compareUntil = 0
  const timers = new Set<NodeJS.Timeout>()
  const pages = createKeptPages()
  const { promise: ready, resolve: becomeReady } = Promise.withResolvers<void>()

  /** What reads rows and puts them into the index runs alone: rows that were read earlier must not replace later ones. */
  let last: Promise<unknown> = Promise.resolve()
  function alone<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }

  async function put(to: MemoryWorker, ids: readonly number[]): Promise<void> {
    for (let start = 0; start < ids.length; start += BATCH) {
      await alone(async () => {
        const { text, missing } = await rowsOf(db, ids.slice(start, start + BATCH))
        await to.apply(text, missing)
        pages.forget()
      })
      hasChanged = true
    }
  }

  async function onChanges({ ids, all }: ItemChanges): Promise<void> {
    // An index that is not there yet reads everything anyway.
    if (worker === null) return
    if (all) begin()
    else if (worker.isAlive()) await put(worker, ids)
  }
  changes.subscribe(onChanges)

  /** Whether this thread is not to be replaced or ended. */
  const isWanted = (one: MemoryWorker): boolean => one === worker && !isStopped

  /** Takes the index from the file, if it is of this database and not too old. */
  async function takeFile(into: MemoryWorker): Promise<boolean> {
    const here = await positionNow(db)
    const found = await into.load(file, here.database)
    if (found === null) return false
    if (here.at - found.at > (KEPT_HOURS - 1) * HOUR || !isLater(here.snapshot, found.snapshot)) return false
    const { ids, all } = await changesSince(db, found.snapshot)
    if (all) return false
    await put(into, ids)
    return true
  }

  /** Reads the next entries; their last id, or null if there are none. */
  const readPage = (into: MemoryWorker, after: number): Promise<number | null> =>
    alone(async () => {
      const page = await rowsAfter(db, after, BATCH)
      if (page === null) return null
      await into.apply(page.text, [])
      return page.last
    })

  async function readAll(into: MemoryWorker): Promise<void> {
    await into.clear()
    let last = await readPage(into, 0)
    while (last !== null && isWanted(into)) last = await readPage(into, last)
    hasChanged = true
  }

  async function fill(into: MemoryWorker): Promise<void> {
    const began = performance.now()
    if (!(await takeFile(into))) await readAll(into)
    if (!isWanted(into)) return
    isFilled = true
    becomeReady()
    const { items, bytes } = await into.stats()
    log.info({ items, bytes, milliseconds: Math.round(performance.now() - began) }, 'searches are answered from memory')
    await save()
  }

  /** Begins anew, in a new thread. */
  function begin(): void {
    isFilled = false
    pages.forget()
    const before = worker
    if (isStopped) return
    const mine = (worker = open())
    void before?.end()
    mine.onEnd((error) => {
      if (!isWanted(mine)) return
      isFilled = false
      log.error({ error: String(error) }, 'the search index has ended; searches are answered by the database')
      later(replaceAfter, begin)
    })
    fill(mine).catch((error: unknown) => {
      if (!isWanted(mine) || !mine.isAlive()) return
      log.warn({ error: String(error) }, 'the search index could not be read; searches are answered by the database')
      later(replaceAfter, begin)
    })
  }

  function later(milliseconds: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, milliseconds)
    timer.unref()
    timers.add(timer)
  }

  const isSame = (a: RangeSum, b: RangeSum): boolean => a.count === b.count && a.sum === b.sum

  async function differs(range: [number, number]): Promise<boolean> {
    if (worker === null) return false
    const asked = worker
    const [inIndex, inTables] = await alone(() => Promise.all([asked.sumOf(...range), sumOfRows(db, ...range)]))
    return !isSame(inIndex, inTables)
  }

  async function compare(): Promise<boolean> {
    if (!isFilled || worker === null) return false
    const end = nextRange + RANGE
    const isLast = end > (await greatestId(db))
    const range: [number, number] = [nextRange, isLast ? Number.MAX_SAFE_INTEGER : end]
    nextRange = isLast ? 0 : end
    if (!(await differs(range))) return false
    // A change may have come in between.
    await changes.look()
    if (!(await differs(range))) return false
    log.warn({ from: range[0], to: range[1] }, 'a part of the search index differs from its tables and is read again')
    await put(worker, [...new Set([...(await worker.idsOf(...range)), ...(await idsOfRows(db, ...range))])])
    return true
  }

  async function compareRegularly(): Promise<void> {
    const failures = changes.failures()
    if (failures !== failuresSeen && changes.isCurrent()) {
      failuresSeen = failures
      nextRange = 0
      compareUntil = (await greatestId(db).catch(() => 0)) + 1
    }
    const from = nextRange
    await compare().catch((error: unknown) => log.debug({ error: String(error) }, 'the search index could not be compared with its tables'))
    if (nextRange <= from || nextRange >= compareUntil) compareUntil = 0
    if (!isStopped) later(compareUntil > 0 ? COMPARE_SOON : COMPARE_EVERY, () => void compareRegularly())
  }

  /** One at a time: the last copy, at the end, is made after one that is being made. */
  let saving: Promise<void> = Promise.resolve()
  const save = (): Promise<void> => (saving = saving.then(saveNow))

  async function saveNow(): Promise<void> {
    const position = changes.position()
    if (!isFilled || !hasChanged || worker === null || position === null || !worker.isAlive()) return
    hasChanged = false
    // What is put in during the writing is not in the file, and is read again from the changes after the position.
    await worker.save(file, position).catch((error: unknown) => {
      hasChanged = true
      log.warn({ error: String(error) }, 'the search index could not be written to its file')
    })
  }

  function saveRegularly(): void {
    later(SAVE_EVERY, () => void save().finally(saveRegularly))
  }

  /** What the index answers; null while it is behind or gone. */
  async function answer<T>(ask: (from: MemoryWorker) => Promise<T | null>): Promise<T | null> {
    if (!isFilled || worker === null || !worker.isAlive() || !changes.isCurrent()) return null
    // A thread that ends meanwhile fails its calls: the tables answer instead.
    return await ask(worker).catch(() => null)
  }

  return {
    start() {
      begin()
      later(COMPARE_EVERY, () => void compareRegularly())
      saveRegularly()
    },
    ready: () => ready,
    compare,
    find: (question: Question) => answer((from) => pages.find(question, () => from.find(question))),
    suggest: (prefix, category, limit) => answer((from) => from.suggest(prefix, category, limit)),
    stats: async () => (worker === null ? null : await worker.stats().catch(() => null)),
    async stop() {
      isStopped = true
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      await save()
      await worker?.end()
      await last
    },
  }
}
