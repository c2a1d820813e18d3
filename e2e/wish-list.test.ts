import { describe, expect, it } from 'vitest'
import { type Buyer, idOf, logIn, newBuyer, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { said } from './said.ts'

const stage = useShop()

async function wish(buyer: Buyer, titles: readonly (string | undefined)[]): Promise<void> {
  for (const title of titles) await buyer.call('POST', '/api/wishlist/', { product: await idOf(stage, title ?? '') })
}
const entry = (title: string) => stage.page.getByRole('listitem').filter({ has: stage.page.getByRole('link', { name: title }) })
const broken = { status: 500, body: { success: false, code: 500, errorMessage: '' } }

describe('the wish list', () => {
  it('shows each picture with its lines, sells what is priced and gives what is free, and takes off [WISH-01, WISH-05]', async () => {
    const { page, faults } = stage
    const buyer = await newBuyer(stage)
    const [paid = ''] = stage.shop.titles
    const [free = ''] = stage.shop.freeTitles
    await wish(buyer, [paid, free])
    await signedIn(stage, buyer)
    await page.goto('/wishList')
    await page.getByRole('heading', { name: 'Wishlist' }).waitFor()
    for (const line of ['Title', 'Description', 'Seller', 'Price']) await entry(paid).getByText(line, { exact: true }).waitFor()
    await entry(paid).getByText('₹234.82 with GST').waitFor()
    await entry(paid).getByRole('button', { name: 'Add To Cart' }).waitFor()
    const download = page.waitForEvent('download')
    await entry(free).getByRole('button', { name: 'Download' }).click()
    await download
    const fault = faults.place('DELETE', /^\/api\/wishlist\//, broken)
    await entry(paid)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await said(page, 'Something went wrong').waitFor()
    await entry(paid).waitFor()
    fault.clear()
    await entry(paid)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await said(page, 'Item removed succesfully').waitFor()
    await entry(paid).waitFor({ state: 'detached' })
    await entry(free)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await page.getByRole('heading', { name: 'No Items in Wishlist' }).waitFor()
  })

  it('moves an item to the cart: the cart first, then off the list, then checkout, which opens even when the removal fails [WISH-01, WISH-02]', async () => {
    const { page, faults } = stage
    const buyer = await newBuyer(stage)
    const [one = '', two = ''] = stage.shop.titles
    await wish(buyer, [one, two])
    await signedIn(stage, buyer)
    await page.goto('/wishList')
    const held = faults.place('POST', /^\/api\/carts/, { hold: true })
    await entry(one).getByRole('button', { name: 'Add To Cart' }).click()
    await page.getByText('Please Wait.').waitFor()
    held.release()
    await page.waitForURL('**/checkout')
    const calls = faults.seen.filter((line) => /^(POST \/api\/carts|DELETE \/api\/wishlist)/.test(line))
    expect(calls.map((line) => line.split(' ')[0])).toEqual(['POST', 'DELETE'])
    await page.goto('/wishList')
    faults.place('DELETE', /^\/api\/wishlist\//, broken)
    await entry(two).getByRole('button', { name: 'Add To Cart' }).click()
    await said(page, 'Something went wrong').waitFor()
    await page.waitForURL('**/checkout')
    await page.getByRole('link', { name: two }).first().waitFor()
  })

  it('holds what a guest gave a heart to, once the guest has signed in [WISH-03]', async () => {
    const { page, shop } = stage
    const { email } = await newBuyer(stage)
    const [title = ''] = shop.titles
    await page.goto(`/product-details?id=${await idOf(stage, title)}`)
    await page
      .getByRole('button', { name: `Add ${title} to wish list` })
      .first()
      .click()
    await page.waitForURL('**/login')
    await logIn(page, email)
    await page.waitForURL('**/wishList')
    await entry(title).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('wishListed'))).toBeNull()
  })
})
