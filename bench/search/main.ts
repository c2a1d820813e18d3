import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import LITTLE_MEMORY from '../../scripts/little-memory.json' with { type: 'json' }
import { createDatabase, startPostgres } from '@chitra/api/testing/postgres.ts'
import { watchNeighbours } from '../quiet.ts'
import { type Answer, createBruteForce, mistake } from './brute-force.ts'
import { type BenchItem, readCatalogue } from './catalogue.ts'
import { residentBytes } from './cpu.ts'
import { measureEdits } from './edits.ts'
import { HOSTILE_LIMIT, measureHostile } from './hostile.ts'
import { limitsOf, type Size } from './limits.ts'
import { load, postmasterOf, type Storage, stemsOf, synonymsIn } from './load.ts'
import { measure, type Measured, type Processes } from './measure.ts'
import { mediansOf } from './medians.ts'
import { addressOf, drawQueries } from './queries.ts'
import { colourSearches } from './palettes.ts'
import { measureSuggestions } from './suggestions.ts'

/**
 * `pnpm bench:search [--items N,N] [--clients N,N] [--queries N] [--databases postgres,embedded] [--catalogue FILE]`: measures searches over HTTP on the real server, on both databases, and
 * the naive query in the same run; then suggestions, an item, hostile searches, edits, and the start from the index's file. Exits with 1 if an answer is wrong or a limit is exceeded.
 * The limits are those of an idle machine with two cores. Each measurement waits for one, for three minutes of a size altogether, and what the neighbours did is said.
 */
const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '10000,100000,1000000' },
    clients: { type: 'string', default: '1,16,64' },
    queries: { type: 'string', default: '400' },
    databases: { type: 'string', default: 'postgres,embedded' },
    catalogue: { type: 'string', default: new URL('../../../shared/data/catalogue.ndjson.gz', import.meta.url).pathname },
  },
})
/** The embedded database is good to about so many items (docs/decisions/0003-database.md). */
const MOST_EMBEDDED = 100_000
/** Queries for each client, so that many clients are measured for as long. */
const MORE = 5
/** Of the answers, one in so many is compared with brute force. */
const COMPARED = 4
/** Queries before the first that counts, so that code is compiled and words are known, as in a shop that has been open for a while. */
const WARM_UP = 2_000
/** Searches by colour that count, after as many that do not. */
const COLOURED = 400
/** Items of a round, none of which was asked for before, and rounds of which the median counts. */
const DETAILS = 400
const DETAIL_ROUNDS = 5
/** A shop of so many items is given twice the memory, as docs/operating.md advises. */
const MANY_ITEMS = 500_000
/** Of the queries, the naive server gets one in so many, because a million items take it seconds. */
const NAIVE_SHARE = 5

interface Servers extends Processes {
  product: string
  naive: string
  /** Seconds until the index could answer. */
  ready: number
  index: { items: number; bytes: number } | null
  stop(): Promise<void>
}

