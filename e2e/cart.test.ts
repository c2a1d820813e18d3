import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { sha256Of } from './browser.ts'
import { type Buyer, fillCart, idOf, logIn, newBuyer, openItem, PASSWORD, paymentWindow, signedIn, signUp, throughSignUp } from './buyer.ts'
import { useShop } from './harness.ts'
import { headerCount, toast } from './toast.ts'

const stage = useShop()

const cartCount = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ }).getAttribute('aria-label')

const fill = (buyer: Buyer, titles: readonly (string | undefined)[]) => fillCart(stage, buyer, titles)
const refused = { status: 500, body: { success: false, code: 500, errorMessage: '' } }

describe('the cart', () => {
  it('shows pictures, names, prices and the server’s totals; a removed line disappears at once and returns with a message if that fails [CART-01, CART-02, CART-03, CART-11, HDR-07]', async () => {
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
    await page.getByRole('heading', { level: 1, name: 'My Cart' }).waitFor()
    const bundle = stage.shop.zipTitles[0] ?? ''
    const { data } = (await buyer.call('GET', '/api/carts/')) as {
      data: { cart: { imageId: { name: string; url: string; thumbimage: string } }[] }
    }
    expect(data.cart.find(({ imageId }) => imageId.name === bundle)?.imageId.url).toMatch(/\.zip$/)
    for (const title of [first, second, bundle]) {
      await line(title).getByText('₹199.00', { exact: true }).waitFor()
      await line(title).getByText('₹234.82 with GST').waitFor()
      await line(title).getByRole('link', { name: title, exact: true }).waitFor()
      for (const name of [`Move to wish list: ${title}`, `Remove ${title} from cart`])
        await line(title).getByRole('button', { name, exact: true }).waitFor()
      const picture = line(title).locator('img')
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? new URL(image.currentSrc).pathname : '')))
        .toBe(data.cart.find(({ imageId }) => imageId.name === title)?.imageId.thumbimage)
    }
    const count = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
    await expect.poll(() => count.getAttribute('aria-label')).toMatch(/\b3\b/)
    const fault = faults.place('DELETE', /^\/api\/carts\//, { hold: true })
    await line(first)
      .getByRole('button', { name: `Remove ${first} from cart` })
      .click()
    await line(first).waitFor({ state: 'detached' })
    await expect.poll(() => count.getAttribute('aria-label')).toContain('2')
    fault.release()
    await toast(page, 'Item removed successfully').waitFor()
    await summary.getByText('₹469.64').waitFor()
    const failing = faults.place('DELETE', /^\/api\/carts\//, refused)
    await line(second)
      .getByRole('button', { name: `Remove ${second} from cart` })
      .click()
    await toast(page, 'Something went wrong!').waitFor()
    await line(second).waitFor()
    await expect.poll(() => count.getAttribute('aria-label')).toContain('2')
    failing.clear()
    await line(second)
      .getByRole('button', { name: `Move to wish list: ${second}` })
      .click()
    // The new message replaces the earlier failure.
    await toast(page, 'Moved to your wish list').waitFor()
    expect(await toast(page, 'Something went wrong!').count()).toBe(0)
    await summary.getByText('₹234.82').waitFor()
    // A line alone says the same as one among others.
    await line(bundle).getByText('₹234.82 with GST').waitFor()
    await expect.poll(() => headerCount(page, 'Wish List')).toContain('1')
    await page.getByRole('button', { name: /^Remove .* from cart$/ }).click()
    await page.getByRole('heading', { name: 'No item in Cart' }).waitFor()
    await expect.poll(() => summary.count()).toBe(0)
  })

  it('cannot be paid after it was emptied in another tab [CART-03]', async () => {
    const { page } = stage
    const buyer = await newBuyer(stage)
    await fill(buyer, [stage.shop.titles[0]])
    await signedIn(stage, buyer)
    await page.goto('/checkout')
    await page.getByRole('button', { name: 'Checkout' }).waitFor()
    const { data } = (await buyer.call('GET', '/api/carts/')) as { data: { cart: { _id: string }[] } }
    await buyer.call('DELETE', `/api/carts/${data.cart[0]?._id}?cartId=${data.cart[0]?._id}`)
    await page.getByRole('button', { name: 'Checkout' }).click()
    await toast(page, 'Can not checkout with empty cart').waitFor()
    await page.getByRole('heading', { name: 'No item in Cart' }).waitFor()
  })

  it('stays as it was, with a message, when the payment window cannot load, is closed, or the payment fails [CART-06, APP-02]', async () => {
    const { page, faults } = stage
    const buyer = await newBuyer(stage)
    await fill(buyer, [stage.shop.titles[0]])
    await signedIn(stage, buyer)
    const fault = faults.place('GET', /^\/sandbox-gateway\/.*\.js/, { cut: true })
    await page.goto('/checkout')
    await page.getByRole('button', { name: 'Checkout' }).click()
    await page.getByRole('alert').getByText('The payment window could not be loaded. Your cart is unchanged. Please try again').waitFor()
    fault.clear()
    await page.getByRole('button', { name: 'Checkout' }).click()
    await page.getByRole('group', { name: 'Payment' }).getByText('Pay in the window').waitFor()
    await paymentWindow(page).getByRole('button', { name: 'Close without paying' }).click()
    await page.getByRole('alert').getByText('Payment cancelled. Your cart is unchanged.').waitFor()
    await page.getByRole('button', { name: 'Checkout' }).click()
    await paymentWindow(page).getByRole('button', { name: 'Payment fails' }).click()
    await paymentWindow(page).getByRole('button', { name: 'Close without paying' }).click()
    await page.getByRole('alert').getByText('The payment did not go through. Your cart is unchanged').waitFor()
    await page.getByText('₹234.82', { exact: true }).waitFor()
    expect(await buyer.call('GET', '/api/carts/')).toMatchObject({ data: { count: 1 } })
  })

  it.each([390, 1280])(
    'shows what became of a payment whose window is closed, and goes on from there, %i px wide [CART-06]',
    async (width) => {
      const { page } = stage
      await page.setViewportSize({ width, height: 700 })
      const buyer = await newBuyer(stage)
      await fill(buyer, stage.shop.titles.slice(0, 4))
      await signedIn(stage, buyer)
      await page.goto('/checkout')
      await page.getByRole('button', { name: 'Checkout' }).click()
      await paymentWindow(page).getByRole('button', { name: 'Close without paying' }).click()
      const notice = page.getByRole('alert').filter({ hasText: 'Payment cancelled. Your cart is unchanged.' })
      await notice.waitFor()
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Payment cancelled. Your cart is unchanged.')
      const box = await notice.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
      const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom)
      expect([box.top >= header, box.bottom <= 700]).toEqual([true, true])
      await page.keyboard.press('Tab')
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Checkout')
    },
  )

  it('says that the session has ended, and goes home [CART-10, APP-04]', async () => {
    const { page } = stage
    const buyer = await newBuyer(stage)
    await signedIn(stage, buyer)
    await buyer.call('POST', '/api/users/logout')
    await page.goto('/checkout')
    await toast(page, 'Token Expired, Please login again').waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  })
})

