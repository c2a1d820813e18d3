import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { CONFIRM_LINK, mailed } from '../../../testing/mails.ts'
import { type Member, PASSWORD } from '../../../testing/members.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

onBothDatabases('callOffEmailChange', (shop) => {
  const callOff = (who: Visitor, { userId }: Pick<Member, 'userId'>) => who.call('callOffEmailChange', { params: { id: userId } })
  const pendingOf = async (who: Visitor & Member) => (await who.call('getUser', { params: { id: who.userId } })).body.data.user.pendingEmail
  const waiting = async () => {
    const member = await shop().member()
    const email = `fresh-${member.email}`
    await member.call('updateUser', {
      params: { id: member.userId },
      body: { firstName: 'Asha', lastName: 'Rao', email, password: PASSWORD },
    })
    return { member, email }
  }

  describe('200', () => {
    it('cancels a pending change and its confirmation link, and can be repeated [PROF-05]', async () => {
      const { member, email } = await waiting()
      const code = await mailed(shop(), email, CONFIRM_LINK)
      expect(await pendingOf(member)).toBe(email)
      for (let n = 0; n < 2; n += 1)
        expect((await callOff(member, member)).body.data.user).toMatchObject({ email: member.email, pendingEmail: null })
      expect((await (await shop().visitor()).call('verifyEmail', { body: { verification_code: code } })).status).toBe(400)
    })
  })

  describe('400', () => {
    it('refuses a malformed account id', async () => {
      const member = await shop().member()
      expect((await callOff(member, { userId: 'x'.repeat(65) })).status).toBe(400)
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      const { member, email } = await waiting()
      expect(await withoutSession(shop(), (who) => callOff(who, member))).toEqual(SIGN_IN_AGAIN)
      expect(await pendingOf(member)).toBe(email)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const { member, email } = await waiting()
      const params = { id: member.userId }
      expect(await fromAnotherSite((headers) => member.call('callOffEmailChange', { params, headers }))).toEqual(RELOAD_THE_PAGE)
      expect(await pendingOf(member)).toBe(email)
    })
  })

  describe('404', () => {
    it('answers the same for another user’s account and a missing one, and changes nothing [TA-04]', async () => {
      const { member, email } = await waiting()
      const other = await shop().member()
      for (const userId of [member.userId, 'nosuchuser']) expect((await callOff(other, { userId })).status).toBe(404)
      expect(await pendingOf(member)).toBe(email)
    })
  })
})
