import { describe, expect, it } from 'vitest'
import { logIn } from '../../../testing/accounts.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { CONFIRM_LINK, mailed, mailsTo, RESET_LINK } from '../../../testing/mails.ts'
import { type Member, PASSWORD } from '../../../testing/members.ts'
import { statusesOf, toFullHour, waitOf } from '../../../testing/limits.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

onBothDatabases('updateUser', (shop) => {
  type Someone = Visitor & Member
  const put = (who: Visitor, { userId, email }: Pick<Member, 'userId' | 'email'>, fields: Record<string, unknown> = {}) =>
    who.call('updateUser', { params: { id: userId }, body: { firstName: 'Meera', lastName: 'Nair', email, ...fields } })
  const profile = async (who: Someone) => (await who.call('getUser', { params: { id: who.userId } })).body.data.user

  describe('200', () => {
    it('changes the name, and the date of birth if it is given [API-updateUser, PROF-04, PROF-06]', async () => {
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
      expect((await put(member, member, { dob: '' })).body.data.user.dob).toBe(null)
      expect((await put(member, member, { dob: shop().clock.now().toISOString().slice(0, 10) })).status).toBe(200)
    })

    it('accepts today in the buyer’s time zone, even if it is tomorrow in UTC [PROF-06]', async () => {
      const HOUR = 3_600_000
      const toNoon = (36 * HOUR - (shop().clock.now().getTime() % (24 * HOUR))) % (24 * HOUR)
      shop().clock.move(toNoon)
      const member = await shop().member()
      const inKiribati = new Date(shop().clock.now().getTime() + 14 * HOUR).toISOString().slice(0, 10)
      expect(inKiribati > shop().clock.now().toISOString().slice(0, 10)).toBe(true)
      expect((await put(member, member, { dob: inKiribati })).body.data?.user.dob).toBe(inKiribati)
      shop().clock.move(-toNoon)
    })

    it('changes the email once its owner follows the link, notifies the old address, and ends links sent there [PROF-05, D-12]', async () => {
      const member = await shop().member()
      const fresh = `fresh-${member.email}`
      const answer = await put(member, member, { email: fresh, password: PASSWORD })
      expect(answer.body.data.user).toMatchObject({ email: member.email, pendingEmail: fresh })
      await (await shop().visitor()).call('forgotPassword', { body: { email: member.email } })
      const [code, reset] = await Promise.all([mailed(shop(), fresh, CONFIRM_LINK), mailed(shop(), member.email, RESET_LINK)])
      expect(await mailed(shop(), member.email, /asked to change the email address of your account to (\S+)\./)).toBe(fresh)
      expect([(await logIn(shop(), fresh)).status, (await logIn(shop(), member.email)).status]).toEqual([401, 200])
      const visitor = await shop().visitor()
      expect((await visitor.call('verifyEmail', { body: { verification_code: code } })).status).toBe(200)
      expect(await profile(member)).toMatchObject({ email: fresh, pendingEmail: null })
      expect([(await logIn(shop(), fresh)).status, (await logIn(shop(), member.email)).status]).toEqual([200, 401])
      expect((await visitor.call('resetPassword', { params: { token: reset }, body: { password: 'Winter#2027' } })).status).toBe(400)
    })

    it('queues the notice to the old address before the mail to the new one [D-12]', async () => {
      const member = await shop().member()
      await put(member, member, { email: `queued-${member.email}`, password: PASSWORD })
      const { rows } = await shop().services.database.pool.query<{ letter: string }>(
        `select data->>'letter' as letter from jobs.job where (data->>'changeId')::int = (select max(id) from email_changes) order by priority desc, created_on`,
      )
      expect(rows.map(({ letter }) => letter)).toEqual(['address-notice', 'new-address'])
    })

    it('replaces an earlier change of email, whose link ends [PROF-05]', async () => {
      const member = await shop().member()
      const [first, second] = [`first-${member.email}`, `second-${member.email}`]
      await put(member, member, { email: first, password: PASSWORD })
      const early = await mailed(shop(), first, CONFIRM_LINK)
      expect((await put(member, member, { email: second, password: PASSWORD })).body.data.user).toMatchObject({ pendingEmail: second })
      const visitor = await shop().visitor()
      expect((await visitor.call('verifyEmail', { body: { verification_code: early } })).status).toBe(400)
      const code = await mailed(shop(), second, CONFIRM_LINK)
      expect((await visitor.call('verifyEmail', { body: { verification_code: code } })).status).toBe(200)
      expect(await profile(member)).toMatchObject({ email: second, pendingEmail: null })
    })

    it('saves neither name nor new email if the database fails between them', async () => {
      const member = await shop().member()
      const before = await profile(member)
      const query = (text: string) => shop().services.database.pool.query(text)
      await query(
        `create function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off' using errcode = '57014'; end $$`,
      )
      await query('create trigger break_off before insert on email_changes for each row execute function break_off()')
      const { status } = await put(member, member, { firstName: 'Changed', email: `half-${member.email}`, password: PASSWORD })
      await query('drop function break_off cascade')
      expect(status).toBe(503)
      expect(await profile(member)).toEqual(before)
    })

    it('accepts names of one and three words, and keeps settings that are not in the body', async () => {
      const member = await shop().member()
      const names = async (fields: Record<string, unknown>) => {
        const { firstName, lastName, mailMessages } = (await put(member, member, fields)).body.data.user
        return [firstName, lastName, mailMessages]
      }
      expect(await names({ firstName: 'Asha', lastName: 'Kumari Rao', mailMessages: 'true' })).toEqual(['Asha', 'Kumari Rao', true])
      expect(await names({ firstName: 'Asha', lastName: '' })).toEqual(['Asha', '', true])
      expect(await names({ mailMessages: 'false' })).toEqual(['Meera', 'Nair', false])
    })
  })

  describe('400', () => {
    it('requires the current password for a change of email [D-12]', async () => {
      const member = await shop().member()
      const email = `thief-${member.email}`
      const [none, wrong] = [await put(member, member, { email }), await put(member, member, { email, password: 'Wrong#2026' })]
      expect(none.body).toMatchObject({
        code: 400,
        errorMessage: 'Please enter your current password to change your email address',
        fields: [{ field: 'password' }],
      })
      expect(wrong.body).toMatchObject({ code: 400, errorMessage: 'The current password is wrong', fields: [{ field: 'password' }] })
      expect(await profile(member)).toMatchObject({ firstName: 'Asha', pendingEmail: null })
      expect(await mailsTo(shop(), email)).toEqual([])
    })

    it('refuses an invalid name, and a date of birth before 1950 or in the future [PROF-06, TI-07]', async () => {
      const member = await shop().member()
      const messages = { name: 'Enter Valid Full Name', dob: 'The date of birth must be between 1950-01-01 and today' }
      for (const [fields, errorMessage] of [
        [{ firstName: 'R2D2' }, messages.name],
        [{ firstName: 'a\r\nBcc: x@example.com' }, messages.name],
        [{ lastName: '<b>Nair</b>' }, messages.name],
        [{ dob: '1949-12-31' }, messages.dob],
        [{ dob: new Date(shop().clock.now().getTime() + (14 + 24) * 3_600_000).toISOString().slice(0, 10) }, messages.dob],
      ] as const)
        expect((await put(member, member, fields)).body, JSON.stringify(fields)).toMatchObject({ code: 400, errorMessage })
      expect(await profile(member)).toMatchObject({ firstName: 'Asha', dob: null })
    })

    it('refuses undeclared fields [TA-05]', async () => {
      const member = await shop().member()
      for (const extra of [
        { role: 'seller' },
        { _id: '1' },
        { newPassword: 'Winter#2027' },
        { creatorUpdates: 'perhaps' },
        { emailVerified: 'true' },
        { dob: '2000-02-30' },
        { email: 'a' },
      ])
        expect((await put(member, member, extra)).status, JSON.stringify(extra)).toBe(400)
      expect(await profile(member)).toMatchObject({ firstName: 'Asha', role: 'buyer' })
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      const member = await shop().member()
      expect(await withoutSession(shop(), (who) => put(who, member))).toEqual(SIGN_IN_AGAIN)
      expect((await profile(member)).firstName).toBe('Asha')
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const member = await shop().member()
      const request = { params: { id: member.userId }, body: { firstName: 'Meera', lastName: 'Nair', email: member.email } }
      expect(await fromAnotherSite((headers) => member.call('updateUser', { ...request, headers }))).toEqual(RELOAD_THE_PAGE)
      expect((await profile(member)).firstName).toBe('Asha')
    })
  })

  describe('404', () => {
    it('answers the same for another user’s account and a missing one, and changes nothing [TA-04]', async () => {
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
    it('reports that an email belongs to another account, in any spelling, and changes nothing [AUTH-06]', async () => {
      const [member, other] = [await shop().member(), await shop().member()]
      expect((await put(member, member, { email: other.email.toUpperCase(), password: PASSWORD })).body).toMatchObject({
        code: 409,
        errorMessage: 'Email address already exists!!',
      })
      expect(await profile(member)).toMatchObject({ firstName: 'Asha', email: member.email })
      expect((await put(member, member, { email: member.email.toUpperCase() })).status).toBe(200)
    })
  })

  describe('429', () => {
    it('allows ten changes of email in fifteen minutes, and any number of changes of name [D-12]', async () => {
      toFullHour(shop())
      const member = await shop().member()
      const ask = (n: number) => put(member, member, { email: `other${n}.${member.email}`, password: PASSWORD })
      expect(new Set(await statusesOf(10, ask))).toEqual(new Set([200]))
      expect(waitOf(await ask(11))).toBeGreaterThan(800)
      expect((await put(member, member)).status).toBe(200)
    })
  })
})
