import { parseArgs } from 'node:util'
import { type BenchShop, PASSWORD, startBenchShop } from './shop.ts'

/**
 * `pnpm bench:logins [--logins N]`: does the time of a login reveal whether an account exists (TA-06), and does browsing stay fast during 200 logins
 * (TA-08)? Then sends four times as many calls at once as the shop handles: each must be answered, and the health check too. Exits with 1 if a limit
 * is missed.
 */
const { values } = parseArgs({ options: { logins: { type: 'string', default: '200' } } })
const LOGINS = Number(values.logins)
/** The greatest relative difference between the median times of failed logins to known and to unknown accounts. */
const MAX_DIFFERENCE = 0.1
/** Milliseconds: limit for browsing during the logins, p99. */
const MAX_BROWSE_TIME = 500
const AT_ONCE = 200
/** Calls that the shop handles at the same time (`REQUESTS_AT_ONCE`), and the calls that each of four times as many clients makes. */
const CAPACITY = 100
const ROUNDS = 10

const sorted = (times: number[]): number[] => times.toSorted((a, b) => a - b)
const at = (times: number[], share: number): number => sorted(times)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const ms = (time: number): string => `${time.toFixed(1)} ms`

/** Several accounts, because guesses at a single one are slowed down. */
const known = (n: number): string => `known${n % KNOWN_ACCOUNTS}@example.com`
const KNOWN_ACCOUNTS = 20
let wrong = 0
const wrongLogin = (shop: BenchShop, email: string) => shop.timed('/api/users/login', { email, password: `${PASSWORD}-${(wrong += 1)}` })

/** Alternates between known and unknown accounts, so that other load affects both equally. */
async function compareTimes(shop: BenchShop): Promise<boolean> {
  const [existing, unknown]: [number[], number[]] = [[], []]
  for (let n = 0; n < LOGINS; n += 1) {
    existing.push((await wrongLogin(shop, known(n))).time)
    unknown.push((await wrongLogin(shop, `nobody${n}@example.com`)).time)
  }
  const ratio = at(existing, 0.5) / at(unknown, 0.5)
  say(
    `wrong logins, median of ${LOGINS}: known account ${ms(at(existing, 0.5))}, unknown ${ms(at(unknown, 0.5))}, ratio ${ratio.toFixed(3)}`,
  )
  return Math.abs(ratio - 1) <= MAX_DIFFERENCE
}

async function browse(shop: BenchShop, until: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!until()) {
    const { status, time } = await shop.timed('/api/images-list/?search=a')
    if (status !== 200) throw new Error(`browsing answered ${status}`)
    times.push(time)
  }
  return times
}

async function browseDuringLogins(shop: BenchShop): Promise<boolean> {
  let left = 300
  const alone = await browse(shop, () => (left -= 1) < 0)
  let done = false
  const logins = Promise.all(
    Array.from({ length: AT_ONCE }, (_, n) => shop.timed('/api/users/login', { email: known(n), password: PASSWORD })),
  ).finally(() => (done = true))
  const during = await browse(shop, () => done)
  const statuses = Map.groupBy(await logins, ({ status }) => status)
  say(`${AT_ONCE} logins at once: ${[...statuses].map(([status, all]) => `${all.length} x ${status}`).join(', ')}`)
  say(`browsing, p99: alone ${ms(at(alone, 0.99))} (${alone.length}), during the logins ${ms(at(during, 0.99))} (${during.length})`)
  return at(during, 0.99) < MAX_BROWSE_TIME && [...statuses.keys()].every((status) => [200, 401, 429].includes(status))
}

async function overload(shop: BenchShop): Promise<boolean> {
  const found = new Map<number, number>()
  let done = false
  const callers = Promise.all(
    Array.from({ length: CAPACITY * 4 }, async () => {
      for (let n = 0; n < ROUNDS; n += 1) {
        const { status } = await shop.timed('/api/images-list/?search=a')
        found.set(status, (found.get(status) ?? 0) + 1)
      }
    }),
  ).finally(() => (done = true))
  const health: number[] = []
  const isDone = () => done
  while (!isDone()) {
    const { status, time } = await shop.timed('/api/health')
    if (status !== 200) throw new Error(`the health check answered ${status}`)
    health.push(time)
  }
  // Rejects if a connection was reset.
  await callers
  const answers = [...found].map(([status, count]) => `${count} x ${status}`).join(', ')
  say(`${CAPACITY * 4} callers at once: ${answers}; the health check, p99: ${ms(at(health, 0.99))} (${health.length})`)
  return [...found.keys()].every((status) => [200, 503].includes(status)) && at(health, 0.99) < MAX_BROWSE_TIME
}

const shop = await startBenchShop()
try {
  for (let n = 0; n < KNOWN_ACCOUNTS; n += 1) await shop.account(known(n))
  const good = [await compareTimes(shop), await browseDuringLogins(shop), await overload(shop)]
  say(good.every(Boolean) ? 'Within all limits.' : 'MISSED.')
  process.exitCode = good.every(Boolean) ? 0 : 1
} finally {
  await shop.stop()
}
