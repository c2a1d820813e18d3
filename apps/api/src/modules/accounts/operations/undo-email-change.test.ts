import { describe, expect, it } from 'vitest'
import { logIn, signUp } from '../../../testing/accounts.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { statusesOf, toFullHour, waitOf } from '../../../testing/limits.ts'
import { CONFIRM_LINK, mailed, RESET_LINK, UNDO_LINK } from '../../../testing/mails.ts'
import { type Member, PASSWORD } from '../../../testing/members.ts'
import { fromAnotherSite, RELOAD_THE_PAGE } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'

const DAY = 86_400_000
const NOT_VALID = { success: false, code: 400, errorMessage: 'This link has expired or was already used' }

onBothDatabases('undoEmailChange', (shop) => {
  const undo = async (code: string) => (await shop().visitor()).call('undoEmailChange', { body: { code } })
  const ask = (who: Visitor & Member, email: string) =>
    who.call('updateUser', { params: { id: who.userId }, body: { firstName: 'Asha', lastName: 'Rao', email, password: PASSWORD } })
  const confirm = async (email: string) =>
    (await shop().visitor()).call('verifyEmail', { body: { verification_code: await mailed(shop(), email, CONFIRM_LINK) } })
  const emailOf = (who: Member) =>
    shop()
      .services.db.selectFrom('users')
      .select('email')
      .where('id', '=', who.id)
      .executeTakeFirstOrThrow()
      .then(({ email }) => email)
  /** A member whose email a thief, who knows the password, has asked to change. */
  const hijacked = async () => {
    const member = await shop().member()
    const thief = `thief-${member.email}`
    await ask(member, thief)
    const code = await mailed(shop(), member.email, UNDO_LINK)
    return { member, thief, code }
  }

  describe('200', () => {
    it('restores the account for seven days, even after the new email was confirmed and the password changed [D-12]', async () => {
      const { member, thief, code } = await hijacked()
      expect((await confirm(thief)).status).toBe(200)
      expect(await emailOf(member)).toBe(thief)
      await member.call('changePassword', { body: { password: PASSWORD, newPassword: 'Thief#2027' } })
      shop().clock.move(7 * DAY - 60_000)
      const answer = await undo(code)
      expect(answer.body).toMatchObject({ success: true, code: 200 })
      expect(await emailOf(member)).toBe(member.email)
      // The session has ended and neither password works; the mailed reset link does.
      expect((await member.call('getCart')).status).toBe(401)
      const logins = [await logIn(shop(), member.email), await logIn(shop(), member.email, 'Thief#2027'), await logIn(shop(), thief)]
      expect(logins.map(({ status }) => status)).toEqual([401, 401, 401])
      const token = await mailed(shop(), member.email, RESET_LINK)
      await (await shop().visitor()).call('resetPassword', { params: { token }, body: { password: 'Owner#2027' } })
      expect((await logIn(shop(), member.email, 'Owner#2027')).status).toBe(200)
      shop().clock.move(-7 * DAY + 60_000)
    })

    it('reverts an attacker’s later change and its links [D-12]', async () => {
      const { member, thief, code } = await hijacked()
      await confirm(thief)
      await ask({ ...member, email: thief }, `second-${thief}`)
      const theirs = await mailed(shop(), thief, UNDO_LINK)
      const second = await mailed(shop(), `second-${thief}`, CONFIRM_LINK)
      expect((await undo(code)).status).toBe(200)
      expect((await undo(theirs)).body).toMatchObject(NOT_VALID)
      const late = await (await shop().visitor()).call('verifyEmail', { body: { verification_code: second } })
      expect([late.status, await emailOf(member)]).toEqual([400, member.email])
    })

    it('keeps the old email reserved for its owner meanwhile [D-12]', async () => {
      const { member, thief, code } = await hijacked()
      await confirm(thief)
      expect((await signUp(shop(), { email: member.email })).status).toBe(409)
      expect((await undo(code)).status).toBe(200)
    })
  })

  describe('400', () => {
    it('accepts a link once, within seven days', async () => {
      const { member, code } = await hijacked()
      shop().clock.move(7 * DAY)
      const late = await undo(code)
      shop().clock.move(-7 * DAY)
      expect(late.body).toMatchObject(NOT_VALID)
      expect((await undo('x'.repeat(43))).body).toMatchObject(NOT_VALID)
      expect((await undo(code)).status).toBe(200)
      expect((await undo(code)).body).toMatchObject(NOT_VALID)
      expect(await emailOf(member)).toBe(member.email)
    })
  })

  it('refuses to take an address away from another account', async () => {
    const { member, thief, code } = await hijacked()
    await confirm(thief)
    // Nobody can sign up with it meanwhile; an operator can still give it away.
    const other = await shop().member()
    await shop().services.db.updateTable('users').set({ email: member.email, email_key: member.email }).where('id', '=', other.id).execute()
    expect((await undo(code)).body).toMatchObject(NOT_VALID)
    expect([await emailOf(member), await emailOf(other)]).toEqual([thief, member.email])
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const visitor = await shop().visitor()
      expect(await fromAnotherSite((headers) => visitor.call('undoEmailChange', { body: { code: 'x' }, headers }))).toEqual(RELOAD_THE_PAGE)
    })
  })

  describe('429', () => {
    it('allows a network thirty guesses in fifteen minutes', async () => {
      toFullHour(shop())
      const guesser = await shop().visitor()
      const guess = (n: number) => guesser.call('undoEmailChange', { body: { code: `${n}` } })
      expect(new Set(await statusesOf(30, guess))).toEqual(new Set([400]))
      expect(waitOf(await guess(31))).toBeGreaterThan(800)
    })
  })
})
