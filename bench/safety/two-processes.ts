import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '@chitra/api/platform/ports.ts'
import { startPostgres } from '@chitra/api/testing/postgres.ts'
import { newKillableShop } from './killable-shop.ts'
import { startNginx } from './nginx.ts'
import { buyersWay } from './way.ts'

/**
 * `pnpm bench:two-processes [--buyers N] [--restarts N]`: two processes on one PostgreSQL behind nginx (deploy/nginx.conf). Buyers go their whole way at once; then each
 * process in turn is stopped and started again while visitors ask for pages, lists and items and buyers go on buying. Exits with 1 if a call is not answered with
 * 200, or if an order is missing or doubled. Needs Debian's nginx.
 */
const { values } = parseArgs({ options: { buyers: { type: 'string', default: '12' }, restarts: { type: 'string', default: '10' } } })
const BUYERS = Number(values.buyers)
const RESTARTS = Number(values.restarts)
const VISITORS = 8

// The bench's certificate is signed by nobody.
process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'
process.removeAllListeners('warning')

const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const postgres = await startPostgres()
const port = await freePort()
const origin = `https://127.0.0.1:${port}`
const environment = { DATABASE_URL: postgres.url, PUBLIC_URL: origin }
const first = await newKillableShop(environment)
const second = await newKillableShop({ ...environment, DATA_DIR: first.dataDir })
const problems: string[] = []
let nginx: Awaited<ReturnType<typeof startNginx>> | null = null

/** Each buys one item. nginx tells the shop one address for all of them, which may sign up thirty times an hour. */
async function buyersAtOnce(name: string, items: readonly string[], count: number): Promise<number> {
  const began = performance.now()
  const ways = await Promise.allSettled(
    Array.from({ length: count }, (_, n) => buyersWay(origin, first.dataDir, `${name}${n}@example.com`, items[n % items.length] ?? '')),
  )
  for (const way of ways) if (way.status === 'rejected') problems.push(`${name}: ${String(way.reason)}`)
  return performance.now() - began
}

const over = new AbortController()
let answers = 0
async function visit(paths: readonly string[], from: number): Promise<void> {
  for (let n = from; !over.signal.aborted; n += 1) {
    const path = paths[n % paths.length] ?? '/'
    const status = await fetch(origin + path, { headers: { accept: 'text/html,application/json' } })
      .then(async (answer) => (await answer.arrayBuffer(), answer.status))
      .catch((error: Error) => error.message)
    if (status === 200) answers += 1
    else problems.push(`${path}: ${status}`)
  }
}

try {
  await first.start()
  await first.drawn()
  await second.start()
  nginx = await startNginx(port, [first.url, second.url])
  const items = await first.itemsForSale()
  const time = await buyersAtOnce('together', items, BUYERS)
  say(
    `${BUYERS} buyers at once, the whole way through two processes behind nginx: ${(time / 1_000).toFixed(1)} s, ${problems.length} failed`,
  )

  const paths = ['/', '/search', '/faq', '/api/images-list/?limit=30', ...items.map((id) => `/api/images/${id}`)]
  const visitors = Array.from({ length: VISITORS }, (_, n) => visit(paths, n))
  const buying = (async () => {
    for (let n = 0; n < 6; n += 1) await buyersAtOnce(`during${n}-`, items, 1)
  })()
  let slowest = 0
  for (let n = 0; n < RESTARTS; n += 1) {
    const one = n % 2 === 0 ? first : second
    await one.stop()
    slowest = Math.max(slowest, await one.start())
    await pause(200)
  }
  await buying
  over.abort()
  await Promise.all(visitors)
  const [sums] = await postgres.query<{ orders: number; payments: number }>(
    'select count(*)::int as orders, count(distinct gateway_payment_id)::int as payments from orders',
  )
  say(
    `${RESTARTS} restarts of one of them at a time (up again within ${(slowest / 1_000).toFixed(1)} s): ${answers} answers to ${VISITORS} visitors, ${problems.length} problems; ` +
      `${sums?.orders} orders of ${sums?.payments} payments, ${BUYERS + 6} buyers`,
  )
  if (sums?.orders !== BUYERS + 6 || sums.payments !== BUYERS + 6) problems.push('an order is missing or doubled')
} finally {
  over.abort()
  await nginx?.stop()
  await second.stop()
  await first.remove()
  await postgres.stop()
}
for (const problem of problems.slice(0, 20)) say(problem)
process.exit(problems.length === 0 ? 0 : 1)
