import { describe, expect, it } from 'vitest'
import { fillCart, idOf, logIn, newBuyer, PASSWORD, paymentWindow, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { axeFindings, horizontalOverflow } from './looks.ts'

const stage = useShop()

const pathNow = (): string => new URL(stage.page.url()).pathname
const languageOfDocument = (): Promise<string | null> => stage.page.locator('html').getAttribute('lang')
const addressIn = (hreflang: string): Promise<string | null> =>
  stage.page.locator(`link[rel=alternate][hreflang="${hreflang}"]`).getAttribute('href')

describe('the shop in Hindi', () => {
  it('has its own addresses, which say where the same page is in English, also after a link was followed [LANG-01]', async () => {
    const { page, url } = stage
    await page.goto('/hi')
    await page.getByRole('heading', { level: 1, name: /^भारत के चित्र/ }).waitFor()
    expect(await languageOfDocument()).toBe('hi')
    await page.getByRole('main').getByRole('link', { name: 'चित्र खोजें' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'सभी फ़ोटो और ग्राफ़िक' }).waitFor()
    expect(pathNow()).toBe('/hi/search')
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${url}/hi/search`)
    // Those of the page before are gone. A search engine reads each page as the server writes it.
    expect(await page.locator('link[rel=alternate]').count()).toBe(0)
    await page.reload()
    expect([await addressIn('en'), await addressIn('hi'), await addressIn('x-default')]).toEqual([
      `${url}/search`,
      `${url}/hi/search`,
      `${url}/search`,
    ])
  })

  it('switches to the same page in English and back, with its filters [LANG-02]', async () => {
    const { page } = stage
    await page.goto('/hi/search/tea?free=true')
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await page.getByRole('heading', { level: 1, name: 'Results for “tea”' }).waitFor()
    expect([pathNow(), new URL(page.url()).search, await languageOfDocument()]).toEqual(['/search/tea', '?free=true', 'en'])
    await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
    await page.getByRole('heading', { level: 1, name: /“tea”/ }).waitFor()
    expect([pathNow(), new URL(page.url()).search, await languageOfDocument()]).toEqual(['/hi/search/tea', '?free=true', 'hi'])
  })

  it('goes on in Hindi from a tile to its item and back to its place', async () => {
    const { page } = stage
    await page.goto('/hi/search')
    const tile = page.getByRole('article').nth(8)
    await tile.scrollIntoViewIfNeeded()
    await page.locator('main').evaluate((list) => list.setAttribute('data-list', 'the first'))
    const scrolled = await page.evaluate(() => scrollY)
    await tile.getByRole('link').first().click()
    await page.getByRole('region', { name: 'मूल्य' }).waitFor()
    expect(pathNow()).toMatch(/^\/hi\/(image|graphic)\//)
    // The title is in English, and is read out in English.
    expect(await page.getByRole('heading', { level: 1 }).locator('[lang=en]').count()).toBeGreaterThan(0)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'सभी फ़ोटो और ग्राफ़िक' }).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
    expect(pathNow()).toBe('/hi/search')
  })

  it('works without a script [LANG-01, LANG-02]', async () => {
    const context = await stage.browser.newContext({ baseURL: stage.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/hi')
    const words = page.getByRole('search').getByRole('combobox', { name: 'खोजें', exact: true })
    await words.fill('tea')
    await words.press('Enter')
    await page.getByRole('heading', { level: 1, name: /“tea”/ }).waitFor()
    await page.getByRole('article').first().getByRole('link').first().click()
    await page.getByRole('region', { name: 'मूल्य' }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/hi\/image\//)
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await page.getByRole('region', { name: 'Price' }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/image\//)
    await context.close()
  })

  it('sends a guest to the login in Hindi and back, and says in Hindi what the server refuses [LANG-03]', async () => {
    const { page } = stage
    const buyer = await newBuyer(stage)
    await page.goto('/hi/orders')
    await page.waitForURL('**/hi/login')
    await page.getByLabel('ईमेल').fill(buyer.email)
    await page.getByLabel('पासवर्ड', { exact: true }).fill('Wrong#2026')
    const submit = page.getByRole('main').getByRole('button', { name: 'लॉग इन करें', exact: true })
    await submit.click()
    await page.getByText('ईमेल या पासवर्ड ग़लत है').first().waitFor()
    await page.getByLabel('पासवर्ड', { exact: true }).fill(PASSWORD)
    await submit.click()
    await page.waitForURL('**/hi/orders')
    await page.getByRole('heading', { level: 1, name: 'मेरे ऑर्डर' }).waitFor()
  })

  it('sells in Hindi, on the narrowest phone, and passes axe at each step [LANG-04]', async () => {
    const { page, shop } = stage
    const findings: string[] = []
    const look = async (step: string) => {
      for (const finding of [await horizontalOverflow(page), ...(await axeFindings(page))])
        if (finding !== '') findings.push(`${step}: ${finding}`)
    }
    const [title = ''] = shop.titles
    const buyer = await newBuyer(stage)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signedIn(stage, buyer)
    await page.goto(`/hi/image/${await idOf(stage, title)}`)
    const add = page.getByRole('region', { name: 'मूल्य' }).getByRole('button', { name: 'कार्ट में डालें' })
    await add.waitFor()
    await look('item')
    await add.click()
    await page.waitForURL('**/hi/checkout')
    await page.getByRole('button', { name: 'भुगतान करें' }).first().waitFor()
    await look('cart')
    await page.getByRole('button', { name: 'भुगतान करें' }).first().click()
    await paymentWindow(page)
      .getByRole('button', { name: /^Pay ₹/ })
      .click()
    await page.waitForURL('**/hi/orders?receipt=*')
    await page.getByRole('heading', { name: /^धन्यवाद/ }).waitFor()
    await look('orders')
    for (const path of ['editProfile', 'licences', 'wishList', 'changePassword', 'verify']) {
      await page.goto(`/hi/${path}`)
      await page.locator('main:not([aria-busy=true])').getByRole('heading', { level: 1 }).waitFor()
      await look(path)
    }
    expect(findings).toEqual([])
  })

  it('is not what a browser set to Hindi gets on the English pages [LANG-03]', async () => {
    const context = await stage.browser.newContext({ baseURL: stage.url, locale: 'hi-IN' })
    const page = await context.newPage()
    await page.goto('/login')
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'SIGN IN', exact: true }).click()
    await page.getByText('Wrong email or password.').first().waitFor()
    await context.close()
  })

  it('stays in Hindi after signing in', async () => {
    const { page } = stage
    const buyer = await newBuyer(stage)
    await fillCart(stage, buyer, [stage.shop.titles[1]])
    await page.goto('/login')
    await logIn(page, buyer.email)
    await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
    await page.getByRole('heading', { level: 1, name: /^भारत के चित्र/ }).waitFor()
    await page.getByRole('banner').getByRole('link', { name: /^कार्ट/ }).click()
    await page.getByRole('heading', { level: 1, name: 'मेरा कार्ट' }).waitFor()
    expect(pathNow()).toBe('/hi/checkout')
  })
})
