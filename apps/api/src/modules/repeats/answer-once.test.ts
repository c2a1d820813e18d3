import { beforeAll, expect, it } from 'vitest'
import { addItem, type TestItem } from '../../testing/items.ts'
import { addItems, booksOf, buyerAtCheckout, ONE_SALE } from '../../testing/money.ts'
import { onBothDatabases } from '../../testing/on-databases.ts'
import { pay } from '../../testing/purchases.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { tidyUp } from '../../tidy-up.ts'

/** Milliseconds. */
const DAY = 86_400_000

onBothDatabases('a call with an Idempotency-Key', (shop) => {
  let item: TestItem
  beforeAll(async () => {
    item = await addItem(shop().services)
  })
  const wish = (who: Visitor, key: string, product = item.publicId) =>
    who.call('addToWishlist', { body: { product }, headers: { 'idempotency-key': key } })
  const wishes = async (who: Visitor) => ((await who.call('getWishlist')).body.data as unknown[]).length

  it('that is made twenty times at once has one effect, and all get the same answer [P-06]', async () => {
    const buyer = await shop().member()
    const answers = await Promise.all(Array.from({ length: 20 }, () => wish(buyer, 'k1')))
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 20 }, () => [200, { success: true, code: 200, data: { count: 1 } }]),
    )
    expect(await wishes(buyer)).toBe(1)
    // Without a key, or under another one, it is another call.
    expect([(await wish(buyer, 'k2')).status, (await buyer.call('addToWishlist', { body: { product: item.publicId } })).status]).toEqual([
      400, 400,
    ])
  })

  it('that pays makes one order, and says the same when it is repeated [P-06]', async () => {
    const items = await addItems(shop(), 1)
    const { buyer, orderId } = await buyerAtCheckout(shop(), items)
    const body = await pay(shop(), orderId)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => buyer.call('createOrder', { body, headers: { 'idempotency-key': 'order' } })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await booksOf(shop(), buyer)).toEqual(ONE_SALE)
  })

  it('shares its key with no other account [P-06]', async () => {
    const [one, other] = [await shop().member(), await shop().member()]
    expect([(await wish(one, 'same')).status, (await wish(other, 'same')).status]).toEqual([200, 200])
    expect([await wishes(one), await wishes(other)]).toEqual([1, 1])
  })

  it('that was refused may be made again, because it changed nothing', async () => {
    const buyer = await shop().member()
    expect((await wish(buyer, 'again', 'nosuchitem')).status).toBe(404)
    expect((await wish(buyer, 'again')).status).toBe(200)
  })

  it('gets the first answer for a day; then its key is free, and its answer is deleted', async () => {
    const buyer = await shop().member()
    const saved = async () =>
      (await shop().services.database.pool.query('select 1 from calls.saved_answers where user_id = $1', [buyer.id])).rows.length
    expect((await wish(buyer, 'day')).status).toBe(200)
    shop().clock.move(DAY - 60_000)
    expect((await wish(buyer, 'day')).status).toBe(200)
    shop().clock.move(120_000)
    expect((await wish(buyer, 'day')).body).toMatchObject({ code: 400, errorMessage: 'This item is already in your wish list' })
    expect((await wish(buyer, 'day-2', (await addItem(shop().services)).publicId)).status).toBe(200)
    expect(await saved()).toBe(1)
    shop().clock.move(2 * DAY)
    await tidyUp(shop().services)
    expect(await saved()).toBe(0)
    shop().clock.move(-3 * DAY - 60_000)
  })

  it('whose process died is made again after a minute', async () => {
    const buyer = await shop().member()
    await wish(buyer, 'dead')
    await shop().services.database.pool.query('update calls.saved_answers set answer = null where user_id = $1', [buyer.id])
    await shop().services.database.pool.query('delete from wish_entries where user_id = $1', [buyer.id])
    shop().clock.move(61_000)
    expect((await wish(buyer, 'dead')).status).toBe(200)
    shop().clock.move(-61_000)
    expect(await wishes(buyer)).toBe(1)
  })

  it('needs a key of 1 to 255 visible characters', async () => {
    const buyer = await shop().member()
    for (const key of ['', 'a b', 'x'.repeat(256)]) expect((await wish(buyer, key)).status, key).toBe(400)
    expect((await wish(buyer, 'x'.repeat(255))).status).toBe(200)
  })
})
