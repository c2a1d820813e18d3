import { once } from 'node:events'
import { connect } from 'node:net'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addItem } from '../testing/items.ts'
import { originalOf } from '../testing/originals.ts'
import { declared } from '../testing/contract-check.ts'
import { logLines } from '../testing/log-lines.ts'
import { answersTo, rawCalls } from '../testing/fuzz-raw.ts'
import { openRaw, type RawAnswer, sendRaw } from '../testing/raw-request.ts'
import { readError } from './answer-errors.ts'
import { eventually, startTestShop, type TestShop } from '../testing/shop.ts'

const GET = 'GET /api/health HTTP/1.1\r\n'
const HOST = 'Host: 127.0.0.1\r\n'
const CLOSE = 'Connection: close\r\n\r\n'

describe('requests that no browser would send', () => {
  let shop: TestShop
  let port: number
  const { log, lines } = logLines()
  beforeAll(async () => {
    shop = await startTestShop('embedded', { REQUEST_SECONDS: '1', TRUST_PROXY: 'no' }, undefined, log)
    port = shop.services.config.port
  })
  afterAll(() => shop.remove())

  function expectEnvelope(answer: RawAnswer, status: number): void {
    expect([answer.status, answer.body]).toEqual([status, expect.stringMatching(/^\{/)])
    const body = JSON.parse(answer.body) as Record<string, unknown>
    expect(body).toEqual({
      success: false,
      code: status,
      errorMessage: expect.any(String),
      message: body['errorMessage'],
      requestId: expect.any(String),
    })
    expect(answer.headers.get('x-request-id')).toBe(body['requestId'])
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  }

  it.each([
    ['a method that does not exist', `FETCH /api/health HTTP/1.1\r\n${HOST}${CLOSE}`, 400],
    ['two hosts', `${GET}${HOST}Host: evil.example\r\n${CLOSE}`, 400],
    ['no host', `${GET}${CLOSE}`, 400],
    ['a header with a broken name', `${GET}${HOST}bad header: x\r\n${CLOSE}`, 400],
    ['two lengths', `POST /api/users/login HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n${CLOSE}x`, 400],
    [
      'a length and chunks',
      `POST /api/users/login HTTP/1.1\r\n${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n${CLOSE}0\r\n\r\n`,
      400,
    ],
    ['chunks inside another coding', `POST /api/users/login HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked, gzip\r\n${CLOSE}0\r\n\r\n`, 400],
    [
      'a chunk whose length is no number',
      `POST /api/users/login HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n${CLOSE}zz\r\nhello\r\n`,
      400,
    ],
    ['headers of 20,000 bytes', `${GET}${HOST}x: ${'x'.repeat(20_000)}\r\n${CLOSE}`, 431],
    ['an unknown expectation', `${GET}${HOST}Expect: tea\r\n${CLOSE}`, 417],
  ])('are answered in the envelope: %s [TV-03]', async (_, text, status) => expectEnvelope(await sendRaw(port, text), status))

  it('are never answered with 5xx, never lead to another host, and all of several on one connection are answered [P-10, TI-02]', async () => {
    const seed = Date.now() % 2 ** 31
    const calls = fc.sample(rawCalls, { numRuns: 500, seed }).values()
    const sendNext = async () => {
      for (const call of calls)
        for (const status of await answersTo(port, call))
          expect(status, `seed ${seed}: ${JSON.stringify(call.text.slice(0, 300))}`).toBeLessThan(500)
    }
    await Promise.all(Array.from({ length: 16 }, sendNext))
    expect((await sendRaw(port, `${GET}${HOST}${CLOSE}`)).status).toBe(200)
  })

  it('are accepted without a host in HTTP/1.0, as proxies send health checks', async () => {
    expect((await sendRaw(port, 'GET /api/health HTTP/1.0\r\n\r\n')).status).toBe(200)
  })

  it('time out when headers or body are late', async () => {
    const head = `POST /api/users/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 100\r\n`
    const answers = await Promise.all([sendRaw(port, head), sendRaw(port, `${head}\r\n{"email"`)])
    for (const answer of answers) expectEnvelope(answer, 408)
  })

  it('are not echoed: TRACE is refused, and no other method is allowed by a header', async () => {
    const trace = await sendRaw(port, `TRACE /api/health HTTP/1.1\r\n${HOST}X-Mine: tea\r\n${CLOSE}`)
    expect(trace.status).toBeGreaterThanOrEqual(400)
    expect(trace.body).not.toContain('tea')
    const member = await shop.member()
    await member.fetch('/api/carts/', { headers: { 'x-http-method-override': 'DELETE', 'x-method-override': 'POST' } })
    expect((await member.call('getCart')).status).toBe(200)
  })

  it('are refused for a form boundary that is too long, on every call with a form [TI-06]', async () => {
    const forms = declared.filter(({ bodyType }) => bodyType === 'multipart/form-data')
    expect(forms.length).toBeGreaterThan(3)
    const member = await shop.member()
    for (const length of [253, 300, 5_000])
      for (const { id, method, path } of forms) {
        const boundary = 'b'.repeat(length)
        const response = await member.fetch(path.replace(/\{[^}]+\}/, member.userId), {
          method,
          headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
          body: `--${boundary}\r\nContent-Disposition: form-data; name="email"\r\n\r\na@example.com\r\n--${boundary}--\r\n`,
        })
        expect([id, response.status]).toEqual([id, 400])
      }
  })

  it('are not logged as failures when aborted', async () => {
    const refusedBefore = lines.filter((line) => line.includes('broken off')).length
    const member = await shop.member()
    const { socket } = openRaw(
      port,
      `POST /api/users HTTP/1.1\r\n${HOST}Cookie: ${member.cookie}\r\nX-XSRF-TOKEN: ${member.cookie.replace('XSRF-TOKEN=', '')}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 500\r\n\r\n--b\r\nContent-Disposition: form-data; name="email"\r\n\r\na@`,
    )
    await once(socket, 'connect')
    // The answer to this request shows that the server has read the beginning of the first one.
    await sendRaw(port, `${GET}${HOST}${CLOSE}`)
    socket.resetAndDestroy()
    await eventually(
      async () => lines.filter((line) => line.includes('broken off')).length > refusedBefore || undefined,
      'the broken request in the log',
    )
    expect(lines.map((line) => JSON.parse(line) as { level: number; msg: string })).not.toContainEqual(
      expect.objectContaining({ level: 50, msg: 'request failed' }),
    )
  })

  it('log one error when they come through an unconfigured proxy', async () => {
    for (let n = 0; n < 3; n += 1) await fetch(`${shop.url}/api/health`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    const errors = lines.map((line) => JSON.parse(line) as { level: number; msg: string }).filter(({ msg }) => msg.includes('TRUST_PROXY'))
    expect(errors).toEqual([expect.objectContaining({ level: 50 })])
  })
})

describe('three hundred slow clients', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop('embedded', { REQUEST_SECONDS: '5' })
  })
  afterAll(() => shop.remove())

  it('leave the shop open for everybody else, and are ended [TV-01]', async () => {
    const parts = [
      `GET / HTTP/1.1\r\n${HOST}`,
      `POST /api/users/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    ]
    const slow = Array.from({ length: 300 }, (_, n) => openRaw(shop.services.config.port, parts[n % parts.length] ?? ''))
    let ended = 0
    for (const { socket } of slow) socket.once('close', () => (ended += 1))
    await Promise.all(slow.map(({ socket }) => once(socket, 'connect')))
    for (const path of ['/', '/api/images-list/', '/favicon.svg']) expect((await fetch(shop.url + path)).status, path).toBe(200)
    expect(ended).toBe(0)
    expect(new Set((await Promise.all(slow.map(({ answer }) => answer))).map(({ status }) => status))).toEqual(new Set([408]))
    expect((await fetch(shop.url)).status).toBe(200)
  })
})

describe('more requests than the shop can handle', () => {
  let shop: TestShop
  const most = 4
  beforeAll(async () => {
    shop = await startTestShop('postgres', { REQUESTS_AT_ONCE: String(most), SHUTDOWN_SECONDS: '1' })
  })
  afterAll(() => shop.remove())

  it('are refused with 503, carts and payments last, health checks and files never; running requests are answered, and then all others [P-14]', async () => {
    const visitor = await shop.visitor()
    const buyer = await shop.member()
    const blocker = await lockBanners(shop)
    try {
      const working = Array.from({ length: most }, () => visitor.call('listBanners'))
      await eventually(async () => ((await waitingStatements(shop)) === most ? true : undefined), 'four requests at work')
      const turnedAway = await visitor.call('listCategories')
      expect([turnedAway.status, turnedAway.headers.get('retry-after')]).toEqual([503, '2'])
      expect((await visitor.call('listCategories', { headers: { 'accept-language': 'hi' } })).body.errorMessage).toBe(
        'दुकान में अभी बहुत भीड़ है। कृपया थोड़ी देर में फिर से कोशिश करें',
      )
      expect((await visitor.call('getHealth')).status).toBe(200)
      expect((await fetch(`${shop.url}/favicon.svg`)).status).toBe(200)
      expect((await buyer.call('getCart')).status).toBe(200)
      // Not refused for load: an empty cart has nothing to pay.
      expect((await buyer.call('createPayment')).status).toBe(400)
      await blocker.end()
      expect((await Promise.all(working)).map(({ status }) => status)).toEqual(working.map(() => 200))
      expect((await visitor.call('listCategories')).status).toBe(200)
    } finally {
      await blocker.end()
    }
  })

  it('are only those whose answer is not there yet, however slowly clients take theirs [TV-01]', async () => {
    const buyer = await shop.member()
    const original = await originalOf(
      buyer,
      await addItem(shop.services, { purchase_type: 'free', price: 0, bytes: Buffer.alloc(20_000_000) }),
    )
    const slow = await Promise.all(
      Array.from({ length: most * 2 }, async () => {
        const { socket, answer } = openRaw(shop.services.config.port, `GET ${original} HTTP/1.1\r\n${HOST}\r\n`)
        // It is never read to its end.
        answer.catch(() => undefined)
        await once(socket, 'data')
        return socket.pause()
      }),
    )
    try {
      for (const id of ['listCategories', 'getCart'] as const) expect((await buyer.call(id)).status, id).toBe(200)
    } finally {
      for (const socket of slow) socket.destroy()
    }
  })

  it('are answered 503 when the database cancels their statement', async () => {
    const visitor = await shop.visitor()
    const blocker = await lockBanners(shop)
    try {
      const working = visitor.call('listBanners')
      await eventually(async () => ((await waitingStatements(shop)) === 1 ? true : undefined), 'a request at work')
      await blocker.query(`select pg_cancel_backend(pid) from pg_stat_activity where ${WAITING}`)
      const { status, headers } = await working
      expect([status, headers.get('retry-after')]).toEqual([503, '2'])
    } finally {
      await blocker.end()
    }
  })

  it.each(['40001', '40P01', '55P03'])('are answered 503 when transactions conflict (%s)', (code) => {
    const error = Object.assign(new Error('could not serialize access'), { code }) as never
    expect(readError(error)).toMatchObject({ code: 503, retryAfter: 2 })
  })

  it('do not delay shutdown beyond its limit', async () => {
    const stuck = connect(shop.services.config.port, '127.0.0.1')
    stuck.write(`POST /api/users/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email"`)
    await once(stuck, 'connect')
    expect((await fetch(`${shop.url}/api/health`)).status).toBe(200)
    const closed = once(stuck, 'close')
    stuck.on('error', () => undefined)
    await shop.stop()
    await closed
    shop.stop = () => Promise.resolve()
  })
})

/** Statements of this shop's database that wait for a lock; other tests' databases are on the same server. */
const WAITING = `wait_event_type = 'Lock' and datname = current_database()`

const waitingStatements = async ({ services }: TestShop): Promise<number> =>
  (await services.database.pool.query<{ n: number }>(`select count(*)::int as n from pg_stat_activity where ${WAITING}`)).rows[0]?.n ?? 0

/** Blocks every reader of the banners until this connection ends. It is a separate connection, without the shop's timeouts. */
async function lockBanners({ services }: TestShop): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: services.config.databaseUrl ?? '' })
  await client.connect()
  await client.query('begin')
  await client.query('lock table banners in access exclusive mode')
  return client
}
