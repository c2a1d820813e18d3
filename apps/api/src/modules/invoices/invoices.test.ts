import { splitTax } from '@chitra/gst/split-tax.ts'
import pLimit from 'p-limit'
import { expect, it } from 'vitest'
import { addItem } from '../../testing/items.ts'
import type { Member } from '../../testing/members.ts'
import { addItems, deliverAndWait, heldEvents, refundAtGateway } from '../../testing/money.ts'
import { mailed } from '../../testing/mails.ts'
import { onBothDatabases, onOneDatabase } from '../../testing/on-databases.ts'
import { papersOf } from '../../testing/papers.ts'
import { buy, openPayment, pay } from '../../testing/purchases.ts'
import { sayPlace, SUPPLIER } from '../../testing/supplier.ts'
import type { TestShop } from '../../testing/shop.ts'
import type { Visitor } from '../../testing/visitor.ts'
import type { PaperFacts } from './facts.ts'

const buyerIn = async (shop: TestShop, place: string, business: { name: string; gstin: string } | null = null) => {
  const buyer = await shop.member()
  await sayPlace(buyer, place, business)
  return buyer
}

onBothDatabases(
  'an invoice',
  (shop) => {
    const invoiceOf = async (buyer: Visitor & Member, count = 1, price = 19_900): Promise<PaperFacts> => {
      const { order } = (await buy(shop(), buyer, await addItems(shop(), count, price))).body.data
      return (await papersOf(shop(), order._id))[0] as PaperFacts
    }

    it('has CGST and SGST within the State, and adds up to what was paid', async () => {
      const facts = await invoiceOf(await buyerIn(shop(), '27'), 3)
      expect(facts).toMatchObject({
        kind: 'invoice',
        isSpecimen: true,
        taxable: 59_700,
        total: 70_446,
        buyer: { name: 'Asha Rao', place: '27' },
      })
      expect(facts.taxes).toEqual([
        { name: 'CGST', percent: 9, amount: 5_373 },
        { name: 'SGST', percent: 9, amount: 5_373 },
      ])
      expect(facts.lines.map(({ taxable, taxes }) => [taxable, ...taxes])).toEqual(Array.from({ length: 3 }, () => [19_900, 1_791, 1_791]))
      expect(facts.supplier).toMatchObject({ gstin: SUPPLIER.SUPPLIER_GSTIN, sac: '997333' })
    })

    it('has IGST for another State, and the business of the buyer', async () => {
      const business = { name: 'Infosys Limited', gstin: '29AAACI4798L1ZU' }
      const facts = await invoiceOf(await buyerIn(shop(), '29', business))
      expect(facts.taxes).toEqual([{ name: 'IGST', percent: 18, amount: 3_582 }])
      expect(facts.buyer).toMatchObject({ place: '29', business })
    })

    it('says what the buyer said when the payment began', async () => {
      const buyer = await buyerIn(shop(), '27')
      const { id } = await openPayment(buyer, [await addItem(shop().services)])
      await sayPlace(buyer, '29')
      const { order } = (await buyer.call('createOrder', { body: await pay(shop(), id) })).body.data
      expect((await papersOf(shop(), order._id))[0]?.buyer.place).toBe('27')
    })

    it('of a State changed before the payment is the new one’s: the payment begins anew', async () => {
      const buyer = await buyerIn(shop(), '27')
      const item = await addItem(shop().services)
      const first = await openPayment(buyer, [item])
      await sayPlace(buyer, '29')
      const second = (await buyer.call('createPayment')).body.data.order
      expect(second.id).not.toBe(first.id)
      const { order } = (await buyer.call('createOrder', { body: await pay(shop(), second.id) })).body.data
      expect((await papersOf(shop(), order._id))[0]?.buyer.place).toBe('29')
    })

    it('needs a State: no payment begins without one', async () => {
      const buyer = await shop().member()
      await buyer.call('addToCart', { body: { imageId: (await addItem(shop().services)).publicId } })
      const { status, body } = await buyer.call('createPayment')
      expect([status, body.fields?.[0]?.field]).toEqual([400, 'place'])
    })

    it('is split in the cart as soon as the State is known', async () => {
      const buyer = await shop().member()
      await buyer.call('addToCart', { body: { imageId: (await addItem(shop().services)).publicId } })
      const taxes = async () => (await buyer.call('getCart')).body.data.taxes
      expect(await taxes()).toEqual([])
      await sayPlace(buyer, '27')
      expect((await taxes()).map(({ name, amount }: { name: string; amount: number }) => [name, amount])).toEqual([
        ['CGST', 1_791],
        ['SGST', 1_791],
      ])
    })

    it('comes with the receipt’s mail', async () => {
      const buyer = await buyerIn(shop(), '27')
      const { order } = (await buy(shop(), buyer, [await addItem(shop().services)])).body.data
      const name = await mailed(shop(), buyer.email, /filename="?([A-Z]{3}-\d{4}-\d{6})\.pdf/)
      expect(name).toBe(order.papers[0].number.replace('/', '-'))
    })

    it('has consecutive numbers, without gap or double, for 50 orders at once', async () => {
      const [item] = await addItems(shop(), 1)
      const numbers = await pLimit(50).map(Array.from({ length: 50 }), async () => {
        const buyer = await buyerIn(shop(), '27')
        if (item === undefined) throw new Error('no item')
        return (await buy(shop(), buyer, [item])).body.data.order.papers[0].number as string
      })
      const counts = numbers.map((number) => Number(number.slice(-6))).toSorted((a, b) => a - b)
      const [first = 0] = counts
      expect(counts).toEqual(Array.from({ length: 50 }, (_, index) => first + index))
      expect(numbers[0]).toMatch(/^SIN\/\d{4}-\d{6}$/)
    })

    it('is credited by each refund, whole or part, which add up to it', async () => {
      const buyer = await buyerIn(shop(), '27')
      const { order } = (await buy(shop(), buyer, await addItems(shop(), 2, 10_005))).body.data
      for (const amount of [7_777, 301, undefined]) {
        await refundAtGateway(shop(), order.paymentId, amount)
        await deliverAndWait(shop(), heldEvents(shop(), order.paymentId).at(-1)?.body ?? '')
      }
      const [invoice, ...notes] = await papersOf(shop(), order._id)
      expect(notes.map(({ kind, total }) => [kind, total])).toEqual([
        ['credit-note', 7_777],
        ['credit-note', 301],
        ['credit-note', order.amount - 8_078],
      ])
      const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0)
      expect(sum(notes.map(({ taxable }) => taxable))).toBe(invoice?.taxable)
      for (const index of [0, 1]) expect(sum(notes.map(({ taxes }) => taxes[index]?.amount ?? 0))).toBe(invoice?.taxes[index]?.amount)
      for (const note of notes)
        expect(note.refersTo).toEqual({ number: invoice?.number, issuedAt: invoice?.issuedAt, total: invoice?.total })
      expect(new Set(notes.map(({ number }) => number)).size).toBe(3)
    })

    it('is credited line by line by a refund of all', async () => {
      const buyer = await buyerIn(shop(), '29')
      const { order } = (await buy(shop(), buyer, await addItems(shop(), 2))).body.data
      await refundAtGateway(shop(), order.paymentId)
      const event = heldEvents(shop(), order.paymentId).at(-1)?.body ?? ''
      await deliverAndWait(shop(), event)
      await deliverAndWait(shop(), event)
      const [invoice, ...notes] = await papersOf(shop(), order._id)
      expect(notes).toHaveLength(1)
      expect(notes[0]?.lines).toEqual(invoice?.lines)
    })

    it('has the lines that the split of its prices has', async () => {
      const facts = await invoiceOf(await buyerIn(shop(), '27'), 3, 33)
      const parts = facts.taxes.map(({ name, percent }) => ({ name: name as 'CGST', percent }))
      expect(facts.lines.map(({ taxable, taxes }) => ({ taxable, taxes }))).toEqual(splitTax([33, 33, 33], 18, parts).lines)
    })
  },
  SUPPLIER,
)

