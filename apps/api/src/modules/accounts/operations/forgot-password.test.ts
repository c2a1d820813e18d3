import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { statusesOf, toFullHour, waitOf } from '../../../testing/limits.ts'
import { mailed, mailsTo, RESET_LINK } from '../../../testing/mails.ts'
import { fromAnotherSite, RELOAD_THE_PAGE } from '../../../testing/refusals.ts'

onBothDatabases('forgotPassword', (shop) => {
  const forgot = async (email: string, headers: Record<string, string> = {}) =>
    (await shop().visitor()).call('forgotPassword', { body: { email }, headers })

  describe('200', () => {
    it('answers the same with or without an account, and mails a link only if there is one [API-forgotPassword, AUTH-11, TA-06]', async () => {
      const { email } = await shop().member()
      const [unknown, known] = [await forgot('nobody@example.com'), await forgot(email.toUpperCase())]
      expect(known.body).toEqual({
        success: true,
        code: 200,
        data: 'If there is an account with this address, we have sent a link to it',
      })
      expect(unknown.body).toEqual(known.body)
      await mailed(shop(), email, RESET_LINK)
      expect(await mailsTo(shop(), 'nobody@example.com')).toEqual([])
    })

    it('mails a link to this shop, whatever the request’s headers contain [TA-09]', async () => {
      const { email } = await shop().member()
      await forgot(email, { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example', referer: 'https://evil.example/' })
      const link = await mailed(shop(), email, /(https?:\/\/[^\s"]+\/reset-password\/)/)
      expect(link).toBe(`${shop().url}/reset-password/`)
      expect((await mailsTo(shop(), email)).join()).not.toContain('evil.example')
    })
  })

  describe('400', () => {
    it('refuses a body that violates the contract [TI-02]', async () => {
      const visitor = await shop().visitor()
      for (const body of [
        {},
        { email: 7 },
        { email: 'a'.repeat(255) },
        { email: 'a\0@example.com' },
        { email: 'a', user_role: 'seller' },
        null,
      ])
        expect((await visitor.call('forgotPassword', { body })).status, JSON.stringify(body)?.slice(0, 40)).toBe(400)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const visitor = await shop().visitor()
      expect(await fromAnotherSite((headers) => visitor.call('forgotPassword', { body: { email: 'a@example.com' }, headers }))).toEqual(
        RELOAD_THE_PAGE,
      )
    })
  })

  describe('429', () => {
    it('allows five requests an hour for an email from any networks, with or without an account [TA-06]', async () => {
      toFullHour(shop())
      const { email } = await shop().member()
      for (const address of [email, 'nobody-at-all@example.com']) {
        expect(await statusesOf(5, () => forgot(address))).toEqual([200, 200, 200, 200, 200])
        expect(waitOf(await forgot(address.toUpperCase()))).toBeGreaterThan(3_500)
      }
      shop().clock.move(3_600_000)
      expect((await forgot(email)).status).toBe(200)
    })

    it('allows a network twenty requests an hour', async () => {
      toFullHour(shop())
      const visitor = await shop().visitor()
      const ask = (n: number) => visitor.call('forgotPassword', { body: { email: `nobody${n}@example.com` } })
      expect(new Set(await statusesOf(20, ask))).toEqual(new Set([200]))
      expect(waitOf(await ask(21))).toBeGreaterThan(3_500)
    })
  })
})
