import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '../testing/databases.ts'
import { addItem } from '../testing/items.ts'
import { logLines } from '../testing/log-lines.ts'
import { buy } from '../testing/purchases.ts'
import { mailedCode, PASSWORD, startTestShop, type TestShop } from '../testing/shop.ts'

describe.each(DATABASES)('the log, %s', (database) => {
  let shop: TestShop
  const { log, lines } = logLines()
  beforeAll(async () => {
    shop = await startTestShop(database, {}, undefined, log)
  })
  afterAll(() => shop.remove())

  it('has JSON lines with the request’s id, and without passwords, tokens, codes or signatures [D-10, TV-03]', async () => {
    const visitor = await shop.visitor()
    const account = { firstName: 'Asha', lastName: 'Rao', email: 'log@example.com', password: PASSWORD }
    await visitor.call('signUp', { body: account })
    const code = await mailedCode(shop.dataDir, account.email)
    await visitor.call('verifyEmail', { body: { verification_code: 'wrong'.repeat(9) } })
    await visitor.call('verifyEmail', { body: { verification_code: code } })
    await visitor.call('login', { body: { email: account.email, password: `${PASSWORD}-wrong` } })
    const { token } = (await visitor.call('login', { body: { email: account.email, password: PASSWORD } })).body.data
    visitor.token = token
    const bought = await buy(shop, visitor, [await addItem(shop.services)])
    const original: string = bought.body.data.order.imageId[0].original
    await visitor.fetch(original.replace('signature=', 'signature=x'))
    await visitor.fetch(original)
    await visitor.fetch(`/login?code=${code}`)
    await visitor.fetch(`/reset-password/${code}`)
    await visitor.call('resetPassword', { params: { token: code }, body: { password: 'Winter#2027' } })
    const refused = await visitor.call('getUser', { params: { id: 'nobody' } })
    const signature = new URL(original, shop.url).searchParams.get('signature') ?? ''
    const text = lines.join('')
    for (const secret of [PASSWORD, token, code, signature]) expect(text).not.toContain(secret)
    expect(lines.map((line) => typeof (JSON.parse(line) as { time: unknown }).time)).toEqual(lines.map(() => 'number'))
    // A refused request can be found by the id in its answer.
    expect(lines.filter((line) => line.includes(String(refused.headers.get('x-request-id'))))).toHaveLength(1)
  })

  it('says who signed in and by which way, and from where a refused request came [ASVS 16.2.1, ASVS 16.3.1]', async () => {
    const member = await shop.member({ email: 'watched@example.com' })
    const visitor = await shop.visitor()
    const before = lines.length
    await visitor.call('login', { body: { email: member.email, password: `${PASSWORD}-wrong` } })
    await visitor.call('login', { body: { email: member.email, password: PASSWORD } })
    await visitor.call('getUser', { params: { id: member.userId } })
    await visitor.fetch('/api/users/updatePassword/the-token-of-a-link', { method: 'POST' })
    await visitor.fetch('/api/shared-boards/the-token-of-a-link/items/x/vote', { method: 'PUT' })
    const said = lines.slice(before).map((line) => JSON.parse(line) as { msg: string; req?: object })
    expect(said.map(({ msg, req }) => [msg, req])).toEqual([
      ['request refused', { method: 'POST', url: '/api/users/login', ip: visitor.address }],
      ['signed in', undefined],
      ['request refused', { method: 'GET', url: `/api/users/${member.userId}`, ip: visitor.address }],
      ['request refused', { method: 'POST', url: '/api/users/updatePassword/…', ip: visitor.address }],
      ['request refused', { method: 'PUT', url: '/api/shared-boards/…/items/x/vote', ip: visitor.address }],
    ])
    expect(said[1]).toMatchObject({ user: member.userId, way: 'password', reqId: expect.any(String) })
  })

  it('cannot be forged with line breaks in input [TI-10, ASVS 16.4.1]', async () => {
    const before = lines.length
    const visitor = await shop.visitor()
    await visitor.call('listImages', { query: { height: 'x\n{"level":30,"msg":"fake"}\r\n' } })
    await visitor.call('storeIpInfo', { body: { country: 'x\n[INFO] fake', search_keyword: 7 } })
    for (const line of lines
      .slice(before)
      .join('')
      .split('\n')
      .filter((one) => one !== ''))
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) })
    expect(lines.slice(before).map((line) => (JSON.parse(line) as { msg: string }).msg)).not.toContain('fake')
  })
})
