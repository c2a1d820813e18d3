import { freePort } from '@chitra/api/platform/ports.ts'
import { type GraphTwin, startGraphTwin } from '@chitra/api/testing/graph-twin.ts'
import { type OpenIdProvider, startOpenIdProvider } from '@chitra/api/testing/openid-provider.ts'
import { settingsOf } from '@chitra/api/testing/social.ts'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sharedBrowser } from './browser.ts'
import { type MailServer, startMailServer } from '@chitra/api/testing/mail-server.ts'
import { type RunningShop, startShop } from './running-shop.ts'
import { toast } from './toast.ts'

let google: OpenIdProvider
let facebook: GraphTwin
let mail: MailServer
let shop: RunningShop
let browser: Browser
let context: BrowserContext
let page: Page
let problems: string[]

beforeAll(async () => {
  const port = await freePort()
  google = await startOpenIdProvider(`http://127.0.0.1:${port}/social/google/callback`)
  facebook = await startGraphTwin()
  mail = await startMailServer()
  shop = await startShop({ ...settingsOf(google, facebook), PORT: String(port), SMTP_URL: mail.url, DEMO_CATALOGUE: 'off' })
  browser = await sharedBrowser()
})
afterAll(async () => {
  await shop.stop()
  await Promise.all([google.close(), facebook.close(), mail.close()])
})
beforeEach(async () => {
  context = await browser.newContext({ baseURL: shop.url, viewport: { width: 1280, height: 800 } })
  context.setDefaultTimeout(20_000)
  page = await context.newPage()
  problems = []
  context.on(
    'console',
    (message) => message.type() === 'error' && message.text().includes(`Content Security Policy`) && problems.push(message.text()),
  )
})
afterEach(async () => {
  await context.close()
  // The provider's own pages are not subject to our policy.
  expect(problems.filter((text) => text.includes(shop.url))).toEqual([])
})

/** Presses the button and returns the popup that it opens. */
async function openWindow(button: string): Promise<Page> {
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: button }).click()
  return await opened
}

/** Signs in on the provider's own pages and agrees. */
async function signInThere(popup: Page, subject: string): Promise<void> {
  await popup.locator('[name=login]').fill(subject)
  await popup.locator('[name=password]').fill('anything')
  await popup.getByRole('button', { name: /sign-in/i }).click()
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: /continue/i }).click()
  await closed
}

const stored = (name: string) => page.evaluate((key) => localStorage.getItem(key), name)

describe("a provider's sign-in window", () => {
  it('creates an account with Google, logs in, and logs in again another day [AUTH-14, AUTH-15, TA-02, D-03]', async () => {
    google.people.set('g-1', {
      email: 'gita@example.com',
      email_verified: true,
      name: 'Gita Iyer',
      given_name: 'Gita',
      family_name: 'Iyer',
    })
    await page.goto('/signup')
    await signInThere(await openWindow('Signup with google'), 'g-1')
    await toast(page, 'Registration is successfull').waitFor()
    await page.getByRole('button', { name: 'Gita Iyer' }).first().waitFor()
    await expect.poll(async () => [await stored('firstName'), await stored('role')]).toEqual(['Gita', 'buyer'])
    // Nothing from the provider is stored.
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /google|social|nonce/i.test(key)))).toEqual([])

    // Another day, in a new browser that neither shop nor provider remembers.
    await page.evaluate(() => localStorage.clear())
    await context.clearCookies()
    await page.goto('/login')
    await signInThere(await openWindow('Login with google'), 'g-1')
    await toast(page, 'Login successful').waitFor()
    await expect.poll(() => stored('token')).toMatch(/^[\w-]{43}$/)
  })

  it('creates an account with Facebook, whose email must be confirmed by mail before it can log in [AUTH-14, TA-02]', async () => {
    await page.goto('/signup')
    const popup = await openWindow('Signup with facebook')
    const closed = popup.waitForEvent('close')
    await popup.getByRole('link', { name: 'Continue as Farah' }).click()
    await closed
    await toast(page, 'Registration is successfull').waitFor()
    await page.waitForURL('**/login')
    await expect.poll(() => stored('token')).toBeNull()
    const { text = '' } = await mail.next(facebook.person.email ?? '')
    const [link = ''] = /http\S+\/login\?code=\S+/.exec(text) ?? []
    await page.goto(link)
    await toast(page, 'Email has verified successfully').waitFor()
    const again = await openWindow('Login with facebook')
    await again.getByRole('link', { name: 'Continue as Farah' }).click()
    await toast(page, 'Login successful').waitFor()
  })

  it('shows a message when the visitor closes it, has no account, or cancels at the provider [AUTH-14]', async () => {
    await page.goto('/login')
    await (await openWindow('Login with google')).close()
    await toast(page, 'The sign-in window was closed').waitFor()
    google.people.set('g-2', { email: 'stranger@example.com', email_verified: true })
    await signInThere(await openWindow('Login with google'), 'g-2')
    await toast(page, 'There is no account for this sign-in yet. Please sign up first').waitFor()
    await (await openWindow('Login with facebook')).getByRole('link', { name: 'Not now' }).click()
    await toast(page, 'The sign-in was cancelled').waitFor()
    await expect.poll(() => stored('token')).toBeNull()
  })
})

describe('the sandbox of a demonstration', () => {
  it('creates an account and logs in with both buttons, as an invented person chosen in its window [AUTH-14]', async () => {
    const demonstration = await startShop({ SANDBOX_IDENTITY: 'on', DEMO_CATALOGUE: 'off', SMTP_URL: mail.url })
    const signInAs = async (button: string, person: string) => {
      const popup = await openWindow(button)
      const closed = popup.waitForEvent('close')
      await popup.getByRole('link', { name: `Continue as ${person}` }).click()
      await closed
    }
    try {
      await page.goto(`${demonstration.url}/signup`)
      await signInAs('Signup with google', 'Asha')
      await toast(page, 'Registration is successfull').waitFor()
      await expect.poll(() => stored('firstName')).toBe('Asha')
      await page.evaluate(() => localStorage.clear())
      await context.clearCookies()
      await page.goto(`${demonstration.url}/login`)
      await signInAs('Login with google', 'Asha')
      await toast(page, 'Login successful').waitFor()
      await page.evaluate(() => localStorage.clear())
      await context.clearCookies()
      await page.goto(`${demonstration.url}/signup`)
      await signInAs('Signup with facebook', 'Ravi')
      await toast(page, 'Registration is successfull').waitFor()
      await page.waitForURL('**/login')
    } finally {
      await demonstration.stop()
    }
  })
})
