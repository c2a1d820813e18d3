import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SandboxGateway } from '../index.ts'
import { startSandboxGateway } from '../index.ts'
import { call } from '../testing/api.ts'
import { keys } from '../testing/keys.ts'

let gateway: SandboxGateway
beforeAll(async () => {
  gateway = await startSandboxGateway(keys)
})
afterAll(() => gateway.close())

describe('the API requires its keys', () => {
  const paths = ['/v1/orders', '/v1/payments', '/v1/refunds', '/sandbox/mode', '/sandbox/deliveries']

  test.each(paths)('%s answers 401 without credentials', async (path) => {
    const answer = await fetch(gateway.url + path)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: 'Authentication failed',
        source: 'NA',
        step: 'NA',
        reason: 'NA',
        metadata: {},
      },
    })
  })

  test.each(['', 'key-secre', 'key-secret2', keys.webhookSecret])('answers 401 with the secret %j', async (secret) => {
    expect((await call(gateway.url, '/v1/orders', undefined, secret)).status).toBe(401)
  })

  test('answers 200 with both keys', async () => {
    expect((await call(gateway.url, '/v1/orders')).status).toBe(200)
  })

  test('answers an unknown address with the same error body', async () => {
    const { status, body } = await call(gateway.url, '/v1/nothing')
    expect(status).toBe(404)
    expect(body.error.description).toBe('The requested URL was not found on the server.')
  })
})
