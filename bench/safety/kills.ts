import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '@chitra/api/testing/postgres.ts'
import { SUPPLIER } from '@chitra/api/testing/supplier.ts'
import { random } from '@chitra/api/testing/random.ts'
import type { Visitor } from '@chitra/api/testing/visitor.ts'
import { startSandboxGateway } from '@chitra/sandbox-gateway'
import { gatewaySettings, KEYS, type Paid, payAt } from './at-gateway.ts'
import { newKillableShop } from './killable-shop.ts'
import { startTripwire, type Tripwire, type Wire } from './tripwire.ts'

/**
 * `pnpm bench:kills [--database embedded|postgres] [--random N] [--each N] [--seed N]`: kills the shop's process with SIGKILL in the middle of purchases, at
 * random times and at named points, while the gateway lives on. Exits with 1 if a paid order is lost or doubled, if the shop is not up again within ten seconds, if
 * the order is not visible within a minute of that, if an order has no invoice or no licence, or if the numbers of the invoices have a gap or a double.
 */
const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'embedded' },
    random: { type: 'string', default: '200' },
    each: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
})
const SEED = Number(values.seed)
/** Milliseconds. */
const MAX_START = 10_000
const MAX_WAIT = 60_000
/** Milliseconds within which a purchase is made; a random kill comes at some moment of it. */
const PURCHASE = 300

interface Point {
  name: string
  /** Whose calls are watched: those of the shop at the gateway, or those of browser and gateway at the shop. */
  at: 'gateway' | 'shop'
  wire: Wire
  /** The browser is gone after the payment, and only the gateway's event or the reconciler can make the order. */
  isBrowserLost?: true
  /** The gateway leaves the capture to the shop; otherwise it does so every other time. */
  isUncaptured?: true
  /** The browser asks for the invoice after the payment. */
  isInvoice?: true
  /** Not at the purchase, but at the restart after it. */
  isAtRestart?: true
}

