import { parseArgs } from 'node:util'
import { type BenchShop, PASSWORD, startBenchShop } from './shop.ts'

/**
 * `pnpm bench:logins [--logins N]`: does the time of a login tell whether there is an account (safety.md TA-06), and does browsing go on while
 * 200 logins are under way (TA-08)? Ends with code 1 when a figure is missed.
 */
const { values } = parseArgs({ options: { logins: { type: 'string', default: '200' } } })
const LOGINS = Number(values.logins)
/** A wrong login of a known and of an unknown account: medians at most so far apart. */
const APART = 0.1
/** Milliseconds: browsing beside the logins, p99. */
const BROWSE = 500
const AT_ONCE = 200

const sorted = (times: number[]): number[] => times.toSorted((a, b) => a - b)
const at = (times: number[], share: number): number => sorted(times)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const ms = (time: number): string => `${time.toFixed(1)} ms`

const KNOWN = 'known@example.com'
let wrong = 0
const wrongLogin = (shop: BenchShop, email: string) => shop.timed('/api/users/login', { email, password: `${PASSWORD}-${(wrong += 1)}` })

/** One after the other, known and unknown in turn, so that whatever else the machine does befalls both. */
async function compareTimes(shop: BenchShop): Promise<boolean> {
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let n = 0; n < LOGINS; n += 1) {
    known.push((await wrongLogin(shop, KNOWN)).time)
    unknown.push((await wrongLogin(shop, `nobody${n}@example.com`)).time)
  }
  const ratio = at(known, 0.5) / at(unknown, 0.5)
  say(`wrong logins, median of ${LOGINS}: known account ${ms(at(known, 0.5))}, unknown ${ms(at(unknown, 0.5))}, ratio ${ratio.toFixed(3)}`)
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
    Array.from({ length: AT_ONCE }, () => shop.timed('/api/users/login', { email: KNOWN, password: PASSWORD })),
  ).finally(() => (done = true))
  const beside = await browse(shop, () => done)
  const statuses = Map.groupBy(await logins, ({ status }) => status)
  say(`${AT_ONCE} logins at once: ${[...statuses].map(([status, all]) => `${all.length} x ${status}`).join(', ')}`)
  say(`browsing, p99: alone ${ms(at(alone, 0.99))} (${alone.length}), beside them ${ms(at(beside, 0.99))} (${beside.length})`)
  return at(beside, 0.99) < BROWSE && [...statuses.keys()].every((status) => [200, 401, 429, 503].includes(status))
}

const shop = await startBenchShop()
try {
  await shop.account(KNOWN)
  const good = [await compareTimes(shop), await browseBeside(shop)]
  say(good.every(Boolean) ? 'Within the limits.' : 'MISSED.')
  process.exitCode = good.every(Boolean) ? 0 : 1
} finally {
  await shop.stop()
}
