import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '@chitra/api/platform/ports.ts'
import { startAlternating } from '@chitra/api/testing/alternating.ts'
import { startPostgres } from '@chitra/api/testing/postgres.ts'
import { newKillableShop } from './killable-shop.ts'
import { buyersWay } from './way.ts'

/**
 * `pnpm bench:pgbouncer [--buyers N] [--connections N]`: two processes of the shop behind pgbouncer in transaction mode, by deploy/pgbouncer.ini, with few
 * connections to PostgreSQL. Buyers go their whole way at once, each call to the other process. Exits with 1 if a call fails, or if an order is missing or doubled.
 * Needs Debian's pgbouncer.
 */
const { values } = parseArgs({ options: { buyers: { type: 'string', default: '12' }, connections: { type: 'string', default: '4' } } })
const BUYERS = Number(values.buyers)
/** An unprivileged user, because pgbouncer refuses to run as root. */
const NOBODY = 65_534

const say = (text: string): boolean => process.stdout.write(`${text}\n`)

/** deploy/pgbouncer.ini, with the bench's ports and without passwords. */
function settingsOf(postgres: URL, port: number): string {
  const text = readFileSync(new URL('../../deploy/pgbouncer.ini', import.meta.url), 'utf8')
  return text
    .replace('port=5432 dbname=chitra', `port=${postgres.port} dbname=postgres user=postgres`)
    .replace(/^listen_port = .*/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*/m, 'auth_type = any')
    .replace(/^auth_file = .*\n/m, '')
    .replace(/^default_pool_size = .*/m, `default_pool_size = ${values.connections}`)
}

async function startBouncer(postgresUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'chitra-bouncer-'))
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, settingsOf(new URL(postgresUrl), port))
  const isRoot = process.getuid?.() === 0
  for (const path of isRoot ? [folder, file] : []) chownSync(path, NOBODY, NOBODY)
  const child = spawn('pgbouncer', ['--quiet', file], { stdio: 'inherit', ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}) })
  const exited = once(child, 'exit')
  while (!(await listens(port))) await pause(20)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/chitra`,
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
}

const postgres = await startPostgres()
const bouncer = await startBouncer(postgres.url)
const urls: string[] = ['', '']
const front = await startAlternating(() => urls)
const environment = { DATABASE_URL: bouncer.url, PUBLIC_URL: front.url }
const first = await newKillableShop(environment)
const second = await newKillableShop({ ...environment, DATA_DIR: first.dataDir })
urls.splice(0, 2, first.url, second.url)

const problems: string[] = []
try {
  await first.start()
  await first.drawn()
  await second.start()
  const items = await first.itemsForSale()
  const began = performance.now()
  const ways = await Promise.allSettled(
    Array.from({ length: BUYERS }, (_, n) => buyersWay(front.url, first.dataDir, `buyer${n}@example.com`, items[n % items.length] ?? '')),
  )
  for (const way of ways) if (way.status === 'rejected') problems.push(String(way.reason))
  const seconds = (performance.now() - began) / 1_000
  const [database] = await postgres.query<{ orders: number; payments: number; connections: number }>(
    `select count(*)::int as orders, count(distinct gateway_payment_id)::int as payments,
       (select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()) as connections from orders`,
  )
  say(
    `${BUYERS} buyers at once through ${values.connections} connections: ${ways.length - problems.length} whole ways in ${seconds.toFixed(1)} s, ` +
      `${database?.orders} orders of ${database?.payments} payments, calls by process: ${front.calls().join(' and ')}; PostgreSQL had ${database?.connections} connections`,
  )
  if (database?.orders !== BUYERS || database.payments !== BUYERS) problems.push('an order is missing or doubled')
} finally {
  await Promise.all([first.stop(), second.stop()])
  await first.remove()
  await front.close()
  await bouncer.stop()
  await postgres.stop()
}
for (const problem of problems) say(problem)
process.exit(problems.length === 0 ? 0 : 1)
