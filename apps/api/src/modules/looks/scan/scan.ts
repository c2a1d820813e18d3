import pLimit from 'p-limit'
import type { Db } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import type { Follower, ItemChanges } from '../../changes/index.ts'
import { likenessOfDot } from '../look.ts'
import type { LookIndex } from '../look-index.ts'
import { openWorker, type ScanWorker } from './open-worker.ts'
import { looksAfter, looksOf } from './rows-store.ts'

/** Looks that are read and put into the thread's memory at once. */
const BATCH = 2_000
const REPLACE_AFTER = 30_000

export interface ScanOptions {
  db: Db
  changes: Pick<Follower, 'subscribe' | 'isCurrent'>
  /** The number of the model whose looks count. */
  model: () => Promise<number>
  log: Log
  /** Milliseconds until a thread that has ended is replaced. */
  replaceAfter?: number
  /** Starts the thread. */
  open?: () => ScanWorker
}

/** Compares a look with all others, in a thread of this process that follows the table (docs/decisions/0049-look.md). */
export function createScan({ db, changes, model, log, replaceAfter = REPLACE_AFTER, open = openWorker }: ScanOptions): LookIndex {
  let worker: ScanWorker | null = null
  let isFilled = false
  let isStopped = false
  let beginning: NodeJS.Timeout | undefined
  const { promise: ready, resolve: becomeReady } = Promise.withResolvers<void>()
  /** What reads looks and passes them on runs alone: those that were read earlier must not replace later ones. */
  const alone = pLimit(1)

  const isWanted = (one: ScanWorker): boolean => one === worker && !isStopped

  async function onChanges({ ids, all }: ItemChanges): Promise<void> {
    // A thread that is not there yet reads everything anyway.
    if (worker === null) return
    if (all) begin()
    else if (worker.isAlive()) await put(worker, ids)
  }
  changes.subscribe(onChanges)

  async function put(into: ScanWorker, ids: readonly number[]): Promise<void> {
    for (let start = 0; start < ids.length; start += BATCH) {
      const asked = ids.slice(start, start + BATCH)
      await alone(async () => {
        const found = await looksOf(db, await model(), asked)
        const there = new Set(found.ids)
        await into.apply(
          found.ids,
          found.looks,
          asked.filter((id) => !there.has(id)),
        )
      })
    }
  }

  /** The last id of the next looks, or null if there are none. */
  const readPage = (into: ScanWorker, after: number): Promise<number | null> =>
    alone(async () => {
      const { ids, looks } = await looksAfter(db, await model(), after, BATCH)
      await into.apply(ids, looks, [])
      return ids.at(-1) ?? null
    })

  async function fill(into: ScanWorker): Promise<void> {
    const began = performance.now()
    let last = await readPage(into, 0)
    while (last !== null && isWanted(into)) last = await readPage(into, last)
    if (!isWanted(into)) return
    isFilled = true
    becomeReady()
    log.info({ ...(await into.stats()), milliseconds: Math.round(performance.now() - began) }, 'looks are compared in memory')
  }

  /** Begins anew, in a new thread. */
  function begin(): void {
    isFilled = false
    if (isStopped) return
    const before = worker
    const mine = (worker = open())
    void before?.end()
    const fail = (error: unknown) => {
      if (!isWanted(mine)) return
      isFilled = false
      worker = null
      void mine.end()
      log.error({ error: String(error) }, 'the scan of looks has ended, and begins anew')
      beginning = setTimeout(begin, replaceAfter).unref()
    }
    mine.onEnd(fail)
    fill(mine).catch(fail)
  }

  return {
    start: begin,
    ready: () => ready,
    async nearest(look, limit) {
      if (!isFilled || worker === null || !worker.isAlive() || !changes.isCurrent()) return null
      // A thread that ends meanwhile fails its calls.
      const found = await worker.nearest(look, limit).catch(() => null)
      if (found === null) return null
      return Array.from(found.ids, (itemId, n) => ({ itemId, likeness: likenessOfDot(found.dots[n] ?? 0) }))
    },
    async stop() {
      isStopped = true
      clearTimeout(beginning)
      await worker?.end()
      await alone(async () => undefined)
    },
  }
}
