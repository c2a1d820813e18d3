import { describe, expect, it } from 'vitest'
import { idOf, logIn, newBuyer, resetToken, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { headerCount, toast } from './toast.ts'

const stage = useShop()
const pathname = () => new URL(stage.page.url()).pathname
const FRAME = ['Chitra', 'Images', 'Graphics', 'Wish List', 'Cart']
/** The names of the header's links, without the skip link. */
const headerLinks = async () =>
  (
    await stage.page
      .getByRole('banner')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? link.textContent))
  ).filter((name) => name !== 'Skip to content')

describe('the addresses of the shop', () => {
  it('all show their screen under the common header [ROUTE-01, ROUTE-04, HDR-01]', async () => {
    const { page } = stage
    const headings: Record<string, string | RegExp> = {
      '/': /Pictures of India/,
      '/search': 'All images and graphics',
      '/category': 'All images and graphics',
      '/category/image': 'Images',
      '/category/graphic': 'Graphics',
      '/search/image': 'Images',
      '/search/graphic': 'Graphics',
      '/search/image/tea-garden': 'Results for “tea garden”',
      '/search/tea': 'Results for “tea”',
      '/signup': 'Get in touch!',
      '/login': 'Sign In',
      '/support': 'Contact Us',
      '/careers': 'Careers',
    }
    for (const [path, name] of Object.entries(headings)) {
      await page.goto(path)
      await page.getByRole('heading', { name }).first().waitFor()
      expect(pathname(), path).toBe(path)
      expect((await headerLinks()).slice(0, FRAME.length), path).toEqual(FRAME)
    }
    const id = await idOf(stage, stage.shop.titles[0] ?? '')
    const others: Record<string, string | RegExp> = {
      '/forgot-password': 'Forgot your password?',
      '/aboutus': 'About us',
      '/faq': 'Questions, answered',
      '/terms-and-conditions': /^Terms/,
      '/privacy-policy': /^Privacy/,
      [`/image/x-${id}`]: stage.shop.titles[0] ?? '',
      [`/graphic/x-${id}`]: stage.shop.titles[0] ?? '',
      [`/product-details?id=${id}`]: stage.shop.titles[0] ?? '',
      [`/imageDetails?id=${id}`]: stage.shop.titles[0] ?? '',
    }
    for (const [path, name] of Object.entries(others)) {
      await page.goto(path)
      await page.getByRole('main').getByRole('heading', { level: 1, name }).waitFor()
      expect(path.startsWith(pathname()), path).toBe(true)
      expect((await headerLinks()).slice(0, FRAME.length), path).toEqual(FRAME)
    }
    // The mailed link; its code is removed from the address bar.
    await page.goto(`/reset-password/${await resetToken(stage, await newBuyer(stage))}`)
    await page.getByRole('main').getByRole('heading', { level: 1, name: 'Choose a new password' }).waitFor()
    expect(pathname()).toBe('/reset-password')
    await page.getByRole('main').getByLabel('Confirm Password').waitFor()
    expect((await headerLinks()).slice(0, FRAME.length)).toEqual(FRAME)
    await signedIn(stage, await newBuyer(stage))
    for (const [path, name] of Object.entries({
      '/checkout': 'My Cart',
      '/orders': 'My Orders',
      '/wishList': 'Wishlist',
      '/editProfile': 'Edit Profile',
      '/changePassword': 'Change Password',
    })) {
      await page.goto(path)
      await page.getByRole('heading', { name }).first().waitFor()
      await expect.poll(() => headerLinks(), { message: path }).toEqual(FRAME)
    }
  })

  it('open a picture by its id, and lead home without one [ROUTE-10]', async () => {
    const { page } = stage
    const title = stage.shop.titles[0] ?? ''
    await page.goto(`/product-details?id=${await idOf(stage, title)}`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.goto('/product-details')
    await page.getByRole('heading', { level: 1, name: /Pictures of India/ }).waitFor()
    expect(pathname()).toBe('/')
  })

  it('lead home when unknown, and work with a double slash [ROUTE-02, ROUTE-08]', async () => {
    const { page } = stage
    await page.goto('/no/such/page')
    await page.getByRole('heading', { level: 1, name: /Pictures of India/ }).waitFor()
    expect(pathname()).toBe('/')
    await page.goto(`${stage.url}//login`)
    await page.getByRole('heading', { name: 'Sign In' }).waitFor()
    await signedIn(stage, await newBuyer(stage))
    await page.goto(`${stage.url}//checkout`)
    await page.getByRole('heading', { name: 'My Cart' }).waitFor()
  })

  it('that need a session ask for a login, which leads back to them [ROUTE-03, ROUTE-09]', async () => {
    const { page } = stage
    const { email } = await newBuyer(stage)
    await page.goto('/orders?dates=yesterday')
    await toast(page, 'Token expired please login again').waitFor()
    expect(pathname()).toBe('/login')
    // Neither the login page nor its target is a page to return to.
    await page.getByRole('main').getByRole('link', { name: 'Register Now' }).click()
    await page.getByRole('heading', { name: 'Get in touch!' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Login Here' }).click()
    await page.getByRole('heading', { name: 'Sign In' }).waitFor()
    await logIn(page, email)
    await page.waitForURL('**/orders?dates=yesterday')
    await page.getByText('No Orders Found').waitFor()
  })

  it('never lead to another site after login, whatever return route is stored [TB-04, D-11]', async () => {
    const { page } = stage
    const buyer = await newBuyer(stage)
    const kept = [
      '//evil.example',
      '/\\evil.example',
      '/.//evil.example',
      '/%2f/evil.example',
      'javascript:alert(1)',
      'https://evil.example/x',
    ]
    for (const evil of kept) {
      await page.goto('/login')
      await page.getByRole('heading', { name: 'Sign In' }).waitFor()
      await page.evaluate((stored) => localStorage.setItem('route_url', stored), evil)
      await logIn(page, buyer.email)
      await page.getByRole('heading', { level: 1, name: /Pictures of India/ }).waitFor()
      expect(page.url()).toBe(`${stage.url}/`)
      await page.evaluate(() => localStorage.clear())
    }
  })
})

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
    for (const name of ['Home', 'Orders', 'Edit Profile', 'Change Password', 'Wish List', 'Log out']) {
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

describe('the gateway’s script', () => {
  const script = () => stage.page.locator('script[src*="sandbox-gateway"]').count()
  const requests = () => stage.faults.seen.filter((line) => /^GET \/(sandbox-gateway\/.*\.js|api\/ip-info)/.test(line)).length
  const heading = (name: string | RegExp) => stage.page.getByRole('main').getByRole('heading', { name }).first().waitFor()

  it('and the visitor’s location are loaded ten seconds after the page, and nothing is loaded from another host [TB-06, APP-02, APP-07]', async () => {
    const { page } = stage
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(stage.url) && !/^(data|blob):/.test(request.url())) foreign.push(request.url())
    })
    await page.clock.install()
    await signedIn(stage, await newBuyer(stage))
    for (const path of ['/', '/search', '/checkout', '/orders', '/wishList', '/faq']) {
      await page.goto(path)
      await heading(/./)
      stage.faults.seen.length = 0
      await page.evaluate(() => localStorage.removeItem('ip_info'))
      await page.clock.runFor(4_000)
      expect([await script(), requests()], path).toEqual([0, 0])
      await page.clock.runFor(7_000)
      await expect.poll(script, { message: path }).toBe(1)
      await expect.poll(() => page.evaluate(() => localStorage.getItem('ip_info')), { message: path }).toContain('country')
    }
    expect(foreign).toEqual([])
  })

  it('and the visitor’s location are never loaded where passwords and personal details are typed [TB-06]', async () => {
    const { page } = stage
    await page.clock.install()
    await signedIn(stage, await newBuyer(stage))
    for (const path of ['/login', '/signup', '/forgot-password', '/reset-password/abc', '/editProfile', '/changePassword']) {
      await page.goto(path)
      await heading(/./)
      stage.faults.seen.length = 0
      await page.clock.runFor(60_000)
      // Waits for the code that is loaded after ten seconds.
      await page.waitForLoadState('networkidle')
      expect([await script(), requests()], path).toEqual([0, 0])
    }
  })

  it('is unloaded on the way to a page for passwords, and the toast is shown there [TB-06, ITEM-13]', async () => {
    const { page } = stage
    await page.clock.install()
    await page.goto(`/product-details?id=${await idOf(stage, stage.shop.freeTitles[0] ?? '')}`)
    await heading(/./)
    await page.clock.runFor(11_000)
    await expect.poll(script).toBe(1)
    await page.getByRole('button', { name: 'Free Download' }).click()
    await heading('Sign In')
    await toast(page, 'Please login to continue!').waitFor()
    expect(await script()).toBe(0)
    expect(await page.evaluate(() => 'Razorpay' in globalThis)).toBe(false)
    // It is shown once, not again on the next page.
    await page.reload()
    await heading('Sign In')
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'said' }))
  })
})
