import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { buy, fillCart, newBuyer, paymentWindow, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'

const folder = mkdtempSync(join(tmpdir(), 'chitra-mark-'))
const mark = join(folder, 'mark.svg')
writeFileSync(mark, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#2c3a8c"/></svg>')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const stage = useShop({
  SITE_NAME: 'Rang',
  SITE_OFFER: 'Maps and posters',
  SITE_MARK: mark,
  ACCENT: '#2c3a8c',
  TAX_PERCENT: '12',
  TAX_LABEL: 'VAT',
})

describe('a shop under another name', () => {
  it.each(['/', '/terms-and-conditions', '/support', '/login', '/forgot-password'])('has its own name and mark on %s', async (path) => {
    const { page } = stage
    await page.goto(path)
    const home = page.getByRole('banner').getByRole('link', { name: 'Rang', exact: true })
    await home.waitFor()
    await expect.poll(() => home.locator('img').getAttribute('src')).toBe('/mark.svg')
    expect(await page.locator('body').innerText()).not.toContain('Chitra')
  })

  it.each(['/terms-and-conditions', '/support', '/search', '/login'])('has its own name in the title of %s', async (path) => {
    const { page } = stage
    await page.goto('/')
    await page.goto(path)
    await expect.poll(() => page.title()).toMatch(/ \| Rang$/)
  })

  it('says what its own catalogue holds', async () => {
    const { page } = stage
    await page.goto('/')
    await page.getByRole('main').getByText('Maps and posters by Indian makers').waitFor()
    await page.getByRole('contentinfo').getByText('Maps and posters from Indian makers').waitFor()
    expect(await page.locator('meta[property="og:description"]').getAttribute('content')).not.toMatch(/photograph/i)
  })

  it('shows its own tax with every price', async () => {
    const { page } = stage
    await page.goto('/')
    await page.getByRole('main').getByText('* Plus 12 % VAT: ₹222.88 in all.').waitFor()
    await page.goto(`/search/${encodeURIComponent(stage.shop.titles[0] ?? '')}`)
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await page.getByText('+ 12% VAT = ₹222.88').first().waitFor()
    await page.goto('/terms-and-conditions')
    await page.getByText('Tax of 12% is added to the subtotal at checkout').waitFor()
  })

  it('has its own accent in the light and in the dark theme', async () => {
    const { page } = stage
    await page.goto('/')
    const accent = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--kumkum').trim())
    expect(await accent()).toBe('#2c3a8c')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(accent).not.toBe('#2c3a8c')
    expect(await accent()).not.toBe('#f2674b')
  })

  it('pays in a window of its own name and accent', async () => {
    const { page } = stage
    const buyer = await newBuyer(stage)
    await fillCart(stage, buyer, stage.shop.titles.slice(0, 1))
    await signedIn(stage, buyer)
    await page.goto('/checkout')
    for (const [colorScheme, colour] of [
      ['light', /^rgb\(44, 58, 140\)$/],
      ['dark', /^oklch\(0\.69 /],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.getByRole('button', { name: 'Checkout' }).click()
      const window = paymentWindow(page)
      await window.getByRole('heading', { name: 'Rang' }).waitFor()
      const pay = window.getByRole('button', { name: 'Pay ₹222.88' })
      await expect.poll(() => pay.evaluate((button) => getComputedStyle(button).backgroundColor)).toMatch(colour)
      await window.getByRole('button', { name: 'Close without paying' }).click()
    }
  })

  it('sends mails under its own name, and prints its own tax', async () => {
    const { page } = stage
    const buyer = await newBuyer(stage)
    await buy(stage, buyer, stage.shop.titles.slice(0, 1))
    const { text = '', subject } = await stage.mail.next(buyer.email)
    expect([subject, text.includes('You paid ₹222.88'), text.includes('Chitra')]).toEqual(['Your pictures are ready', true, false])
    await signedIn(stage, buyer)
    await page.goto('/orders')
    await page.getByText('₹222.88 paid').waitFor()
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('columnheader', { name: 'VAT 12%' }).waitFor()
  })
})
