import { setImmediate, setTimeout } from 'node:timers/promises'
import { CompiledQuery, type Expression, type RawBuilder } from 'kysely'
import PgBoss from 'pg-boss'
import type { Database, Db } from './database/database.ts'
import { insertionFrom, type JobInsertion } from './database/job-insertion.ts'
import type { Log } from './log.ts'

/** Background jobs, stored in the database and retried after a failure or a crash. */
export interface Jobs {
  /** With `trx` the job is queued only if the transaction commits. Jobs with a higher `priority` run first. */
  send(queue: Queue, data: object, trx?: Db): Promise<void>
  /**
   * An insert that queues a job for each row of a table, as a part of a statement that does something else as well.
   * @param data of the job, as a value of a query over that table
   */
  insertion(queue: Queue, data: Expression<object>, table: string, priority?: number): Promise<RawBuilder<unknown>>
  /** The number of jobs of each queue that are queued or wait for their next try. */
  waiting(): Promise<Record<Queue, number>>
  stop(): Promise<void>
}
export type Queue = 'mail' | 'papers' | 'licences' | 'creator-updates' | 'reconcile' | 'tidy' | 'palettes' | 'looks'
export type Workers = Record<Queue, (data: object) => Promise<void>>

interface Retries {
  retryLimit: number
  /** Seconds. */
  retryDelay: number
  retryBackoff: boolean
  /** Seconds after which a job counts as failed: its process may have been killed. */
  expireInSeconds: number
}
/** A mail is retried for about a day, with growing delays. Reconciliation is scheduled anyway, and retried sooner when the gateway does not answer. */
const RETRIES: Record<Queue, Retries> = {
  mail: { retryLimit: 12, retryDelay: 20, retryBackoff: true, expireInSeconds: 120 },
  papers: { retryLimit: 12, retryDelay: 20, retryBackoff: true, expireInSeconds: 120 },
  licences: { retryLimit: 2, retryDelay: 60, retryBackoff: true, expireInSeconds: 900 },
  'creator-updates': { retryLimit: 2, retryDelay: 60, retryBackoff: true, expireInSeconds: 900 },
  reconcile: { retryLimit: 3, retryDelay: 15, retryBackoff: true, expireInSeconds: 900 },
  tidy: { retryLimit: 2, retryDelay: 60, retryBackoff: true, expireInSeconds: 900 },
  palettes: { retryLimit: 2, retryDelay: 60, retryBackoff: true, expireInSeconds: 900 },
  // Soon after the start: the index of looks is still being read then.
  looks: { retryLimit: 5, retryDelay: 15, retryBackoff: true, expireInSeconds: 900 },
}
/** Jobs of a queue that run at the same time. Mails mostly wait for the mail server, and one that hangs must not delay the others. */
const CONCURRENCY: Record<Queue, number> = {
  mail: 4,
  papers: 1,
  licences: 1,
  'creator-updates': 1,
  reconcile: 1,
  tidy: 1,
  palettes: 1,
  looks: 1,
}
/** Queues that transactions send to. Nobody is told of their commit, so these are looked at often, by one worker of each process; all others are told of what is queued. */
const QUEUED_IN_TRANSACTIONS: ReadonlySet<Queue> = new Set(['mail', 'papers'])
/** Seconds between two looks. The seldom one is for what another process has queued, what is due by schedule, and retries. */
const LOOK_EVERY = 1
const LOOK_SELDOM = 10
/** Cron, UTC: every 15 minutes (D-02), daily at night in India, hourly three times, and daily in the Indian morning. */
const SCHEDULES: Partial<Record<Queue, string>> = {
  reconcile: '*/15 * * * *',
  tidy: '17 21 * * *',
  licences: '47 * * * *',
  palettes: '23 * * * *',
  looks: '53 * * * *',
  'creator-updates': '30 4 * * *',
}

const priorityOf = (data: object): number => ('priority' in data && typeof data.priority === 'number' ? data.priority : 0)

/** Milliseconds that jobs under way have to end in when the process stops. */
const GRACE = 5_000

/** Remembers work until it ends. */
function workUnderWay() {
  const running = new Set<Promise<unknown>>()
  return {
    track<T>(work: Promise<T>): Promise<T> {
      running.add(work)
      const forget = () => running.delete(work)
      work.then(forget, forget)
      return work
    },
    /** Resolves when no work is left, and none has followed from it. */
    async end() {
      while (running.size > 0) {
        await Promise.allSettled(running)
        await setImmediate()
      }
    },
  }
}

