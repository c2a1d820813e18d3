import { describe, expect, it } from 'vitest'
import { confirmationCode, logIn, signUp } from '../../../testing/accounts.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { statusesOf, toFullHour, waitOf } from '../../../testing/limits.ts'
import { CONFIRM_LINK, mailsTo } from '../../../testing/mails.ts'
import { fromAnotherSite, RELOAD_THE_PAGE } from '../../../testing/refusals.ts'
import { eventually } from '../../../testing/shop.ts'

const DAY = 86_400_000

onBothDatabases('resendVerification', (shop) => {
  const again = async (body: object) => (await shop().visitor()).call('resendVerification', { body })
  /** Waits for a code mailed to an address that is not among `known`. */
  const newCode = (email: string, known: string[]) =>
    eventually(
      async () =>
        (await mailsTo(shop(), email)).flatMap((text) => CONFIRM_LINK.exec(text)?.[1] ?? []).find((code) => !known.includes(code)),
      `another mail to ${email}`,
    )
  const verify = async (verification_code: string) =>
    (await (await shop().visitor()).call('verifyEmail', { body: { verification_code } })).status

  describe('200', () => {
    it('sends a new link for an address, or for an expired link [AUTH-10]', async () => {
      const email = 'late@example.com'
      await signUp(shop(), { email })
      const first = await confirmationCode(shop(), email)
      shop().clock.move(2 * DAY)
      expect(await verify(first)).toBe(400)
      expect((await again({ email: ' LATE@example.com' })).status).toBe(200)
      const second = await newCode(email, [first])
      expect((await again({ verification_code: first })).status).toBe(200)
      const third = await newCode(email, [first, second])
      expect(await verify(third)).toBe(200)
      shop().clock.move(-2 * DAY)
      expect((await logIn(shop(), email)).status).toBe(200)
    })

    it('answers the same for every email, and mails only those awaiting confirmation [D-09]', async () => {
      const { email } = await shop().member()
      await signUp(shop(), { email: 'waits@example.com' })
      const requests = [{ email }, { email: 'nobody@example.com' }, { email: 'waits@example.com' }, { verification_code: 'x'.repeat(43) }]
      const answers = await Promise.all(requests.map(again))
      const expected = {
        success: true,
        code: 200,
        message: 'If this address awaits confirmation, we have sent a new link to it',
      }
      expect(answers.map(({ body }) => body)).toEqual(requests.map(() => expected))
      await newCode('waits@example.com', [await confirmationCode(shop(), 'waits@example.com')])
      expect([await mailsTo(shop(), email), await mailsTo(shop(), 'nobody@example.com')]).toEqual([[], []])
    })
  })

  describe('400', () => {
    it('refuses a body with too few or undeclared fields [TI-02]', async () => {
      expect((await again({})).body).toMatchObject({ code: 400, errorMessage: 'Email is required' })
      for (const body of [{ email: 1 }, { email: 'a@example.com', userId: '1' }, { email: 'x'.repeat(255) }])
        expect((await again(body)).status).toBe(400)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const visitor = await shop().visitor()
      const body = { email: 'a@example.com' }
      expect(await fromAnotherSite((headers) => visitor.call('resendVerification', { body, headers }))).toEqual(RELOAD_THE_PAGE)
    })
  })

  describe('429', () => {
    it('allows five an hour for an email, with or without an account, and twenty from a network [D-09]', async () => {
      toFullHour(shop())
      for (const email of [(await shop().member()).email, 'no-account@example.com']) {
        expect(new Set(await statusesOf(5, () => again({ email })))).toEqual(new Set([200]))
        expect(waitOf(await again({ email }))).toBeGreaterThan(3000)
      }
      const network = await shop().visitor()
      const ask = (n: number) => network.call('resendVerification', { body: { email: `resend${n}@example.com` } })
      expect(new Set(await statusesOf(20, ask))).toEqual(new Set([200]))
      expect(waitOf(await ask(21))).toBeGreaterThan(3000)
    })
  })
})
