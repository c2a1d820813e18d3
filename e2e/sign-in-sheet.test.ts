import { describe, expect, it } from 'vitest'
import { idOf, newBuyer, PASSWORD } from './buyer.ts'
import { useShop } from './harness.ts'
import { headerCount, toast } from './toast.ts'

const stage = useShop()

const heart = (title: string) => stage.page.getByRole('button', { name: `Add ${title} to wish list` }).first()
const givenHeart = (title: string) => stage.page.getByRole('button', { name: `Remove ${title} from wish list`, pressed: true }).first()
const sheet = (name: string) => stage.page.getByRole('dialog', { name, exact: true })
const stored = (name: string) => stage.page.evaluate((key) => localStorage.getItem(key), name)
const script = () => stage.page.locator('script[src*="sandbox-gateway"]').count()
const focused = () => stage.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
const path = () => new URL(stage.page.url()).pathname

async function enter(email: string, password = PASSWORD): Promise<void> {
  const dialog = stage.page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'SIGN IN' }).click()
}

async function openPaid(): Promise<string> {
  const [title = ''] = stage.shop.titles
  await stage.page.goto(`/product-details?id=${await idOf(stage, title)}`)
  return title
}

describe('the sheet that asks a guest to sign in', () => {
  it('says what for, stays open after a wrong password, and gives the heart after the right one, on the same page', async () => {
    const { page, expectProblem } = stage
    const { email } = await newBuyer(stage)
    const title = await openPaid()
    await heart(title).click()
    await sheet(`Sign in to save “${title}”`).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    expectProblem(/401/)
    await enter(email, 'Not-my-word-1')
    await toast(page, 'Wrong email or password').waitFor()
    await sheet(`Sign in to save “${title}”`).waitFor()
    await enter(email)
    await toast(page, 'Login successful').waitFor()
    await givenHeart(title).waitFor()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => headerCount(page, 'Wish List')).toContain('1')
    await expect.poll(focused).toBe(`Remove ${title} from wish list`)
    expect([path(), await stored('wishListed')]).toEqual(['/product-details', null])
    await page.reload()
    await givenHeart(title).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('leads to the cart from Add To Cart, and Back from there to the picture [CART-08]', async () => {
    const { page } = stage
    const { email } = await newBuyer(stage)
    const title = await openPaid()
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await sheet(`Sign in to buy “${title}”`).waitFor()
    await enter(email)
    await page.waitForURL('**/checkout')
    await page.getByRole('main').getByRole('link', { name: title }).first().waitFor()
    await expect.poll(() => stored('imageId')).toBeNull()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('is closed by Escape, Back and its button, which give the focus back and forget what was meant', async () => {
    const { page } = stage
    await page.goto('/faq')
    const title = await openPaid()
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
    ]
    for (const close of ways) {
      await heart(title).click()
      await sheet(`Sign in to save “${title}”`).waitFor()
      expect(await stored('wishListed')).toBe(await idOf(stage, title))
      await close()
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
      await expect.poll(focused).toBe(`Add ${title} to wish list`)
      expect([path(), await stored('wishListed')]).toEqual(['/product-details', null])
    }
    await page.goBack()
    await page.waitForURL('**/faq')
  })

  it('keeps the focus within, and leads to the sign-up, from where Back leads to it again', async () => {
    const { page } = stage
    const title = await openPaid()
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await sheet(`Sign in to buy “${title}”`).waitFor()
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
    }
    await page.getByRole('dialog').getByRole('link', { name: 'Register Now' }).click()
    await page.getByRole('heading', { level: 1, name: 'Get in touch!' }).waitFor()
    expect([await page.getByRole('dialog').count(), await stored('imageId')]).toEqual([0, await idOf(stage, title)])
    await page.goBack()
    await sheet(`Sign in to buy “${title}”`).waitFor()
  })

  it('opens over the large view of a list, which stays open under it', async () => {
    const { page } = stage
    const { email } = await newBuyer(stage)
    await page.goto('/search')
    const tile = page.getByRole('article').first()
    await tile.getByRole('link').first().focus()
    await page.keyboard.press('l')
    const large = page.getByRole('dialog').last()
    const liked = large.getByRole('button', { name: /^Add .* to wish list$/ })
    const title = /^Add (.*) to wish list$/.exec((await liked.getAttribute('aria-label')) ?? '')?.[1] ?? ''
    await liked.click()
    await sheet(`Sign in to save “${title}”`).waitFor()
    await enter(email)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Remove ${title} from wish list`, pressed: true })
      .waitFor()
    expect(path()).toBe('/search')
  })

  it('never stands beside a script of others: such a page is loaded anew, with the sheet, and none is loaded while it is open [TB-06]', async () => {
    const { page } = stage
    await page.clock.install()
    const title = await openPaid()
    await page.clock.runFor(11_000)
    await expect.poll(script).toBe(1)
    await heart(title).click()
    await sheet(`Sign in to save “${title}”`).waitFor()
    await expect.poll(script).toBe(0)
    await page.clock.runFor(60_000)
    await page.waitForLoadState('networkidle')
    expect(await script()).toBe(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.clock.runFor(1_000)
    await expect.poll(focused).toBe(`Add ${title} to wish list`)
    await page.clock.runFor(11_000)
    await expect.poll(script).toBe(1)
  })

  it('that cannot come without a connection says so', async () => {
    const { page, context } = stage
    const title = await openPaid()
    const messages = page.waitForResponse(/toast-region/)
    await page.mouse.move(9, 9)
    await (await messages).finished()
    await context.setOffline(true)
    await heart(title).click()
    await toast(page, 'You seem to be offline').waitFor()
    await expect.poll(() => stored('wishListed')).toBeNull()
    expect([path(), await page.getByRole('dialog').count()]).toEqual(['/product-details', 0])
  })
})
