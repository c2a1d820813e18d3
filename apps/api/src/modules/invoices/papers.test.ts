import { expect, it } from 'vitest'
import { refundFacts, type Sale, saleFacts, type Seller } from './papers.ts'

const SELLER: Seller = {
  supplier: null,
  shop: { name: 'Chitra', tax: { label: 'GST', percent: 0 } },
  publicUrl: 'https://chitra.example',
  supportEmail: 'help@chitra.example',
  isSpecimen: false,
}
const NOW = new Date('2026-11-24T09:00:00Z')
const saleIn = (language: Sale['language']) =>
  saleFacts(
    SELLER,
    {
      order: { id: 'order_1', paymentId: 'pay_1', paidAt: NOW },
      lines: [{ name: 'Dusk', by: 'Asha Rao', licenceVersion: '2026-11', price: 19_900, tax: 0 }],
      rate: 0,
      account: { name: 'Meera', email: 'meera@studio.example' },
      language,
      buyer: null,
    },
    'REC/2627-000007',
    NOW,
  )
const refundOf = (language: Sale['language'], amount: number) =>
  refundFacts(saleIn(language), { earlier: [], amount }, 'REF/2627-000001', NOW)

it('a paper in Hindi says so in its facts, and one in English says nothing, as papers did before', () => {
  expect(saleIn('hi').language).toBe('hi')
  expect(saleIn('en')).not.toHaveProperty('language')
})

it('a refund’s paper is in the language of the paper that it takes back, and so is the line of a part', () => {
  expect(refundOf('hi', 19_900).language).toBe('hi')
  expect(refundOf('hi', 10_000).lines[0]?.name).toBe('REC/2627-000007 के एक हिस्से का रिफ़ंड')
  expect(refundOf('en', 19_900)).not.toHaveProperty('language')
  expect(refundOf('en', 10_000).lines[0]?.name).toBe('Refund of a part of REC/2627-000007')
})
