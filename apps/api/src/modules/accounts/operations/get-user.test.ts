import { describe, expect, it } from 'vitest'
import { onOneDatabase } from '../../../testing/on-databases.ts'
import { SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'

onOneDatabase('getUser', (shop) => {
  describe('200', () => {
    it('answers an account to its owner, without its password [API-getUser]', async () => {
      const seller = await shop().member({ role: 'seller', firstName: 'Meera' })
      const { body, headers } = await seller.call('getUser', { params: { id: seller.userId } })
      expect(body).toEqual({
        success: true,
        code: 200,
        data: {
          user: {
            _id: seller.userId,
            firstName: 'Meera',
            lastName: 'Rao',
            email: seller.email,
            dob: null,
            pendingEmail: null,
            profilePic: null,
            mailMessages: false,
            creatorUpdates: false,
            role: 'seller',
          },
        },
      })
      expect(headers.get('cache-control')).toBe('no-store')
    })
  })

  describe('400', () => {
    it('refuses an id that is too long or has forbidden characters [TI-03]', async () => {
      const member = await shop().member()
      for (const id of ['x'.repeat(65), 'x'.repeat(10_000), '\0'])
        expect((await member.call('getUser', { params: { id } })).body.code, id.slice(0, 8)).toBe(400)
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      const member = await shop().member()
      expect(await withoutSession(shop(), (who) => who.call('getUser', { params: { id: member.userId } }))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('404', () => {
    it('answers the same for another user’s account and a missing one [TA-04]', async () => {
      const [member, other] = [await shop().member(), await shop().member()]
      for (const id of [other.userId, String(member.id), 'nosuchuser', 'undefined', '__proto__'])
        expect((await member.call('getUser', { params: { id } })).body, id).toMatchObject({
          code: 404,
          errorMessage: 'There is no such user',
        })
    })
  })
})
