import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addItem } from '../../../testing/items.ts'
import { lastLicence } from '../../../testing/licences.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { buy } from '../../../testing/purchases.ts'
import { addText, textOf } from '../index.ts'

onBothDatabases('getLicenceText', (shop) => {
  const read = async (version: string) => (await shop().visitor()).call('getLicenceText', { params: { version } })

  describe('200', () => {
    it('is the text of the shop’s terms at first, with its hash', async () => {
      const { text } = (await read('current')).body.data
      expect(text).toMatchObject({ version: '2026-11', title: 'Standard licence', isCurrent: true })
      expect(text.body).toMatch(/^# One seat\n\nA licence is for one natural person/)
      expect(text.sha256).toBe(createHash('sha256').update(text.body).digest('hex'))
      expect((await read('2026-11')).body.data.text).toEqual(text)
    })

    it('keeps the text of what was sold, when another one is published [APP-09]', async () => {
      const { services, clock } = shop()
      const buyer = await shop().member()
      await buy(shop(), buyer, [await addItem(services)])
      const before = (await read('2026-11')).body.data.text
      clock.move(1_000)
      await addText(services.db, textOf({ version: '2027-01', title: 'Second', body: 'Another text.\r\n' }, clock.now()))
      expect((await lastLicence(buyer)).text.version).toBe('2026-11')
      await buy(shop(), buyer, [await addItem(services)])
      expect((await lastLicence(buyer)).text).toEqual({ version: '2027-01', title: 'Second' })
      expect((await read('2026-11')).body.data.text).toEqual({ ...before, isCurrent: false })
      expect((await read('current')).body.data.text).toMatchObject({ version: '2027-01', body: 'Another text.\n', isCurrent: true })
      expect((await buyer.call('listOrders')).body.data.order[0].imageId[0].licenceVersion).toBe('2027-01')
    })
  })

  describe('400', () => {
    it('refuses a version that is longer than any', async () => {
      expect((await read('x'.repeat(33))).status).toBe(400)
    })
  })

  describe('404', () => {
    it('says that there is no such text', async () => {
      expect((await read('1999-01')).body).toMatchObject({ code: 404, errorMessage: 'There is no such licence text' })
    })
  })
})
