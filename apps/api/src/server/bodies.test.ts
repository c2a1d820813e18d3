import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declared } from '../testing/contract-check.ts'
import { sendRaw } from '../testing/raw-request.ts'
import type { Member } from '../testing/members.ts'
import { startTestShop, type TestShop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

const LIMIT = 100_000

describe('a body', () => {
  let shop: TestShop
  let member: Visitor & Member
  beforeAll(async () => {
    shop = await startTestShop('embedded')
    member = await shop.member()
  })
  afterAll(() => shop.remove())
  const withBody = declared.filter(({ bodyType, id }) => bodyType !== null && id !== 'paymentWebhook')

  it.each(withBody.map(({ id, method, path, bodyType }) => [id, method, path.replace(/\{[^}]+\}/, member?.userId ?? 'x'), bodyType]))(
    'of %s is required, in the media type that the contract declares [TI-02]',
    async (_id, method, path, bodyType) => {
      const other = bodyType === 'application/json' ? 'application/x-www-form-urlencoded' : 'application/json'
      const form = new FormData()
      form.append('email', 'a@example.com')
      const tries: RequestInit[] = [
        {},
        { body: '{}', headers: { 'content-type': 'text/plain' } },
        { body: '{}', headers: { 'content-type': 'application/octet-stream' } },
        { body: other === 'application/json' ? '{"email":{}}' : 'email=a', headers: { 'content-type': other } },
        { body: 'x', headers: { 'content-type': bodyType ?? '' } },
        ...(bodyType === 'application/json' ? [{ body: form }] : []),
      ]
      for (const [n, init] of tries.entries()) {
        const response = await member.fetch(path ?? '', { method: method ?? '', ...init })
        expect(response.status, `try ${n}`).toBe(400)
      }
    },
  )

  it.each(declared.map(({ id, responses }) => [id, responses]))('that is too large has its status declared by %s', (_id, responses) => {
    expect(Object.keys(responses)).toContain('413')
  })

  it.each(
    declared.filter(({ bodyType }) => bodyType === null).map(({ id, method, path }) => [id, method, path.replace(/\{[^}]+\}/g, 'x')]),
  )('that is too large is refused by %s, which reads none [TI-06]', async (_id, method, path) => {
    const head = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${LIMIT + 1}\r\n\r\n`
    const { status, body } = await sendRaw(shop.services.config.port, head)
    expect([status, (JSON.parse(body) as { code: number }).code]).toEqual([413, 413])
  })

  it.each(withBody.map(({ id, method, path, bodyType }) => [id, method, path.replace(/\{[^}]+\}/, 'x'), bodyType]))(
    'of %s has at most 100,000 bytes [TI-06]',
    async (_id, method, path, bodyType) => {
      const large = 'x'.repeat(LIMIT)
      const form = new FormData()
      form.append('firstName', large)
      const init =
        bodyType === 'application/json'
          ? { body: JSON.stringify({ email: large }), headers: { 'content-type': 'application/json' } }
          : { body: form }
      expect((await member.fetch(path ?? '', { method: method ?? '', ...init })).status).toBe(413)
    },
  )
})
