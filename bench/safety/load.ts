import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '@chitra/api/testing/postgres.ts'
import { random } from '@chitra/api/testing/random.ts'
import { newKillableShop } from './killable-shop.ts'

/**
 * `pnpm bench:load [--database embedded|postgres] [--seconds N]` (Linux only): visitors who come at a fixed rate however slow the answers are (P-13), then ten times as
 * many (P-14). Times count from when a call was due. Exits with 1 if a call fails at the usual rate or p99 is over its limit, if the overload brings anything but 429
 * and 503, refuses the paid flow more often than browsing, if the shop is not back to normal ten seconds after it,
 * or if ten minutes or more at the usual rate let memory grow by over a tenth in their second half.
 */
const { values } = parseArgs({ options: { database: { type: 'string', default: 'embedded' }, seconds: { type: 'string', default: '60' } } })
/** Calls a second. */
const RATE = values.database === 'postgres' ? 300 : 80
const SECONDS = Number(values.seconds)
const OVERLOAD_SECONDS = 15
/** Milliseconds. */
const MAX_P99 = 250
const MAX_RECOVERY = 10_000
const PATIENCE = 30_000
/** Seconds from which on memory must stay flat: before, caches still fill. */
const SOAK = 600
const MAX_GROWTH = 0.1
/** Of the time at the usual rate; memory is looked at after each. */
const PARTS = 10

const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const postgres = values.database === 'postgres' ? await startPostgres() : null
const shop = await newKillableShop({ DEMO_CATALOGUE: '60', ...(postgres === null ? {} : { DATABASE_URL: postgres.url }) })
const agent = new Agent({ keepAlive: true, maxSockets: 2_000 })
const next = random(7)
const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T
let network = 0

interface Call {
  path: string
  headers?: Record<string, string>
  /** A step on the way to a purchase. */
  isPaying?: true
}

/** Status 0: no answer. */
const send = ({ path, headers = {} }: Call, due: number): Promise<{ status: number; time: number }> =>
  new Promise((resolve) => {
    network += 1
    const address = `198.18.${Math.floor(network / 250) % 250}.${(network % 250) + 1}`
    const end = (status: number) => resolve({ status, time: performance.now() - due })
    const outgoing = request(shop.url + path, { agent, headers: { 'x-forwarded-for': address, ...headers }, timeout: PATIENCE }, (answer) =>
      answer
        .resume()
        .on('end', () => end(answer.statusCode ?? 0))
        .on('error', () => end(0)),
    )
    outgoing
      .on('timeout', () => outgoing.destroy())
      // The shop has closed a connection that was kept open just when it was used again: browsers ask once more (RFC 9112, 9.3.1).
      .on('error', (error: NodeJS.ErrnoException) =>
        outgoing.reusedSocket && error.code === 'ECONNRESET' ? void send({ path, headers }, due).then(resolve) : end(0),
      )
      .end()
  })

interface Figures {
  statuses: Map<number, number>
  /** Calls with an answer that no visitor should see, each with its status. */
  failed: Set<string>
  p50: number
  p99: number
  /** Shares that were answered with 2xx. */
  paying: number
  browsing: number
}

async function visitors(rate: number, seconds: number, call: () => Call): Promise<Figures> {
  const began = performance.now()
  const answers: Promise<{ path: string; status: number; time: number; isPaying: boolean }>[] = []
  for (let n = 0; n < rate * seconds; n += 1) {
    const due = began + (n * 1000) / rate
    const wait = due - performance.now()
    if (wait > 1) await pause(wait)
    const one = call()
    answers.push(send(one, due).then((answer) => ({ ...answer, path: one.path, isPaying: one.isPaying === true })))
  }
  const all = await Promise.all(answers)
  const times = all.map(({ time }) => time).toSorted((a, b) => a - b)
  const failed = new Set(all.filter(({ status }) => ![200, 429, 503].includes(status)).map(({ path, status }) => `${path} ${status}`))
  const statuses = new Map<number, number>()
  for (const { status } of all) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  // Pictures are never refused.
  const good = (paying: boolean) => {
    const group = all.filter(({ isPaying, path }) => isPaying === paying && !path.startsWith('/media/'))
    return group.filter(({ status }) => status >= 200 && status < 300).length / group.length
  }
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { statuses, failed, p50: at(0.5), p99: at(0.99), paying: good(true), browsing: good(false) }
}

