import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addItem } from '../testing/items.ts'
import { mailed } from '../testing/mails.ts'
import { buy } from '../testing/purchases.ts'
import { cells, chitra, type ShopAndCommands, shopAndCommands, UNREACHABLE_GATEWAY } from './testing.ts'

describe('refunds by command', { timeout: 240_000 }, () => {
  let at: ShopAndCommands
  beforeAll(async () => {
    at = await shopAndCommands('postgres')
  })
  afterAll(() => at.remove())

  const requested = async () => {
    const buyer = await at.shop().member()
    const { order } = (await buy(at.shop(), buyer, [await addItem(at.shop().services)])).body.data
    const id: string = order._id
    await buyer.call('requestRefund', { params: { id }, body: { reason: 'The wrong\npicture' } })
    return { buyer, id, original: order.imageId[0].original as string }
  }
  const orderOf = async (buyer: Awaited<ReturnType<typeof requested>>['buyer']) =>
    (await (await at.as(buyer)).call('listOrders')).body.data.order[0]

  it('lists requests and answers them: accepting refunds the payment and ends downloads, refusing gives the buyer a reason', async () => {
    const [first, second] = [await requested(), await requested()]
    const [open, accepted, again, refused, twice] = await at.each(
      ['refunds'],
      ['refunds', 'accept', first.id, '--note', 'Sorry for the trouble'],
      ['refunds', 'accept', first.id],
      ['refunds', 'refuse', second.id, '--note', 'You have used it'],
      ['refunds', 'refuse', second.id, '--note', 'No, again'],
    )
    expect(cells(open?.out ?? '').map((row) => [row[1], row[3], row[4], row[5], row[6]])).toEqual(
      [first, second].map(({ id, buyer }) => [id, '₹234.82', 'to be answered', buyer.email, 'The wrong picture']),
    )
    expect([accepted?.code, accepted?.out, again?.code, again?.err]).toEqual([
      0,
      expect.stringContaining(`${first.id}: accepted, ₹234.82 refunded.\n`),
      2,
      expect.stringContaining(`Order ${first.id} has been refunded already.`),
    ])
    expect([refused?.code, refused?.out]).toEqual([0, expect.stringContaining(`${second.id}: refused.\n`)])
    expect([twice?.code, twice?.err]).toEqual([2, expect.stringContaining(`Order ${second.id} has no unanswered refund request.`)])
    expect(await orderOf(first.buyer)).toMatchObject({ status: 'refunded', refund: { state: 'paid-back', note: 'Sorry for the trouble' } })
    expect((await (await at.as(first.buyer)).fetch(first.original)).status).toBe(403)
    expect(await orderOf(second.buyer)).toMatchObject({ status: 'paid', refund: { state: 'refused', note: 'You have used it' } })
    await mailed(at.shop(), first.buyer.email, /(accepted your refund of order)/)
    await mailed(at.shop(), second.buyer.email, /(You have used it)/)
  })

  it('keeps an accepted refund while the gateway is unavailable, and completes it by reconciliation', async () => {
    const { buyer, id } = await requested()
    const { code, out, err } = await chitra(at.storage, ['refunds', 'accept', id], UNREACHABLE_GATEWAY)
    // Without a mail server, links in mails are printed too.
    expect([code, out]).toEqual([1, expect.stringContaining(`${id}: accepted.\n`)])
    expect(err).toContain('The shop asks the gateway again every 15 minutes.')
    expect(await at.each(['refunds'], ['reconcile'], ['refunds'])).toMatchObject([
      { code: 0, out: expect.stringContaining('waiting for gateway') },
      { code: 0 },
      { code: 0, out: 'No refund requests.\n' },
    ])
    expect(await orderOf(buyer)).toMatchObject({ status: 'refunded', refund: { state: 'paid-back' } })
  })
})
