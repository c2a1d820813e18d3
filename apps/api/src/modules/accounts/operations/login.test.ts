import { describe, expect, it } from 'vitest'
import { confirmationCode, logIn, signUp } from '../../../testing/accounts.ts'
import { onBothDatabases, onOneDatabase } from '../../../testing/on-databases.ts'
import { statusesOf, toFullHour, waitOf } from '../../../testing/limits.ts'
import { mailed, RESET_LINK } from '../../../testing/mails.ts'
import { PASSWORD } from '../../../testing/members.ts'
import { fromAnotherSite, RELOAD_THE_PAGE } from '../../../testing/refusals.ts'
import { untilBlocked } from '../../../testing/until-blocked.ts'
import { countAttempt, LIMITS } from '../../limits/index.ts'

const WRONG = { code: 401, errorMessage: 'Wrong email or password.' }

onBothDatabases('login', (shop) => {
  describe('200', () => {
    it('starts a session, and answers newUser the first time and user later [API-login, AUTH-08, AUTH-17]', async () => {
      await signUp(shop(), { email: 'new@example.com' })
      const code = await confirmationCode(shop(), 'new@example.com')
      await (await shop().visitor()).call('verifyEmail', { body: { verification_code: code } })
      const [first, second] = [(await logIn(shop(), 'NEW@example.com')).body, (await logIn(shop(), 'new@example.com')).body]
      expect(first).toMatchObject({
        success: true,
        code: 200,
        message: 'Login successful',
        data: { newUser: { email: 'new@example.com' } },
      })
      expect(first.data).not.toHaveProperty('user')
      expect(second.data).toMatchObject({ role: 'buyer', user: first.data.newUser })
      expect(second.data).not.toHaveProperty('newUser')
      expect(second.data.token).not.toBe(first.data.token)
      for (const { data } of [first, second]) {
        const visitor = await shop().visitor()
        visitor.token = data.token
        expect((await visitor.call('getCart')).status).toBe(200)
      }
    })

    it('answers the account’s role, not the requested one [TA-05]', async () => {
      const [buyer, seller] = [await shop().member(), await shop().member({ role: 'seller' })]
      for (const { call, email, role } of [buyer, seller]) {
        const { data } = (await call('login', { body: { email, password: PASSWORD, userRole: 'seller' } })).body
        expect([data.role, data.user.role]).toEqual([role, role])
      }
    })
  })

  describe('400', () => {
    it('refuses a body that violates the contract [TI-02]', async () => {
      const visitor = await shop().visitor()
      for (const body of [
        {},
        { email: 'a@example.com' },
        { email: { $ne: 1 }, password: 'x' },
        { email: 'a\0', password: 'x' },
        { email: 'a', password: 'x'.repeat(129) },
        { email: 'a', password: 'x', userRole: 'admin' },
        { email: 'a', password: 'x', remember: true },
        JSON.parse('{"email":"a","password":"x","__proto__":{"userRole":"seller"}}'),
        { email: ['a@example.com', 'b@example.com'], password: 'x' },
        null,
      ])
        expect((await visitor.call('login', { body })).status, JSON.stringify(body)?.slice(0, 60)).toBe(400)
    })
  })

  describe('401', () => {
    it('answers the same for a wrong password and a missing account [TA-06]', async () => {
      const { email } = await shop().member()
      const [wrong, unknown] = [await logIn(shop(), email, 'Wrong#2026'), await logIn(shop(), 'nobody@example.com', 'Wrong#2026')]
      expect(wrong.body).toMatchObject({ success: false, ...WRONG })
      expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
      for (const password of [PASSWORD.toLowerCase(), `${PASSWORD} `, PASSWORD.slice(0, -1), ''])
        expect((await logIn(shop(), email, password)).body, password).toMatchObject(WRONG)
    })

    it('reveals that an email is unconfirmed only with the correct password [TA-06]', async () => {
      await signUp(shop(), { email: 'waiting@example.com' })
      expect((await logIn(shop(), 'waiting@example.com', 'Wrong#2026')).body).toMatchObject(WRONG)
      expect((await logIn(shop(), 'waiting@example.com')).body).toMatchObject({
        code: 401,
        errorMessage: 'Please confirm your email address first: follow the link we have sent you',
      })
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const { call, email } = await shop().member()
      expect(await fromAnotherSite((headers) => call('login', { body: { email, password: PASSWORD }, headers }))).toEqual(RELOAD_THE_PAGE)
    })
  })

  describe('429', () => {
    it('allows ten wrong passwords from a network; a forged address does not help, and the owner can log in from elsewhere [TA-07]', async () => {
      toFullHour(shop())
      const { email } = await shop().member()
      const guesser = await shop().visitor()
      const guess = (n: number, password = `Wrong#${n}`) =>
        guesser.call('login', { body: { email, password }, headers: { 'x-forwarded-for': `198.51.100.${n}, ${guesser.address}` } })
      expect(new Set(await statusesOf(10, guess))).toEqual(new Set([401]))
      expect(waitOf(await guess(11))).toBeGreaterThan(600)
      expect((await guess(12, PASSWORD)).status).toBe(429)
      expect((await logIn(shop(), email)).status).toBe(200)
      shop().clock.move(LIMITS['login-account'].window)
      expect((await guess(13, PASSWORD)).status).toBe(200)
    })

    it('counts simultaneous guesses, even if one of them is correct [TA-07]', async () => {
      toFullHour(shop())
      const { email } = await shop().member()
      const guesser = await shop().visitor()
      const guess = async (n: number) =>
        (await guesser.call('login', { body: { email, password: n === 39 ? PASSWORD : `Wrong#${n}` } })).status
      const statuses = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(n)))
      expect(statuses.filter((status) => status === 429)).toHaveLength(30)
    })

    it('counts simultaneous guesses from any number of networks, also the first ones [TA-07]', async () => {
      toFullHour(shop())
      const { email } = await shop().member()
      const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => logIn(shop(), email, `Wrong#${n}`)))
      const statuses = answers.map(({ status }) => status).toSorted()
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), ...Array.from({ length: 10 }, () => 429)])
      // The first wait is a second; simultaneous guesses read the clock one after another.
      expect(Math.max(...answers.filter(({ status }) => status === 429).map(waitOf))).toBeLessThanOrEqual(2)
    })

    it('does not count a correct password [TA-07]', async () => {
      toFullHour(shop())
      const { email } = await shop().member()
      const owner = await shop().visitor()
      const statuses = await statusesOf(15, () => owner.call('login', { body: { email, password: PASSWORD } }))
      expect(new Set(statuses)).toEqual(new Set([200]))
    })

    it('allows sixty wrong passwords from a network over all accounts [TA-07]', async () => {
      toFullHour(shop())
      const guesser = await shop().visitor()
      for (let n = 0; n < 59; n += 1) await countAttempt(shop().services, ['login-network', guesser.address])
      const guess = (email: string) => guesser.call('login', { body: { email, password: 'Wrong#2026' } })
      expect((await guess('first@example.com')).status).toBe(401)
      expect(waitOf(await guess('second@example.com'))).toBeGreaterThan(600)
    })

    it('slows down guesses at one account from any number of networks, except those its owner has used [TA-07]', async () => {
      toFullHour(shop())
      const { email } = await shop().member()
      const owner = await shop().visitor()
      const right = { email, password: PASSWORD }
      expect((await owner.call('login', { body: right })).status).toBe(200)
      const statuses = await statusesOf(21, (n) => logIn(shop(), email, `Wrong#${n}`))
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429])
      expect(waitOf(await logIn(shop(), email))).toBeLessThanOrEqual(1)
      expect((await owner.call('login', { body: right })).status).toBe(200)
      // The wait doubles with each guess, up to five minutes.
      for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]) {
        shop().clock.move(seconds * 1000)
        expect((await logIn(shop(), email, 'Wrong#2026')).status, `after ${seconds} s`).toBe(401)
        expect(waitOf(await logIn(shop(), email))).toBeLessThanOrEqual(Math.min(2 * seconds, 300))
      }
      expect((await owner.call('login', { body: right })).status).toBe(200)
    })

    /** As if there had just been `n` wrong passwords. */
    const guessed = async (account: string, n: number) =>
      void (await shop().services.db.insertInto('guesses').values({ account, n, last_at: shop().clock.now() }).execute())

    it('lets the owner in from anywhere by a reset link, despite the guesses of others [TA-07]', async () => {
      toFullHour(shop())
      const { email } = await shop().member()
      await guessed(email, 40)
      const owner = await shop().visitor()
      await owner.call('forgotPassword', { body: { email } })
      const token = await mailed(shop(), email, RESET_LINK)
      await owner.call('resetPassword', { params: { token }, body: { password: 'Winter#2027' } })
      expect((await logIn(shop(), email, 'Winter#2027')).status).toBe(429)
      expect((await owner.call('login', { body: { email, password: 'Winter#2027' } })).status).toBe(200)
    })

    it('slows down guesses at a missing account the same way [TA-06]', async () => {
      await guessed('not-there@example.com', 19)
      const statuses = await statusesOf(2, () => logIn(shop(), 'not-there@example.com', 'Wrong#2026'))
      expect(statuses).toEqual([401, 429])
    })

    it('counts the addresses of one IPv6 network as one [TA-07]', async () => {
      toFullHour(shop())
      const { email } = await shop().member()
      const guesser = await shop().visitor()
      const statuses = await statusesOf(11, (n) => {
        guesser.address = `2001:db8:7:7:${n + 1}::1`
        return guesser.call('login', { body: { email: n === 10 ? email : `someone${n}@example.com`, password: 'Wrong#2026' } })
      })
      expect(new Set(statuses)).toEqual(new Set([401]))
      const counted = await shop()
        .services.db.selectFrom('attempts')
        .select('n')
        .where('bucket', '=', 'login-network:2001:db8:7:7::/64')
        .execute()
      expect(counted).toEqual([{ n: 11 }])
    })
  })
})

onOneDatabase('login beside other guesses', (shop) => {
  it('is slowed down by those that it cannot see yet, too [TA-07]', async () => {
    const { db, database } = shop().services
    const { email } = await shop().member()
    let answer: ReturnType<typeof logIn> | undefined
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('guesses').values({ account: email, n: 20, last_at: shop().clock.now() }).execute()
      answer = logIn(shop(), email, 'Wrong#2026')
      await untilBlocked(database.pool)
    })
    if (answer === undefined) throw new Error('nobody has logged in')
    expect(waitOf(await answer)).toBe(1)
  })
})
