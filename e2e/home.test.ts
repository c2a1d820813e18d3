import { describe, expect, it } from 'vitest'
import { useShop } from './harness.ts'

const stage = useShop()

describe('the home page', () => {
  it('forgets the page number of the last list [HOME-05]', async () => {
    const { page } = stage
    await page.goto('/search?page=2')
    await page.getByRole('navigation', { name: 'Pages' }).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('currentPage'))).toBe('2')
    await page.getByRole('link', { name: 'Chitra' }).first().click()
    await page.getByRole('heading', { level: 1, name: /Pictures of India/ }).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('currentPage'))).toBeNull()
  })

  it('shows an error if it cannot be loaded, and loads when retried [HOME-06]', async () => {
    const { page, faults } = stage
    const fault = faults.place('POST', /^\/api\/home-page-data/, { status: 500, body: { success: false, code: 500, errorMessage: '' } })
    stage.expectProblem(/./)
    await page.goto('/')
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    fault.clear()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: /Pictures of India/ }).waitFor()
  })

  it('is shown without slide pictures when their list cannot be loaded [HOME-06]', async () => {
    const { page, faults } = stage
    const fault = faults.place('GET', /^\/api\/images-list/, { status: 500, body: { success: false, code: 500, errorMessage: '' } })
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: /Pictures of India/ }).waitFor()
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().waitFor()
    expect(fault.met).toBeGreaterThan(0)
  })

  it('slides until it is paused, even by keyboard, and never with reduced motion [HOME-01]', async () => {
    const { page } = stage
    await page.clock.install()
    await page.goto('/')
    const first = page.getByRole('heading', { level: 1, name: /Pictures of India/ })
    const second = page.getByRole('heading', { name: /Begin with a free one/ })
    // A fading slide stays visible a moment after it is no longer current.
    const shown = () => page.locator('[data-current]').innerText()
    await first.waitFor()
    await page.clock.runFor(8_000)
    await second.waitFor()
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('button', { name: 'Show slide 1' }).focus()
    await page.keyboard.press('Enter')
    await first.waitFor()
    // Only the pause button keeps the slides from moving now, neither pointer nor focus.
    await page.mouse.move(0, 0)
    await page.getByRole('link', { name: 'Chitra' }).first().focus()
    await page.clock.runFor(8_000)
    await expect.poll(() => shown()).toContain('Pictures of India')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await first.waitFor()
    await page.clock.runFor(8_000)
    await expect.poll(() => shown()).toContain('Pictures of India')
    await page.getByRole('button', { name: 'Show slide 2' }).click()
    await second.waitFor()
  })

  it('states the offer, with the price including tax, and four reasons to buy [HOME-01, HOME-02]', async () => {
    const { page } = stage
    await page.goto('/')
    const main = page.getByRole('main')
    for (const words of [
      'without card details',
      '199 INR* per image or graphic',
      'No subscriptions',
      'A licence for life',
      'added daily',
      '₹234.82',
    ])
      await main.getByText(words).first().waitFor()
    const why = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Why Chitra' }) })
    await expect.poll(() => why.getByRole('heading', { level: 3 }).count()).toBe(4)
  })

  it('leads from a tile with title and keywords to a search for its title [HOME-03]', async () => {
    const { page } = stage
    await page.goto('/')
    const tile = page.getByRole('main').getByRole('listitem').getByRole('link').first()
    const [title = '', keywords = ''] = (await tile.innerText()).split('\n')
    expect(keywords).toMatch(/^[^"[\]]+(, [^"[\]]+)*$/)
    await tile.click()
    await page.waitForURL(`**/search/${encodeURIComponent(title.toLowerCase().replaceAll(' ', '-'))}`)
    await page.getByRole('article').first().waitFor()
  })

  it('follows the system’s theme, or the chosen one, which survives a reload [APP-06]', async () => {
    const { page } = stage
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    const light = await paper()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(paper).not.toBe(light)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Light' }).click()
    await expect.poll(paper).toBe(light)
    await page.reload()
    await page.getByRole('contentinfo').waitFor()
    await expect.poll(() => paper()).toBe(light)
  })
})
