import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import { comment, newBoard, newGuest, share, vote } from '../../../testing/boards.ts'
import { addItem } from '../../../testing/items.ts'
import { statusesOf, toFullHour, waitOf } from '../../../testing/limits.ts'
import { buy } from '../../../testing/purchases.ts'
import { SIGN_IN_AGAIN, withoutSession } from '../../../testing/refusals.ts'
import type { Visitor } from '../../../testing/visitor.ts'
import { filesOfZip } from '../../../testing/zip.ts'

onBothDatabases('exportUserData', (shop) => {
  const take = (who: Visitor, userId: string) => who.call('exportUserData', { params: { id: userId } })

  describe('200', () => {
    it('answers a zip of the caller’s data and receipts, without secrets or other users’ data', async () => {
      const [member, other] = [await shop().member({ firstName: 'Vasundhara' }), await shop().member()]
      const [bought, wished] = [await addItem(shop().services), await addItem(shop().services)]
      const order = (await buy(shop(), member, [bought])).body.data.order
      await member.call('requestRefund', { params: { id: order._id }, body: { reason: 'The wrong one' } })
      await member.call('addToWishlist', { body: { product: wished.publicId }, headers: { 'accept-language': 'hi' } })
      const { headers, body } = await take(member, member.userId)
      expect(headers.get('content-disposition')).toBe('attachment; filename="my-data.zip"')
      const files = await filesOfZip(body)
      const json = (name: string) => JSON.parse(files[`${name}.json`] ?? '')
      expect(json('profile')).toMatchObject({ id: member.userId, first_name: 'Vasundhara', email: member.email, language: 'hi' })
      expect(json('orders')).toMatchObject([
        { gateway_order_id: order.orderId, amount: order.amount, lines: [{ name: order.imageId[0].name }] },
      ])
      expect(json('refunds')).toMatchObject([{ order: order._id, state: 'asked', reason: 'The wrong one' }])
      expect(json('wishList')).toMatchObject([{ item: wished.publicId }])
      expect(files[`papers/${order.papers[0].number.replace('/', '-')}.pdf`]?.slice(0, 5)).toBe('%PDF-')
      const all = Object.values(files).join()
      for (const secret of ['password_hash', '$argon2', 'token_hash', other.email, member.token ?? '']) expect(all).not.toContain(secret)
    })
  })

  it('writes every time in the same form, in UTC', async () => {
    const [member, item] = [await shop().member(), await addItem(shop().services)]
    const { order } = (await buy(shop(), member, [item])).body.data
    await member.call('requestRefund', { params: { id: order._id }, body: { reason: 'The wrong one' } })
    await member.call('addToCart', { body: { imageId: (await addItem(shop().services)).publicId } })
    await member.call('addToWishlist', { body: { product: item.publicId } })
    await comment(await shop().visitor(), { token: await share(member, await newBoard(member, [item])), item, guest: newGuest() })
    const files = await filesOfZip((await take(member, member.userId)).body)
    for (const name of ['profile', 'sessions', 'orders', 'refunds', 'papers', 'cart', 'wishList', 'boards']) {
      const times = (files[`${name}.json`] ?? '').match(/"\d{4}-\d\d-\d\dT[^"]+"/g) ?? []
      expect(times, name).not.toEqual([])
      for (const time of times) expect(time, name).toMatch(/^"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"$/)
    }
  })

  it('has the caller’s boards with what was said on them, and no key of a guest [BOARD-10]', async () => {
    const [member, item, guest] = [await shop().member(), await addItem(shop().services), newGuest()]
    const id = await newBoard(member, [item])
    const [token, client] = [await share(member, id), await shop().visitor()]
    await vote(client, { token, item, guest })
    await comment(client, { token, item, guest })
    await member.call('commentOnBoard', { params: { id, item: item.publicId }, body: { text: 'Warm' } })
    const files = await filesOfZip((await take(member, member.userId)).body)
    expect(JSON.parse(files['boards.json'] ?? '')).toMatchObject([
      {
        name: 'Monsoon campaign',
        items: [{ item: item.publicId }],
        votes: [{ item: item.publicId, guest: 'Ravi', vote: 'heart' }],
        comments: [
          { guest: 'Ravi', text: 'This one for the cover' },
          { guest: null, text: 'Warm' },
        ],
      },
    ])
    for (const secret of [guest.key, token, 'key_hash']) expect(files['boards.json']).not.toContain(secret)
  })

  it('has a receipt as a page for an order from before the shop wrote papers', async () => {
    const member = await shop().member({ firstName: 'Vasundhara' })
    const { order } = (await buy(shop(), member, [await addItem(shop().services)])).body.data
    await shop().services.db.deleteFrom('papers').where('number', '=', order.papers[0].number).execute()
    const receipt = (await filesOfZip((await take(member, member.userId)).body))[`receipts/${order.orderId}.html`]
    for (const text of [order.orderId, order.paymentId, 'Vasundhara', '₹234.82']) expect(receipt).toContain(text)
  })

  describe('400', () => {
    it('refuses a malformed account id', async () => {
      expect((await take(await shop().member(), 'x'.repeat(65))).status).toBe(400)
    })
  })

  describe('401', () => {
    it('requires a valid session', async () => {
      const member = await shop().member()
      expect(await withoutSession(shop(), (who) => take(who, member.userId))).toEqual(SIGN_IN_AGAIN)
    })
  })

  describe('404', () => {
    it('answers the same for another user’s account and a missing one [TA-04]', async () => {
      const [member, other] = [await shop().member(), await shop().member()]
      for (const userId of [other.userId, 'nosuchuser']) expect((await take(member, userId)).status).toBe(404)
    })
  })

  describe('429', () => {
    it('allows five exports an hour per account', async () => {
      toFullHour(shop())
      const member = await shop().member()
      expect(new Set(await statusesOf(5, () => take(member, member.userId)))).toEqual(new Set([200]))
      expect(waitOf(await take(member, member.userId))).toBeGreaterThan(3000)
    })
  })
})
