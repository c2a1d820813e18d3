import { describe, expect, it } from 'vitest'
import { addItem } from '../../../testing/items.ts'
import { lastLicence } from '../../../testing/licences.ts'
import { waitOf } from '../../../testing/limits.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { buy, refund } from '../../../testing/purchases.ts'
import { sayPlace, SUPPLIER } from '../../../testing/supplier.ts'
import { PASSWORD } from '../../../testing/members.ts'

onBothDatabases(
  'verifyLicence',
  (shop) => {
    const licensed = async () => {
      const buyer = await shop().member()
      await sayPlace(buyer)
      const item = await addItem(shop().services, { name: 'Tea gardens' })
      const { order } = (await buy(shop(), buyer, [item])).body.data
      return { buyer, item, order, code: (await lastLicence(buyer)).code }
    }
    const verify = async (code: string) => (await shop().visitor()).call('verifyLicence', { params: { code } })

    describe('200', () => {
      it('says what was licensed and to whom, and names neither the file’s address nor the order', async () => {
        const { item, code, order, buyer } = await licensed()
        await buyer.call('updateLicence', { params: { code }, body: { client: 'Secret client', project: 'Secret project' } })
        const { body } = await verify(code.toLowerCase().replaceAll('-', ' '))
        const { sha256 } = await shop()
          .services.db.selectFrom('items')
          .select('original_sha256 as sha256')
          .where('id', '=', item.id)
          .executeTakeFirstOrThrow()
        expect(body.data.verification).toMatchObject({
          code,
          kind: 'bought',
          status: 'valid',
          refundedAt: null,
          licensee: 'Asha R.',
          item: { name: 'Tea gardens', url: `/image/tea-gardens-${item.publicId}` },
          text: { version: '2026-11' },
          files: [sha256],
          isSpecimen: true,
        })
        for (const secret of ['Secret', 'Rao', order._id, order.paymentId, '/api/files', buyer.email])
          expect(JSON.stringify(body)).not.toContain(secret)
      })

      it('says that a refund ended it', async () => {
        const { code, order } = await licensed()
        await refund(shop(), order.paymentId)
        expect((await verify(code)).body.data.verification).toMatchObject({ status: 'refunded', refundedAt: expect.any(String) })
      })

      it('still answers when the buyer has closed the account, and when the item is not sold any more', async () => {
        const { buyer, code, item } = await licensed()
        await shop().services.db.updateTable('items').set({ approval: 'rejected' }).where('id', '=', item.id).execute()
        expect((await buyer.call('closeAccount', { params: { id: buyer.userId }, body: { password: PASSWORD } })).status).toBe(200)
        expect((await verify(code)).body.data.verification).toMatchObject({ status: 'valid', licensee: 'Asha R.', item: { url: null } })
      })
    })

    describe('400', () => {
      it('refuses a code that is longer than any', async () => {
        expect((await verify('x'.repeat(33))).status).toBe(400)
      })
    })

    describe('404', () => {
      it('answers the same for a code that nobody has and for what is none', async () => {
        for (const code of ['0000-0000-0000', '7K3M', 'x'])
          expect((await verify(code)).body).toMatchObject({
            code: 404,
            errorMessage: 'There is no licence with this code. Please compare it with your certificate',
          })
      })
    })

    describe('429', () => {
      it('allows a network sixty codes in a quarter of an hour', async () => {
        const visitor = await shop().visitor()
        const ask = () => visitor.call('verifyLicence', { params: { code: '0000-0000-0000' } })
        for (let time = 0; time < 60; time += 1) expect((await ask()).status).toBe(404)
        expect(waitOf(await ask())).toBeLessThanOrEqual(900)
      })
    })
  },
  SUPPLIER,
)
