import { describe, expect, it } from 'vitest'
import { logIn } from '../../../testing/accounts.ts'
import { bothHomes } from '../../../testing/both-homes.ts'
import { CONFIRM_LINK, mailed, mailsTo, RESET_LINK } from '../../../testing/mails.ts'
import type { Member } from '../../../testing/members.ts'
import { statusesOf, toFullHour, waitOf } from '../../../testing/limits.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

bothHomes('updateUser', (shop) => {
  type Someone = Visitor & Member
  const put = (who: Visitor, { userId, email }: Pick<Member, 'userId' | 'email'>, fields: Record<string, unknown> = {}) =>
    who.call('updateUser', { params: { id: userId }, body: { firstName: 'Meera', lastName: 'Nair', email, ...fields } })
  const profile = async (who: Someone) => (await who.call('getUser', { params: { id: who.userId } })).body.data.user

  describe('200', () => {
    it('changes the name at once, and the date of birth where one is given [API-updateUser, PROF-04, PROF-06]', async () => {
      const member = await shop().member()
      const { body } = await put(member, member, { firstName: ' मीरा ', dob: '1950-01-01' })
      expect(body).toMatchObject({ success: true, code: 200, message: 'Your profile has been updated!' })
      expect(body.data.user).toMatchObject({
        _id: member.userId,
        firstName: 'मीरा',
        lastName: 'Nair',
        email: member.email,
        dob: '1950-01-01',
      })
      expect(await profile(member)).toEqual(body.data.user)
      expect((await put(member, member)).body.data.user.dob).toBe('1950-01-01')
      expect((await put(member, member, { dob: shop().clock.now().toISOString().slice(0, 10) })).status).toBe(200)
    })

    it('changes the address when its owner follows the link, tells the old one, and ends the links that went there [PROF-05, D-12]', async () => {
      const member = await shop().member()
      const fresh = `fresh-${member.email}`
      expect((await put(member, member, { email: fresh })).body.data.user.email).toBe(member.email)
      await (await shop().visitor()).call('forgotPassword', { body: { email: member.email } })
      const [code, reset] = await Promise.all([mailed(shop(), fresh, CONFIRM_LINK), mailed(shop(), member.email, RESET_LINK)])
      expect((await mailsTo(shop(), member.email)).join()).toContain(fresh)
      expect([(await logIn(shop(), fresh)).status, (await logIn(shop(), member.email)).status]).toEqual([401, 200])
      const visitor = await shop().visitor()
      expect((await visitor.call('verifyEmail', { body: { verification_code: code } })).status).toBe(200)
      expect((await profile(member)).email).toBe(fresh)
      expect([(await logIn(shop(), fresh)).status, (await logIn(shop(), member.email)).status]).toEqual([200, 401])
      expect((await visitor.call('resetPassword', { params: { token: reset }, body: { password: 'Winter#2027' } })).status).toBe(400)
    })
  })

  describe('400', () => {
    it('refuses a name that is none, and a birthday before 1950 or to come [PROF-06, TI-07]', async () => {
      const member = await shop().member()
      const words = { name: 'Enter Valid Full Name', dob: 'The date of birth must lie between 1950-01-01 and today' }
      for (const [fields, errorMessage] of [
        [{ lastName: '' }, words.name],
        [{ firstName: 'R2D2' }, words.name],
        [{ firstName: 'a\r\nBcc: x@example.com' }, words.name],
        [{ lastName: '<b>Nair</b>' }, words.name],
        [{ dob: '1949-12-31' }, words.dob],
        [{ dob: new Date(shop().clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10) }, words.dob],
      ] as const)
        expect((await put(member, member, fields)).body, JSON.stringify(fields)).toMatchObject({ code: 400, errorMessage })
      expect(await profile(member)).toMatchObject({ firstName: 'Asha', dob: null })
    })

    it('takes no field that it did not ask for [TA-05]', async () => {
      const member = await shop().member()
      for (const extra of [
        { role: 'seller' },
        { _id: '1' },
        { password: 'Winter#2027' },
        { emailVerified: 'true' },
        { dob: '2000-02-30' },
        { email: 'a' },
      ])
        expect((await put(member, member, extra)).status, JSON.stringify(extra)).toBe(400)
      expect(await profile(member)).toMatchObject({ firstName: 'Asha', role: 'buyer' })
    })
  })

  describe('401', () => {
    it('wants a session that is alive', async () => {
      const member = await shop().member()
      expect(await withoutSession(shop(), (who) => put(who, member))).toEqual(SIGN_IN_AGAIN)
      expect((await profile(member)).firstName).toBe('Asha')
    })
  })

  describe('403', () => {
    it('refuses a call without the header that repeats the cookie [APP-05]', async () => {
      const member = await shop().member()
      const request = { params: { id: member.userId }, body: { firstName: 'Meera', lastName: 'Nair', email: member.email } }
      expect(await fromAnotherSite((headers) => member.call('updateUser', { ...request, headers }))).toEqual(RELOAD_THE_PAGE)
      expect((await profile(member)).firstName).toBe('Asha')
    })
  })

  describe('404', () => {
    it('answers for another’s account as for one that is not there, and leaves it alone [TA-04]', async () => {
      const [member, other] = [await shop().member(), await shop().member()]
      for (const userId of [other.userId, String(other.id), 'nosuchuser'])
        expect((await put(member, { userId, email: member.email })).body, userId).toMatchObject({
          code: 404,
          errorMessage: 'There is no such user',
        })
      expect([(await profile(member)).firstName, (await profile(other)).firstName]).toEqual(['Asha', 'Asha'])
    })
  })

  describe('409', () => {
    it('says that an address is another’s, however it is written, and changes nothing [AUTH-06]', async () => {
      const [member, other] = [await shop().member(), await shop().member()]
      expect((await put(member, member, { email: other.email.toUpperCase() })).body).toMatchObject({
        code: 409,
        errorMessage: 'Email address already exists!!',
      })
      expect(await profile(member)).toMatchObject({ firstName: 'Asha', email: member.email })
      expect((await put(member, member, { email: member.email.toUpperCase() })).status).toBe(200)
    })
  })

  describe('429', () => {
    it('lets an account ask for another address ten times in fifteen minutes, and change its name as often as it likes [D-12]', async () => {
      toFullHour(shop())
      const member = await shop().member()
      const ask = (n: number) => put(member, member, { email: `other${n}.${member.email}` })
      expect(new Set(await statusesOf(10, ask))).toEqual(new Set([200]))
      expect(waitOf(await ask(11))).toBeGreaterThan(800)
      expect((await put(member, member)).status).toBe(200)
    })
  })
})
