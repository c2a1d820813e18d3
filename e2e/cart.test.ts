import { describe, expect, it } from 'vitest'
import { sha256Of } from './browser.ts'
import { type Buyer, idOf, logIn, newBuyer, openItem, paymentWindow, signedIn, signUp } from './buyer.ts'
import { useShop } from './harness.ts'
import { countSaid, said } from './said.ts'

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
    await summary.waitFor()
    await expect
      .poll(() => summary.locator('dl > div').allInnerTexts())
      .toEqual(['Subtotal\n₹597.00', 'Taxes & Charges 18%\n₹107.46', 'Total\n₹704.46'])
    const line = (title: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) })
    await line(first).getByText('₹199.00').waitFor()
    await line(first).getByText('₹234.82 with GST').waitFor()
    await expect.poll(() => line(first).locator('img').getAttribute('src')).toMatch(/format=jpeg&compress=/)
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
    await expect.poll(() => countSaid(page, 'Wish List')).toContain('1')
    await page.getByRole('button', { name: /^Remove .* from cart$/ }).click()
    await page.getByRole('heading', { name: 'No item in Cart' }).waitFor()
    await expect.poll(() => summary.count()).toBe(0)
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

  it('stays as it was when the payment window cannot be loaded, is closed, or the payment fails, and says so [CART-06, APP-02]', async () => {
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
    await page.getByRole('button', { name: 'Checkout' }).click()
    await paymentWindow(page).getByRole('button', { name: 'Payment fails' }).click()
    await paymentWindow(page).getByRole('button', { name: 'Close without paying' }).click()
    await page.getByRole('alert').getByText('The payment did not go through. Your cart is as it was').waitFor()
    await page.getByText('₹234.82').waitFor()
    expect(await buyer.call('GET', '/api/carts/')).toMatchObject({ data: { count: 1 } })
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

describe('a purchase', () => {
  it('goes from the sign-up by the mail, the login, a search, the cart and the payment window to the very file that was imported, and the item is bought from then on [CART-05, ORD-04, ITEM-10, HDR-07]', async () => {
    const { page, shop, mail } = stage
    const email = 'asha@example.com'
    const [title = ''] = shop.titles
    await signUp(stage, email)
    await logIn(page, email)
    await openItem(page, title)
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await page.getByRole('heading', { name: 'My Cart' }).waitFor()
    const count = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
    await expect.poll(() => count.getAttribute('aria-label')).toContain('1')
    await page.getByRole('button', { name: 'Checkout' }).click()
    const atOnce = page.waitForEvent('download')
    await paymentWindow(page).getByText(title).waitFor()
    await paymentWindow(page).getByRole('button', { name: 'Pay ₹234.82' }).click()
    await page.waitForURL('**/orders')
    expect(await sha256Of(await atOnce)).toBe(shop.originalOf(title))
    await page.getByRole('cell', { name: title, exact: true }).waitFor()
    await expect.poll(() => count.getAttribute('aria-label')).not.toMatch(/\d/)
    expect((await mail.next(email)).subject).toBe('Your pictures are ready')
    await page.getByRole('link', { name: `View ${title}` }).click()
    const again = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    expect(await sha256Of(await again)).toBe(shop.originalOf(title))
    await expect.poll(() => page.getByRole('button', { name: 'Add To Cart' }).count()).toBe(0)
  })

  it('that a guest begins goes on after the login: the item is in the cart [CART-08]', async () => {
    const { page, shop } = stage
    const { email } = await newBuyer(stage)
    const [title = ''] = shop.titles
    await page.goto(`/product-details?id=${await idOf(stage, title)}`)
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await page.waitForURL('**/login')
    await logIn(page, email)
    await page.waitForURL('**/checkout')
    await page.getByRole('link', { name: title }).first().waitFor()
    // What was meant is done: the next login goes elsewhere.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('imageId'))).toBeNull()
  })

  it('stands when the window is lost after the payment: the gateway’s own report makes the order and empties the cart [CART-07]', async () => {
    const { page, shop, mail } = stage
    const buyer = await newBuyer(stage)
    const [title = ''] = shop.titles
    await fill(buyer, [title])
    await signedIn(stage, buyer)
    await page.goto('/checkout')
    await page.getByRole('button', { name: 'Checkout' }).click()
    await paymentWindow(page).getByRole('button', { name: 'Pay, then lose the window' }).click()
    await page.locator('iframe[title="Payment window"]').waitFor({ state: 'detached' })
    // The browser knows of nothing. The receipt tells that the order stands.
    expect((await mail.next(buyer.email)).subject).toBe('Your pictures are ready')
    await page.goto('/orders')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download ${title}` }).click()
    expect(await sha256Of(await download)).toBe(shop.originalOf(title))
    await page.goto('/checkout')
    await page.getByRole('heading', { name: 'No item in Cart' }).waitFor()
  })
})
