import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchWithFirstAnswers } from './first-answers.ts'

const BLOCK = {
  'GET /api/images-list/?categoryId=image&limit=24': { status: 200, body: { from: 'the page' } },
  'POST /api/home-page-data {"page_slug":"homepage"}': { status: 200, body: { from: 'the page' } },
  'GET /api/images/k7Qm': { status: 404, body: { from: 'the page' } },
}

const server = createServer((_, response) => response.setHeader('content-type', 'application/json').end('{"from":"the server"}'))
let origin = ''
const setting = { session: false, elapsed: 0 }
const newFetch = () =>
  fetchWithFirstAnswers(
    () => setting.session,
    () => setting.elapsed,
  )
const from = async (answer: Promise<Response>): Promise<string> => ((await (await answer).json()) as { from: string }).from

describe('first answers', () => {
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    Object.assign(globalThis, { document: { getElementById: () => ({ textContent: JSON.stringify(BLOCK) }) } })
  })
  afterAll(() => void server.close())

  it('answer the same call once, in whatever order its query stands', async () => {
    const fetch = newFetch()
    const call = () => from(fetch(`${origin}/api/images-list/?limit=24&categoryId=image`))
    expect([await call(), await call()]).toEqual(['the page', 'the server'])
  })

  it('tell calls apart by what they send', async () => {
    const fetch = newFetch()
    const home = (slug: string) =>
      from(fetch(`${origin}/api/home-page-data`, { method: 'POST', body: JSON.stringify({ page_slug: slug }) }))
    expect([await home('other'), await home('homepage')]).toEqual(['the server', 'the page'])
  })

  it('keep the status, so that what is not there is told at once', async () => {
    expect((await newFetch()(`${origin}/api/images/k7Qm`)).status).toBe(404)
  })

  it('are no answers for a member about what depends on who asks, nor for anybody once they are old', async () => {
    setting.session = true
    const fetch = newFetch()
    expect(await from(fetch(`${origin}/api/images/k7Qm`))).toBe('the server')
    expect(await from(fetch(`${origin}/api/images-list/?limit=24&categoryId=image`))).toBe('the page')
    Object.assign(setting, { session: false, elapsed: 10_001 })
    expect(await from(newFetch()(`${origin}/api/images/k7Qm`))).toBe('the server')
    setting.elapsed = 0
  })
})