describe('a purchase', () => {
  it('leads from sign-up through search, cart and payment to the imported file, and the item stays bought [CART-05, ORD-04, ITEM-10, HDR-07]', async () => {
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
    await page.waitForURL('**/orders?receipt=*')
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

  it('of an owned item is made again on purpose only, for another client, with a licence of its own [CART-09, ITEM-10]', async () => {
    const { page, shop } = stage
    const buyer = await newBuyer(stage)
    const [title = ''] = shop.titles
    const buyFromCart = async () => {
      await page.getByRole('button', { name: 'Checkout' }).click()
      await paymentWindow(page).getByRole('button', { name: 'Pay ₹234.82' }).click()
      await page.waitForURL('**/orders?receipt=*')
    }
    await fill(buyer, [title])
    await signedIn(stage, buyer)
    await page.goto('/checkout')
    await buyFromCart()
    // A page that does not know yet that the item is bought, such as one in another tab.
    await expect(buyer.call('POST', '/api/carts/', { imageId: await idOf(stage, title) })).rejects.toThrow('409')
    await openItem(page, title)
    await page.getByRole('button', { name: 'Buy again for another client' }).click()
    await page.getByRole('heading', { name: 'My Cart' }).waitFor()
    const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) })
    await line.getByText('Another licence, for another client').waitFor()
    await buyFromCart()
    await expect.poll(() => page.getByRole('cell', { name: title, exact: true }).count()).toBe(2)
    await page.goto('/licences')
    await expect.poll(() => page.getByRole('listitem', { name: title }).count()).toBe(2)
  })

  it('started by a guest continues after sign-up and login with the item in the cart [CART-08]', async () => {
    const { page, shop } = stage
    const { email } = await newBuyer(stage)
    const [title = ''] = shop.titles
    await page.goto(`/product-details?id=${await idOf(stage, title)}`)
    await throughSignUp(page, 'Add To Cart')
    await logIn(page, email)
    await page.waitForURL('**/checkout')
    await page.getByRole('link', { name: title }).first().waitFor()
    // The pending item is used up: the next login goes elsewhere.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('imageId'))).toBeNull()
  })

  it('started by a guest that fails after login says so, and is retried at the next login [CART-08, CART-09]', async () => {
    const { page, shop, faults } = stage
    const { email } = await newBuyer(stage)
    const [title = ''] = shop.titles
    const id = await idOf(stage, title)
    await page.goto(`/product-details?id=${id}`)
    await throughSignUp(page, 'Add To Cart')
    const broken = faults.place('POST', /^\/api\/carts/, refused)
    const enter = async () => {
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'SIGN IN' }).click()
    }
    await enter()
    await toast(page, 'Something went wrong').waitFor()
    expect([new URL(page.url()).pathname, await page.evaluate(() => localStorage.getItem('imageId'))]).toEqual(['/login', id])
    broken.clear()
    await enter()
    await page.waitForURL('**/checkout')
    await page.getByRole('link', { name: title }).first().waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('imageId'))).toBeNull()
  })

  it('is recorded by the gateway’s webhook when the window is lost after the payment, and the cart is emptied [CART-07]', async () => {
    const { page, shop, mail } = stage
    const buyer = await newBuyer(stage)
    await fill(buyer, [shop.titles[0]])
    await signedIn(stage, buyer)
    await page.goto('/checkout')
    await page.getByRole('button', { name: 'Checkout' }).click()
    await paymentWindow(page).getByRole('button', { name: 'Paid, but the browser never hears back' }).click()
    await page.locator('iframe[title="Payment window"]').waitFor({ state: 'detached' })
    // The window reports nothing: the page asks the server, and opens the receipt.
    await page.waitForURL('**/orders?receipt=*')
    await page.getByRole('region', { name: 'Thank you' }).waitFor()
    await expect.poll(() => cartCount(page)).not.toMatch(/\d/)
    expect((await mail.next(buyer.email)).subject).toBe('Your pictures are ready')
    await page.goto('/checkout')
    await page.getByRole('heading', { name: 'No item in Cart' }).waitFor()
  })

  it('opens its receipt when the page is reloaded after the window was lost [CART-07]', async () => {
    const { page, shop, faults } = stage
    const buyer = await newBuyer(stage)
    await fill(buyer, [shop.titles[0]])
    await signedIn(stage, buyer)
    await page.goto('/checkout')
    // The page gets no answers while the window is open.
    const silent = faults.place('GET', /^\/api\/payment\/order_/, { cut: true })
    await page.getByRole('button', { name: 'Checkout' }).click()
    await paymentWindow(page).getByRole('button', { name: 'Paid, but the browser never hears back' }).click()
    await page.locator('iframe[title="Payment window"]').waitFor({ state: 'detached' })
    silent.clear()
    await page.reload()
    await page.waitForURL('**/orders?receipt=*')
    await page.getByRole('region', { name: 'Thank you' }).waitFor()
    await page.goto('/checkout')
    await page.getByRole('heading', { name: 'No item in Cart' }).waitFor()
  })

  it('without news for twenty seconds offers a way out, and the cart is unchanged [CART-06]', async () => {
    const { page, shop } = stage
    const buyer = await newBuyer(stage)
    await fill(buyer, [shop.titles[0]])
    await signedIn(stage, buyer)
    await page.clock.install()
    await page.goto('/checkout')
    await page.getByRole('button', { name: 'Checkout' }).click()
    await paymentWindow(page).getByRole('button', { name: 'Close without paying' }).waitFor()
    // The window closes without telling the page.
    await page.locator('[data-sandbox-checkout]').evaluate((dialog) => dialog.remove())
    const progress = page.getByRole('group', { name: 'Payment' })
    await page.clock.fastForward(20_000)
    await progress.getByText('The payment window has not answered yet.').waitFor()
    await progress.getByRole('link', { name: 'My Orders' }).waitFor()
    await progress.getByRole('button', { name: 'Back to the cart' }).click()
    await progress.waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('button', { name: 'Checkout' }).isEnabled()).toBe(true)
    expect(await buyer.call('GET', '/api/carts/')).toMatchObject({ data: { count: 1 } })
  })

  it('is not started when a price has changed since the cart was shown', async () => {
    const { page, shop, faults } = stage
    const buyer = await newBuyer(stage)
    await fill(buyer, [shop.titles[0]])
    await signedIn(stage, buyer)
    const cart = (await buyer.call('GET', '/api/carts/')) as { data: { subtotal: number; tax: number; total: number } }
    const cheaper = { ...cart, data: { ...cart.data, subtotal: 10_000, tax: 1_800, total: 11_800 } }
    const old = faults.place('GET', /^\/api\/carts\/\?page/, { status: 200, body: cheaper })
    await page.goto('/checkout')
    await page.getByText('₹118.00').waitFor()
    old.clear()
    await page.getByRole('button', { name: 'Checkout' }).click()
    await toast(page, 'A price has changed: your cart now costs ₹234.82, not ₹118.00. Please look at it again').waitFor()
    await page.getByRole('region', { name: 'Summary' }).getByText('₹234.82').waitFor()
    await expect.poll(() => page.locator('iframe[title="Payment window"]').count()).toBe(0)
  })
})
