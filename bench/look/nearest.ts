import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Look, lookToBytes } from '@chitra/api/modules/looks/index.ts'
import { createVectors } from '@chitra/api/modules/looks/pgvector/vectors.ts'
import { openWorker, type ScanWorker } from '@chitra/api/modules/looks/scan/open-worker.ts'
import { type Database, openDatabase } from '@chitra/api/platform/database/database.ts'
import { createLog } from '@chitra/api/platform/log.ts'
import { addBareItems, lookSource, setLooks } from '@chitra/api/testing/looks.ts'
import { startPglite } from '@chitra/api/testing/pglite-server.ts'
import { createDatabase } from '@chitra/api/testing/postgres.ts'

/**
 * `pnpm bench:look-nearest [--looks N,N] [--queries N] [--pgvector]`: how long it takes to find the most alike among so many looks, by the exact scan in its thread, and with `--pgvector` by that
 * as well: of the server at DATABASE_URL, in a new database, or without one of PGlite. The looks gather around 2,000 centres. Exits with 1 if the scan of 100,000 takes more
 * than 60 ms (99 of 100), or if pgvector finds less than 95 of 100 of the ten most alike.
 */
const { values } = parseArgs({
  options: {
    looks: { type: 'string', default: '100000' },
    queries: { type: 'string', default: '300' },
    pgvector: { type: 'boolean', default: false },
  },
})
const CENTRES = 2_000
const SEED = 49
const MODEL = 1
const BATCH = 5_000
const LIMITS = [30, 1_000]
const FIRST = 10
const LEAST_RECALL = 0.95
/** Milliseconds, and of how many looks. */
const MOST = 60
const MOST_OF = 100_000

type Nearest = (look: Look, limit: number) => Promise<readonly number[]>

const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`
const at = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** One query after the other; the first tenth does not count. Returns the milliseconds of the slowest of 99 of 100. */
async function measure(name: string, limit: number, queries: readonly Look[], nearest: Nearest): Promise<number> {
  const warmUp = Math.ceil(queries.length / 10)
  for (const look of queries.slice(0, warmUp)) await nearest(look, limit)
  const before = process.cpuUsage()
  const times: number[] = []
  for (const look of queries) {
    const began = performance.now()
    await nearest(look, limit)
    times.push(performance.now() - began)
  }
  const { user, system } = process.cpuUsage(before)
  const sorted = times.toSorted((a, b) => a - b)
  say(
    `  ${name}, ${limit} nearest: p50 ${at(sorted, 0.5).toFixed(2)} ms, p99 ${at(sorted, 0.99).toFixed(2)} ms, ${((user + system) / 1_000 / queries.length).toFixed(2)} ms of this process's processor time`,
  )
  return at(sorted, 0.99)
}

async function fillScan(worker: ScanWorker, looks: readonly Look[]): Promise<void> {
  for (let start = 0; start < looks.length; start += BATCH) {
    const part = looks.slice(start, start + BATCH)
    await worker.apply(
      part.map((_, n) => start + n + 1),
      Buffer.concat(part.map(lookToBytes)).toString('hex'),
      [],
    )
  }
}

/** A new database, and how to get rid of it. */
async function openForVectors(): Promise<{ database: Database; what: string; remove(): Promise<void> }> {
  const url = process.env['DATABASE_URL']
  const dataDir = mkdtempSync(join(tmpdir(), 'chitra-bench-looks-'))
  const pglite = url === undefined ? await startPglite(dataDir, true) : null
  const name = `bench_looks_${process.pid}`
  const databaseUrl = url === undefined ? (pglite?.url ?? '') : await createDatabase(url, name)
  const database = await openDatabase({ databaseUrl, dataDir })
  return {
    database,
    what: url === undefined ? 'pgvector of PGlite' : 'pgvector of PostgreSQL',
    async remove() {
      await database.close()
      await pglite?.stop()
      rmSync(dataDir, { recursive: true })
      if (url !== undefined) say(`  the database ${name} is left on the server`)
    },
  }
}

async function measureVectors(looks: readonly Look[], queries: readonly Look[], exact: Nearest): Promise<boolean> {
  const { database, what, remove } = await openForVectors()
  const { db, pool } = database
  for (let start = 0; start < looks.length; start += BATCH) {
    const part = looks.slice(start, start + BATCH)
    const ids = await addBareItems(db, part.length)
    await setLooks(
      db,
      MODEL,
      part.map((look, n) => [ids[n] ?? 0, look] as const),
    )
  }
  const vectors = createVectors({ db, model: async () => MODEL, log: createLog('warn') })
  const began = performance.now()
  if (!(await vectors.open())) throw new Error('this database has no pgvector that can be used')
  const { rows } = await pool.query<{ bytes: string }>(`select pg_size_pretty(pg_total_relation_size('search.look_vectors')) as bytes`)
  say(`  ${what}: vectors and index made in ${((performance.now() - began) / 1_000).toFixed(1)} s, ${rows[0]?.bytes}`)
  const nearest: Nearest = async (look, limit) => (await vectors.nearest(look, limit))?.map(({ itemId }) => itemId) ?? []
  const recalls = await Promise.all(LIMITS.map(async () => 0))
  for (const look of queries)
    for (const [n, limit] of [FIRST, ...LIMITS.slice(1)].entries()) {
      const found = new Set(await nearest(look, limit))
      recalls[n] = (recalls[n] ?? 0) + (await exact(look, limit)).filter((id) => found.has(id)).length / limit / queries.length
    }
  say(`  ${what}: recall of ${FIRST} ${recalls[0]?.toFixed(4)}, of ${LIMITS[1]} ${recalls[1]?.toFixed(4)}`)
  for (const limit of LIMITS) await measure(what, limit, queries, nearest)
  await vectors.stop()
  await remove()
  return (recalls[0] ?? 0) >= LEAST_RECALL
}

let isGood = true
for (const count of values.looks.split(',').map(Number)) {
  const newLook = lookSource(SEED, CENTRES)
  const looks = Array.from({ length: count }, newLook)
  const queries = Array.from({ length: Number(values.queries) }, newLook)
  say(`${count} looks`)
  const before = process.memoryUsage.rss()
  const worker = openWorker()
  await worker.stats()
  const empty = process.memoryUsage.rss()
  const began = performance.now()
  await fillScan(worker, looks)
  say(
    `  scan: filled in ${((performance.now() - began) / 1_000).toFixed(1)} s; the thread takes ${megabytes(empty - before)}, and with them ${megabytes(process.memoryUsage.rss() - before)}`,
  )
  const exact: Nearest = async (look, limit) => [...(await worker.nearest(look, limit)).ids]
  for (const limit of LIMITS) {
    const slowest = await measure('scan', limit, queries, exact)
    if (count <= MOST_OF) isGood &&= slowest <= MOST
  }
  if (values.pgvector) isGood = (await measureVectors(looks, queries, exact)) && isGood
  await worker.end()
}
process.exit(isGood ? 0 : 1)