const ORDERS = /^\/v1\/orders$/
const POINTS: Point[] = [
  { name: 'before the order at the gateway', at: 'gateway', wire: { method: 'POST', path: ORDERS, when: 'before' } },
  { name: 'after the order at the gateway', at: 'gateway', wire: { method: 'POST', path: ORDERS, when: 'after' } },
  { name: 'before the payment is read', at: 'gateway', wire: { method: 'GET', path: /^\/v1\/payments\//, when: 'before' } },
  { name: 'before the order is written', at: 'gateway', wire: { method: 'GET', path: /^\/v1\/payments\//, when: 'after' } },
  { name: 'after the capture', at: 'gateway', wire: { method: 'POST', path: /\/capture$/, when: 'after' }, isUncaptured: true },
  { name: 'after the commit, before the answer', at: 'shop', wire: { method: 'POST', path: /^\/api\/orders\/?$/, when: 'after' } },
  { name: 'after an event was accepted', at: 'shop', wire: { method: 'POST', path: /webhook/, when: 'after' }, isBrowserLost: true },
  { name: 'while the invoice is made', at: 'shop', wire: { method: 'GET', path: /\/invoice$/, when: 'before' }, isInvoice: true },
  { name: 'after the invoice was made', at: 'shop', wire: { method: 'GET', path: /\/invoice$/, when: 'after' }, isInvoice: true },
  {
    name: 'in the reconciler',
    at: 'gateway',
    wire: { method: 'GET', path: /^\/v1\/orders\/[^/]+\/payments/, when: 'after' },
    isBrowserLost: true,
    isAtRestart: true,
  },
]

const next = random(SEED)
const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const postgres = values.database === 'postgres' ? await startPostgres() : null
let shopUrl = ''
let gatewayUrl = ''
const toShop = await startTripwire(() => shopUrl)
const toGateway = await startTripwire(() => gatewayUrl)
const gateway = await startSandboxGateway({ ...KEYS, webhookUrl: `${toShop.url}/api/payment/webhook` })
gatewayUrl = gateway.url
const shop = await newKillableShop({
  ...gatewaySettings(toGateway.url),
  ...SUPPLIER,
  ...(postgres === null ? {} : { DATABASE_URL: postgres.url }),
})
shopUrl = shop.url

/** A call of a browser that the tripwire sees. */
const viaWire = (buyer: Visitor, method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(`${toShop.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${buyer.token}`,
      cookie: buyer.cookie,
      'x-xsrf-token': buyer.cookie.replace('XSRF-TOKEN=', ''),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

/** A purchase as a browser makes it. Ends early where the shop is gone. Returns what was paid. */
async function purchase(buyer: Visitor, item: string, point: Point | null): Promise<Paid | null> {
  let paid: Paid | null = null
  try {
    await buyer.call('addToCart', { body: { imageId: item } })
    const { body } = await buyer.call('createPayment')
    paid = await payAt(gateway, body.data.order.id as string, point?.isUncaptured !== true && next() < 0.5 ? 'paid' : 'authorized')
    if (point?.isBrowserLost === true) return paid
    const answer = await viaWire(buyer, 'POST', '/api/orders/', paid)
    if (point?.isInvoice !== true) return paid
    const { data } = (await answer.json()) as { data: { order: { _id: string } } }
    await viaWire(buyer, 'GET', `/api/orders/${data.order._id}/invoice`)
  } catch {
    // The shop was killed.
  }
  return paid
}

interface Order {
  _id: string
  paymentId: string
  papers: { number: string }[]
}

const ordersOf = async (buyer: Visitor): Promise<Order[]> => (await buyer.call('listOrders')).body.data.order as Order[]
const paymentsOf = async (buyer: Visitor): Promise<string[]> => (await ordersOf(buyer)).map(({ paymentId }) => paymentId)

/** The numbers of all invoices, in the order of the purchases. */
const numbers: string[] = []

/** Each order has one invoice, which can be read. */
async function readInvoices(name: string, buyer: Visitor): Promise<void> {
  for (const { _id, papers } of await ordersOf(buyer)) {
    numbers.push(...papers.map(({ number }) => number))
    const { status, body } = await buyer.call('getInvoice', { params: { id: _id } })
    if (papers.length !== 1 || status !== 200 || !(body as Buffer).subarray(0, 5).equals(Buffer.from('%PDF-')))
      problems.push(`${name}: ${papers.length} invoices of an order, ${status}`)
  }
}

/** Each order is of one item, and has one licence. */
async function readLicences(name: string, buyer: Visitor, orders: number): Promise<void> {
  const { count } = (await buyer.call('listLicences')).body.data as { count: number }
  if (count !== orders) problems.push(`${name}: ${count} licences of ${orders} orders`)
}

function checkNumbers(): void {
  const counts = numbers.map((number) => Number(number.slice(-6))).toSorted((a, b) => a - b)
  const wrong = counts.findIndex((count, index) => count !== index + 1)
  if (wrong !== -1)
    problems.push(
      `the numbers of invoices have a gap or a double at ${wrong + 1}: ${counts.slice(Math.max(0, wrong - 1), wrong + 2).join(', ')}`,
    )
}

const figures = { kills: 0, paid: 0, slowestStart: 0, slowestOrder: 0 }
const problems: string[] = []

async function restart(): Promise<void> {
  await shop.ended()
  const time = await shop.start()
  figures.slowestStart = Math.max(figures.slowestStart, time)
  if (time > MAX_START) problems.push(`up only after ${time.toFixed(0)} ms`)
}

function kill(): void {
  figures.kills += 1
  shop.kill()
}

const tripwireOf = (point: Point): Tripwire => (point.at === 'gateway' ? toGateway : toShop)

/** Returns whether the kill came where it should. */
async function round(name: string, buyer: Visitor, item: string, point: Point | null): Promise<boolean> {
  gateway.control.setMode({ webhooks: point?.isAtRestart === true ? 'off' : 'normal' })
  if (point !== null && point.isAtRestart !== true) tripwireOf(point).arm(point.wire, kill)
  const timer = point === null ? pause(next() * PURCHASE).then(kill) : null
  const paid = await purchase(buyer, item, point)
  await timer
  if (point !== null) {
    if (point.isAtRestart === true) {
      kill()
      await shop.ended()
      toGateway.arm(point.wire, kill)
      await shop.start().catch(() => 0)
    }
    const wire = tripwireOf(point)
    for (let waited = 0; !wire.hasSprung() && waited < 5_000; waited += 20) await pause(20)
    if (!wire.hasSprung()) {
      wire.disarm()
      return false
    }
  }
  await restart()
  const began = performance.now()
  if (paid !== null) {
    figures.paid += 1
    while (!(await paymentsOf(buyer)).includes(paid.paymentId)) {
      if (performance.now() - began > MAX_WAIT) {
        problems.push(`${name}: ${paid.paymentId} is lost`)
        return true
      }
      await pause(50)
    }
    figures.slowestOrder = Math.max(figures.slowestOrder, performance.now() - began)
  }
  const payments = await paymentsOf(buyer)
  if (payments.length !== (paid === null ? 0 : 1)) problems.push(`${name}: ${payments.length} orders`)
  await readInvoices(name, buyer)
  await readLicences(name, buyer, payments.length)
  return true
}

try {
  say(`${values.random} kills at random and ${values.each} at each of ${POINTS.length} points, ${values.database}, seed ${SEED}`)
  await shop.start()
  await shop.drawn()
  const items = await shop.itemsForSale()
  const rounds: (Point | null)[] = [
    ...Array.from({ length: Number(values.random) }, () => null),
    ...POINTS.flatMap((point) => Array.from({ length: Number(values.each) }, () => point)),
  ]
  const came = new Map<string, number>()
  for (const [n, point] of rounds.entries()) {
    const name = point?.name ?? 'at random'
    const buyer = await shop.buyer(`buyer${n}@example.com`)
    if (await round(name, buyer, items[n % items.length] ?? '', point)) came.set(name, (came.get(name) ?? 0) + 1)
  }
  checkNumbers()
  for (const [name, times] of came) say(`${times} x ${name}`)
  for (const { name } of POINTS) if (Number(values.each) > 0 && !came.has(name)) problems.push(`never came: ${name}`)
  say(
    `${figures.kills} kills, ${figures.paid} purchases paid; up again within ${figures.slowestStart.toFixed(0)} ms, the order visible within ${figures.slowestOrder.toFixed(0)} ms of that; ${numbers.length} invoices`,
  )
} finally {
  await shop.remove()
  await gateway.close()
  await Promise.all([toShop.close(), toGateway.close()])
  await postgres?.stop()
}
for (const problem of problems) say(problem)
say(problems.length === 0 ? 'Nothing was lost, nothing was doubled.' : 'A promise was broken.')
process.exit(problems.length === 0 ? 0 : 1)
