import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createDatabase, startPostgres } from '@chitra/api/testing/postgres.ts'
import { parentOf, timeOfFamily } from '../search/cpu.ts'
import { load } from '../throughput/load.ts'
import { startChitra } from './chitra.ts'
import { startMedusa } from './medusa.ts'
import { type Ground, KINDS, type Kind, type Running } from './peer.ts'
import { drawProducts, drawWords } from './products.ts'
import { startVendure } from './vendure.ts'

/**
 * `pnpm bench:peers [--products N] [--seconds N] [--only NAME]` (Linux only; needs the npm registry): Chitra beside Medusa and Vendure, each in production mode on the same PostgreSQL with the
 * same 10,000 products, asked by the same client for the first page of 30, for 200 words in turn and for 500 products in turn, on 16 connections. Requests a second, and milliseconds of processor time of the
 * server and of the database for each. The peers are installed in a temporary folder, which is deleted; one server runs at a time.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
  },
})
const SECONDS = Number(values.seconds)
/** Seconds that are not counted: a server runs for weeks, with its code compiled. */
const WARM_UP = 5
const CONNECTIONS = 16
const WORDS = 200

const SHOPS: Record<string, (ground: Ground) => Promise<Running>> = { chitra: startChitra, medusa: startMedusa, vendure: startVendure }

interface Figures {
  perSecond: number
  server: number
  database: number
  bytes: number
}

const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const postgres = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'chitra-peers-'))
// Only reads are measured. Vendure indexes each product in transactions of its own, and without this a slow disk would need half an hour for them.
await postgres.query('alter system set synchronous_commit = off')
await postgres.query('select pg_reload_conf()')
const [backend] = await postgres.query<{ pid: number }>('select pg_backend_pid() as pid')
const postmaster = parentOf(backend?.pid ?? 0)

async function measure({ pid, port, requests }: Running, kind: Kind): Promise<Figures> {
  const job = { port, requests: requests[kind], connections: CONNECTIONS }
  await load({ ...job, seconds: WARM_UP })
  const before = [timeOfFamily(pid), timeOfFamily(postmaster)] as const
  const { answers, perSecond, bytes, statuses } = await load({ ...job, seconds: SECONDS })
  if (Object.keys(statuses).join(' ') !== '200') throw new Error(`${kind}: answered ${JSON.stringify(statuses)}`)
  return {
    perSecond,
    server: (timeOfFamily(pid) - before[0]) / answers,
    database: (timeOfFamily(postmaster) - before[1]) / answers,
    bytes: bytes / answers,
  }
}

try {
  const products = await drawProducts(Number(values.products))
  const words = drawWords(products, WORDS)
  let ours: Record<Kind, Figures> | null = null
  say(
    `| shop | | requests a second | of Chitra's | CPU-ms, server + database | times Chitra's | bytes |\n|---|---|---:|---:|---:|---:|---:|`,
  )
  for (const [name, start] of Object.entries(SHOPS).filter(([name]) => name.includes(values.only))) {
    const own = join(folder, name)
    mkdirSync(own)
    const shop = await start({ folder: own, databaseUrl: await createDatabase(postgres.url, name), products, words })
    try {
      const found: Partial<Record<Kind, Figures>> = {}
      for (const kind of KINDS) {
        const now = await measure(shop, kind)
        found[kind] = now
        const base = name === 'chitra' ? now : ours?.[kind]
        const [share, cost] =
          base === undefined
            ? ['–', '–']
            : [(now.perSecond / base.perSecond).toFixed(3), ((now.server + now.database) / (base.server + base.database)).toFixed(1)]
        say(
          `| ${name} | ${kind} | ${now.perSecond.toFixed(0)} | ${share} | ` +
            `${now.server.toFixed(2)} + ${now.database.toFixed(2)} | ${cost} | ${now.bytes.toFixed(0)} |`,
        )
      }
      if (name === 'chitra') ours = found as Record<Kind, Figures>
    } finally {
      await shop.stop()
    }
  }
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
