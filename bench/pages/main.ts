import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { startBenchShop } from '../logins/shop.ts'

/**
 * `pnpm bench:pages`: what a page costs the server (Linux only). Processor time of the whole process, including the embedded database, for a list of
 * 30 that is rendered and for one from the cache; and answers a second on 16 connections. Exits with 1 if a limit is missed.
 */
/** Limits in milliseconds of processor time. */
const LIMITS = { rendered: 12, cached: 0.5 }
/** Requests before the measurement: a server runs for weeks, with its code compiled. */
const WARM_UP = 1_000
const RENDERED = 300
const CACHED = 2_000
const CONNECTIONS = 16
/** Milliseconds. */
const DURATION = 5_000
/** Ticks per second of the times in /proc. */
const TICKS = 100

const shop = await startBenchShop({ pictures: 60 })
// The shop draws pictures in the background, which would distort the figures.
while ((await settings()).itemsToCome > 0) await pause(500)
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

async function settings(): Promise<{ itemsToCome: number }> {
  const { data } = (await (await fetch(`${shop.url}/api/site-settings`)).json()) as { data: { itemsToCome: number } }
  return data
}

/** Reads a page to its end; resolves with the time to its first byte, in milliseconds. */
const read = (path: string, encoding: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    get(`${shop.url}${path}`, { agent, headers: { accept: 'text/html', 'accept-encoding': encoding } }, (answer) => {
      const first = performance.now() - began
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`))
      answer.resume().on('end', () => resolve(first))
    }).on('error', reject)
  })

/** Milliseconds of processor time used by the shop with all its threads. */
function cpu(): number {
  const fields = readFileSync(`/proc/${shop.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS
}

/** What browsers send. */
const BROWSERS = 'gzip, deflate, br, zstd'

async function costOf(what: string, times: number, pathOf: (n: number) => string, encoding = BROWSERS): Promise<number> {
  for (let n = 0; n < WARM_UP; n += 1) await read(pathOf(times + n), encoding)
  const before = cpu()
  const firsts: number[] = []
  for (let n = 0; n < times; n += 1) firsts.push(await read(pathOf(n), encoding))
  const each = (cpu() - before) / times
  const median = firsts.toSorted((a, b) => a - b)[times >> 1] ?? 0
  process.stdout.write(`${what}: ${each.toFixed(2)} ms of processor time, first byte after ${median.toFixed(1)} ms (median of ${times})\n`)
  return each
}

/** Each address is different, but shows the same list. */
const rendered = await costOf('a list of 30, rendered', RENDERED, (n) => `/search?height=${1 + (n % 500)}&width=${1 + Math.floor(n / 500)}`)
const cached = await costOf('a list of 30, cached', CACHED, () => '/search')
await costOf('a list of 30, cached, not compressed', CACHED, () => '/search', 'identity')

let answers = 0
const end = performance.now() + DURATION
await Promise.all(
  Array.from({ length: CONNECTIONS }, async () => {
    for (; performance.now() < end; answers += 1) await read('/search', BROWSERS)
  }),
)
process.stdout.write(`${CONNECTIONS} connections: ${Math.round((answers * 1_000) / DURATION)} answers a second\n`)
agent.destroy()
await shop.stop()
if (rendered > LIMITS.rendered || cached > LIMITS.cached) process.exitCode = 1
