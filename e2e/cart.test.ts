import { describe, expect, it } from 'vitest'
import { type Buyer, idOf, newBuyer, paymentWindow, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { said } from './said.ts'

const stage = useShop()

async function fill(buyer: Buyer, titles: readonly (string | undefined)[]): Promise<void> {
  for (const title of titles) await buyer.call('POST', '/api/carts/', { imageId: await idOf(stage, title ?? '') })
}
const refused = { status: 500, body: { success: false, code: 500, errorMessage: '' } }

describe('the cart', () => {
  it('shows pictures, names, prices and the sums of the server, and takes lines out at once, back with words when that fails [CART-01, CART-02, CART-03, CART-11, HDR-07]', async () => {
    const { page, faults } = stage
    const buyer = await newBuyer(stage)
    const [first = '', second = ''] = stage.shop.titles
    await fill(buyer, [first, second, stage.shop.zipTitles[0]])
    await signedIn(stage, buyer)
    await page.goto('/checkout')
    const summary = page.getByRole('region', { name: 'Summary' })
    for (const words of ['Subtotal', 'Taxes & Charges', '18%', 'Total', '₹597.00', '₹107.46', '₹704.46'])
      await summary.getByText(words, { exact: true }).waitFor()
    const line = (title: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) })
    await line(first).getByText('₹199.00').waitFor()
    await line(first).getByText('₹234.82 with GST').waitFor()
    expect(await line(first).locator('img').getAttribute('src')).toMatch(/format=jpeg&compress=/)
    const count = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
    const fault = faults.place('DELETE', /^\/api\/carts\//, { hold: true })
    await line(first)
      .getByRole('button', { name: `Remove ${first} from cart` })
      .click()
    await line(first).waitFor({ state: 'detached' })
    await expect.poll(() => count.getAttribute('aria-label')).toContain('2')
    fault.release()
    await said(page, 'Item removed successfully').waitFor()
    await summary.getByText('₹469.64').waitFor()
    const failing = faults.place('DELETE', /^\/api\/carts\//, refused)
    await line(second)
      .getByRole('button', { name: `Remove ${second} from cart` })
      .click()
    await said(page, 'Something went wrong!').waitFor()
    await line(second).waitFor()
    await expect.poll(() => count.getAttribute('aria-label')).toContain('2')
    failing.clear()
    await line(second)
      .getByRole('button', { name: `Move ${second} to wish list` })
      .click()
    await summary.getByText('₹234.82').waitFor()
    await expect
      .poll(() =>
        page
          .getByRole('banner')
          .getByRole('link', { name: /^Wish List/ })
          .getAttribute('aria-label'),
      )
      .toContain('1')
    await page.getByRole('button', { name: /^Remove .* from cart$/ }).click()
    await page.getByRole('heading', { name: 'No item in Cart' }).waitFor()
    expect(await summary.count()).toBe(0)
  })

  it('cannot be paid once it was emptied elsewhere [CART-03]', async () => {
    const { page } = stage
    const buyer = await newBuyer(stage)
    await fill(buyer, [stage.shop.titles[0]])
    await signedIn(stage, buyer)
    await page.goto('/checkout')
    await page.getByRole('button', { name: 'Checkout' }).waitFor()
    const { data } = (await buyer.call('GET', '/api/carts/')) as { data: { cart: { _id: string }[] } }
    await buyer.call('DELETE', `/api/carts/${data.cart[0]?._id}?cartId=${data.cart[0]?._id}`)
    await page.getByRole('button', { name: 'Checkout' }).click()
    await said(page, 'Can not checkout with empty cart').waitFor()
    await page.getByRole('heading', { name: 'No item in Cart' }).waitFor()
  })

  it('stays as it was when the payment window cannot be loaded or is closed, and says so [CART-06, APP-02]', async () => {
    const { page, faults } = stage
    const buyer = await newBuyer(stage)
    await fill(buyer, [stage.shop.titles[0]])
    await signedIn(stage, buyer)
    const fault = faults.place('GET', /^\/sandbox-gateway\/.*\.js/, { cut: true })
    await page.goto('/checkout')
    await page.getByRole('button', { name: 'Checkout' }).click()
    await page.getByRole('alert').getByText('The payment window could not be loaded. Your cart is as it was. Please try again').waitFor()
    fault.clear()
    await page.getByRole('button', { name: 'Checkout' }).click()
    await page.getByRole('group', { name: 'Payment' }).getByText('Pay in the window').waitFor()
    await paymentWindow(page).getByRole('button', { name: 'Close without paying' }).click()
    await page.getByRole('alert').getByText('The payment was not completed. Your cart is as it was').waitFor()
    await page.getByText('₹234.82').waitFor()
  })

  it('says that a session has ended, and goes home [CART-10, APP-04]', async () => {
    const { page } = stage
    const buyer = await newBuyer(stage)
    await signedIn(stage, buyer)
    await buyer.call('POST', '/api/users/logout')
    await page.goto('/checkout')
    await said(page, 'Token Expired, Please login again').waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  })
})
