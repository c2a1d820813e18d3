import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { inParallel } from '@chitra/api/modules/catalogue/import/in-parallel.ts'
import { startPostgres } from '@chitra/api/testing/postgres.ts'
import { random } from '@chitra/api/testing/random.ts'
import type { Visitor } from '@chitra/api/testing/visitor.ts'
import { startSandboxGateway } from '@chitra/sandbox-gateway'
import { eventHeaders, gatewaySettings, KEYS, payAt } from './at-gateway.ts'
import { newKillableShop } from './killable-shop.ts'
import { openWithMembers } from './members.ts'

/**
 * `pnpm bench:webhooks [--database embedded|postgres] [--events N] [--seed N]`: as many buyers as events pay, no browser comes back, and each event is
 * delivered ten times, shuffled, eight at once (P-03). Exits with 1 unless each buyer has exactly one order within a minute, if a delivery is answered with
 * anything but 200, or if answers are too slow for the gateway (P-02).
 */
const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'embedded' },
    events: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
})
const EVENTS = Number(values.events)
const TIMES = 10
const AT_ONCE = 8
/** Milliseconds. The gateway waits for five seconds. */
const MAX_P99 = 500
const MAX_TIME = 5_000
const MAX_WAIT = 60_000

const next = random(Number(values.seed))
const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const postgres = values.database === 'postgres' ? await startPostgres() : null
// Without an address for its events it keeps them.
const gateway = await startSandboxGateway(KEYS)
const shop = await newKillableShop({ ...gatewaySettings(gateway.url), ...(postgres === null ? {} : { DATABASE_URL: postgres.url }) })

/** Each buyer pays for one item and closes the window. Returns the events of the captured payments. */
async function payAll(buyers: readonly Visitor[], items: readonly string[]): Promise<{ id: string; body: string }[]> {
  await inParallel([...buyers.entries()], AT_ONCE, async ([n, buyer]) => {
    await buyer.call('addToCart', { body: { imageId: items[n % items.length] ?? '' } })
    const { body } = await buyer.call('createPayment')
    await payAt(gateway, body.data.order.id as string, 'paid')
  })
  return gateway.control
    .deliveries()
    .filter(({ event }) => event === 'payment.captured')
    .map(({ body }, n) => ({ id: `evt_${n}`, body }))
}

/** Delivers each event ten times, in random order. Returns the milliseconds of each answer, sorted. */
async function deliverAll(events: readonly { id: string; body: string }[]): Promise<number[]> {
  const deliveries = events.flatMap((event) => Array.from({ length: TIMES }, () => ({ event, at: next() }))).toSorted((a, b) => a.at - b.at)
  const times: number[] = []
  await inParallel(deliveries, AT_ONCE, async ({ event: { id, body } }) => {
    const began = performance.now()
    const answer = await fetch(`${shop.url}/api/payment/webhook`, { method: 'POST', headers: eventHeaders(id, body), body })
    await answer.arrayBuffer()
    times.push(performance.now() - began)
    if (answer.status !== 200) problems.push(`a delivery was answered with ${answer.status}`)
  })
  return times.toSorted((a, b) => a - b)
}

const ordersOf = async (buyer: Visitor): Promise<number> => ((await buyer.call('listOrders')).body.data.order as unknown[]).length

/** The number of orders of each buyer, once all have one or a minute has passed. */
async function ordersOfAll(buyers: readonly Visitor[]): Promise<number[]> {
  const end = performance.now() + MAX_WAIT
  for (;;) {
    const counts: number[] = []
    await inParallel(buyers, AT_ONCE, async (buyer) => void counts.push(await ordersOf(buyer)))
    if (counts.every((count) => count > 0) || performance.now() > end) return counts
    await pause(500)
  }
}

const problems: string[] = []
try {
  say(`${EVENTS} events, each ${TIMES} times, ${values.database}, seed ${values.seed}`)
  const { items, buyers } = await openWithMembers(shop, EVENTS)
  const events = await payAll(buyers, items)
  if (events.length !== EVENTS) problems.push(`the gateway has ${events.length} events`)
  const began = performance.now()
  const times = await deliverAll(events)
  const seconds = (performance.now() - began) / 1000
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0
  const slowest = times.at(-1) ?? 0
  say(
    `${times.length} deliveries in ${seconds.toFixed(1)} s (${(times.length / seconds).toFixed(0)}/s): p50 ${(times[times.length >> 1] ?? 0).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, slowest ${slowest.toFixed(0)} ms`,
  )
  if (p99 > MAX_P99 || slowest > MAX_TIME) problems.push('the webhook answers too slowly')
  const counts = await ordersOfAll(buyers)
  const missing = counts.filter((count) => count === 0).length
  const doubled = counts.filter((count) => count > 1).length
  say(`${counts.reduce((sum, count) => sum + count, 0)} orders of ${counts.length} buyers: ${missing} missing, ${doubled} doubled`)
  if (missing + doubled > 0) problems.push('an order is missing or doubled')
} finally {
  await shop.remove()
  await gateway.close()
  await postgres?.stop()
}
for (const problem of new Set(problems)) say(problem)
process.exit(problems.length === 0 ? 0 : 1)
