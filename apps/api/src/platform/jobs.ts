import { CompiledQuery } from 'kysely'
import PgBoss from 'pg-boss'
import type { Database, Db } from './database/database.ts'
import type { Log } from './log.ts'

/** Work that outlives the request it came from: kept in the database, tried again after a failure or a crash. */
export interface Jobs {
  /** With `trx` the job is queued if the transaction commits, and not otherwise. What has the higher `priority` is done first. */
  send(queue: Queue, data: object, trx?: Db): Promise<void>
  stop(): Promise<void>
}
export type Queue = 'mail' | 'creator-updates' | 'reconcile' | 'tidy'
export type Workers = Record<Queue, (data: object) => Promise<void>>

/** Retries: about a day of mail, with growing pauses; the reconciler comes again by itself, and sooner when the gateway did not answer. */
const RETRIES: Record<Queue, { retryLimit: number; retryDelay: number; retryBackoff: boolean }> = {
  mail: { retryLimit: 12, retryDelay: 20, retryBackoff: true },
  'creator-updates': { retryLimit: 2, retryDelay: 60, retryBackoff: true },
  reconcile: { retryLimit: 3, retryDelay: 15, retryBackoff: true },
  tidy: { retryLimit: 2, retryDelay: 60, retryBackoff: true },
}
/** How many jobs of a queue are worked on at once: a mail server is mostly waited for, and one that hangs holds up one of them. */
const AT_ONCE: Record<Queue, number> = { mail: 4, 'creator-updates': 1, reconcile: 1, tidy: 1 }
/** Cron, UTC: every 15 minutes (D-02), once in India's small hours, and once in its morning. */
const SCHEDULES: Partial<Record<Queue, string>> = { reconcile: '*/15 * * * *', tidy: '17 21 * * *', 'creator-updates': '30 4 * * *' }

const priorityOf = (data: object): number => ('priority' in data && typeof data.priority === 'number' ? data.priority : 0)

const inside = (trx: Db) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({ rows: (await trx.executeQuery(CompiledQuery.raw(text, values))).rows }),
})

/** @param workersOf makes what does the work; it may queue further work itself */
export async function startJobs(database: Database, log: Log, workersOf: (queue: Pick<Jobs, 'send'>) => Workers): Promise<Jobs> {
  const boss = new PgBoss({ schema: 'jobs', db: { executeSql: (text, values) => database.pool.query(text, values) } })
  boss.on('error', (error) => log.error({ error }, 'job queue'))
  await boss.start()
  const send: Jobs['send'] = async (queue, data, trx) => {
    await boss.send(queue, data, { priority: priorityOf(data), ...(trx === undefined ? {} : { db: inside(trx) }) })
  }
  const workers = workersOf({ send })
  for (const queue of Object.keys(workers) as Queue[]) {
    await boss.createQueue(queue, RETRIES[queue])
    // Nothing is queued by this; the queue is remembered, so that a job sent inside a transaction asks for no connection of its own.
    await boss.insert(queue, [])
    const cron = SCHEDULES[queue]
    if (cron !== undefined) await boss.schedule(queue, cron, {})
    for (let n = 0; n < AT_ONCE[queue]; n += 1)
      await boss.work<object>(queue, { pollingIntervalSeconds: 1, batchSize: 1, priority: true }, async ([job]) => {
        if (job !== undefined) await workers[queue](job.data)
      })
  }
  return {
    send,
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}
