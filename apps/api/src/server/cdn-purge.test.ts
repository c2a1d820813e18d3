import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { eventually } from '../testing/shop.ts'
import { type Purging, startPurging } from './cdn-purge.ts'

let cdn: Server
let calls: { method: string; key: string | undefined; body: string }[]
let status: number
let version: string | null
let looks: number
let purging: Purging

beforeEach(async () => {
  calls = []
  status = 200
  version = '1'
  looks = 0
  cdn = createServer((request, answer) => {
    void (async () => {
      const body = (await request.toArray()).join('')
      calls.push({ method: request.method ?? '', key: request.headers.authorization, body })
      answer.writeHead(status).end('{}')
    })()
  }).listen(0, '127.0.0.1')
  await once(cdn, 'listening')
  const config = readConfig({
    CDN_PURGE_URL: `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`,
    CDN_PURGE_HEADER: 'Authorization: Bearer key: 1',
  })
  const contentVersion = async () => {
    looks += 1
    return version
  }
  purging = startPurging({ config, contentVersion, log: createLog('silent') }, { lookEvery: 1, purgeEvery: 0 })
})

afterEach(async () => {
  await purging.stop()
  cdn.close()
})

const calledTimes = (times: number): Promise<true> =>
  eventually(async () => (calls.length === times ? true : undefined), `${times} calls of the CDN`)

/** After so many more looks, a call that was due has been made. */
async function looked(): Promise<void> {
  const until = looks + 5
  await eventually(async () => (looks > until ? true : undefined), 'more looks')
}

it('tells the CDN at the start, since it may hold what was answered before, and once for each change', async () => {
  await calledTimes(1)
  await looked()
  version = '2'
  await calledTimes(2)
  await looked()
  expect(calls).toEqual(Array.from({ length: 2 }, () => ({ method: 'POST', key: 'Bearer key: 1', body: '{"tags":["shop"]}' })))
})

it('tells the CDN again when it has not answered well', async () => {
  status = 500
  await eventually(async () => (calls.length >= 2 ? true : undefined), 'a second call')
  status = 200
  const before = calls.length
  await eventually(async () => (calls.length > before ? true : undefined), 'a call that succeeds')
  await looked()
  const now = calls.length
  await looked()
  expect(calls.length).toBe(now)
})

it('tells nothing while changes cannot be seen', async () => {
  await calledTimes(1)
  version = null
  await looked()
  version = '1'
  await looked()
  expect(calls.length).toBe(1)
})
