import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { SandboxGateway } from '../index.ts'
import { startSandboxGateway } from '../index.ts'
import { call, newOrder } from '../testing/api.ts'
import { keys } from '../testing/keys.ts'

let gateway: SandboxGateway
let orderId: string
beforeAll(async () => {
  gateway = await startSandboxGateway(keys)
  orderId = await newOrder(gateway.url)
})
afterEach(() => call(gateway.url, '/sandbox/mode', { api: 'normal' }))
afterAll(() => gateway.close())

const setMode = (mode: object) => call(gateway.url, '/sandbox/mode', mode)
const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`
const order = (init: RequestInit = {}) => fetch(`${gateway.url}/v1/orders/${orderId}`, { headers: { authorization }, ...init })

describe('the mode of the API', () => {
  test('hanging never answers, and the call has no effect', async () => {
    await setMode({ api: 'hanging' })
    const abort = new AbortController()
    const request = fetch(`${gateway.url}/v1/orders`, {
      method: 'POST',
      signal: abort.signal,
      headers: { authorization, 'content-type': 'application/json' },
      body: '{"amount":23482,"currency":"INR","receipt":"hung"}',
    })
    // Control calls are answered in the meantime, so the server has received the earlier call.
    await call(gateway.url, '/sandbox/mode')
    expect(await Promise.race([request.then(() => 'answered'), call(gateway.url, '/sandbox/mode').then(() => 'hanging')])).toBe('hanging')
    abort.abort()
    await expect(request).rejects.toThrow()
    await setMode({ api: 'normal' })
    expect((await call(gateway.url, '/v1/orders?receipt=hung')).body.count).toBe(0)
  })

  test('error answers 500 with the API’s error body', async () => {
    await setMode({ api: 'error' })
    const answer = await order()
    expect(answer.status).toBe(500)
    expect(await answer.json()).toMatchObject({ error: { code: 'SERVER_ERROR' } })
  })

  test('redirect answers 302 to the given address', async () => {
    await setMode({ api: 'redirect', redirectTo: 'http://127.0.0.1:9/elsewhere' })
    const answer = await order({ redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://127.0.0.1:9/elsewhere'])
  })

  test('garbage answers 200 with invalid JSON', async () => {
    await setMode({ api: 'garbage' })
    const answer = await order()
    expect(answer.status).toBe(200)
    await expect(answer.json()).rejects.toThrow()
  })

  test('apiFor limits the mode to a number of calls; without it the mode stays', async () => {
    await setMode({ api: 'error', apiFor: 2 })
    expect([(await order()).status, (await order()).status, (await order()).status]).toEqual([500, 500, 200])
    await setMode({ api: 'error', apiFor: 1 })
    await setMode({ api: 'error' })
    expect([(await order()).status, (await order()).status]).toEqual([500, 500])
  })

  test('applies neither to calls without keys nor to the browser’s files', async () => {
    await setMode({ api: 'error' })
    expect((await order({ headers: {} })).status).toBe(401)
    expect((await fetch(`${gateway.url}/v1/checkout.js`)).status).toBe(200)
  })

  test.each([{ api: 'slow' }, { apiFor: 0 }, { redirectTo: 'elsewhere' }])('refuses %j', async (mode) => {
    expect((await setMode(mode)).status).toBe(400)
  })
})
