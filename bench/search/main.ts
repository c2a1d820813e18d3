import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { createDatabase, startPostgres } from '@chitra/api/testing/postgres.ts'
import { createBruteForce, mistake } from './brute-force.ts'
import { readCatalogue } from './catalogue.ts'
import { HOSTILE_LIMIT, measureHostile } from './hostile.ts'
import { load, type Storage, stemsOf } from './load.ts'
import { measure, type Measured } from './measure.ts'
import { addressOf, drawQueries } from './queries.ts'

/**
 * `pnpm bench:search [--items N] [--queries N] [--databases postgres,embedded] [--catalogue FILE]`: measures searches over HTTP on the real server,
 * on the embedded database and on PostgreSQL, and the naive query in the same run. Then hostile searches. Exits with 1 if an answer is wrong, or if
 * one client's p99 or a hostile search exceeds its limit.
 */
const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '100000' },
    queries: { type: 'string', default: '400' },
    databases: { type: 'string', default: 'postgres,embedded' },
    catalogue: { type: 'string', default: new URL('../../../shared/data/catalogue.ndjson.gz', import.meta.url).pathname },
  },
})

/** Milliseconds. */
const LIMIT = 60
const CLIENTS = [1, 16]

interface Servers {
  product: string
  naive: string
  stop(): Promise<void>
}

async function serve({ databaseUrl, dataDir }: Storage): Promise<Servers> {
  const child = spawn(process.execPath, [new URL('serve.ts', import.meta.url).pathname], {
    env: { ...process.env, DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{')) continue
    const addresses = JSON.parse(line) as Pick<Servers, 'product' | 'naive'>
    return {
      ...addresses,
      async stop() {
        child.stdin.end()
        if (child.exitCode === null) await once(child, 'exit')
      },
    }
  }
  throw new Error('the server did not start')
}

const ms = (time: number) => time.toFixed(time < 10 ? 1 : 0).padStart(7)
const say = (text: string) => process.stdout.write(`${text}\n`)

function tableRow(database: string, clients: number, product: Measured, naive: Measured): string {
  const ratios = [naive.p50 / product.p50, naive.p99 / product.p99, naive.mean / product.mean]
    .map((ratio) => `${ratio.toFixed(1)}x`.padStart(6))
    .join(' / ')
  const cells = ({ p50, p99, mean, perSecond }: Measured) => `${ms(p50)} /${ms(p99)} /${ms(mean)}  ${perSecond.toFixed(0).padStart(5)}`
  return `| ${database.padEnd(8)} | ${String(clients).padStart(7)} | ${cells(product)} | ${cells(naive)} | ${ratios} |`
}

const items = await readCatalogue(values.catalogue, Number(values.items))
const postgres = await startPostgres()
const folders: string[] = []
const newStorage = (databaseUrl: string | null): Storage => {
  const dataDir = mkdtempSync(join(tmpdir(), 'chitra-bench-'))
  folders.push(dataDir)
  return { databaseUrl, dataDir }
}
const lines: string[] = []
let wrong = 0
let tooSlow = false
try {
  for (const database of values.databases.split(',')) {
    const storage = newStorage(database === 'embedded' ? null : await createDatabase(postgres.url, 'bench'))
    const loaded = await load(storage, items)
    // Per database, because versions of PostgreSQL differ in a few stems ("added").
    const stems = await stemsOf(
      storage,
      items.flatMap((item) => [item.name, ...item.keywords]),
    )
    const bruteForce = createBruteForce(items, stems)
    say(
      `${database}: ${items.length} items, ${stems.size} words; indexed in ${loaded.index.toFixed(1)} s, settled in ${loaded.settle.toFixed(1)} s; the naive table in ${loaded.naive.toFixed(1)} s`,
    )
    const servers = await serve(storage)
    try {
      await measure(
        drawQueries(items, stems, 60, 99).map((query) => addressOf(servers.product, query)),
        1,
      )
      for (const clients of CLIENTS) {
        // Different queries for each number of clients, because counts are cached for a minute.
        const queries = drawQueries(items, stems, Number(values.queries), clients)
        const product = await measure(
          queries.map((query) => addressOf(servers.product, query)),
          clients,
        )
        const naive = await measure(
          queries.map((query) => addressOf(servers.naive, query)),
          clients,
        )
        for (const [n, query] of queries.entries()) {
          const answer = product.answers[n]
          const why = answer ? mistake(answer, bruteForce(query)) : 'no answer'
          if (why === null) continue
          wrong++
          say(`wrong: ${JSON.stringify(query)}: ${why}`)
        }
        if (clients === 1 && product.p99 > LIMIT) tooSlow = true
        lines.push(tableRow(database, clients, product, naive))
      }
      const hostile = await measureHostile(servers.product)
      const { name, worst } = hostile.toSorted((a, b) => b.worst - a.worst)[0] ?? { name: 'none', worst: Number.NaN }
      if (!(worst <= HOSTILE_LIMIT)) tooSlow = true
      say(
        `${database}: the slowest of ${hostile.length} hostile searches (${name}) took ${worst.toFixed(0)} ms; the limit is ${HOSTILE_LIMIT} ms`,
      )
    } finally {
      await servers.stop()
    }
  }
} finally {
  await postgres.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
say('')
say('|          |         | product                           | naive                             | naive / product          |')
say('| database | clients | p50 / p99 / mean ms        req/s  | p50 / p99 / mean ms        req/s  | p50 / p99 / mean         |')
say('|---|---|---|---|---|')
for (const line of lines) say(line)
say(
  `\nAll answers were compared with brute force: ${wrong} wrong. Limits (one client's p99: ${LIMIT} ms): ${tooSlow ? 'exceeded' : 'kept'}.`,
)
process.exitCode = wrong > 0 || tooSlow ? 1 : 0
