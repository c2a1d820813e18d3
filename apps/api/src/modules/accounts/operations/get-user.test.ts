import { describe, expect, it } from 'vitest'
import { bothHomes } from '../../../testing/both-homes.ts'
import { SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'

bothHomes('getUser', (shop) => {
  describe('200', () => {
    it('shows an account to its owner, and nothing of its password [API-getUser]', async () => {
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
            profilePic: null,
            role: 'seller',
          },
        },
      })
      expect(headers.get('cache-control')).toBe('no-store')
    })
  })

  describe('400', () => {
    it('refuses an id longer than any, or with characters that no text may have [TI-03]', async () => {
      const member = await shop().member()
      for (const id of ['x'.repeat(65), 'x'.repeat(10_000), '\0'])
        expect((await member.call('getUser', { params: { id } })).body.code, id.slice(0, 8)).toBe(400)
    })
  })

  describe('401', () => {
    it('wants a session that is alive', async () => {
      const member = await shop().member()
      expect(await withoutSession(shop(), (who) => who.call('getUser', { params: { id: member.userId } }))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('404', () => {
    it('answers for another’s account as for one that is not there [TA-04]', async () => {
      const [member, other] = [await shop().member(), await shop().member()]
      for (const id of [other.userId, String(member.id), 'nosuchuser', 'undefined', '__proto__'])
        expect((await member.call('getUser', { params: { id } })).body, id).toMatchObject({
          code: 404,
          errorMessage: 'There is no such user',
        })
    })
  })
})
