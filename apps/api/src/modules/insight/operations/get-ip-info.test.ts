import { describe, expect, it } from 'vitest'
import { bothHomes } from '../../../testing/both-homes.ts'

bothHomes('getIpInfo', (shop) => {
  describe('200', () => {
    it('tells a visitor where the server sees them, keeps nothing of it and lets no cache keep it [APP-02, D-13]', async () => {
      const visitor = await shop().visitor()
      visitor.address = '49.36.0.1'
      const { body, headers } = await visitor.call('getIpInfo')
      expect(body.data).toEqual({ ip_address: '49.36.0.1', country: 'IN', state: '' })
      expect(headers.get('cache-control')).toBe('no-store')
      expect(await shop().services.db.selectFrom('visits').selectAll().execute()).toEqual([])
    })
  })
})
