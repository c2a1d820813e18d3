import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { refundsDue, unmatchedEvents } from '../../modules/payments/index.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Log } from '../../platform/log.ts'

export interface NeedsOfMetrics {
  database: Pick<Database, 'db' | 'pool'>
  jobs: Pick<Jobs, 'waiting'>
  /** Whether lists and pages are read from a replica. */
  readsReplica: () => boolean
  log: Log
}

export interface Metrics {
  /** Counts the requests of a server. */
  watch(app: FastifyInstance): void
  /** All figures in Prometheus' text format. */
  text(): Promise<string>
}

/** Seconds: from a page of the cache to the slowest answer that is allowed. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The figures of one shop: its process, its requests, its database connections, and what waits for somebody. */
export function createMetrics({ database: { db, pool }, jobs, readsReplica, log }: NeedsOfMetrics): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'chitra_request_seconds',
    help: 'Time from a request to the end of its answer, by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers,
  })
  const gauge = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge<Label>({ name, help, labelNames, registers })
  const running = gauge('chitra_requests_running', 'Requests that have no complete answer yet')
  const connections = gauge('chitra_database_connections', 'Connections to the database, and requests that wait for one', 'state')
  const answers = gauge('chitra_database_up', 'Whether the database answers')
  const replica = gauge('chitra_replica_in_use', 'Whether lists and pages are read from a replica')
  const waiting = gauge('chitra_jobs_waiting', 'Jobs that are queued or retried', 'queue')
  const unmatched = gauge('chitra_payments_unmatched', 'Payments that match no order; see `pnpm chitra payments`')
  const due = gauge('chitra_refunds_due', 'Second payments that are owed back; see `pnpm chitra payments`')

  /** Without the database, its figures keep their last values. */
  async function askDatabase(): Promise<void> {
    try {
      const [queues, events, refunds] = await Promise.all([jobs.waiting(), unmatchedEvents(db), refundsDue(db)])
      for (const [queue, count] of Object.entries(queues)) waiting.set({ queue }, count)
      unmatched.set(events.length)
      due.set(refunds.length)
      answers.set(1)
    } catch (error) {
      log.warn({ error: String(error) }, 'metrics of the database')
      answers.set(0)
    }
  }
  return {
    watch(app) {
      app.addHook('onRequest', async (request, reply) => {
        // A page's own calls, within this process, are part of the page.
        if (!(request.raw.socket instanceof Socket)) return
        running.inc()
        reply.raw.once('close', () => {
          running.dec()
          const labels = {
            method: request.method,
            route: request.routeOptions.url ?? 'none',
            status: `${Math.floor(reply.statusCode / 100)}xx`,
          }
          seconds.observe(labels, reply.elapsedTime / 1000)
        })
      })
    },
    async text() {
      await askDatabase()
      replica.set(Number(readsReplica()))
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'awaited' }, pool.waitingCount)
      return await registry.metrics()
    },
  }
}
