import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import { sayPlace } from '../../../testing/supplier.ts'
import type { Visitor } from '../../../testing/visitor.ts'

onBothDatabases('getBilling', (shop) => {
  const ask = (who: Visitor, id: string) => who.call('getBilling', { params: { id } })

  describe('200', () => {
    it('has nothing until the buyer has said who buys, then what was said', async () => {
      const buyer = await shop().member()
      expect((await ask(buyer, buyer.userId)).body.data.billing).toBeNull()
      await sayPlace(buyer, '27', { name: 'Rao Design Studio', gstin: '27AAACR5055K1Z7' })
      expect((await ask(buyer, buyer.userId)).body.data.billing).toEqual({
        name: 'Asha Rao',
        place: '27',
        business: { name: 'Rao Design Studio', gstin: '27AAACR5055K1Z7' },
      })
    })
  })

  describe('400', () => {
    it('refuses an id that is too long', async () => {
      expect((await ask(await shop().member(), 'x'.repeat(65))).status).toBe(400)
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      const { userId } = await shop().member()
      expect(await withoutSession(shop(), (who) => ask(who, userId))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('404', () => {
    it('tells nothing about anybody else', async () => {
      const [buyer, other] = [await shop().member(), await shop().member()]
      await sayPlace(other)
      expect((await ask(buyer, other.userId)).status).toBe(404)
    })
  })
})