async function serve({ databaseUrl, dataDir }: Storage, database: number | null, items: number): Promise<Servers> {
  const memory = items < MANY_ITEMS ? LITTLE_MEMORY : { ...LITTLE_MEMORY, NODE_OPTIONS: '--max-old-space-size=2048' }
  const child = spawn(process.execPath, [new URL('serve.ts', import.meta.url).pathname], {
    env: { ...process.env, ...memory, DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{')) continue
    const said = JSON.parse(line) as Pick<Servers, 'product' | 'naive' | 'ready' | 'index'>
    return {
      ...said,
      server: child.pid ?? 0,
      database,
      async stop() {
        child.stdin.end()
        if (child.exitCode === null) await once(child, 'exit')
      },
    }
  }
  throw new Error('the server did not start')
}

const ms = (time: number) => time.toFixed(time < 10 ? 2 : time < 100 ? 1 : 0)
const say = (text: string) => process.stdout.write(`${text}\n`)
const rows: string[] = []
const exceeded: string[] = []
let wrong = 0

const cells = ({ p50, p99, mean, perSecond, serverCpu, databaseCpu }: Measured) =>
  `${ms(p50)} / ${ms(p99)} / ${ms(mean)} | ${perSecond.toFixed(0)} | ${ms(serverCpu)} + ${ms(databaseCpu)}`

function check(what: string, value: number, limit: number, isAtLeast = false): void {
  if (isAtLeast ? value >= limit : value <= limit) return
  exceeded.push(`${what}: ${ms(value)}, and should be at ${isAtLeast ? 'least' : 'most'} ${limit}`)
}

function answerOf(text: string): Answer {
  const { data } = JSON.parse(text) as { data: { image: { _id: string }[]; count: number; countIsLowerBound: boolean } }
  return { ids: data.image.map((item) => item._id), count: data.count, countIsLowerBound: data.countIsLowerBound }
}

async function measureSize(items: readonly BenchItem[], size: Size, storage: Storage): Promise<void> {
  const limits = limitsOf(size)
  const name = `${size.database}, ${size.items.toLocaleString('en')} items`
  const loaded = await load(storage, items)
  // Per database, because versions of PostgreSQL differ in a few stems ("added").
  const stems = await stemsOf(
    storage,
    items.flatMap((item) => [item.name, ...item.keywords]),
  )
  const neighbours = watchNeighbours()
  const perSecond = items.length / loaded.index
  say(
    `${name}: ${stems.size} words; written and indexed in ${loaded.index.toFixed(1)} s (${perSecond.toFixed(0)} items/s), settled in ${loaded.settle.toFixed(1)} s`,
  )
  check(`${name}, items indexed a second`, perSecond, limits.indexedPerSecond, true)
  const bruteForce = createBruteForce(items, stems, await synonymsIn(storage))
  const postmaster = storage.databaseUrl === null ? null : await postmasterOf(storage)
  const first = await serve(storage, postmaster, items.length)
  await first.stop()
  const servers = await serve(storage, postmaster, items.length)
  try {
    const bytes = (servers.index?.bytes ?? 0) / items.length
    say(
      `${name}: the index was read from the database in ${first.ready.toFixed(1)} s, from its file in ${servers.ready.toFixed(1)} s; ${bytes.toFixed(0)} bytes an item; the server has ${(residentBytes(servers.server) / 2 ** 20).toFixed(0)} MB`,
    )
    check(`${name}, seconds of a start`, servers.ready, limits.ready)
    if (items.length >= MOST_EMBEDDED) check(`${name}, bytes an item`, bytes, limits.bytes)
    for (const clients of values.clients.split(',').map(Number)) {
      const queries = drawQueries(items, stems, Number(values.queries) * (clients === 1 ? 1 : MORE), clients)
      await neighbours.untilQuiet()
      // After the wait, in which the server has rested.
      await measure(
        drawQueries(items, stems, WARM_UP, 99 + clients).map((query) => addressOf(servers.product, query)),
        1,
        servers,
      )
      const product = await measure(
        queries.map((query) => addressOf(servers.product, query)),
        clients,
        servers,
      )
      const naive = await measure(
        queries.filter((_, n) => n % NAIVE_SHARE === 0).map((query) => addressOf(servers.naive, query)),
        clients,
        servers,
      )
      for (const [n, query] of queries.entries()) {
        if (n % COMPARED !== 0) continue
        const why = mistake(answerOf(product.bodies[n] ?? ''), bruteForce(query))
        if (why === null) continue
        wrong++
        say(`wrong: ${JSON.stringify(query)}: ${why}`)
      }
      rows.push(
        `| ${size.database} | ${size.items.toLocaleString('en')} | ${clients} | ${cells(product)} | ${cells(naive)} | ${(product.perSecond / naive.perSecond).toFixed(1)}x, ${(naive.p50 / product.p50).toFixed(1)}x |`,
      )
      say(rows.at(-1) ?? '')
      const at = limits.clients[clients]
      if (at === undefined) continue
      if (at.p50 !== undefined) check(`${name}, ${clients} clients, p50`, product.p50, at.p50)
      check(`${name}, ${clients} clients, p99`, product.p99, at.p99)
      if (at.perSecond !== undefined) check(`${name}, ${clients} clients, requests/s`, product.perSecond, at.perSecond, true)
      if (at.timesNaive !== undefined)
        check(`${name}, ${clients} clients, times the naive requests/s`, product.perSecond / naive.perSecond, at.timesNaive, true)
      check(`${name}, ${clients} clients, median beside the naive one`, product.p50 / naive.p50, 1)
      check(`${name}, ${clients} clients, slowest`, product.worst, HOSTILE_LIMIT)
    }
    const { suggested, kept } = await measureSuggestions(items, servers, neighbours)
    const details = items
      .slice(0, WARM_UP + DETAIL_ROUNDS * DETAILS)
      .map(({ publicId }) => String(new URL(`/api/images/${publicId}`, servers.product)))
    await measure(details.slice(0, WARM_UP), 1, servers)
    const rounds: Measured[] = []
    for (let from = WARM_UP; from < details.length; from += DETAILS) {
      await neighbours.untilQuiet()
      rounds.push(await measure(details.slice(from, from + DETAILS), 1, servers))
    }
    const detail = mediansOf(rounds)
    const { name: slowest, worst } = (await measureHostile(servers.product)).toSorted((a, b) => b.worst - a.worst)[0] ?? {
      name: 'none',
      worst: Number.NaN,
    }
    const edits = await measureEdits(storage, servers.product, items)
    const words = drawQueries(items, stems, 200, 5).map(({ search }) => search.split(' ')[0] ?? 'hills')
    const coloured = colourSearches(servers.product, words, 2 * COLOURED)
    await measure(coloured.slice(0, COLOURED), 1, servers)
    await neighbours.untilQuiet()
    const colour = await measure(coloured.slice(COLOURED), 1, servers)
    say(`${name}: by colour, 1 client: ${cells(colour)}`)
    check(`${name}, by colour, p99`, colour.p99, limits.colour)
    say(
      `${name}: suggestions, 16 clients, medians of ${suggested.p99s.length}: ${cells(suggested)}, p99 ${suggested.p99s.map(ms).join(', ')}`,
    )
    say(`${name}: kept answers, for comparison: ${cells(kept)}`)
    say(`${name}: an item, 1 client: ${cells(detail)}`)
    say(`${name}: ${neighbours.seen()}`)
    say(`${name}: the slowest hostile search (${slowest}): ${worst.toFixed(0)} ms`)
    check(`${name}, suggestions, p99`, suggested.p99, limits.suggestions)
    check(`${name}, an item's processor time`, detail.serverCpu + detail.databaseCpu, limits.detailCpu)
    check(`${name}, the slowest hostile search`, worst, HOSTILE_LIMIT)
    if (edits === null) return
    say(`${name}: an edit is written in ${ms(edits.written)} ms (median), and seen after ${ms(edits.seen)} ms (longest)`)
    check(`${name}, an edit`, edits.written, limits.edit)
    check(`${name}, until an edit is seen`, edits.seen, limits.seen)
  } finally {
    await servers.stop()
  }
}

const postgres = await startPostgres()
const folders: string[] = []
try {
  for (const count of values.items.split(',').map(Number)) {
    const items = await readCatalogue(values.catalogue, count)
    for (const database of values.databases.split(',')) {
      if (database === 'embedded' && count > MOST_EMBEDDED) continue
      const dataDir = mkdtempSync(join(tmpdir(), 'chitra-bench-'))
      folders.push(dataDir)
      const databaseUrl = database === 'embedded' ? null : await createDatabase(postgres.url, `bench_${count}`)
      await measureSize(items, { database, items: count }, { databaseUrl, dataDir })
    }
  }
} finally {
  await postgres.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
say('')
say(
  '| database | items | clients | p50 / p99 / mean ms | requests/s | CPU-ms, server + database | naive: p50 / p99 / mean ms | requests/s | CPU-ms | product / naive: requests/s, median |',
)
say('|---|---|---|---|---|---|---|---|---|---|')
for (const row of rows) say(row)
say(`\nOne answer in ${COMPARED} was compared with brute force: ${wrong} wrong.`)
for (const sentence of exceeded) say(`Limit exceeded: ${sentence}`)
process.exitCode = wrong > 0 || exceeded.length > 0 ? 1 : 0
