import { beforeAll, describe, expect, it } from 'vitest'
import { logIn, signUp } from '../../../testing/accounts.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { statusesOf, toFullHour, waitOf } from '../../../testing/limits.ts'
import { mailed, RESET_LINK } from '../../../testing/mails.ts'
import { type Member, PASSWORD } from '../../../testing/members.ts'
import { fromAnotherSite, RELOAD_THE_PAGE } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

const MINUTE = 60_000
const NEW = 'Winter#2027'
const NOT_VALID = { success: false, code: 400, errorMessage: 'This link has expired or was already used. Please ask for a new one' }

onBothDatabases('resetPassword', (shop) => {
  const reset = async (token: string, password = NEW) =>
    (await shop().visitor()).call('resetPassword', { params: { token }, body: { password } })
  const forgetful = async () => {
    const member = await shop().member()
    await (await shop().visitor()).call('forgotPassword', { body: { email: member.email } })
    return { member, token: await mailed(shop(), member.email, RESET_LINK) }
  }
  /** Prepared together, because the queue polls only once a second. */
  let prepared: { member: Visitor & Member; token: string }[]
  beforeAll(async () => void (prepared = await Promise.all(Array.from({ length: 6 }, forgetful))))
  const next = () => {
    const one = prepared.pop()
    if (one === undefined) throw new Error('no prepared member left')
    return one
  }

  describe('200', () => {
    it('sets the password by a mailed link, and ends every session [API-resetPassword, AUTH-12, TA-09, D-10]', async () => {
      const { member, token } = next()
      expect((await reset(token)).body).toEqual({ success: true, code: 200, message: 'Successfully changed password' })
      expect((await member.call('getCart')).status).toBe(401)
      expect([(await logIn(shop(), member.email, PASSWORD)).status, (await logIn(shop(), member.email, NEW)).status]).toEqual([401, 200])
    })
  })

  it('ends what others had set up before the email was confirmed, and keeps what its owner has', async () => {
    const { db } = shop().services
    const ofProvider = async (email: string) => {
      const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
      await db
        .insertInto('identities')
        .values({ provider: 'facebook', subject: email, user_id: id, created_at: shop().clock.now() })
        .execute()
      return async () => (await db.selectFrom('identities').select('subject').where('user_id', '=', id).execute()).length
    }
    const { member, token } = next()
    const own = await ofProvider(member.email)
    expect((await reset(token)).status).toBe(200)
    expect(await own()).toBe(1)
    const email = 'set-up-by-others@example.com'
    await signUp(shop(), { email })
    const foreign = await ofProvider(email)
    await (await shop().visitor()).call('forgotPassword', { body: { email } })
    expect((await reset(await mailed(shop(), email, RESET_LINK))).status).toBe(200)
    expect([await foreign(), (await logIn(shop(), email, NEW)).status]).toEqual([0, 200])
  })

  describe('200, success false', () => {
    it('reports an account that was closed after the link was sent [AUTH-12]', async () => {
      const { member, token } = next()
      await shop().services.db.updateTable('users').set({ closed_at: shop().clock.now() }).where('id', '=', member.id).execute()
      expect((await reset(token)).body).toEqual({ success: false, code: 200, message: 'This account has been closed' })
    })
  })

  describe('400', () => {
    it('accepts a link once, even if it arrives twice at the same time [D-10, TA-09]', async () => {
      const { member, token } = next()
      const answers = await Promise.all([reset(token), reset(token)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
      expect((await reset(token, 'Autumn#2027')).body).toMatchObject(NOT_VALID)
      expect((await logIn(shop(), member.email, NEW)).status).toBe(200)
    })

    it('accepts a link for an hour [D-10, TA-09]', async () => {
      const { member, token } = next()
      shop().clock.move(61 * MINUTE)
      const late = await reset(token)
      shop().clock.move(-3 * MINUTE)
      const early = await reset(token)
      shop().clock.move(-58 * MINUTE)
      expect([late.body, early.status]).toMatchObject([NOT_VALID, 200])
      expect((await logIn(shop(), member.email, NEW)).status).toBe(200)
    })

    it('refuses an invented link, and never starts a session from a link [TA-09]', async () => {
      const { member, token } = next()
      const visitor = await shop().visitor()
      visitor.token = token
      expect((await visitor.call('getCart')).status).toBe(401)
      for (const other of ['x'.repeat(43), member.token ?? '', 'undefined', 'x'.repeat(129), '\0'])
        expect((await reset(other)).status, other.slice(0, 10)).toBe(400)
      expect((await reset('x'.repeat(43))).body).toMatchObject(NOT_VALID)
      expect((await logIn(shop(), member.email, PASSWORD)).status).toBe(200)
      // A link is not used up when the password is refused.
      for (const password of ['short', 'x'.repeat(129), 'password123'])
        expect((await reset(token, password)).status, password.slice(0, 12)).toBe(400)
      expect((await reset(token, 'Password1!')).body.errorMessage).toBe('This password is too common. Please choose another')
      expect((await reset(token)).status).toBe(200)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const visitor = await shop().visitor()
      const request = { params: { token: 'x' }, body: { password: NEW } }
      expect(await fromAnotherSite((headers) => visitor.call('resetPassword', { ...request, headers }))).toEqual(RELOAD_THE_PAGE)
    })
  })

  describe('429', () => {
    it('allows a network thirty guesses in fifteen minutes', async () => {
      toFullHour(shop())
      const guesser = await shop().visitor()
      // A common password is refused after the guess is counted, but before the costly hash.
      const guess = (n: number) => guesser.call('resetPassword', { params: { token: `${n}` }, body: { password: 'Password1!' } })
      expect(new Set(await statusesOf(30, guess))).toEqual(new Set([400]))
      expect(waitOf(await guess(31))).toBeGreaterThan(800)
      expect((await reset('x'.repeat(43))).status).toBe(400)
    })
  })
})
