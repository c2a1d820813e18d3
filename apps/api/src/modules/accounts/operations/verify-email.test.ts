import { beforeAll, describe, expect, it } from 'vitest'
import { confirmationCode, logIn, signUp } from '../../../testing/accounts.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { statusesOf, toFullHour, waitOf } from '../../../testing/limits.ts'
import { CONFIRM_LINK, mailed } from '../../../testing/mails.ts'
import { PASSWORD } from '../../../testing/members.ts'
import { fromAnotherSite, RELOAD_THE_PAGE } from '../../../testing/refusals.ts'

const HOUR = 3_600_000
const NOT_VALID = { success: false, code: 400, errorMessage: 'This link has expired or was already used' }

onBothDatabases('verifyEmail', (shop) => {
  const verify = async (verification_code: string) => (await shop().visitor()).call('verifyEmail', { body: { verification_code } })
  /** Prepared together, because the queue polls only once a second. */
  let codes: Record<'first' | 'late' | 'twice', string>
  beforeAll(async () => {
    for (const name of ['first', 'late', 'twice']) await signUp(shop(), { email: `${name}@example.com` })
    const [first, late, twice] = await Promise.all(
      ['first', 'late', 'twice'].map((name) => confirmationCode(shop(), `${name}@example.com`)),
    )
    codes = { first: first ?? '', late: late ?? '', twice: twice ?? '' }
  })

  describe('200', () => {
    it('confirms a new account’s email, which can then log in [API-verifyEmail, AUTH-10]', async () => {
      expect((await logIn(shop(), 'first@example.com')).status).toBe(401)
      expect((await verify(codes.first)).body).toEqual({ success: true, code: 200, message: 'Email has verified successfully' })
      expect((await logIn(shop(), 'first@example.com')).status).toBe(200)
      expect((await logIn(shop(), 'late@example.com')).status).toBe(401)
    })
  })

  describe('400', () => {
    it('accepts a code once, even if it arrives twice at the same time [D-10, TA-10]', async () => {
      const answers = await Promise.all([verify(codes.twice), verify(codes.twice)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
      expect((await verify(codes.twice)).body).toMatchObject(NOT_VALID)
    })

    it('refuses an address that another account has taken since it was asked for', async () => {
      const [member, email] = [await shop().member(), 'wanted-by-two@example.com']
      const body = { firstName: 'Asha', lastName: 'Rao', email, password: PASSWORD }
      await member.call('updateUser', { params: { id: member.userId }, body })
      const code = await mailed(shop(), email, CONFIRM_LINK)
      expect((await signUp(shop(), { email: 'Wanted-by-two@example.com' })).status).toBe(200)
      expect((await verify(code)).body).toMatchObject(NOT_VALID)
      expect((await member.call('getUser', { params: { id: member.userId } })).body.data.user.email).toBe(member.email)
    })

    it('accepts a code for a day [D-10, TA-10]', async () => {
      shop().clock.move(24 * HOUR)
      const late = await verify(codes.late)
      shop().clock.move(-1 * HOUR)
      const early = await verify(codes.late)
      shop().clock.move(-23 * HOUR)
      expect([late.body, early.status]).toMatchObject([NOT_VALID, 200])
    })

    it('refuses an invented code, and a body that violates the contract [TI-02]', async () => {
      const visitor = await shop().visitor()
      expect((await verify('x'.repeat(43))).body).toMatchObject(NOT_VALID)
      for (const body of [{}, { verification_code: '' }, { verification_code: 1 }, { verification_code: 'x'.repeat(129) }, null])
        expect((await visitor.call('verifyEmail', { body })).status, JSON.stringify(body)).toBe(400)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const visitor = await shop().visitor()
      expect(await fromAnotherSite((headers) => visitor.call('verifyEmail', { body: { verification_code: 'x' }, headers }))).toEqual(
        RELOAD_THE_PAGE,
      )
    })
  })

  describe('429', () => {
    it('allows a network thirty guesses in fifteen minutes [TA-10]', async () => {
      toFullHour(shop())
      const guesser = await shop().visitor()
      const guess = (n: number) => guesser.call('verifyEmail', { body: { verification_code: `${n}`.padStart(43, 'x') } })
      expect(new Set(await statusesOf(30, guess))).toEqual(new Set([400]))
      expect(waitOf(await guess(31))).toBeGreaterThan(800)
      expect((await verify('x'.repeat(43))).status).toBe(400)
    })
  })
})
