import { describe, expect, it } from 'vitest'
import { buyThroughCart, newBuyer, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'

const stage = useShop()

describe('a payment over a bad connection', () => {
  it('stands, and is found under My Orders, when the answer to it is lost on the way [CART-07]', async () => {
    const { page, faults, shop } = stage
    const title = shop.titles[0] ?? ''
    const buyer = await newBuyer(stage)
    await signedIn(stage, buyer)
    const lost = faults.place('POST', /^\/api\/orders\//, { cutAfter: true })
    await buyThroughCart(stage, buyer, [title])
    // A browser sends a call again whose connection was cut before any answer; the shop hears the same payment more than once.
    expect(lost.met).toBeGreaterThan(0)
    await page.getByText('Your payment is being confirmed').waitFor()
    await page.reload()
    await page.getByRole('cell', { name: title, exact: true }).waitFor()
  })
})
