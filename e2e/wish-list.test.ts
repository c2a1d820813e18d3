import { describe, expect, it } from 'vitest'
import { allIds, type Buyer, fillCart, idOf, logIn, newBuyer, signedIn, throughSignUp } from './buyer.ts'
import { useShop } from './harness.ts'
import { toast } from './toast.ts'

const stage = useShop()

async function wish(buyer: Buyer, titles: readonly (string | undefined)[]): Promise<void> {
  for (const title of titles) await buyer.call('POST', '/api/wishlist/', { product: await idOf(stage, title ?? '') })
}
const entry = (title: string) => stage.page.getByRole('listitem').filter({ has: stage.page.getByRole('link', { name: title }) })
interface Wished {
  data: { product: { name: string; description: string; url: string; thumbimage: string; sellerId: { firstName: string } } }[]
}
const broken = { status: 500, body: { success: false, code: 500, errorMessage: '' } }

describe('the wish list', () => {
  it('shows each item with its details, adds paid items to the cart, downloads free ones, and removes items [WISH-01, WISH-05]', async () => {
    const { page, faults } = stage
    const buyer = await newBuyer(stage)
    const [paid = ''] = stage.shop.titles
    const [free = ''] = stage.shop.freeTitles
    const [bundle = ''] = stage.shop.zipTitles
    await wish(buyer, [paid, free, bundle])
    await signedIn(stage, buyer)
    await page.goto('/wishList')
    await page.getByRole('heading', { name: 'Wishlist' }).waitFor()
    const { data } = (await buyer.call('GET', '/api/wishlist/')) as Wished
    for (const [title, price, action, otherAction] of [
      [paid, '₹199 ₹234.82 with GST', 'Add To Cart', 'Download'],
      [bundle, '₹199 ₹234.82 with GST', 'Add To Cart', 'Download'],
      [free, 'Free', 'Download', 'Add To Cart'],
    ] as const) {
      const product = data.map((wished) => wished.product).find(({ name }) => name === title)
      await expect
        .poll(async () => (await entry(title).locator('dl').innerText()).split(/\s+/).join(' '))
        .toBe(`Title ${title} Description ${product?.description} Seller ${product?.sellerId.firstName} Price ${price}`)
      await entry(title).getByRole('button', { name: action, exact: true }).waitFor()
      expect(await entry(title).getByRole('button', { name: otherAction, exact: true }).count(), title).toBe(0)
      await entry(title)
        .getByRole('button', { name: `Remove ${title} from wish list` })
        .waitFor()
      await expect
        .poll(() =>
          entry(title)
            .locator('img')
            .evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? new URL(image.currentSrc).pathname : '')),
        )
        .toBe(title === bundle ? product?.thumbimage : product?.url)
    }
    expect(data.find(({ product }) => product.name === bundle)?.product.url).toMatch(/\.zip$/)
    const download = page.waitForEvent('download')
    await entry(free).getByRole('button', { name: 'Download' }).click()
    await download
    const fault = faults.place('DELETE', /^\/api\/wishlist\//, broken)
    await entry(paid)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await toast(page, 'Something went wrong').waitFor()
    await entry(paid).waitFor()
    fault.clear()
    await entry(paid)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await toast(page, 'Item removed succesfully').waitFor()
    await entry(paid).waitFor({ state: 'detached' })
    for (const title of [bundle, free])
      await entry(title)
        .getByRole('button', { name: /^Remove/ })
        .click()
    await page.getByRole('heading', { name: 'No Items in Wishlist' }).waitFor()
  })

  it('of more than a hundred items has pages, and returns to the first when the second becomes empty', async () => {
    const { page } = stage
    const buyer = await newBuyer(stage)
    for (const id of (await allIds(stage)).slice(0, 101)) await buyer.call('POST', '/api/wishlist/', { product: id })
    await signedIn(stage, buyer)
    await page.goto('/wishList')
    const lines = page.getByRole('main').getByRole('button', { name: /^Remove / })
    const count = page.getByRole('banner').getByRole('link', { name: /^Wish/ })
    await expect.poll(() => lines.count()).toBe(100)
    await expect.poll(() => count.getAttribute('aria-label')).toMatch(/\b101\b/)
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await pages.getByRole('link', { name: '2' }).click()
    await page.waitForURL('**/wishList?page=2')
    await expect.poll(() => lines.count()).toBe(1)
    await lines.click()
    await page.waitForURL((url) => url.search === '')
    await expect.poll(() => lines.count()).toBe(100)
    expect(await pages.count()).toBe(0)
  })

  it('moves an item to the cart and opens checkout, even when removing it from the list fails [WISH-01, WISH-02]', async () => {
    const { page, faults } = stage
    const buyer = await newBuyer(stage)
    const [one = '', two = ''] = stage.shop.titles
    await wish(buyer, [one, two])
    await signedIn(stage, buyer)
    await page.goto('/wishList')
    const held = faults.place('POST', /^\/api\/carts/, { hold: true })
    await entry(one).getByRole('button', { name: 'Add To Cart' }).click()
    await page.getByText('Please Wait.').waitFor()
    // It covers the whole screen, so nothing can be pressed twice.
    expect(await page.evaluate(() => document.elementFromPoint(20, 600)?.textContent)).toBe('Please Wait.')
    held.release()
    await page.waitForURL('**/checkout')
    const calls = faults.seen.filter((line) => /^(POST \/api\/carts|DELETE \/api\/wishlist)/.test(line))
    expect(calls.map((line) => line.split(' ')[0])).toEqual(['POST', 'DELETE'])
    await page.goto('/wishList')
    faults.place('DELETE', /^\/api\/wishlist\//, broken)
    await entry(two).getByRole('button', { name: 'Add To Cart' }).click()
    await toast(page, 'Something went wrong').waitFor()
    await page.waitForURL('**/checkout')
    await page.getByRole('link', { name: two }).first().waitFor()
  })

  it('contains an item that a guest liked before logging in [WISH-03]', async () => {
    const { page, shop } = stage
    const { email } = await newBuyer(stage)
    const [title = ''] = shop.titles
    await page.goto(`/product-details?id=${await idOf(stage, title)}`)
    await throughSignUp(page, `Add ${title} to wish list`)
    await logIn(page, email)
    await page.waitForURL('**/wishList')
    await entry(title).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('wishListed'))).toBeNull()
  })

  it('keeps a heart filled that is pressed while the list is still being read', async () => {
    const { page } = stage
    const buyer = await newBuyer(stage)
    await fillCart(stage, buyer, [stage.shop.titles[0]])
    await signedIn(stage, buyer)
    const read = Promise.withResolvers<void>()
    const pressed = Promise.withResolvers<void>()
    await page.route('**/api/wished-items', async (route) => {
      const answer = await route.fetch()
      read.resolve()
      await pressed.promise
      await route.fulfill({ response: answer })
    })
    await page.goto('/search')
    await read.promise
    const heart = page
      .locator('[data-tile]')
      .first()
      .getByRole('button', { name: /wish list$/ })
    const saved = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/api/wishlist'))
    await heart.click()
    await (await saved).finished()
    // The page has had its turn with the answer.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    pressed.resolve()
    // Shown together with what is on the list.
    await page.getByRole('link', { name: 'Cart, 1' }).waitFor()
    expect(await heart.getAttribute('aria-pressed')).toBe('true')
  })
})
