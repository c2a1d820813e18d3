import { describe, expect, it } from 'vitest'
import { logIn } from '../../../testing/accounts.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { CONFIRM_LINK, mailed, RESET_LINK } from '../../../testing/mails.ts'
import { statusesOf, toFullHour, waitOf } from '../../../testing/limits.ts'
import { PASSWORD } from '../../../testing/members.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

const NEW = 'Winter#2027'

onBothDatabases('changePassword', (shop) => {
  const change = (who: Visitor, password: string, newPassword: string) => who.call('changePassword', { body: { password, newPassword } })
  const opens = async (email: string, password: string) => (await logIn(shop(), email, password)).status === 200

  describe('200', () => {
    it('changes the password, keeps this session and ends the others [API-changePassword, PROF-07, TA-11]', async () => {
      const [member, other, elsewhere] = [await shop().member(), await shop().member(), await shop().visitor()]
      elsewhere.token = (await logIn(shop(), member.email)).body.data.token
      expect((await change(member, PASSWORD, NEW)).body).toEqual({ success: true, code: 200, message: 'Password Changed Successfully' })
      const statuses = await Promise.all([member, elsewhere, other].map(async (who) => (await who.call('getCart')).status))
      expect(statuses).toEqual([200, 401, 200])
      expect([await opens(member.email, PASSWORD), await opens(member.email, NEW)]).toEqual([false, true])
    })

    it('ends every mailed link and a pending change of email [D-12, TA-11]', async () => {
      const member = await shop().member()
      const fresh = `thief-${member.email}`
      const fields = { firstName: 'Asha', lastName: 'Rao', email: fresh, password: PASSWORD }
      await member.call('updateUser', { params: { id: member.userId }, body: fields })
      await (await shop().visitor()).call('forgotPassword', { body: { email: member.email } })
      const [code, reset] = await Promise.all([mailed(shop(), fresh, CONFIRM_LINK), mailed(shop(), member.email, RESET_LINK)])
      expect((await change(member, PASSWORD, NEW)).status).toBe(200)
      const thief = await shop().visitor()
      expect((await thief.call('verifyEmail', { body: { verification_code: code } })).status).toBe(400)
      expect((await thief.call('resetPassword', { params: { token: reset }, body: { password: 'Autumn#2027' } })).status).toBe(400)
      expect((await member.call('getUser', { params: { id: member.userId } })).body.data.user).toMatchObject({
        email: member.email,
        pendingEmail: null,
      })
    })

    it('accepts six characters, and 128 of any kind without truncation [D-08]', async () => {
      const member = await shop().member()
      const long = 'दीया और 🪔 '.repeat(20).slice(0, 126).padEnd(127, 'x')
      expect((await change(member, PASSWORD, 'ax7#qz')).status).toBe(200)
      expect((await change(member, 'ax7#qz', `${long}y`)).status).toBe(200)
      expect([await opens(member.email, long), await opens(member.email, `${long}z`), await opens(member.email, `${long}y`)]).toEqual([
        false,
        false,
        true,
      ])
    })
  })

  describe('400', () => {
    it('refuses a wrong current password with a message, and keeps the session', async () => {
      const member = await shop().member()
      expect((await change(member, 'Wrong#2026', NEW)).body).toMatchObject({
        code: 400,
        errorMessage: 'The current password is wrong',
        fields: [{ field: 'password' }],
      })
      expect([(await member.call('getCart')).status, await opens(member.email, PASSWORD)]).toEqual([200, true])
    })

    it('refuses the most common passwords, and short or long ones [D-08]', async () => {
      const member = await shop().member()
      for (const common of ['123456', 'qwerty', 'PASSWORD', 'Welcome@123'])
        expect((await change(member, PASSWORD, common)).body, common).toMatchObject({
          code: 400,
          errorMessage: 'This password is too common. Please choose another',
        })
      for (const length of [5, 129]) {
        const { status, body } = await change(member, PASSWORD, 'aB3#'.repeat(40).slice(0, length))
        expect([status, body.fields?.[0]?.field]).toEqual([400, 'newPassword'])
      }
      expect(await opens(member.email, PASSWORD)).toBe(true)
    })

    it('refuses a body that violates the contract [TI-02]', async () => {
      const member = await shop().member()
      const fine = { password: PASSWORD, newPassword: NEW }
      for (const body of [
        {},
        { password: PASSWORD },
        { ...fine, userId: 'other' },
        { ...fine, password: '' },
        { ...fine, newPassword: 7 },
        null,
      ])
        expect((await member.call('changePassword', { body })).status, JSON.stringify(body)).toBe(400)
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      expect(await withoutSession(shop(), (who) => change(who, PASSWORD, NEW))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const member = await shop().member()
      const body = { password: PASSWORD, newPassword: NEW }
      expect(await fromAnotherSite((headers) => member.call('changePassword', { body, headers }))).toEqual(RELOAD_THE_PAGE)
      expect(await opens(member.email, PASSWORD)).toBe(true)
    })
  })

  describe('429', () => {
    it('allows ten wrong passwords for an account in fifteen minutes from any networks, then refuses even the correct one', async () => {
      toFullHour(shop())
      const member = await shop().member()
      const guess = async (n: number) => {
        member.address = `198.51.100.${n + 1}`
        return await change(member, `Wrong#${n}`, NEW)
      }
      expect(new Set(await statusesOf(10, guess))).toEqual(new Set([400]))
      expect(waitOf(await change(member, PASSWORD, NEW))).toBeGreaterThan(800)
      shop().clock.move(15 * 60_000)
      expect((await change(member, PASSWORD, NEW)).status).toBe(200)
    })
  })
})