const executorOf = (trx: Db) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({ rows: (await trx.executeQuery(CompiledQuery.raw(text, values))).rows }),
})

/** The statement by which pg-boss queues a job. Its only value is JSON. pg-boss hands it to the database that it is told to use, which here only keeps it. */
async function insertionOf(boss: PgBoss, queue: Queue, priority: number): Promise<JobInsertion> {
  const made: { text: string; values: unknown[] }[] = []
  const executeSql = async (text: string, values: unknown[] = []) => {
    made.push({ text, values })
    return { rows: [{ id: '' }] }
  }
  await boss.send(queue, {}, { priority, db: { executeSql } })
  const [insertion] = made
  const [before, after, ...others] = insertion?.text.split('$1') ?? []
  if (insertion === undefined || before === undefined || after === undefined || made.length + others.length > 1)
    throw new Error('The job queue does not queue a job by one statement')
  const [job] = JSON.parse(String(insertion.values[0])) as object[]
  return { before, job: job ?? {}, after }
}

/** @param workersOf makes the workers, which may queue further jobs */
export async function startJobs(
  database: Database,
  log: Log,
  workersOf: (queue: Pick<Jobs, 'send' | 'insertion'>) => Workers,
): Promise<Jobs> {
  const { track, end } = workUnderWay()
  const boss = new PgBoss({ schema: 'jobs', db: { executeSql: (text, values) => track(database.pool.query(text, values)) } })
  boss.on('error', (error) => log.error({ error }, 'job queue'))
  await boss.start()
  /** Of the workers of each queue. */
  const ids = new Map<Queue, string[]>()
  const wake = (queue: Queue) => {
    for (const id of ids.get(queue) ?? []) boss.notifyWorker(id)
  }
  const send: Jobs['send'] = async (queue, data, trx) => {
    await boss.send(queue, data, { priority: priorityOf(data), ...(trx === undefined ? {} : { db: executorOf(trx) }) })
    if (trx === undefined) wake(queue)
  }
  const insertion: Jobs['insertion'] = async (queue, data, table, priority = 0) =>
    insertionFrom(await insertionOf(boss, queue, priority), data, table)
  const workers = workersOf({ send, insertion })
  for (const queue of Object.keys(workers) as Queue[]) {
    await boss.createQueue(queue, { ...RETRIES[queue] })
    // What an earlier version has set stays otherwise.
    await boss.updateQueue(queue, RETRIES[queue])
    // Queues nothing, but makes pg-boss cache the queue, so that a job sent inside a transaction needs no second connection.
    await boss.insert(queue, [])
    const cron = SCHEDULES[queue]
    if (cron !== undefined) await boss.schedule(queue, cron, {})
    for (let n = 0; n < CONCURRENCY[queue]; n += 1) {
      const pollingIntervalSeconds = n === 0 && QUEUED_IN_TRANSACTIONS.has(queue) ? LOOK_EVERY : LOOK_SELDOM
      const id = await boss.work<object>(queue, { pollingIntervalSeconds, batchSize: 1, priority: true }, async ([job]) => {
        if (job === undefined) return
        // Where there is one job, there may be more.
        wake(queue)
        await track(workers[queue](job.data))
      })
      ids.set(queue, [...(ids.get(queue) ?? []), id])
    }
  }
  return {
    send,
    insertion,
    async waiting() {
      const counts = (Object.keys(workers) as Queue[]).map(async (queue) => {
        // Includes the deferred ones.
        const { queuedCount } = await boss.getQueueStats(queue)
        return [queue, queuedCount] as const
      })
      return Object.fromEntries(await Promise.all(counts)) as Record<Queue, number>
    },
    async stop() {
      for (const queue of Object.keys(workers)) await boss.offWork(queue)
      // pg-boss itself does not wait for a job that is being fetched: it would run without a database, and once more later.
      await Promise.race([end(), setTimeout(GRACE, undefined, { ref: false })])
      // It fails when a job under way cannot be given back, because the database is away: 'error' has told it, and the job runs again once it has expired.
      await boss.stop({ graceful: false }).catch(() => undefined)
    },
  }
}
