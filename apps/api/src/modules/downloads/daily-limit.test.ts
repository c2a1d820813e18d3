import { expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/on-databases.ts'
import { addItem } from '../../testing/items.ts'
import { buy } from '../../testing/purchases.ts'
import { giveToSeller } from '../../testing/sellers.ts'
import type { Visitor } from '../../testing/visitor.ts'

const DAY = 86_400_000

onBothDatabases(
  'the daily limit of free downloads',
  (shop) => {
    const free = () => addItem(shop().services, { purchase_type: 'free', price: 0 })
    const originalOf = async (who: Visitor, id: string): Promise<string> =>
      (await who.call('getImage', { params: { id } })).body.data.image.original
    const fetchFile = async (who: Visitor, id: string) => (await who.fetch(await originalOf(who, id))).status

    it('limits the number of different items a day, but not repeated downloads of one item [TV-02]', async () => {
      const buyer = await shop().member()
      const items = [await free(), await free(), await free()]
      const [first, second, third] = items.map((item) => item.publicId) as [string, string, string]
      expect(await fetchFile(buyer, first)).toBe(200)
      expect(await fetchFile(buyer, first)).toBe(200)
      expect(await fetchFile(buyer, second)).toBe(200)
      const refused = await buyer.fetch(await originalOf(buyer, third))
      expect([refused.status, ((await refused.json()) as { errorMessage: string }).errorMessage]).toEqual([
        429,
        'You have downloaded 2 free items today, which is the daily limit. Please come back tomorrow',
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

    it('counts both ways to download a file together, and states exactly when to retry [TV-02]', async () => {
      const buyer = await shop().member()
      const [first, second, third] = [await free(), await free(), await free()]
      const insideJson = async (id: string) => await buyer.call('downloadFile', { query: { file_url: await originalOf(buyer, id) } })
      expect((await insideJson(first.publicId)).status).toBe(200)
      expect(await fetchFile(buyer, second.publicId)).toBe(200)
      const refused = await insideJson(third.publicId)
      expect([refused.status, refused.body.errorMessage, await fetchFile(buyer, third.publicId)]).toEqual([
        429,
        'You have downloaded 2 free items today, which is the daily limit. Please come back tomorrow',
        429,
      ])
      const wait = Number(refused.headers.get('retry-after')) * 1_000
      shop().clock.move(wait - 30_000)
      const tooEarly = await fetchFile(buyer, third.publicId)
      shop().clock.move(30_000)
      const inTime = await insideJson(third.publicId)
      shop().clock.move(-wait)
      expect([tooEarly, inTime.status]).toEqual([429, 200])
    })

    it('never limits bought items [P-12, ORD-04]', async () => {
      const buyer = await shop().member()
      const bought = await Promise.all(Array.from({ length: 4 }, () => addItem(shop().services)))
      await buy(shop(), buyer, bought)
      expect(await Promise.all(bought.map((item) => fetchFile(buyer, item.publicId)))).toEqual([200, 200, 200, 200])
      expect(await fetchFile(buyer, (await free()).publicId)).toBe(200)
    })

    it('limits neither a seller’s own free items nor bought ones that are free by now, and licenses them no second time', async () => {
      const [seller, buyer] = [await shop().member(), await shop().member()]
      const own = await free()
      await giveToSeller(shop().services, seller, own)
      for (const { publicId } of [await free(), await free(), own]) expect(await fetchFile(seller, publicId)).toBe(200)
      expect((await seller.call('listLicences')).body.data.count).toBe(2)
      const bought = await Promise.all(Array.from({ length: 3 }, () => addItem(shop().services)))
      await buy(shop(), buyer, bought)
      for (const { id, publicId } of bought) {
        await shop().services.db.updateTable('items').set({ purchase_type: 'free', price: 0 }).where('id', '=', id).execute()
        expect(await fetchFile(buyer, publicId)).toBe(200)
      }
      expect((await buyer.call('listLicences')).body.data.count).toBe(3)
    })

    it('counts simultaneous downloads correctly', async () => {
      const buyer = await shop().member()
      const items = await Promise.all(Array.from({ length: 8 }, free))
      const statuses = await Promise.all(items.map((item) => fetchFile(buyer, item.publicId)))
      expect(statuses.filter((status) => status === 200)).toHaveLength(2)
      expect(statuses.filter((status) => status === 429)).toHaveLength(6)
    })
  },
  { FREE_DOWNLOADS_PER_DAY: '2' },
)
