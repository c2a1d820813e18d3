import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../platform/ports.ts'
import { addItem } from '../../testing/items.ts'
import { startPostgres } from '../../testing/postgres.ts'
import { startTestShop, type TestShop } from '../../testing/shop.ts'

describe('the port for machines', () => {
  let shop: TestShop
  let port: number
  let stopDatabase: () => Promise<void>
  beforeAll(async () => {
    const postgres = await startPostgres()
    stopDatabase = postgres.stop
    port = await freePort()
    shop = await startTestShop('embedded', { DATABASE_URL: postgres.url, METRICS_PORT: String(port) })
  })
  afterAll(() => shop.remove())

  const get = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init)
    return { status: answer.status, text: await answer.text() }
  }
  /** The value of a figure with these labels, in this order; null where there is none. */
  async function figure(name: string): Promise<number | null> {
    const line = (await get('/metrics')).text.split('\n').find((one) => one.startsWith(`${name} `))
    return line === undefined ? null : Number(line.slice(name.length))
  }
  const requests = (route: string, status: string, method = 'GET') =>
    figure(`chitra_request_seconds_count{method="${method}",route="${route}",status="${status}"}`)

  it('says how many requests each route had, by what came of them', async () => {
    const { publicId } = await addItem(shop.services)
    const visitor = await shop.visitor()
    for (const id of [publicId, publicId, 'none']) await visitor.call('getImage', { params: { id } })
    await expect.poll(() => requests('/api/images/:id', '2xx')).toBe(2)
    await expect.poll(() => requests('/api/images/:id', '4xx')).toBe(1)
    await visitor.fetch('/nowhere/at/all')
    const text = (await get('/metrics')).text
    // An address is not a label: there are as many as visitors can think of.
    expect(text).not.toContain('/nowhere')
    expect(text).not.toContain(publicId)
  })

  it('says what runs and what waits: requests, connections, jobs and payments', async () => {
    expect(await figure('chitra_requests_running')).toBe(0)
    expect(await figure('chitra_database_connections{state="awaited"}')).toBe(0)
    expect(await figure('chitra_database_up')).toBe(1)
    expect(await figure('chitra_payments_unmatched')).toBe(0)
    expect(await figure('chitra_refunds_due')).toBe(0)
    expect(await figure('chitra_jobs_waiting{queue="mail"}')).toBe(0)
    // It fails, because it has no address, and waits for its next try.
    await shop.services.jobs.send('mail', { text: 'to nobody' })
    await expect.poll(() => figure('chitra_jobs_waiting{queue="mail"}')).toBe(1)
    expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(50_000_000)
  })

  it('has every figure that the alerts and the dashboard ask for', async () => {
    const { text } = await get('/metrics')
    for (const file of ['alerts.yaml', 'dashboard.json']) {
      const source = readFileSync(new URL(`../../../../../deploy/monitoring/${file}`, import.meta.url), 'utf8')
      const names = new Set(source.match(/\b(?:chitra|process|nodejs)_[a-z0-9_]+/g))
      expect(names.size, file).toBeGreaterThan(4)
      for (const name of names) expect(text, `${file}: ${name}`).toMatch(new RegExp(`^${name}[ {]`, 'm'))
    }
  })

  it('answers nothing else, and is not on the shop’s port', async () => {
    expect((await get('/')).status).toBe(404)
    expect((await get('/metrics', { method: 'POST' })).status).toBe(404)
    for (const path of ['/metrics', '/readyz']) expect((await fetch(shop.url + path)).headers.get('content-type')).toMatch(/^text\/html/)
  })

  it('is alive but not ready while the database is away, and says so in its figures', async () => {
    expect([(await get('/livez')).status, (await get('/readyz')).status]).toEqual([200, 200])
    await stopDatabase()
    expect((await get('/livez')).status).toBe(200)
    expect(await get('/readyz')).toEqual({ status: 503, text: 'The database does not answer\n' })
    expect(await figure('chitra_database_up')).toBe(0)
  })
})

describe('a shop that is stopped', () => {
  it('is not ready any more while it answers what it has begun, so that nothing new is sent to it', async () => {
    const port = await freePort()
    const shop = await startTestShop('postgres', { METRICS_PORT: String(port) })
    const ask = async (path: string) => await fetch(`http://127.0.0.1:${port}${path}`)
    const isReady = async () => (await ask('/readyz')).status
    expect(await isReady()).toBe(200)
    const slow = connect(shop.services.config.port, '127.0.0.1')
    slow.write('POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{')
    await expect.poll(async () => await (await ask('/metrics')).text()).toContain('chitra_requests_running 1')
    const stopped = shop.close()
    expect(await isReady()).toBe(503)
    slow.destroy()
    await stopped
    await expect(isReady()).rejects.toThrow('fetch failed')
    await shop.remove()
  })
})
