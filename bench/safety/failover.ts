import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '@chitra/api/platform/ports.ts'
import { queryAt, type RunningPostgres, startPostgres } from '@chitra/api/testing/postgres.ts'
import { random } from '@chitra/api/testing/random.ts'
import type { LooseAnswer, Visitor } from '@chitra/api/testing/visitor.ts'
import { startSandboxGateway } from '@chitra/sandbox-gateway'
import { startForwarder } from './forwarder.ts'
import { newKillableShop } from './killable-shop.ts'
import { startPatroni } from './patroni.ts'

/**
 * `pnpm bench:failover [--by hand|patroni] [--rounds N] [--buyers N] [--seed N]`: buyers purchase without a pause while the primary is ended by SIGKILL; its synchronous standby is
 * promoted, by this bench or by Patroni and etcd, and the address of `DATABASE_URL` leads there from then on. The shop goes on in the same process. Exits with 1 if a paid order is lost or doubled, if an
 * answer is an error other than 503, or if a minute after the promotion a payment has no order.
 */
const { values } = parseArgs({
  options: {
    by: { type: 'string', default: 'hand' },
    rounds: { type: 'string', default: '10' },
    buyers: { type: 'string', default: '8' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
})
const ROUNDS = Number(values.rounds)
const BUYERS = Number(values.buyers)
/** Milliseconds. */
const MAX_WAIT = 60_000
/** Milliseconds within which the kill comes, and purchases go on after it. */
const PURCHASES = 1_500

const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const next = random(Number(values.seed))
const keys = { keyId: 'rzp_test_failover', keySecret: 'k'.repeat(24), webhookSecret: 'w'.repeat(24) }

/** What is ended and promoted. */
interface Database {
  /** Of the primary. */
  url: string
  /** Makes sure that there is a synchronous standby. */
  prepare(): Promise<void>
  /** Ends the primary by SIGKILL. */
  kill(): Promise<void>
  /** Resolves with the address of the next primary. */
  promoted(): Promise<string>
  stop(): Promise<void>
}

/** Makes a standby, without which the primary confirms no commit from then on. */
async function withStandby(primary: RunningPostgres): Promise<RunningPostgres> {
  const standby = await primary.replica('standby')
  await primary.query(`alter system set synchronous_standby_names = 'standby'`)
  await primary.query('select pg_reload_conf()')
  while ((await primary.query<{ state: string }>('select sync_state as state from pg_stat_replication'))[0]?.state !== 'sync')
    await pause(20)
  return standby
}

async function byHand(): Promise<Database> {
  let primary = await startPostgres()
  let standby = primary
  return {
    url: primary.url,
    async prepare() {
      standby = await withStandby(primary)
    },
    kill: () => primary.kill(),
    async promoted() {
      await standby.query('select pg_promote()')
      await primary.stop()
      primary = standby
      return primary.url
    },
    stop: () => primary.stop(),
  }
}

async function byPatroni(): Promise<Database> {
  const cluster = await startPatroni()
  return {
    url: await cluster.leader(),
    async prepare() {
      cluster.heal()
      await cluster.whole()
    },
    kill: () => cluster.killLeader(),
    promoted: () => cluster.leader(),
    stop: () => cluster.stop(),
  }
}

const database = await (values.by === 'patroni' ? byPatroni() : byHand())
let primaryUrl = database.url
const address = await startForwarder(primaryUrl)
const gatewayPort = await freePort()
const shop = await newKillableShop({
  DATABASE_URL: address.urlOf(primaryUrl),
  RAZORPAY_KEY_ID: keys.keyId,
  RAZORPAY_KEY_SECRET: keys.keySecret,
  RAZORPAY_WEBHOOK_SECRET: keys.webhookSecret,
  RAZORPAY_API_URL: `http://127.0.0.1:${gatewayPort}`,
})
const gateway = await startSandboxGateway({
  ...keys,
  port: gatewayPort,
  webhookUrl: `${shop.url}/api/payment/webhook`,
  retryDelays: [500, 1_000, 2_000, 5_000, 10_000],
})

const problems: string[] = []
const figures = { paid: 0, acknowledged: 0, refused: 0, brokenOff: 0, slowestBack: 0, slowestOrder: 0 }

/** Calls until the answer is not 503, as a buyer does who is asked to try again. */
async function insist(what: string, call: () => Promise<LooseAnswer>): Promise<LooseAnswer | null> {
  for (const end = Date.now() + MAX_WAIT; Date.now() < end;) {
    const answer = await call().catch(() => null)
    if (answer === null) figures.brokenOff += 1
    else if (answer.status === 503) figures.refused += 1
    else {
      if (answer.status >= 500) problems.push(`${what}: ${answer.status}`)
      return answer
    }
    await pause(50)
  }
  problems.push(`${what}: no answer within a minute`)
  return null
}

interface Paid {
  orderId: string
  paymentId: string
  signature: string
}

async function pay(orderId: string): Promise<Paid> {
  const answer = await fetch(`${gateway.url}/sandbox/orders/${orderId}/pay`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: next() < 0.5 ? 'paid' : 'authorized' }),
  })
  const { response } = (await answer.json()) as { response: { razorpay_payment_id: string; razorpay_signature: string } }
  return { orderId, paymentId: response.razorpay_payment_id, signature: response.razorpay_signature }
}

