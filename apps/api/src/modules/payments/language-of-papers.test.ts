import { expect, it } from 'vitest'
import { addItem } from '../../testing/items.ts'
import { certificateBytes, lastLicence } from '../../testing/licences.ts'
import { onOneDatabase } from '../../testing/on-databases.ts'
import { readPdf } from '../../testing/pdf.ts'
import { buy } from '../../testing/purchases.ts'
import { sayPlace, SUPPLIER } from '../../testing/supplier.ts'
import type { Visitor } from '../../testing/visitor.ts'

const readsIn = (buyer: Visitor, language: string) => buyer.call('getCart', { headers: { 'accept-language': language } })

onOneDatabase(
  'papers, in the language of their buyer',
  (shop) => {
    it('are in Hindi for who last read the shop in Hindi, and stay so, whatever is read later [LANG-06]', async () => {
      const buyer = await shop().member()
      await sayPlace(buyer)
      await readsIn(buyer, 'hi')
      const { order } = (await buy(shop(), buyer, [await addItem(shop().services)])).body.data
      const { code } = await lastLicence(buyer)
      await readsIn(buyer, 'en')
      const invoice = await readPdf((await buyer.call('getInvoice', { params: { id: order._id } })).body)
      for (const words of ['टैक्स इनवॉइस', 'आपूर्ति का स्थान: महाराष्ट्र (27)', 'CGST', 'SAC']) expect(invoice.text).toContain(words)
      const certificate = await readPdf(await certificateBytes(buyer, code, 'pdf'))
      for (const words of ['लाइसेंस प्रमाणपत्र', 'Asha Rao']) expect(certificate.text).toContain(words)
      const { order: next } = (await buy(shop(), buyer, [await addItem(shop().services)])).body.data
      expect((await readPdf((await buyer.call('getInvoice', { params: { id: next._id } })).body)).text).toContain('Tax invoice')
    })

    it('of a free download are, too [LANG-06]', async () => {
      const buyer = await shop().member()
      await readsIn(buyer, 'hi')
      const { publicId } = await addItem(shop().services, { purchase_type: 'free', price: 0 })
      const { original } = (await buyer.call('getImage', { params: { id: publicId } })).body.data.image
      expect((await buyer.fetch(original)).status).toBe(200)
      const certificate = await readPdf(await certificateBytes(buyer, (await lastLicence(buyer)).code, 'pdf'))
      expect(certificate.text).toContain('लाइसेंस प्रमाणपत्र')
    })
  },
  SUPPLIER,
)
