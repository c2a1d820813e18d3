import { describe, expect, it } from 'vitest'
import { addItem } from '../../../testing/items.ts'
import { lastLicence, licencesOf } from '../../../testing/licences.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { originalOf } from '../../../testing/originals.ts'
import { buy, refund } from '../../../testing/purchases.ts'
import { SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import { sayPlace, SUPPLIER } from '../../../testing/supplier.ts'

onBothDatabases(
  'listLicences',
  (shop) => {
    const buyerOf = async (...names: string[]) => {
      const buyer = await shop().member()
      await sayPlace(buyer)
      const items = []
      for (const name of names) items.push(await addItem(shop().services, { name }))
      const { order } = (await buy(shop(), buyer, items)).body.data
      return { buyer, items, order }
    }
    const freeItem = () => addItem(shop().services, { purchase_type: 'free', price: 0, name: 'Free kolam' })

    describe('200', () => {
      it('has a licence for each item bought, as it was sold', async () => {
        const { buyer, items, order } = await buyerOf('Tea', 'Ghats')
        await shop().services.db.updateTable('items').set({ name: 'Renamed' }).execute()
        const licences = await licencesOf(buyer)
        expect(licences.map(({ item }) => [item._id, item.name])).toEqual([
          [items[1]?.publicId, 'Ghats'],
          [items[0]?.publicId, 'Tea'],
        ])
        expect(licences[0]).toMatchObject({
          kind: 'bought',
          status: 'valid',
          refundedAt: null,
          licensee: 'Asha Rao',
          client: '',
          project: '',
          order: order._id,
          text: { version: '2026-11', title: 'Standard licence' },
        })
        expect(licences[0]?.code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/)
      })

      it('has one licence for a free item, however often and in whichever way it is downloaded', async () => {
        const buyer = await shop().member()
        const address = await originalOf(buyer, await freeItem())
        await Promise.all([buyer.fetch(address), buyer.fetch(address), buyer.call('downloadFile', { query: { file_url: address } })])
        await buyer.fetch(address)
        expect(await licencesOf(buyer)).toMatchObject([{ kind: 'free', status: 'valid', order: null, item: { name: 'Free kolam' } }])
      })

      it('has none for looking at a free item, nor for what its seller downloads', async () => {
        const buyer = await shop().member()
        await originalOf(buyer, await freeItem())
        expect(await licencesOf(buyer)).toEqual([])
      })

      it('says that a refund ended a licence, and when', async () => {
        const { buyer, order } = await buyerOf('Tea')
        await refund(shop(), order.paymentId)
        const { status, refundedAt } = await lastLicence(buyer)
        expect([status, typeof refundedAt]).toEqual(['refunded', 'string'])
      })

      it('finds by item, code, client and project, by kind and by status, page by page', async () => {
        const { buyer, order } = await buyerOf('Tea at 50%', 'Ghats')
        await buyer.fetch(await originalOf(buyer, await freeItem()))
        const [free, ghats, tea] = await licencesOf(buyer)
        const code = ghats?.code ?? ''
        await buyer.call('updateLicence', { params: { code }, body: { client: 'Monsoon Co', project: 'Calendar' } })
        const found = async (query: object) => (await licencesOf(buyer, { ...query })).map((licence) => licence.code)
        expect(await found({ search: '50%' })).toEqual([tea?.code])
        for (const search of ['ghats', 'monsoon', 'CALENDAR', code, code.toLowerCase().replaceAll('-', '')])
          expect(await found({ search }), search).toEqual([code])
        expect(await found({ search: '_' })).toEqual([])
        expect(await found({ kind: 'free' })).toEqual([free?.code])
        expect(await found({ kind: 'bought' })).toEqual([code, tea?.code])
        expect(await found({ limit: 1, page: 2 })).toEqual([code])
        await refund(shop(), order.paymentId)
        expect(await found({ status: 'valid' })).toEqual([free?.code])
        const { count } = (await buyer.call('listLicences', { query: { status: 'refunded', limit: 1 } })).body.data
        expect(count).toBe(2)
      })

      it('shows nobody the licences of others [TA-04]', async () => {
        await buyerOf('Tea')
        expect(await licencesOf(await shop().member())).toEqual([])
      })
    })

    describe('400', () => {
      it.each([{ page: 0 }, { limit: 101 }, { kind: 'stolen' }, { status: 'x' }, { search: 'x'.repeat(201) }])(
        'refuses %j',
        async (query) => {
          const buyer = await shop().member()
          expect((await buyer.call('listLicences', { query })).status).toBe(400)
        },
      )
    })

    describe('401', () => {
      it('requires a valid session', async () => {
        expect(await withoutSession(shop(), (who) => who.call('listLicences'))).toEqual(SIGN_IN_AGAIN)
      })
    })
  },
  SUPPLIER,
)
