import { expect, it } from 'vitest'
import { receiptOf } from './receipt.ts'

const ORDER = {
  public_id: 'o1',
  gateway_order_id: 'order_1',
  gateway_payment_id: 'pay_1',
  amount: 23_482,
  subtotal: 19_900,
  tax: 3_582,
  status: 'refunded' as const,
  created_at: new Date('2026-11-24T09:00:00Z'),
  lines: [
    {
      order: 'o1',
      name: '<b>Dusk</b>',
      price: 19_900,
      tax: 3_582,
      tax_percent: 18,
      seller_name: 'Asha',
      licence_version: '1',
      refunded: true,
    },
  ],
}
const BUYER = { first_name: 'Meera', last_name: '', email: 'meera@studio.example' }
const SHOP = { name: 'Chitra', tax: { label: 'GST', percent: 18 } } as Parameters<typeof receiptOf>[2]

it.each([
  ['en', ['<h1>Receipt</h1>', '<dt>State</dt><dd>refunded</dd>', 'By Asha, refunded', 'Subtotal ₹199.00, GST ₹35.82', 'Total ₹234.82']],
  ['hi', ['<h1>रसीद</h1>', '<dd>रकम लौटाई गई</dd>', 'रचनाकार: Asha, रकम लौटाई गई', 'उप-योग ₹199.00, GST ₹35.82', 'कुल ₹234.82']],
] as const)('a receipt in %s', (language, words) => {
  const page = receiptOf(ORDER, BUYER, SHOP, language)
  for (const word of [`<html lang="${language}">`, '&lt;b&gt;Dusk', ...words]) expect(page).toContain(word)
})
