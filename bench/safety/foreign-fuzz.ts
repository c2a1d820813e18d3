import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkResponse } from '@chitra/api/testing/contract-check.ts'
import type { Visitor } from '@chitra/api/testing/visitor.ts'
import { newKillableShop } from './killable-shop.ts'

/**
 * `pnpm bench:foreign-fuzz` (needs Java): lets Specmatic, which reads openapi.yaml in its own way, call every operation with valid and with wrong values.
 * Exits with 1 for an answer of 5xx (but 503), and for one that the contract does not declare. Specmatic is run with npx, because it is larger than the
 * shop and only this command needs it.
 */
const SPECMATIC = 'specmatic@2.55.1'
const CONTRACT = new URL('../../openapi.yaml', import.meta.url).pathname
/** Milliseconds. */
const PATIENCE = 10 * 60_000
/** The two lists have ten parameters each, of which Specmatic makes thousands of combinations: these get their own time, and are cut off. */
const LISTS = '/api/images-list/,/api/images/'
const LIST_PATIENCE = 60_000

const say = (text: string): boolean => process.stdout.write(`${text}\n`)

interface Judge {
  url: string
  statuses: Map<string, number>
  problems: Map<string, number>
  close(): void
}

const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1)

/** A proxy that signs each call as a browser does, with a session and the XSRF token, from a network of its own, and checks each answer. */
async function startJudge(shopUrl: string, buyer: Visitor): Promise<Judge> {
  const statuses = new Map<string, number>()
  const problems = new Map<string, number>()
  let calls = 0
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    calls += 1
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const method = incoming.method ?? 'GET'
    const url = shopUrl + (incoming.url ?? '/')
    const type = incoming.headers['content-type']
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        ...(type === undefined ? {} : { 'content-type': type }),
        // A log-out would end the session of the whole run.
        authorization: incoming.url === '/api/users/logout' ? 'Bearer ended' : `Bearer ${buyer.token}`,
        cookie: buyer.cookie,
        'x-xsrf-token': buyer.cookie.replace('XSRF-TOKEN=', ''),
        'x-forwarded-for': `198.18.${Math.floor(calls / 250) % 250}.${(calls % 250) + 1}`,
      },
      ...(method === 'GET' || method === 'HEAD' ? {} : { body: Buffer.concat(chunks) }),
    })
    count(statuses, String(response.status))
    await checkResponse(method, url, response.clone(), true).catch((error: unknown) => count(problems, (error as Error).message))
    if (response.status >= 500 && response.status !== 503) count(problems, `${method} ${incoming.url} answered ${response.status}`)
    const body = Buffer.from(await response.arrayBuffer())
    outgoing.writeHead(response.status, { 'content-type': response.headers.get('content-type') ?? 'application/json' }).end(body)
  }
  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch((error: unknown) => {
      count(problems, String(error))
      outgoing.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    statuses,
    problems,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Java sends nothing elsewhere than to this machine. */
const LOOPBACK_ONLY = ['http', 'https'].map((scheme) => `-D${scheme}.proxyHost=127.0.0.1 -D${scheme}.proxyPort=9`).join(' ')

/** Runs Specmatic on the operations of a filter, and returns the line with its count. */
async function specmatic(url: string, filter: string, patience: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'chitra-specmatic-'))
  try {
    copyFileSync(CONTRACT, join(folder, 'openapi.yaml'))
    writeFileSync(join(folder, 'specmatic.yaml'), 'version: 2\ncontracts: []\n')
    const child = spawn('npx', ['--yes', SPECMATIC, 'test', 'openapi.yaml', `--testBaseURL=${url}`, `--filter=${filter}`], {
      cwd: folder,
      env: {
        ...process.env,
        SPECMATIC_GENERATIVE_TESTS: 'true',
        MAX_TEST_REQUEST_COMBINATIONS: '8',
        JAVA_TOOL_OPTIONS: `${LOOPBACK_ONLY} -Dhttp.nonProxyHosts=127.0.0.1`,
      },
      // With a group of its own, so that what npx starts ends with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const late = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), patience)
    await once(child, 'close')
    clearTimeout(late)
    if (process.env['SPECMATIC_LOG'] !== undefined) appendFileSync(process.env['SPECMATIC_LOG'], output)
    return /^Tests run: .*$/m.exec(output)?.[0] ?? `none, because it was cut off after ${patience / 1_000} s`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const shop = await newKillableShop({})
let isGood = false
try {
  await shop.start()
  await shop.drawn()
  const judge = await startJudge(shop.url, await shop.buyer('foreign@example.com'))
  const theirs = [await specmatic(judge.url, `PATH!='${LISTS}'`, PATIENCE), await specmatic(judge.url, `PATH='${LISTS}'`, LIST_PATIENCE)]
  judge.close()
  const calls = [...judge.statuses.values()].reduce((sum, times) => sum + times, 0)
  say(
    `${SPECMATIC}: ${calls} calls; ${[...judge.statuses]
      .toSorted()
      .map(([status, times]) => `${status}: ${times}`)
      .join(', ')}`,
  )
  // Its own verdict also counts what it cannot know: that an id in an example is not there.
  say(`Its own counts: ${theirs.join('; ')}`)
  for (const [problem, times] of judge.problems) say(`${times} x ${problem}`)
  isGood = calls > 0 && judge.problems.size === 0
} finally {
  await shop.remove()
}
process.exit(isGood ? 0 : 1)
