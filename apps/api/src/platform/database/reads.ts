import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { traceQuery } from '../tracing.ts'
import type { Database } from './database.ts'
import type { Db } from './db.ts'
import { lagMeter } from './lag.ts'
import { openPosition, openReplica, type Replica } from './replica.ts'
import type { Tables } from './tables.ts'

/** Where what everybody sees alike is read: lists, items, texts. It may be a moment old, so nothing is read here that decides about money, accounts or rights. */
export interface Reads {
  /** For single statements that only read. */
  db: Db
  /** Changes whenever another server begins to answer: it may know less than the one before. */
  source(): number
  /** Whether a replica answers. */
  isReplica(): boolean
  close(): Promise<void>
}

/** Milliseconds between two looks at primary and replicas. */
const LOOK_EVERY = 250

type Needs = Pick<Database, 'db' | 'pool' | 'connection' | 'settings'>
type Settings = Pick<Config, 'databaseReplicas' | 'traces'>

/** Reads from the first usable replica of `DATABASE_REPLICA_URLS`, and from the primary while there is none (docs/decisions/0031). */
export async function openReads(database: Needs, { databaseReplicas, traces }: Settings, log: Log): Promise<Reads> {
  if (databaseReplicas === null) return { db: database.db, source: () => 0, isReplica: () => false, close: async () => undefined }
  const maxLag = databaseReplicas.maxLagSeconds * 1_000
  const primary = openPosition(database.connection)
  const replicas = inTurn(databaseReplicas.urls).map((url) => openReplica(url, database.settings))
  const meter = lagMeter(10 * maxLag)
  let current: Replica | null = null
  let switches = 0
  const closing = new AbortController()

  function use(replica: Replica | null): void {
    if (replica === current) return
    if (replica === null) log.warn({ replica: current?.name }, 'no replica is up to date; lists and pages are read from the primary')
    else log.info({ replica: replica.name }, 'lists and pages are read from a replica')
    current = replica
    switches += 1
  }

  async function look(): Promise<void> {
    const written = await primary.read()
    if (written !== null) meter.note(written, performance.now())
    const usable = await Promise.all(
      replicas.map(async (replica) => {
        const position = await replica.position()
        return position !== null && meter.lagOf(position) <= maxLag
      }),
    )
    if (current === null || usable[replicas.indexOf(current)] !== true) use(replicas.find((_, n) => usable[n]) ?? null)
  }

  async function query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (!/^\s*(select|with)\b/i.test(text)) throw new Error('replicas are read by single statements only')
    const asked = current
    if (asked !== null)
      try {
        return await asked.pool.query(text, [...values])
      } catch (error) {
        // What the server itself refuses, such as a statement in the way of what it must replay, says nothing about the next one.
        if (!(error instanceof pg.DatabaseError) && current === asked) use(null)
      }
    return await database.pool.query(text, [...values])
  }

  await look()
  const watching = (async () => {
    while (!closing.signal.aborted) {
      await pause(LOOK_EVERY, undefined, { ref: false, signal: closing.signal }).catch(() => undefined)
      await look()
    }
  })()
  // A connection of Kysely's only carries the statement: which server gets it is decided for each.
  const connect = async () => ({ query, release: () => undefined })
  const db: Db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: async () => undefined, options: {} } as unknown as PostgresPool }),
    ...(traces == null ? {} : { log: traceQuery }),
  })
  return {
    db,
    source: () => switches,
    isReplica: () => current !== null,
    async close() {
      closing.abort()
      await watching
      await Promise.all([primary.end(), ...replicas.map((replica) => replica.end())])
    },
  }
}

/** Each process begins with another replica, so that several processes use several. */
function inTurn<T>(all: readonly T[]): T[] {
  const first = process.pid % all.length
  return [...all.slice(first), ...all.slice(0, first)]
}
