import { take } from '@chitra/api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOMES } from '../testing/databases.ts'
import { addItem } from '../testing/items.ts'
import { asFormData, mailedCode, PASSWORD, startTestShop, type TestShop } from '../testing/shop.ts'

const DAY = 86_400_000

describe.each(HOMES)('accounts, %s', (home) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop(home, { TRUST_PROXY: 'no' })
  })
  afterAll(() => shop.remove())

  const signUp = async (fields: Record<string, string>) => {
    const visitor = await shop.visitor()
    return await visitor.fetch('/api/users', {
      method: 'POST',
      body: asFormData({ firstName: 'Asha', lastName: 'Rao', email: 'x@example.com', password: PASSWORD, ...fields }),
    })
  }
  const logIn = async (email: string, password = PASSWORD) =>
    (await shop.visitor()).api.POST('/api/users/login', { body: { email, password, userRole: 'buyer' } })

  it('opens an account that its email must confirm first, and answers newUser at the first login, user later [API-signUp, API-verifyEmail, API-login, AUTH-17]', async () => {
    expect((await signUp({ email: 'new@example.com' })).status).toBe(200)
    expect((await logIn('new@example.com')).error).toMatchObject({
      code: 401,
      errorMessage: 'Please confirm your email address first: follow the link we have sent you',
    })
    const visitor = await shop.visitor()
    const code = await mailedCode(shop.dataDir, 'new@example.com')
    await take(visitor.api.POST('/api/users/emailVerify', { body: { verification_code: code } }))
    // Used up [TA-10].
    expect((await visitor.api.POST('/api/users/emailVerify', { body: { verification_code: code } })).response.status).toBe(400)
    const first = await take(logIn('NEW@example.com'))
    expect(first.data).toMatchObject({ role: 'buyer', newUser: { firstName: 'Asha', email: 'new@example.com' } })
    const second = await take(logIn('new@example.com'))
    expect(second.data.user?._id).toBe(first.data.newUser?._id)
    expect(second.data.token).not.toBe(first.data.token)
  })

  it('refuses a taken address, a weak or common password, a name with digits, and fields that are not asked for [AUTH-06, D-08, D-09, TA-05]', async () => {
    await signUp({ email: 'taken@example.com' })
    const again = await signUp({ email: 'Taken@Example.com' })
    expect([again.status, ((await again.json()) as { errorMessage: string }).errorMessage]).toEqual([409, 'Email address already exists!!'])
    for (const bad of [
      { password: 'Sh#rt1a' },
      { password: 'nouppercase#1' },
      { password: 'Password1!' },
      { firstName: 'R2D2' },
      { firstName: '<b>' },
      { email: 'nobody' },
      { role: 'admin' },
      { _id: '1' },
      { emailVerified: 'true' },
    ])
      expect((await signUp({ email: 'other@example.com', ...bad })).status, JSON.stringify(bad)).toBe(400)
    expect((await logIn('other@example.com')).response.status).toBe(401)
  })

  it('takes names of any script', async () => {
    expect((await signUp({ email: 'devanagari@example.com', firstName: 'आशा', lastName: 'राव' })).status).toBe(200)
  })

  it('does not tell whether an account exists, and slows guessing down, without locking the owner out elsewhere [TA-06, TA-07]', async () => {
    await shop.buyer('guessed@example.com')
    const wrong = await logIn('guessed@example.com', 'Wrong#2026x')
    const unknown = await logIn('nobody@example.com', 'Wrong#2026x')
    expect([wrong.error?.errorMessage, wrong.response.status]).toEqual([unknown.error?.errorMessage, unknown.response.status])
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt += 1)
      statuses.push((await logIn('guessed@example.com', `Wrong#2026${attempt}`)).response.status)
    expect(statuses.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 401))
    expect(statuses.at(-1)).toBe(429)
    const refused = await logIn('guessed@example.com')
    expect(refused.response.status).toBe(429)
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0)
    // A forged X-Forwarded-For changes nothing while no proxy is trusted.
    const visitor = await shop.visitor()
    const forged = await visitor.fetch('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
      body: JSON.stringify({ email: 'guessed@example.com', password: PASSWORD }),
    })
    expect(forged.status).toBe(429)
    shop.clock.move(16 * 60_000)
    expect((await logIn('guessed@example.com')).response.status).toBe(200)
  })

  it('ends a session at log-out, after seven idle days and after thirty days [TA-11, API-logout, API-getUser]', async () => {
    const leaving = await shop.buyer('leaving@example.com')
    const alive = async () => (await leaving.api.GET('/api/users/{id}', { params: { path: { id: leaving.userId } } })).response.status
    expect(await alive()).toBe(200)
    await take(leaving.api.POST('/api/users/logout'))
    expect(await alive()).toBe(401)

    const idle = await shop.buyer('idle@example.com')
    const status = async () => (await idle.api.GET('/api/carts/')).response.status
    for (let week = 0; week < 4; week += 1) {
      shop.clock.move(6.9 * DAY)
      expect(await status()).toBe(200)
    }
    shop.clock.move(2.6 * DAY)
    expect(await status()).toBe(401)
    const lazy = await shop.buyer('lazy@example.com')
    shop.clock.move(7.1 * DAY)
    expect((await lazy.api.GET('/api/carts/')).response.status).toBe(401)
  })

  it("answers 404 for another's account and leaves another's cart alone [TA-04]", async () => {
    const [a, b] = [await shop.buyer('a@example.com'), await shop.buyer('b@example.com')]
    const item = await addItem(shop.services)
    await take(a.api.POST('/api/carts/', { body: { imageId: item.publicId } }))
    const entry = (await take(a.api.GET('/api/carts/'))).data.cart[0]?._id ?? ''
    expect((await b.api.GET('/api/users/{id}', { params: { path: { id: a.userId } } })).response.status).toBe(404)
    expect((await b.api.DELETE('/api/carts/{id}', { params: { path: { id: entry } } })).response.status).toBe(404)
    expect((await take(a.api.GET('/api/carts/'))).data.count).toBe(1)
  })

  it('refuses an unsafe call without the header that repeats the cookie [APP-05, TB-02]', async () => {
    const buyer = await shop.buyer('xsrf@example.com')
    const call = (headers: Record<string, string>) =>
      fetch(`${shop.url}/api/users/logout`, { method: 'POST', headers: { authorization: `Bearer ${buyer.token}`, ...headers } })
    expect((await call({})).status).toBe(403)
    expect((await call({ 'x-xsrf-token': 'one' })).status).toBe(403)
    expect((await call({ cookie: 'XSRF-TOKEN=one', 'x-xsrf-token': 'two' })).status).toBe(403)
    expect((await call({ cookie: 'XSRF-TOKEN=one', 'x-xsrf-token': 'one' })).status).toBe(200)
  })
})
