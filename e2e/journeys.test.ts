import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sha256Of, startBrowser } from './browser.ts'
import { type MailServer, startMailServer } from '@chitra/api/testing/mail-server.ts'
import { type RunningShop, startShop } from './running-shop.ts'
import { said } from './said.ts'

const PASSWORD = 'Monsoon#2026'

let shop: RunningShop
let mail: MailServer
let browser: Browser
let context: BrowserContext
let page: Page
let problems: string[]

beforeAll(async () => {
  mail = await startMailServer()
  shop = await startShop({ SMTP_URL: mail.url })
  browser = await startBrowser()
})
afterAll(async () => {
  await browser.close()
  // Told to end, it ends by itself and leaves nothing running.
  expect(await shop.stop()).toBe(0)
  await mail.close()
})

beforeEach(async () => {
  context = await browser.newContext({ baseURL: shop.url, acceptDownloads: true, viewport: { width: 1280, height: 800 } })
  context.setDefaultTimeout(20_000)
  page = await context.newPage()
  problems = []
  page.on('pageerror', (error) => problems.push(String(error)))
  // A breach of the content security policy shows as an error on the console.
  page.on(
    'console',
    (message) => message.type() === 'error' && /Content Security Policy|Uncaught/.test(message.text()) && problems.push(message.text()),
  )
})
afterEach(async () => {
  await context.close()
  expect(problems).toEqual([])
})

async function signUp(email: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.getByLabel('Full Name').fill('Asha Rao')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm Password').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await said(page, 'The verification list has been sent to your registered email id.').waitFor()
  const { text = '' } = await mail.next(email)
  const [link = ''] = /http\S+\/login\?code=\S+/.exec(text) ?? []
  expect(link).toContain(shop.url)
  await page.goto(link)
  await said(page, 'Email has verified successfully').waitFor()
  // The code has left the address bar [D-10].
  expect(new URL(page.url()).search).toBe('')
}

async function logIn(email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'SIGN IN' }).click()
  await said(page, 'Login successful').waitFor()
  // The words come first, the way on from the login a moment later: what is typed in between would be lost.
  await page.waitForURL((url) => url.pathname !== '/login')
}

async function openItem(title: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Search', exact: true })
  await box.fill(title)
  await box.press('Enter')
  await page.getByRole('link', { name: title }).first().click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

const paymentWindow = () => page.frameLocator('iframe[title="Payment window"]')

describe('a buyer', () => {
  it('signs up, follows the link in the mail, searches, pays and downloads the very file that was imported, and finds it by its day [AUTH-06, AUTH-08, AUTH-10, CART-05, ORD-01, ORD-02, ORD-04]', async () => {
    const email = 'asha@example.com'
    const title = shop.titles[0] ?? ''
    await signUp(email)
    await logIn(email)
    await openItem(title)
    await page.getByText('+ 18% GST = ₹234.82').waitFor()
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await page.getByRole('heading', { name: 'My Cart' }).waitFor()
    await page.getByText('₹234.82').waitFor()
    await page.getByRole('button', { name: 'Checkout' }).click()
    const atOnce = page.waitForEvent('download')
    await paymentWindow().getByRole('button', { name: 'Pay ₹234.82' }).click()
    await page.waitForURL('**/orders')
    expect(await sha256Of(await atOnce)).toBe(shop.originalOf(title))
    await page.getByRole('cell', { name: title, exact: true }).waitFor()
    // The header's count follows the emptied cart [HDR-07].
    await expect.poll(() => page.getByRole('banner').getByRole('link', { name: /^Cart/ }).textContent()).not.toMatch(/\d/)
    const again = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download ${title}` }).click()
    expect(await sha256Of(await again)).toBe(shop.originalOf(title))
    expect((await mail.next(email)).subject).toBe('Your pictures are ready')
    const dates = page.getByRole('button', { name: /^Order dates/ })
    await dates.click()
    await page.getByRole('button', { name: 'Yesterday' }).click()
    await page.getByText('No Orders Found').waitFor()
    await dates.click()
    const today = await page.evaluate(() => new Date().toLocaleDateString('en-CA'))
    await page.getByLabel('From').fill(today)
    await page.getByLabel('To', { exact: true }).fill(today)
    await page.getByRole('button', { name: 'Show these days' }).click()
    await page.getByRole('cell', { name: title, exact: true }).waitFor()
    expect(await dates.getAttribute('aria-label')).not.toMatch(/Any time|Yesterday/)
    // Bought: the item offers the download, not the cart [ITEM-10].
    await page.getByRole('link', { name: `View ${title}` }).click()
    await page.getByRole('button', { name: 'Download', exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Add To Cart' }).count()).toBe(0)
  })

  it('adds as a guest and finds the item in the cart after signing in, and pays [CART-08]', async () => {
    const email = 'guest@example.com'
    const title = shop.titles[1] ?? ''
    await signUp(email)
    await page.goto('/')
    await openItem(title)
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await page.waitForURL('**/login')
    await logIn(email)
    await page.waitForURL('**/checkout')
    await page.getByRole('link', { name: title }).first().waitFor()
    await page.getByRole('button', { name: 'Checkout' }).click()
    const download = page.waitForEvent('download')
    await paymentWindow().getByRole('button', { name: 'Pay ₹234.82' }).click()
    await page.waitForURL('**/orders')
    expect(await sha256Of(await download)).toBe(shop.originalOf(title))
  })

  it('keeps what was paid for when the window is lost after the payment: the gateway’s own report makes the order [CART-07]', async () => {
    const email = 'lost@example.com'
    const title = shop.titles[2] ?? ''
    await signUp(email)
    await logIn(email)
    await openItem(title)
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await page.getByRole('button', { name: 'Checkout' }).click()
    await paymentWindow().getByRole('button', { name: 'Pay, then lose the window' }).click()
    await page.locator('iframe[title="Payment window"]').waitFor({ state: 'detached' })
    // The browser knows of nothing. The receipt tells that the order stands.
    expect((await mail.next(email)).subject).toBe('Your pictures are ready')
    await page.goto('/orders')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download ${title}` }).click()
    expect(await sha256Of(await download)).toBe(shop.originalOf(title))
    await page.goto('/checkout')
    await page.getByText('No item in Cart').waitFor()
  })

  it('keeps the cart when the payment fails and the window is closed [CART-06]', async () => {
    const email = 'failed@example.com'
    await signUp(email)
    await logIn(email)
    await openItem(shop.titles[3] ?? '')
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await page.getByRole('button', { name: 'Checkout' }).click()
    await paymentWindow().getByRole('button', { name: 'Payment fails' }).click()
    await paymentWindow().getByRole('button', { name: 'Close without paying' }).click()
    await page.getByText('The payment did not go through. Your cart is as it was').waitFor()
    await page.getByText('₹234.82').waitFor()
  })

  it('gives a heart as a guest, and finds the item on the wish list after signing in [WISH-03]', async () => {
    const email = 'wishes@example.com'
    const title = shop.titles[4] ?? ''
    await signUp(email)
    await page.goto('/')
    await openItem(title)
    await page.getByRole('button', { name: `Add ${title} to wish list` }).click()
    await page.waitForURL('**/login')
    await logIn(email)
    await page.waitForURL('**/wishList')
    await page.getByRole('link', { name: title }).first().waitFor()
    await page.getByRole('button', { name: `Remove ${title} from wish list` }).click()
    await page.getByText('No Items in Wishlist').waitFor()
  })
})