/** A buyer's purchases, one item after the other. */
interface Buying {
  buyer: Visitor
  left: string[]
  paid: string[]
}

async function purchase({ buyer, left, paid }: Buying): Promise<void> {
  const imageId = left.shift()
  if (imageId === undefined) return
  await insist('addToCart', () => buyer.call('addToCart', { body: { imageId } }))
  const due = await insist('createPayment', () => buyer.call('createPayment'))
  if (due?.status !== 200) return void problems.push(`createPayment: ${due?.status} ${due?.body.errorMessage}`)
  const made = await pay(due.body.data.order.id)
  paid.push(made.paymentId)
  figures.paid += 1
  // Every third browser is closed after the payment: the gateway's event makes the order, and the buyer comes back when it is there.
  if (figures.paid % 3 === 0) return await appeared(buyer, made.paymentId)
  const answer = await insist('createOrder', () => buyer.call('createOrder', { body: made }))
  if (answer?.status === 200) figures.acknowledged += 1
  else problems.push(`createOrder: ${answer?.status} ${answer?.body.errorMessage}`)
}

async function paymentsOf(buyer: Visitor): Promise<string[]> {
  const answer = await insist('listOrders', () => buyer.call('listOrders'))
  return ((answer?.body.data.order ?? []) as { paymentId: string }[]).map(({ paymentId }) => paymentId)
}

/** Waits until a payment has its order. */
async function appeared(buyer: Visitor, payment: string): Promise<void> {
  for (const began = performance.now(); !(await paymentsOf(buyer)).includes(payment); await pause(50)) {
    figures.slowestOrder = Math.max(figures.slowestOrder, performance.now() - began)
    if (performance.now() - began > MAX_WAIT) return void problems.push(`lost: ${payment}`)
  }
}

async function failOver(): Promise<void> {
  await database.prepare()
  const over = new AbortController()
  const items = await shop.itemsForSale()
  const all: Buying[] = []
  for (let n = 0; n < BUYERS; n += 1) {
    counter += 1
    all.push({ buyer: await shop.buyer(`failover${counter}@example.com`), left: [...items], paid: [] })
  }
  const purchases = all.map(async (one) => {
    while (!over.signal.aborted && one.left.length > 0) await purchase(one)
  })
  await pause(PURCHASES * (0.3 + 0.7 * next()))
  await database.kill()
  const killed = performance.now()
  primaryUrl = await database.promoted()
  address.lead(primaryUrl)
  while ((await fetch(`${shop.url}/api/health`).catch(() => null))?.status !== 200) await pause(20)
  figures.slowestBack = Math.max(figures.slowestBack, performance.now() - killed)
  await pause(PURCHASES)
  over.abort()
  await Promise.all(purchases)
  for (const { buyer, paid } of all) {
    for (const payment of paid) await appeared(buyer, payment)
    const made = await paymentsOf(buyer)
    if (made.length !== paid.length) problems.push(`${made.length} orders for ${paid.length} payments`)
  }
}

let counter = 0
try {
  say(`${ROUNDS} failovers, ${BUYERS} buyers, seed ${values.seed}`)
  await shop.start()
  await shop.drawn()
  for (let round = 0; round < ROUNDS; round += 1) await failOver()
  const [sums] = await queryAt<{ orders: number; payments: number }>(
    primaryUrl,
    'select count(*)::int as orders, count(distinct gateway_payment_id)::int as payments from orders',
  )
  if (sums?.orders !== figures.paid || sums.payments !== figures.paid)
    problems.push(`${sums?.orders} orders of ${sums?.payments} payments in the database, ${figures.paid} paid`)
  say(
    `${figures.paid} purchases paid, ${figures.acknowledged} of them acknowledged to the browser; ${figures.refused} calls answered 503, ${figures.brokenOff} broken off; ` +
      `healthy again within ${figures.slowestBack.toFixed(0)} ms of the kill, an order without a browser visible within ${figures.slowestOrder.toFixed(0)} ms`,
  )
} finally {
  await shop.remove()
  await gateway.close()
  await address.close()
  await database.stop()
}
for (const problem of new Set(problems)) say(problem)
say(problems.length === 0 ? 'Nothing was lost, nothing was doubled.' : 'A promise was broken.')
process.exit(problems.length === 0 ? 0 : 1)
