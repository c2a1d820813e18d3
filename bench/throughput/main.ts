import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '@chitra/api/platform/ports.ts'
import { startPostgres } from '@chitra/api/testing/postgres.ts'
import { newKillableShop } from '../safety/killable-shop.ts'
import { timeOfFamily, whenIdle } from '../search/cpu.ts'
import type { Figures } from './client.ts'
import { CALL, load as run, PAGE, PICTURE, requestText } from './load.ts'

/**
 * `pnpm bench:throughput [--database embedded|postgres] [--seconds N] [--minutes N] [--only WORD] [--from FOLDER]` (Linux only): what the server does in a second, for 16 connections that
 * ask as fast as they are answered, of a shop with 120 items as it runs in production. Client and server share the machine's cores, so the honest figure is the server's own
 * processor time an answer (ms, all threads, the embedded database's too); requests a second depend on who else is at work. Pictures are compared with @fastify/static, which sends the same
 * files in the same run. Then all of it at once for some minutes, and the memory after one minute and at the end. Exits with 1 if a limit is missed.
 */
const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'embedded' },
    seconds: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    /** A data folder with a drawn catalogue, which is copied; drawing takes minutes. */
    from: { type: 'string' },
  },
})
const SECONDS = Number(values.seconds)
const MINUTES = Number(values.minutes)
const CONNECTIONS = 16
/** Seconds of calls that are not counted: a server runs for weeks, with its code compiled. */
const WARM_UP = 3
/** Requests a second. */
const PAGES = 1_500
const CALLS = 1_000
/** Of what @fastify/static does. */
const PICTURES = 0.6
const MAX_GROWTH = 0.1

const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const problems: string[] = []
const postgres = values.database === 'postgres' ? await startPostgres() : null
const dataDir = mkdtempSync(join(tmpdir(), 'chitra-throughput-'))
if (values.from !== undefined) cpSync(values.from, dataDir, { recursive: true })
const shop = await newKillableShop({
  DATA_DIR: dataDir,
  DEMO_CATALOGUE: values.from === undefined ? '120' : 'off',
  ...(postgres === null ? {} : { DATABASE_URL: postgres.url }),
})
const folder = mkdtempSync(join(tmpdir(), 'chitra-peer-'))
const shopPort = Number(new URL(shop.url).port)
const peerPort = await freePort()

const load = (port: number, requests: string[], seconds: number): Promise<Figures> =>
  run({ port, requests, connections: CONNECTIONS, seconds })

interface Measured extends Figures {
  cpu: number
}

async function measure(what: string, pid: number, port: number, requests: string[]): Promise<Measured> {
  await load(port, requests, WARM_UP)
  const before = timeOfFamily(pid)
  const figures = await load(port, requests, SECONDS)
  const cpu = (timeOfFamily(pid) - before) / figures.answers
  const columns = [figures.perSecond.toFixed(0), figures.p50.toFixed(1), figures.p99.toFixed(1), cpu.toFixed(2)].map((text) =>
    text.padStart(8),
  )
  const statuses = Object.keys(figures.statuses).join(' ')
  say(`${what.padEnd(42)}${columns.join('')}${(figures.bytes / figures.answers / 1000).toFixed(1).padStart(8)}  ${statuses}`)
  if (statuses !== '200' && statuses !== '304') problems.push(`${what}: answered ${statuses}`)
  return { ...figures, cpu }
}

async function expectAtLeast(what: string, wanted: number, paths: string[], headers: Record<string, string>): Promise<void> {
  if (!what.includes(values.only)) return
  const { perSecond } = await measure(
    what,
    shop.pid(),
    shopPort,
    paths.map((path) => requestText(path, headers)),
  )
  if (perSecond < wanted) problems.push(`${what}: ${perSecond.toFixed(0)} a second, of ${wanted}`)
}