onOneDatabase(
  'an export under a letter of undertaking',
  (shop) => {
    it('costs no tax, in the cart, at the gateway and on the invoice', async () => {
      const buyer = await buyerIn(shop(), '96')
      const [item] = await addItems(shop(), 1)
      const { amount, id } = await openPayment(buyer, item === undefined ? [] : [item])
      expect(amount).toBe(19_900)
      expect((await buyer.call('getCart')).body.data).toMatchObject({ taxPercent: 0, tax: 0, taxes: [], total: 19_900 })
      const { order } = (await buyer.call('createOrder', { body: await pay(shop(), id) })).body.data
      expect((await papersOf(shop(), order._id))[0]).toMatchObject({
        taxes: [],
        taxable: 19_900,
        total: 19_900,
        buyer: { place: '96', country: 'NP' },
      })
    })
  },
  { ...SUPPLIER, EXPORT_TAX: 'no' },
)

onOneDatabase('a shop without a GSTIN', (shop) => {
  it('writes receipts, asks nobody for a State, and refunds by refund receipts', async () => {
    const buyer = await shop().member()
    const { order } = (await buy(shop(), buyer, await addItems(shop(), 1))).body.data
    await refundAtGateway(shop(), order.paymentId)
    await deliverAndWait(shop(), heldEvents(shop(), order.paymentId).at(-1)?.body ?? '')
    const papers = await papersOf(shop(), order._id)
    expect(papers.map(({ kind, supplier, total }) => [kind, supplier, total])).toEqual([
      ['receipt', null, order.amount],
      ['refund-receipt', null, order.amount],
    ])
    expect(papers[0]?.buyer).toMatchObject({ place: null, business: null })
  })
})
