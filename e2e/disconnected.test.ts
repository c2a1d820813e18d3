import type { Page, Request } from 'playwright'
import { describe, expect, it } from 'vitest'
import { newBuyer, PASSWORD } from './buyer.ts'
import { useShop } from './harness.ts'
import { goWithin } from './looks.ts'
import { toast } from './toast.ts'

const stage = useShop()

/** Watches a page's requests. Returns a function that tells whether these chunks are loaded and no request is pending. */
function watchChunks(page: Page, ...chunks: string[]): () => boolean {
  const pending = new Set<Request>()
  const loaded: string[] = []
  page.on('request', (request) => pending.add(request))
  page.on('requestfailed', (request) => pending.delete(request))
  page.on('requestfinished', (request) => {
    pending.delete(request)
    loaded.push(request.url())
  })
  return () => pending.size === 0 && chunks.every((chunk) => loaded.some((address) => address.includes(`/assets/${chunk}-`)))
}

describe('without a connection', () => {
  it('the shop shows a message, and recovers by itself', async () => {
    const { page, context } = stage
    stage.expectProblem(/./)
    await page.goto('/support')
    await page.getByRole('heading', { name: 'Contact Us' }).waitFor()
    await context.setOffline(true)
    await goWithin(page, '/search/tea')
    await page.getByText('You seem to be offline').first().waitFor()
    await context.setOffline(false)
    await page.getByRole('article').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/search/tea')
  })

  it('a list and an item say so once, and come by themselves when it is back', async () => {
    const { page, context } = stage
    stage.expectProblem(/./)
    const words = page.getByText('You seem to be offline')
    const main = page.getByRole('main')
    await page.goto('/search')
    await context.setOffline(true)
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
    await words.first().waitFor()
    expect([await words.count(), await main.getByRole('article').count()]).toEqual([1, 0])
    await context.setOffline(false)
    await main.getByRole('article').first().waitFor()
    expect([await words.count(), new URL(page.url()).search]).toEqual([0, '?page=2'])
    await context.setOffline(true)
    await main.getByRole('article').first().getByRole('link').click()
    await words.first().waitFor()
    expect([await words.count(), await page.getByText('Something went wrong').count()]).toEqual([1, 0])
    await context.setOffline(false)
    await main
      .getByRole('button', { name: /^Add To Cart|Download$/ })
      .first()
      .waitFor()
  })
})

describe('after the first ten seconds', () => {
  it.each([
    ['the filters', 'Filter', 'Filter'],
    ['the large view', /^View .* larger$/, /./],
  ])('%s open without a connection, even for the first time', async (_, opener, dialog) => {
    const { page, context } = stage
    const areLoaded = watchChunks(page, 'lightbox-viewer', 'sheet-panel')
    await page.setViewportSize({ width: 390, height: 800 })
    await page.clock.install()
    await page.goto('/search')
    await page.getByRole('article').first().waitFor()
    await page.clock.runFor(11_000)
    await expect.poll(areLoaded).toBe(true)
    await context.setOffline(true)
    await page.getByRole('button', { name: opener }).first().click()
    await page.getByRole('dialog', { name: dialog }).waitFor()
  })
})

describe('a form without a connection', () => {
  it('keeps the typed values and explains why it cannot be sent', async () => {
    const { page, context } = stage
    stage.expectProblem(/./)
    const buyer = await newBuyer(stage)
    const areLoaded = watchChunks(page, 'form-rules', 'toast-region')
    await page.goto('/login')
    await page.getByLabel('Email', { exact: true }).fill(buyer.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await expect.poll(areLoaded).toBe(true)
    await context.setOffline(true)
    const login = page.getByRole('main').getByRole('button', { name: 'SIGN IN', exact: true })
    await login.click()
    await toast(page, 'You seem to be offline').waitFor()
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(buyer.email)
    await context.setOffline(false)
    await login.click()
    await page.getByRole('button', { name: 'Asha Rao' }).waitFor()
  })

  it('says so, too, when it cannot fetch its rules, and is sent by the next try', async () => {
    const { page, faults } = stage
    stage.expectProblem(/./)
    const buyer = await newBuyer(stage)
    const rules = faults.place('GET', /^\/assets\/form-rules-.*\.js/, { cut: true })
    await page.goto('/login')
    await page.getByLabel('Email', { exact: true }).fill(buyer.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    const login = page.getByRole('main').getByRole('button', { name: 'SIGN IN', exact: true })
    await login.click()
    await toast(page, 'You seem to be offline').waitFor()
    expect(rules.met).toBeGreaterThan(0)
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(buyer.email)
    rules.clear()
    await login.click()
    await page.getByRole('button', { name: 'Asha Rao' }).waitFor()
  })

  it('stays when its rules are missing before the first letter, so that nothing typed is lost', async () => {
    const { page, faults } = stage
    stage.expectProblem(/./)
    const buyer = await newBuyer(stage)
    const rules = faults.place('GET', /^\/assets\/form-rules-.*\.js/, { cut: true })
    await page.goto('/login')
    const email = page.getByLabel('Email', { exact: true })
    const element = await email.elementHandle()
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/form-rules-'))
    // The focus asks for the rules, until the page has come alive and does so.
    await expect
      .poll(async () => {
        await email.blur()
        await email.focus()
        return rules.met
      })
      .toBeGreaterThan(0)
    await failed
    // The page has heard of it.
    await page.evaluate(() => new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(heard))))
    await email.fill(buyer.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'SIGN IN', exact: true }).click()
    await toast(page, 'You seem to be offline').waitFor()
    expect(await element?.evaluate((node) => [node.isConnected, (node as HTMLInputElement).value])).toEqual([true, buyer.email])
  })
})

describe('after a new release', () => {
  it('an open page that misses a file reloads by itself on the next navigation', async () => {
    const { page, faults } = stage
    stage.expectProblem(/./)
    await page.goto('/support')
    await page.getByRole('heading', { name: 'Contact Us' }).waitFor()
    const gone = faults.place('GET', /^\/assets\/faq-.*\.js/, { status: 404 })
    const anew = faults.place('GET', /^\/faq$/, { hold: true })
    await goWithin(page, '/faq')
    await expect.poll(() => anew.met).toBe(1)
    gone.clear()
    anew.release()
    await page.getByRole('heading', { level: 1, name: 'Questions, answered' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/faq')
    expect(gone.met).toBeGreaterThan(0)
  })

  it('a file that stays missing is reported, not requested forever', async () => {
    const { page, faults } = stage
    stage.expectProblem(/./)
    await page.goto('/support')
    await page.getByRole('heading', { name: 'Contact Us' }).waitFor()
    faults.place('GET', /^\/assets\/faq-.*\.js/, { status: 404 })
    await goWithin(page, '/faq')
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    expect(faults.seen.filter((line) => line === 'GET /faq').length).toBe(1)
  })
})