/** The same pictures from the shop and from the peer. */
async function compare(what: string, addresses: string[], peer: number): Promise<void> {
  if (!what.includes(values.only)) return
  const names = await Promise.all(
    addresses.map(async (address, n) => {
      const name = `${what.replaceAll(' ', '-')}-${n}.jpg`
      writeFileSync(join(folder, name), Buffer.from(await (await fetch(shop.url + address)).arrayBuffer()))
      return `/${name}`
    }),
  )
  const all = (paths: string[]) => paths.map((path) => requestText(path, PICTURE))
  const ours = await measure(what, shop.pid(), shopPort, all(addresses))
  const theirs = await measure(`${what}, @fastify/static`, peer, peerPort, all(names))
  const [share, cost] = [ours.perSecond / theirs.perSecond, theirs.cpu / ours.cpu]
  say(`${''.padEnd(42)}${share.toFixed(2)} of its requests a second; processor time ${(1 / cost).toFixed(2)} of its`)
  if (share < PICTURES && cost < PICTURES) problems.push(`${what}: ${share.toFixed(2)} of @fastify/static, of ${PICTURES}`)
}

const peer = spawn(process.execPath, [join(import.meta.dirname, 'peer.ts'), folder, String(peerPort)], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  await once(peer.stdout, 'data')
  await shop.start()
  await shop.drawn()
  await whenIdle(shop.pid())
  const memory = [shop.memory()]
  const { data } = (await (await fetch(`${shop.url}/api/images-list/?limit=60`)).json()) as {
    data: { image: { _id: string; file_ext: string }[] }
  }
  const ids = data.image.map(({ _id }) => _id)
  const [id = ''] = ids
  const list = '/api/images-list/'
  // Each address is different, but shows the same list.
  const fresh = (path: string) => Array.from({ length: 4_000 }, (_, n) => `${path}?height=${1 + (n % 60)}&width=${1 + Math.floor(n / 60)}`)
  const previews = ids.map((one) => `/media/${one}.jpg`)
  const thumbnails = ids.map((one) => `/media/${one}.jpg?format=avif&compress=400`)

  say(`${''.padEnd(42)}${['a second', 'p50 ms', 'p99 ms', 'cpu ms', 'kB'].map((text) => text.padStart(8)).join('')}`)
  await expectAtLeast('home', PAGES, ['/'], PAGE)
  await expectAtLeast('search', PAGES, ['/search'], PAGE)
  await expectAtLeast('an item’s page', PAGES, [`/image/x-${id}`], PAGE)
  await expectAtLeast('a page, each time another', 0, fresh('/search'), PAGE)
  await expectAtLeast('list', CALLS, [list], CALL)
  await expectAtLeast('list with a word', CALLS, [`${list}?search=diya`], CALL)
  await expectAtLeast('a list, each time another', 0, fresh(list), CALL)
  await expectAtLeast('item', CALLS, [`/api/images/${id}`], CALL)
  await expectAtLeast(
    'each item in turn',
    CALLS,
    ids.map((one) => `/api/images/${one}`),
    CALL,
  )
  await compare('preview', previews, peer.pid ?? 0)
  await compare('thumbnail', thumbnails, peer.pid ?? 0)
  memory.push(shop.memory())
  say(`memory: ${memory.map((mb) => mb.toFixed(0)).join(' MB after the start, ')} MB after these`)

  if (MINUTES > 0) {
    const mixed = [
      ...['/', '/search', `/image/x-${id}`].map((path) => requestText(path, PAGE)),
      ...[list, `${list}?search=diya`, ...ids.slice(0, 5).map((one) => `/api/images/${one}`)].map((path) => requestText(path, CALL)),
      ...fresh(list)
        .slice(0, 60)
        .map((path) => requestText(path, CALL)),
      ...fresh('/search')
        .slice(0, 20)
        .map((path) => requestText(path, PAGE)),
      ...[...previews, ...thumbnails].map((path) => requestText(path, PICTURE)),
    ]
    const held: number[] = []
    for (let minute = 0; minute < MINUTES; minute += 1) {
      await load(shopPort, mixed, 60)
      held.push(shop.memory())
    }
    say(`everything at once, MB after each minute: ${held.map((mb) => mb.toFixed(0)).join(', ')}`)
    const growth = (held.at(-1) ?? 0) / (held[0] ?? 1) - 1
    if (growth > MAX_GROWTH) problems.push(`memory grew by ${(growth * 100).toFixed(0)} % after the first minute`)
  }
} finally {
  peer.kill()
  await shop.remove()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
for (const problem of problems) say(problem)
process.exit(problems.length === 0 ? 0 : 1)
