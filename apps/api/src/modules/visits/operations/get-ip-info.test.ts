import { describe, expect, it } from 'vitest'
import { onOneDatabase } from '../../../testing/on-databases.ts'

onOneDatabase('getIpInfo', (shop) => {
  describe('200', () => {
    it('answers the location of the visitor’s address, stores nothing and forbids caching [APP-02, D-13]', async () => {
      const visitor = await shop().visitor()
      visitor.address = '49.36.0.1'
      const { body, headers } = await visitor.call('getIpInfo')
      expect(body.data).toEqual({ ip_address: '49.36.0.1', country: 'IN', state: '' })
      expect(headers.get('cache-control')).toBe('no-store')
      expect(await shop().services.db.selectFrom('visits').selectAll().execute()).toEqual([])
    })
  })
})
