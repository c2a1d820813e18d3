import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '@chitra/api/testing/postgres.ts'
import { random } from '@chitra/api/testing/random.ts'
import { newKillableShop } from './killable-shop.ts'

/**
 * `pnpm bench:restarts [--database embedded|postgres] [--times N]`: ends the shop by SIGTERM while visitors ask for pages, lists, items and carts, and starts
 * it again (P-17). Exits with 1 if an answer is broken off or an error of the server, or if the process does not end with 0 within ten seconds. A connection
 * that is refused while nothing listens is no broken answer.
 */
const { values } = parseArgs({ options: { database: { type: 'string', default: 'embedded' }, times: { type: 'string', default: '100' } } })
const TIMES = Number(values.times)
const VISITORS = 16
/** Milliseconds. */
const MAX_STOP = 10_000

const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const postgres = values.database === 'postgres' ? await startPostgres() : null
const shop = await newKillableShop(postgres === null ? {} : { DATABASE_URL: postgres.url })
const agent = new Agent({ keepAlive: true })
const next = random(11)
const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T
const counts = { answered: 0, refused: 0, reset: 0 }
const broken: string[] = []
const over = new AbortController()

type End = 'answered' | 'refused' | 'reset' | 'again' | { broken: string }

const ask = (path: string, headers: Record<string, string>): Promise<End> =>
  new Promise((resolve) => {
    const outgoing = request(shop.url + path, { agent, headers })
    outgoing
      .on('response', (answer: IncomingMessage) => {
        answer
          .resume()
          .on('close', () =>
            resolve(
              answer.complete && (answer.statusCode ?? 500) < 500
                ? 'answered'
                : { broken: `${path}: ${answer.statusCode}, ${answer.complete ? 'whole' : 'broken off'}` },
            ),
          )
      })
      .on('error', ({ code, message }: NodeJS.ErrnoException) => {
        if (code === 'ECONNREFUSED') resolve('refused')
        // The connection was being closed as idle when it was used again: browsers ask once more.
        else if (outgoing.reusedSocket && code === 'ECONNRESET') resolve('again')
        // The system had taken the connection for the shop, which had not yet: the request was never read.
        else if (code === 'ECONNRESET') resolve('reset')
        else resolve({ broken: `${path}: ${code ?? message}` })
      })
      .end()
  })

async function visit(paths: readonly string[], headers: Record<string, string>): Promise<void> {
  while (!over.signal.aborted) {
    const end = await ask(pick(paths), headers)
    if (typeof end === 'object') broken.push(end.broken)
    else if (end === 'refused' || end === 'reset') {
      counts[end] += 1
      await pause(20)
    } else if (end === 'answered') counts.answered += 1
  }
}

let slowestStop = 0
let slowestStart = 0
const codes = new Set<number | null>()
try {
  await shop.start()
  await shop.drawn()
  const items = await shop.itemsForSale()
  const buyer = await shop.buyer('restarts@example.com')
  const paths = ['/', '/search', '/faq', '/api/images-list/?limit=30', '/api/carts/', ...items.map((id) => `/api/images/${id}`)]
  const visitors = Array.from({ length: VISITORS }, () =>
    visit(paths, { authorization: `Bearer ${buyer.token}`, accept: 'text/html,application/json' }),
  )
  for (let round = 0; round < TIMES; round += 1) {
    await pause(200 + next() * 300)
    const { code, time } = await shop.stop()
    codes.add(code)
    slowestStop = Math.max(slowestStop, time)
    slowestStart = Math.max(slowestStart, await shop.start())
  }
  over.abort()
  await Promise.all(visitors)
} finally {
  over.abort()
  agent.destroy()
  await shop.remove()
  await postgres?.stop()
}
say(
  `${TIMES} restarts, ${values.database}, ${VISITORS} visitors: ${counts.answered} answers, ${broken.length} broken; ${counts.refused} connections refused while it was away, ${counts.reset} reset before the request was read`,
)
say(
  `exit codes ${[...codes].join(', ')}; ended within ${(slowestStop / 1000).toFixed(1)} s, up again within ${(slowestStart / 1000).toFixed(1)} s`,
)
for (const one of broken.slice(0, 10)) say(one)
process.exit(broken.length === 0 && codes.size === 1 && codes.has(0) && slowestStop <= MAX_STOP ? 0 : 1)
