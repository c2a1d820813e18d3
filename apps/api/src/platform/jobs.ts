import { CompiledQuery } from 'kysely'
import PgBoss from 'pg-boss'
import type { Database, Db } from './database/database.ts'
import type { Log } from './log.ts'

/** Work that outlives the request it came from: kept in the database, tried again after a failure or a crash. */
export interface Jobs {
  /** With `trx` the job is queued if the transaction commits, and not otherwise. */
  send(queue: Queue, data: object, trx?: Db): Promise<void>
  stop(): Promise<void>
}
export type Queue = 'mail' | 'reset-link' | 'reconcile' | 'tidy'
export type Workers = Record<Queue, (data: object) => Promise<void>>

/** Retries: about a day of mail, with growing pauses; the reconciler comes again by itself. */
const RETRIES: Record<Queue, { retryLimit: number; retryDelay: number; retryBackoff: boolean }> = {
  mail: { retryLimit: 12, retryDelay: 20, retryBackoff: true },
  'reset-link': { retryLimit: 5, retryDelay: 5, retryBackoff: true },
  reconcile: { retryLimit: 0, retryDelay: 0, retryBackoff: false },
  tidy: { retryLimit: 2, retryDelay: 60, retryBackoff: true },
}
/** Cron, UTC: every 15 minutes (safety.md D-02), and once in India's small hours. */
const SCHEDULES: Partial<Record<Queue, string>> = { reconcile: '*/15 * * * *', tidy: '17 21 * * *' }

const inside = (trx: Db) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({ rows: (await trx.executeQuery(CompiledQuery.raw(text, values))).rows }),
})

export async function startJobs(database: Database, workers: Workers, log: Log): Promise<Jobs> {
  const boss = new PgBoss({ schema: 'jobs', db: { executeSql: (text, values) => database.pool.query(text, values) } })
  boss.on('error', (error) => log.error({ error }, 'job queue'))
  await boss.start()
  for (const queue of Object.keys(workers) as Queue[]) {
    await boss.createQueue(queue, RETRIES[queue])
    // Nothing is queued by this; the queue is remembered, so that a job sent inside a transaction asks for no connection of its own.
    await boss.insert(queue, [])
    const cron = SCHEDULES[queue]
    if (cron !== undefined) await boss.schedule(queue, cron, {})
    await boss.work<object>(queue, { pollingIntervalSeconds: 1, batchSize: 1 }, async ([job]) => {
      if (job !== undefined) await workers[queue](job.data)
    })
  }
  return {
    async send(queue, data, trx) {
      await boss.send(queue, data, trx === undefined ? {} : { db: inside(trx) })
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}
