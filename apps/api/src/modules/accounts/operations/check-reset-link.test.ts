import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { statusesOf, toFullHour, waitOf } from '../../../testing/limits.ts'
import { mailed, RESET_LINK } from '../../../testing/mails.ts'
import { fromAnotherSite, RELOAD_THE_PAGE } from '../../../testing/refusals.ts'

const NOT_VALID = { success: false, code: 400, errorMessage: 'This link has expired or was already used. Please ask for a new one' }

onBothDatabases('checkResetLink', (shop) => {
  const check = async (token: string) => (await shop().visitor()).call('checkResetLink', { body: { token } })
  const link = async () => {
    const { email } = await shop().member()
    await (await shop().visitor()).call('forgotPassword', { body: { email } })
    return await mailed(shop(), email, RESET_LINK)
  }

  describe('200', () => {
    it('confirms a valid link repeatedly without consuming it [AUTH-12]', async () => {
      const token = await link()
      expect([(await check(token)).status, (await check(token)).status]).toEqual([200, 200])
      const visitor = await shop().visitor()
      expect((await visitor.call('resetPassword', { params: { token }, body: { password: 'Winter#2027' } })).status).toBe(200)
      expect((await check(token)).body).toMatchObject(NOT_VALID)
    })
  })

  describe('400', () => {
    it('reports a link that has expired or never existed [AUTH-12]', async () => {
      const token = await link()
      shop().clock.move(3_600_000)
      const late = await check(token)
      shop().clock.move(-3_600_000)
      expect([late.body, (await check('x'.repeat(43))).body]).toMatchObject([NOT_VALID, NOT_VALID])
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const visitor = await shop().visitor()
      expect(await fromAnotherSite((headers) => visitor.call('checkResetLink', { body: { token: 'x' }, headers }))).toEqual(RELOAD_THE_PAGE)
    })
  })

  describe('429', () => {
    it('allows a network thirty guesses in fifteen minutes', async () => {
      toFullHour(shop())
      const guesser = await shop().visitor()
      const guess = (n: number) => guesser.call('checkResetLink', { body: { token: `${n}` } })
      expect(new Set(await statusesOf(30, guess))).toEqual(new Set([400]))
      expect(waitOf(await guess(31))).toBeGreaterThan(800)
    })
  })
})