const described = ({ statuses, p50, p99 }: Figures): string =>
  `${[...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`)
    .join(', ')}; p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`

const problems: string[] = []
try {
  await shop.start()
  await shop.drawn()
  const items = await shop.itemsForSale()
  const buyer = await shop.buyer('load@example.com')
  await buyer.call('addToCart', { body: { imageId: items[0] ?? '' } })
  const session = { authorization: `Bearer ${buyer.token}`, cookie: buyer.cookie, 'x-xsrf-token': buyer.cookie.replace('XSRF-TOKEN=', '') }
  const { body } = await buyer.call('listImages', { query: { limit: 30 } })
  const pictures = (body.data.image as { url: string }[])
    .map(({ url }) => new URL(url, shop.url).pathname)
    // A bundle's address leads to its picture in another way.
    .filter((path) => path.endsWith('.jpg'))
    .map((path) => `${path}?format=avif&compress=400`)
  // A page of a search that finds nothing is a 404, by design.
  const words: string[] = []
  for (const word of ['diya', 'tea', 'temple', 'kolam', 'peacock', 'monsoon', 'rangoli', 'lotus'])
    if ((await buyer.call('listImages', { query: { search: word, limit: 1 } })).body.data.count > 0) words.push(word)
  const call = (): Call => {
    const share = next()
    if (share < 0.3) return { path: `/api/images-list/?page=${1 + Math.floor(next() * 2)}&limit=30` }
    if (share < 0.5) return { path: `/api/images-list/?search=${pick(words)}&limit=30` }
    if (share < 0.65) return { path: `/api/images/${pick(items)}` }
    if (share < 0.8) return { path: pick(pictures) }
    if (share < 0.9)
      return { path: pick(['/', '/search', `/search/${pick(words)}`, '/faq']), headers: { accept: 'text/html', 'accept-encoding': 'gzip' } }
    return { path: pick(['/api/carts/', '/api/payment/']), headers: session, isPaying: true }
  }
  // Warm: code compiled, pictures in the system's cache.
  await visitors(RATE / 2, 10, call)
  const held: number[] = []
  const watch = setInterval(() => held.push(shop.memory()), (SECONDS * 1000) / PARTS)
  const usual = await visitors(RATE, SECONDS, call)
  clearInterval(watch)
  const growth = (held.at(-1) ?? 0) / (held[Math.floor(held.length / 2)] ?? 0) - 1
  if (SECONDS >= SOAK && growth > MAX_GROWTH) problems.push(`memory grew by ${(growth * 100).toFixed(1)} % in the second half`)
  say(`memory: ${held.map((mb) => mb.toFixed(0)).join(', ')} MB`)
  say(`${values.database}, ${RATE}/s for ${SECONDS} s: ${described(usual)}`)
  if ([...usual.statuses.keys()].some((status) => status !== 200))
    problems.push(`calls failed at the usual rate: ${[...usual.failed].join(', ')}`)
  if (usual.p99 > MAX_P99) problems.push(`p99 is over ${MAX_P99} ms at the usual rate`)
  const overload = await visitors(RATE * 10, OVERLOAD_SECONDS, call)
  say(
    `${RATE * 10}/s for ${OVERLOAD_SECONDS} s: ${described(overload)}; answered: paid flow ${(overload.paying * 100).toFixed(1)} %, browsing ${(overload.browsing * 100).toFixed(1)} %`,
  )
  if ([...overload.statuses.keys()].some((status) => ![200, 429, 503].includes(status)))
    problems.push(`the overload broke answers: ${[...overload.failed].slice(0, 5).join(', ')}`)
  if (overload.paying < overload.browsing) problems.push('the overload refused the paid flow more often than browsing')
  const ended = performance.now()
  for (;;) {
    const { p99, statuses } = await visitors(RATE, 1, call)
    const time = performance.now() - ended
    if (p99 <= MAX_P99 && [...statuses.keys()].every((status) => status === 200)) {
      say(`back to normal after ${(time / 1000).toFixed(1)} s`)
      break
    }
    if (time > MAX_RECOVERY) {
      problems.push('not back to normal after ten seconds')
      break
    }
  }
} finally {
  agent.destroy()
  await shop.remove()
  await postgres?.stop()
}
for (const problem of problems) say(problem)
process.exit(problems.length === 0 ? 0 : 1)
