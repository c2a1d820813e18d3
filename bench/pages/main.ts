import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { startBenchShop } from '../logins/shop.ts'

/**
 * `pnpm bench:pages`: what a page costs the server (Linux). Processor time of the whole process, the embedded database included, for a list of 30 that is
 * rendered anew and for one that is kept, and answers a second on 16 connections. Ends with code 1 when a figure is missed.
 */
/** Milliseconds of processor time. */
const MOST = { rendered: 12, kept: 0.5 }
const RENDERED = 300
const KEPT = 2_000
const CONNECTIONS = 16
/** Milliseconds. */
const WHILE = 5_000
/** Ticks a second of the times in /proc. */
const TICKS = 100

const shop = await startBenchShop({ pictures: 60 })
// The pictures are drawn beside what visitors do.
while ((await settings()).itemsToCome > 0) await pause(500)
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

async function settings(): Promise<{ itemsToCome: number }> {
  const { data } = (await (await fetch(`${shop.url}/api/site-settings`)).json()) as { data: { itemsToCome: number } }
  return data
}

/** Reads a page to its end; its time to the first byte, in milliseconds. */
const read = (path: string, encoding: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    get(`${shop.url}${path}`, { agent, headers: { accept: 'text/html', 'accept-encoding': encoding } }, (answer) => {
      const first = performance.now() - began
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`))
      answer.resume().on('end', () => resolve(first))
    }).on('error', reject)
  })

/** Milliseconds of processor time that the shop has used, its threads included. */
function cpu(): number {
  const fields = readFileSync(`/proc/${shop.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS
}

async function costOf(what: string, times: number, pathOf: (n: number) => string, encoding = 'identity'): Promise<number> {
  for (let n = 0; n < 20; n += 1) await read(pathOf(times + n), encoding)
  const before = cpu()
  const firsts: number[] = []
  for (let n = 0; n < times; n += 1) firsts.push(await read(pathOf(n), encoding))
  const each = (cpu() - before) / times
  const median = firsts.toSorted((a, b) => a - b)[times >> 1] ?? 0
  process.stdout.write(`${what}: ${each.toFixed(2)} ms of processor time, first byte after ${median.toFixed(1)} ms (median of ${times})\n`)
  return each
}

/** Each address is another one, and its list the same. */
const rendered = await costOf('a list of 30, rendered', RENDERED, (n) => `/search?height=${n + 1}`)
const kept = await costOf('a list of 30, kept', KEPT, () => '/search')
await costOf('a list of 30, kept, as brotli', KEPT, () => '/search', 'br')

let answers = 0
const end = performance.now() + WHILE
await Promise.all(
  Array.from({ length: CONNECTIONS }, async () => {
    for (; performance.now() < end; answers += 1) await read('/search', 'identity')
  }),
)
process.stdout.write(`${CONNECTIONS} connections: ${Math.round((answers * 1_000) / WHILE)} answers a second\n`)
agent.destroy()
await shop.stop()
if (rendered > MOST.rendered || kept > MOST.kept) process.exitCode = 1
