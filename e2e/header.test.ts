import { describe, expect, it } from 'vitest'
import { newBuyer, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { headerCount, toast } from './toast.ts'

const stage = useShop()
const pathname = () => new URL(stage.page.url()).pathname

describe('the header', () => {
  it('offers visitors login and sign-up; sign-up stores the role first [HDR-02]', async () => {
    const { page } = stage
    await page.goto('/')
    const banner = page.getByRole('banner')
    await banner.getByRole('link', { name: 'Log in' }).waitFor()
    await banner.getByRole('link', { name: 'Sign up' }).click()
    await page.waitForURL('**/signup')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('role'))).toBe('buyer')
  })

  it('has a menu that opens even if its code comes in the middle of a click', async () => {
    const { page, faults } = stage
    await signedIn(stage, await newBuyer(stage))
    await page.goto('/faq')
    const button = page.getByRole('button', { name: /^Account/ })
    const code = faults.place('GET', /^\/assets\/account-menu-/, { hold: true })
    await button.hover()
    await page.mouse.down()
    await expect.poll(() => code.met).toBeGreaterThan(0)
    code.release()
    await page.locator('button[aria-haspopup=menu]').waitFor()
    await page.mouse.up()
    await page.getByRole('menu').waitFor()
  })

  it('has a menu under first and last name that works by keyboard [HDR-03]', async () => {
    const { page } = stage
    await signedIn(stage, await newBuyer(stage))
    await page.goto('/faq')
    const button = page.getByRole('button', { name: 'Account: Asha Rao' })
    await button.focus()
    // The menu has come.
    await button.and(page.locator('[data-state=closed]')).waitFor()
    await page.keyboard.press('Enter')
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    for (const name of ['Home', 'Orders', 'Licences', 'Boards', 'Edit Profile', 'Change Password', 'Wish List', 'Log out']) {
      await expect.poll(focused).toBe(name)
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect.poll(focused).toBe('Orders')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'My Orders' }).waitFor()
  })

  it('marks the tab of a category at each of its addresses, but not for similar keywords [HDR-01, ROUTE-04]', async () => {
    const { page } = stage
    const current = () => page.getByRole('banner').locator('a[aria-current=page]').allInnerTexts()
    for (const [path, tabs] of [
      ['/search/image', ['Images']],
      ['/category/image', ['Images']],
      ['/search/graphic/diya', ['Graphics']],
      ['/category/graphic', ['Graphics']],
      ['/search/images', []],
      ['/search/graphics', []],
      ['/category', []],
      ['/faq', []],
    ] as const) {
      await page.goto(path)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      expect(await current(), path).toEqual(tabs)
    }
  })

  it('searches the selected category, and has the filter button only where there are filters [HDR-04]', async () => {
    const { page } = stage
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/faq')
    const bar = page.getByRole('search')
    const category = bar.getByRole('combobox', { name: 'Search in' })
    await expect.poll(() => category.locator('option').allTextContents()).toEqual(['ALL', 'GRAPHICS', 'IMAGES'])
    await expect.poll(() => bar.getByRole('button', { name: 'Filter' }).count()).toBe(0)
    await category.selectOption('GRAPHICS')
    expect(pathname()).toBe('/faq')
    await bar.getByRole('combobox', { name: 'Search', exact: true }).fill('diya lamp')
    await bar.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/search/graphic/diya-lamp')
    await bar.getByRole('button', { name: 'Filter' }).waitFor()
  })

  it('suggests 250 ms after the last key, shows only the newest answer, and shows a message if there are none [HDR-05]', async () => {
    const { page, faults } = stage
    await page.clock.install()
    await page.goto('/faq')
    const box = page.getByRole('combobox', { name: 'Search', exact: true })
    await box.waitFor()
    // From here on, time passes only by runFor().
    await page.clock.pauseAt(Date.now() + 60_000)
    const requests = () => faults.seen.filter((line) => line.includes('/api/images/suggestions')).length
    await box.pressSequentially('te')
    await page.clock.runFor(200)
    expect(requests()).toBe(0)
    const slow = faults.place('GET', /suggestions.*search=te(&|$)/, { hold: true })
    await page.clock.runFor(100)
    await expect.poll(requests).toBe(1)
    await box.pressSequentially('mple')
    await page.clock.runFor(300)
    const suggestions = page.getByRole('listbox').getByRole('option')
    await suggestions.first().waitFor()
    const newest = await page.getByRole('listbox').textContent()
    slow.release()
    await page.clock.runFor(1_000)
    await expect.poll(() => page.getByRole('listbox').textContent()).toBe(newest)
    await box.fill('')
    await expect.poll(() => suggestions.count()).toBe(0)
    await box.fill('qqqzzzxx')
    await page.clock.runFor(300)
    await page.getByRole('paragraph').filter({ hasText: 'No image found' }).waitFor()
    await page.getByRole('status').filter({ hasText: 'No image found' }).waitFor()
    await box.fill('temple')
    await page.clock.runFor(300)
    await page.clock.resume()
    await suggestions.first().click()
    await page.getByRole('heading', { level: 1, name: /^Results for/ }).waitFor()
  })

  it('says beside each suggestion how many pictures it finds, shows one of them, and finds as many', async () => {
    const { page } = stage
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Search', exact: true }).fill('temp')
    const option = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { name: /^temple \d+ results$/ })
    await expect.poll(() => option.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const count = /\d+/.exec(await option.innerText())?.[0]
    await option.click()
    await page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: `${count} images and graphics` })
      .waitFor()
  })

  it('shows popular searches when the empty box gets the focus, for keys too, and hides them when it is emptied', async () => {
    const { page, faults } = stage
    const popular = ['tea', 'temple'].map((keyword) => ({ keyword, count: 3 }))
    faults.place('GET', /^\/api\/popularSearches/, { status: 200, body: { success: true, code: 200, data: { popular } } })
    await page.goto('/')
    const box = page.getByRole('combobox', { name: 'Search', exact: true })
    await box.focus()
    const list = page.getByRole('listbox', { name: 'Popular searches' })
    await list.waitFor()
    await box.fill('lot')
    await page.getByRole('listbox', { name: 'Suggestions' }).waitFor()
    await box.fill('')
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0)
    await box.press('ArrowDown')
    await list.waitFor()
    await box.press('ArrowDown')
    await box.press('ArrowDown')
    expect(await list.getByRole('option', { selected: true }).innerText()).toBe('temple')
    await box.press('Enter')
    await page.waitForURL('**/search/temple')
  })

  it('keeps a signed-in buyer’s icons in one line at 320 px [HDR-01, HDR-03]', async () => {
    const { page } = stage
    await signedIn(stage, await newBuyer(stage))
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/')
    const header = page.getByRole('banner')
    const parts = [
      ...['Chitra', 'Wish List', 'Cart'].map((name) => header.getByRole('link', { name })),
      ...[/^Account/, 'Menu'].map((name) => header.getByRole('button', { name })),
    ]
    const middles = await Promise.all(
      parts.map(async (part) => {
        const box = await part.boundingBox()
        return box === null ? NaN : box.y + box.height / 2
      }),
    )
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8)
  })

  it('folds to its search on a phone that reads on, and is whole again on the way up and for the keyboard', async () => {
    const { page } = stage
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/search')
    const banner = page.getByRole('banner')
    const isInView = async (name: string) => ((await banner.getByRole('link', { name }).boundingBox())?.y ?? -1) >= 0
    await page.mouse.move(200, 600)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => isInView('Cart')).toBe(false)
    expect((await banner.getByRole('combobox').last().boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await page.mouse.wheel(0, -60)
    await expect.poll(() => isInView('Cart')).toBe(true)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => isInView('Cart')).toBe(false)
    await banner.getByRole('link', { name: 'Cart' }).focus()
    await expect.poll(() => isInView('Cart')).toBe(true)
  })

  it('has no search on the support and privacy screens [HDR-06]', async () => {
    const { page } = stage
    for (const path of ['/support', '/privacy-policy']) {
      await page.goto(path)
      await page.getByRole('main').getByRole('heading').first().waitFor()
      await expect.poll(() => page.getByRole('search').count(), { message: path }).toBe(0)
    }
    await page.goto('/faq')
    await page.getByRole('search').waitFor()
  })

  it('changes with the next page’s skeleton, so that nothing jumps when the page arrives [HDR-06]', async () => {
    const { page, faults } = stage
    await page.goto('/support')
    await page.getByRole('main').getByRole('heading').first().waitFor()
    const pictures = faults.place('GET', /^\/api\/images-list/, { hold: true })
    await page.getByRole('banner').getByRole('link', { name: 'Graphics' }).click()
    const tab = page.getByRole('banner').locator('a[aria-current=page]', { hasText: 'Graphics' })
    await tab.waitFor()
    await page.getByRole('search').waitFor()
    expect(new URL(page.url()).pathname).toBe('/support')
    pictures.release()
    await page.waitForURL('**/search/graphic')
    await tab.waitFor()
  })

  it('has a skip link on the first Tab, and a new page is announced and focused', async () => {
    const { page } = stage
    await page.goto('/faq')
    await page.getByRole('main').getByRole('heading').first().waitFor()
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    await page.getByRole('link', { name: 'Images' }).first().click()
    await page.waitForURL('**/search/image')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    await expect.poll(() => page.getByRole('status').filter({ hasText: ' | Chitra' }).count()).toBe(1)
  })

  it('keeps the focus, and what is typed, while a slow page comes', async () => {
    const { page, faults } = stage
    await page.goto('/search')
    const answer = faults.place('GET', /^\/api\/cms-info\/faq/, { hold: true })
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect.poll(() => answer.met).toBe(1)
    await page.getByRole('combobox', { name: 'Search', exact: true }).fill('tea')
    answer.release()
    await page.getByRole('heading', { level: 1, name: 'Questions, answered' }).waitFor()
    await expect.poll(() => page.getByRole('status').filter({ hasText: ' | Chitra' }).count()).toBe(1)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search/tea')
  })
})