describe('a visitor', () => {
  it('is sent to the login from a page that needs one, and back to it after [ROUTE-03, ROUTE-09]', async () => {
    const email = 'back@example.com'
    await signUp(email)
    await page.goto('/orders')
    await said(page, 'Token expired please login again').waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
    await logIn(email)
    await page.waitForURL('**/orders')
    await page.getByText('No Orders Found').waitFor()
  })

  it('lands on the home page from an unknown path, and on the login from //login [ROUTE-02, ROUTE-08]', async () => {
    await page.goto('/no/such/page')
    await page
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('heading', { name: 'Find your picture' }))
      .first()
      .waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.goto(`${shop.url}//login`)
    await page.getByRole('heading', { name: 'Sign In' }).waitFor()
  })

  it('filters in the address, and walks back through it [SRCH-11, SRCH-02]', async () => {
    await page.goto('/search')
    await page.getByText('Portrait', { exact: true }).first().click()
    await page.waitForURL('**/search?orientation=portrait')
    await page.getByText('Landscape', { exact: true }).first().click()
    await page.waitForURL('**/search?orientation=landscape')
    await page.goBack()
    await page.waitForURL('**/search?orientation=portrait')
    await page.getByText('Clear all').first().click()
    await page.waitForURL('**/search')
  })

  it('looks through the gallery with the keyboard, and focus comes back [GAL-03]', async () => {
    await page.goto('/search')
    const first = page.getByRole('button', { name: /^View .* larger$/ }).first()
    await first.focus()
    await page.keyboard.press('Enter')
    const viewer = page.getByRole('dialog')
    await viewer.waitFor()
    const before = await viewer.textContent()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => viewer.textContent()).not.toBe(before)
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'detached' })
    // Focus goes back in a task of its own, after the viewer has gone.
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true)
  })

  it('never has a page wider than the screen, at 390 and 1280 px [SRCH-01]', async () => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/', '/search', '/login', '/signup', '/faq']) {
        await page.goto(path)
        await page.getByRole('contentinfo').waitFor()
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/search')
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('dialog').getByText('Most Recent').waitFor()
  })

  it('asks nobody but the shop for anything [APP-07]', async () => {
    const foreign: string[] = []
    page.on(
      'request',
      (request) => !request.url().startsWith(shop.url) && !/^(data|blob):/.test(request.url()) && foreign.push(request.url()),
    )
    for (const path of ['/', '/search', '/login']) await page.goto(path, { waitUntil: 'networkidle' })
    expect(foreign).toEqual([])
  })
})
