import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { fromAnotherSite, RELOAD_THE_PAGE } from '../../../testing/refusals.ts'
import { tidyUp } from '../../../tidy-up.ts'

onBothDatabases('storeIpInfo', (shop) => {
  const stored = () => shop().services.db.selectFrom('visits').selectAll().orderBy('id').execute()

  describe('200', () => {
    it('stores the visitor’s real address and its country, not those in the body [API-storeIpInfo, D-13, TI-10]', async () => {
      const visitor = await shop().visitor()
      visitor.address = '49.36.0.1'
      const body = { ip_address: '8.8.8.8', country: 'Atlantis', state: 'Deep', search_keyword: 'tea' }
      const answer = await visitor.call('storeIpInfo', { body })
      expect(answer.body.data).toEqual({ ip_address: '49.36.0.1', country: 'IN', state: '' })
      expect((await stored()).at(-1)).toMatchObject({ address: '49.36.0.1', country: 'IN', state: '', keyword: 'tea', user_id: null })
      const member = await shop().member()
      await member.call('storeIpInfo', { body: {} })
      expect((await stored()).at(-1)).toMatchObject({ user_id: member.id, address: member.address, country: '', keyword: '' })
    })

    it('removes line breaks from a keyword, and deletes visits after 90 days [TI-10]', async () => {
      const visitor = await shop().visitor()
      await visitor.call('storeIpInfo', { body: { search_keyword: 'tea\n[INFO] fake\u2028line\u001b[31m' } })
      expect((await stored()).at(-1)?.keyword).toBe('tea [INFO] fake line [31m')
      shop().clock.move(91 * 86_400_000)
      await tidyUp(shop().services)
      shop().clock.move(-91 * 86_400_000)
      expect(await stored()).toEqual([])
    })
  })

  describe('400', () => {
    it('refuses values that are too long or undeclared [TI-10]', async () => {
      const visitor = await shop().visitor()
      for (const body of [{ search_keyword: 'x'.repeat(10_000) }, { search_keyword: 7 }, { user_id: '1' }, 'text', []])
        expect((await visitor.call('storeIpInfo', { body })).status, JSON.stringify(body).slice(0, 40)).toBe(400)
      expect(await stored()).toEqual([])
    })
  })

  describe('403', () => {
    it('refuses a call without the XSRF header [APP-05]', async () => {
      const visitor = await shop().visitor()
      expect(await fromAnotherSite((headers) => visitor.call('storeIpInfo', { body: {}, headers }))).toEqual(RELOAD_THE_PAGE)
    })
  })

  describe('429', () => {
    it('allows a network 120 reports an hour', async () => {
      const visitor = await shop().visitor()
      const statuses = await Promise.all(Array.from({ length: 121 }, async () => (await visitor.call('storeIpInfo', { body: {} })).status))
      expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 429).length]).toEqual([120, 1])
    })
  })
})