describe('two tabs', () => {
  it('agree on counts, hearts and who is signed in [AUTH-16, HDR-07]', async () => {
    const { page, context } = stage
    const buyer = await newBuyer(stage)
    const title = stage.shop.titles[2] ?? ''
    await signedIn(stage, buyer)
    await page.goto('/orders')
    await page.getByRole('heading', { name: 'My Orders' }).waitFor()
    const other = await context.newPage()
    await other.goto(`/search/${encodeURIComponent(title)}`)
    await other
      .getByRole('button', { name: `Add ${title} to wish list` })
      .first()
      .click()
    await expect.poll(() => headerCount(page, 'Wish List')).toContain('1')
    await other.getByRole('button', { name: /^Account/ }).click()
    await other.getByRole('menuitem', { name: 'Log out' }).click()
    await toast(other, 'Logged out successfully').waitFor()
    await page.waitForURL(`${stage.url}/`)
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
  })

  it('both end a session that the server has ended [APP-04, CART-10]', async () => {
    const { page } = stage
    const buyer = await newBuyer(stage)
    await signedIn(stage, buyer)
    await buyer.call('POST', '/api/users/logout')
    await page.goto('/editProfile')
    await toast(page, 'Token Expired, Please login again').waitFor()
    await expect.poll(pathname).toBe('/')
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})
