import { expect, it } from 'vitest'
import { bothHomes } from '../../testing/both-homes.ts'
import { addItem } from '../../testing/items.ts'
import { buy } from '../../testing/purchases.ts'
import type { Visitor } from '../../testing/visitor.ts'

const DAY = 86_400_000

bothHomes(
  'the daily limit of free downloads',
  (shop) => {
    const free = () => addItem(shop().services, { purchase_type: 'free', price: 0 })
    const originalOf = async (who: Visitor, id: string): Promise<string> =>
      (await who.call('getImage', { params: { id } })).body.data.image.original
    const fetchFile = async (who: Visitor, id: string) => (await who.fetch(await originalOf(who, id))).status

    it('gives so many different items a day, each as often as wanted, and goes on the next day [TV-02]', async () => {
      const buyer = await shop().member()
      const items = [await free(), await free(), await free()]
      const [first, second, third] = items.map((item) => item.publicId) as [string, string, string]
      expect(await fetchFile(buyer, first)).toBe(200)
      expect(await fetchFile(buyer, first)).toBe(200)
      expect(await fetchFile(buyer, second)).toBe(200)
      const refused = await buyer.fetch(await originalOf(buyer, third))
      expect([refused.status, ((await refused.json()) as { errorMessage: string }).errorMessage]).toEqual([
        429,
        'You have downloaded 2 free items today, which is the most for one day. Please come back tomorrow',
      ])
      const seconds = Number(refused.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(86_400)
      expect(await fetchFile(buyer, first)).toBe(200)
      expect(await fetchFile(await shop().member(), third)).toBe(200)
      shop().clock.move(DAY)
      expect(await fetchFile(buyer, third)).toBe(200)
      shop().clock.move(-DAY)
    })

    it('never holds back what was bought [P-12, ORD-04]', async () => {
      const buyer = await shop().member()
      const bought = await Promise.all(Array.from({ length: 4 }, () => addItem(shop().services)))
      await buy(shop(), buyer, bought)
      expect(await Promise.all(bought.map((item) => fetchFile(buyer, item.publicId)))).toEqual([200, 200, 200, 200])
      expect(await fetchFile(buyer, (await free()).publicId)).toBe(200)
    })

    it('counts right when many are asked for at once', async () => {
      const buyer = await shop().member()
      const items = await Promise.all(Array.from({ length: 8 }, free))
      const statuses = await Promise.all(items.map((item) => fetchFile(buyer, item.publicId)))
      expect(statuses.filter((status) => status === 200)).toHaveLength(2)
      expect(statuses.filter((status) => status === 429)).toHaveLength(6)
    })
  },
  { FREE_DOWNLOADS_PER_DAY: '2' },
)
