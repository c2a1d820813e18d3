import { describe, expect, it } from 'vitest'
import { logIn } from '../../../testing/accounts.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { fromAnotherSite, RELOAD_THE_PAGE, SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'

onBothDatabases('logout', (shop) => {
  describe('200', () => {
    it('ends only this session, and clears the browser’s cache [AUTH-13, TA-11, TB-05]', async () => {
      const member = await shop().member()
      const elsewhere = await shop().visitor()
      elsewhere.token = (await logIn(shop(), member.email)).body.data.token
      const { body, headers } = await member.call('logout')
      expect(body).toEqual({ success: true, code: 200, message: 'Logged out successfully' })
      expect(headers.get('clear-site-data')).toBe('"cache"')
      expect([(await member.call('getCart')).status, (await elsewhere.call('getCart')).status]).toEqual([401, 200])
    })
  })

  describe('400', () => {
    it('refuses an unreadable body, and keeps the session', async () => {
      const member = await shop().member()
      const headers = { 'content-type': 'application/json' }
      expect((await member.fetch('/api/users/logout', { method: 'POST', body: '{bad', headers })).status).toBe(400)
      expect((await member.call('getCart')).status).toBe(200)
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      expect(await withoutSession(shop(), (who) => who.call('logout'))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const member = await shop().member()
      expect(await fromAnotherSite((headers) => member.call('logout', { headers }))).toEqual(RELOAD_THE_PAGE)
      expect((await member.call('getCart')).status).toBe(200)
    })
  })
})
