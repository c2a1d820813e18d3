import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { answersTo, type RawCall, rawCalls } from '@chitra/api/testing/fuzz-raw.ts'
import { callsOf, type WireCall } from '@chitra/api/testing/fuzz.ts'
import { newVisitor, type Visitor } from '@chitra/api/testing/visitor.ts'
import { PASSWORD, startBenchShop } from '../logins/shop.ts'

/**
 * `pnpm bench:fuzz [--calls N] [--seed N]` (Linux only): generated calls over all operations of the contract, valid and invalid, and a quarter as many
 * that no HTTP client sends, to a shop in its own process. Exits with 1 for an answer of 5xx (but 503), one that the contract does not declare, one that
 * takes over five seconds, or memory that grows by over a tenth in the second half.
 */
const { values } = parseArgs({
  options: { calls: { type: 'string', default: '20000' }, seed: { type: 'string', default: String(Date.now() % 2 ** 31) } },
})
const CALLS = Number(values.calls)
const SEED = Number(values.seed)
const AT_ONCE = 8
/** Milliseconds. */
const SLOWEST = 5_000
const MAX_GROWTH = 0.1
/** Memory is looked at after each part. */
const PARTS = 10

const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const shop = await startBenchShop()
const port = Number(new URL(shop.url).port)
const failures = new Map<string, number>()
const statuses = new Map<string, number>()
const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1)
let slowest = 0
let network = 0

/** MB of resident memory. */
const memory = (): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

const known = async (path: string): Promise<string[]> =>
  [...(await (await fetch(shop.url + path)).text()).matchAll(/"_id":"([^"]+)"/g)].map(([, id]) => id ?? '')

async function signIn(email: string): Promise<Visitor> {
  await shop.account(email)
  const visitor = await newVisitor(shop.url)
  const { body } = await visitor.call('login', { body: { email, password: PASSWORD, userRole: 'buyer' } })
  visitor.token = body.data?.token ?? null
  if (visitor.token === null) throw new Error(`no login: ${JSON.stringify(body)}`)
  return visitor
}

async function declaredCall(caller: Visitor, { id, method, path, headers, body }: WireCall): Promise<void> {
  // From a new network, because the limits would refuse most of these calls.
  network += 1
  caller.address = `198.${18 + (Math.floor(network / 62_500) % 2)}.${Math.floor(network / 250) % 250}.${(network % 250) + 1}`
  const response = await caller.fetch(path, { method, headers, ...(body === undefined ? {} : { body }) })
  await response.arrayBuffer()
  count(statuses, `${Math.floor(response.status / 100)}xx`)
  if (response.status >= 500 && response.status !== 503) throw new Error(`${id} answered ${response.status}`)
}

async function rawCall(call: RawCall): Promise<void> {
  for (const status of await answersTo(port, call)) {
    count(statuses, `raw ${Math.floor(status / 100)}xx`)
    if (status >= 500) throw new Error(`${status} for ${JSON.stringify(call.text.slice(0, 200))}`)
  }
}

async function timed(work: Promise<void>): Promise<void> {
  const began = performance.now()
  await work.catch((error: unknown) => count(failures, (error as Error).message))
  const time = performance.now() - began
  slowest = Math.max(slowest, time)
  if (time > SLOWEST) count(failures, 'an answer after more than five seconds')
}

/** Eight at a time. */
async function all(works: readonly (() => Promise<void>)[]): Promise<void> {
  const queue = works.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const work of queue) await timed(work())
    }),
  )
}

try {
  say(`${CALLS} calls, ${CALLS / 4} raw ones, seed ${SEED}`)
  const ids = [...(await known('/api/images-list/?categoryId=image')), ...(await known('/api/categories')), 'homepage']
  const callers = [
    await newVisitor(shop.url),
    await signIn('fuzz@example.com'),
    Object.assign(await newVisitor(shop.url), { token: 'x'.repeat(43) }),
  ]
  const calls = fc.sample(callsOf(ids), { numRuns: CALLS, seed: SEED })
  const raw = fc.sample(rawCalls, { numRuns: CALLS / 4, seed: SEED })
  const works = calls.flatMap((call, n) => [
    async () => {
      const caller = callers[n % callers.length] as Visitor
      await declaredCall(caller, call)
      // Signed in again after a log-out, a closed account or a changed password.
      if (n % callers.length === 1 && (call.id === 'logout' || call.method === 'DELETE') && caller.token !== null)
        if ((await caller.fetch('/api/carts/')).status === 401) callers[1] = await signIn(`fuzz${n}@example.com`)
    },
    ...(n % 4 === 0 ? [async () => await rawCall(raw[n / 4] as RawCall)] : []),
  ])
  const part = Math.ceil(works.length / PARTS)
  const held: number[] = []
  for (let n = 0; n < PARTS; n += 1) {
    await all(works.slice(n * part, (n + 1) * part))
    held.push(memory())
  }
  const before = held[PARTS / 2 - 1] ?? 0
  const growth = memory() / before - 1
  if (growth > MAX_GROWTH) count(failures, 'memory grows')
  say(
    [...statuses]
      .toSorted()
      .map(([status, times]) => `${status}: ${times}`)
      .join(', '),
  )
  say(
    `slowest ${slowest.toFixed(0)} ms; memory after each tenth ${held.map((megabytes) => megabytes.toFixed(0)).join(', ')} MB, ${(growth * 100).toFixed(1)} % more in the second half`,
  )
  if ((await fetch(`${shop.url}/api/health`)).status !== 200) count(failures, 'the shop does not answer any more')
} finally {
  await shop.stop()
}
for (const [what, times] of failures) say(`${times} x ${what}`)
say(failures.size === 0 ? 'No answer was wrong.' : 'Some answers were wrong.')
process.exit(failures.size === 0 ? 0 : 1)
