import { parseArgs } from 'node:util'
import { type BenchShop, PASSWORD, startBenchShop } from './shop.ts'

/**
 * `pnpm bench:logins [--logins N]`: does the time of a login tell whether there is an account (TA-06), and does browsing go on while
 * 200 logins are under way (TA-08)? Then four times as many calls at once as the shop works on: each is answered, in words where it is turned away, and the
 * health check answers beside them. Ends with code 1 when a figure is missed.
 */
const { values } = parseArgs({ options: { logins: { type: 'string', default: '200' } } })
const LOGINS = Number(values.logins)
/** A wrong login of a known and of an unknown account: medians at most so far apart. */
const APART = 0.1
/** Milliseconds: browsing beside the logins, p99. */
const BROWSE = 500
const AT_ONCE = 200
/** Calls that the shop works on at once (`REQUESTS_AT_ONCE`), and how often each of four times as many callers calls. */
const WORKED_ON = 100
const ROUNDS = 10

const sorted = (times: number[]): number[] => times.toSorted((a, b) => a - b)
const at = (times: number[], share: number): number => sorted(times)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const ms = (time: number): string => `${time.toFixed(1)} ms`

/** Several: guesses at one account are slowed down. */
const known = (n: number): string => `known${n % KNOWN_ACCOUNTS}@example.com`
const KNOWN_ACCOUNTS = 20
let wrong = 0
const wrongLogin = (shop: BenchShop, email: string) => shop.timed('/api/users/login', { email, password: `${PASSWORD}-${(wrong += 1)}` })

/** One after the other, known and unknown in turn, so that whatever else the machine does befalls both. */
async function compareTimes(shop: BenchShop): Promise<boolean> {
  const [there, notThere]: [number[], number[]] = [[], []]
  for (let n = 0; n < LOGINS; n += 1) {
    there.push((await wrongLogin(shop, known(n))).time)
    notThere.push((await wrongLogin(shop, `nobody${n}@example.com`)).time)
  }
  const ratio = at(there, 0.5) / at(notThere, 0.5)
  say(`wrong logins, median of ${LOGINS}: known account ${ms(at(there, 0.5))}, unknown ${ms(at(notThere, 0.5))}, ratio ${ratio.toFixed(3)}`)
  return Math.abs(ratio - 1) <= APART
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

async function browseBeside(shop: BenchShop): Promise<boolean> {
  let left = 300
  const alone = await browse(shop, () => (left -= 1) < 0)
  let done = false
  const logins = Promise.all(
    Array.from({ length: AT_ONCE }, (_, n) => shop.timed('/api/users/login', { email: known(n), password: PASSWORD })),
  ).finally(() => (done = true))
  const beside = await browse(shop, () => done)
  const statuses = Map.groupBy(await logins, ({ status }) => status)
  say(`${AT_ONCE} logins at once: ${[...statuses].map(([status, all]) => `${all.length} x ${status}`).join(', ')}`)
  say(`browsing, p99: alone ${ms(at(alone, 0.99))} (${alone.length}), beside them ${ms(at(beside, 0.99))} (${beside.length})`)
  return at(beside, 0.99) < BROWSE && [...statuses.keys()].every((status) => [200, 401, 429].includes(status))
}

async function overload(shop: BenchShop): Promise<boolean> {
  const found = new Map<number, number>()
  let done = false
  const callers = Promise.all(
    Array.from({ length: WORKED_ON * 4 }, async () => {
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
  // A connection that is reset ends the program here.
  await callers
  const answers = [...found].map(([status, count]) => `${count} x ${status}`).join(', ')
  say(`${WORKED_ON * 4} callers at once: ${answers}; the health check, p99: ${ms(at(health, 0.99))} (${health.length})`)
  return [...found.keys()].every((status) => [200, 503].includes(status)) && at(health, 0.99) < BROWSE
}

const shop = await startBenchShop()
try {
  for (let n = 0; n < KNOWN_ACCOUNTS; n += 1) await shop.account(known(n))
  const good = [await compareTimes(shop), await browseBeside(shop), await overload(shop)]
  say(good.every(Boolean) ? 'Within the limits.' : 'MISSED.')
  process.exitCode = good.every(Boolean) ? 0 : 1
} finally {
  await shop.stop()
}
