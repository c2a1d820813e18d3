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

  it('says what went wrong when it cannot be loaded, and comes when it is tried again [HOME-06]', async () => {
    const { page, faults } = stage
    const fault = faults.place('POST', /^\/api\/home-page-data/, { status: 500, body: { success: false, code: 500, errorMessage: '' } })
    stage.expectProblem(/./)
    await page.goto('/')
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    fault.clear()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: /Pictures of India/ }).waitFor()
  })

  it('slides by itself until it is paused, by keyboard too, and never under reduced motion [HOME-01]', async () => {
    const { page } = stage
    await page.clock.install()
    await page.goto('/')
    const first = page.getByRole('heading', { level: 1, name: /Pictures of India/ })
    const second = page.getByRole('heading', { name: /Begin with a free one/ })
    // What fades is seen a moment longer than it is the current one.
    const shown = () => page.locator('[data-current]').innerText()
    await first.waitFor()
    await page.clock.runFor(8_000)
    await second.waitFor()
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('button', { name: 'Show slide 1' }).focus()
    await page.keyboard.press('Enter')
    await first.waitFor()
    // Neither the pointer nor focus holds it still now: that it is paused does.
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

  it('promises what the shop keeps, the price with its tax among it, and says four times why [HOME-01, HOME-02]', async () => {
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

  it('leads from a tile, with its title and keywords in words, to a search for it [HOME-03]', async () => {
    const { page } = stage
    await page.goto('/')
    const tile = page.getByRole('main').getByRole('listitem').getByRole('link').first()
    const [title = '', keywords = ''] = (await tile.innerText()).split('\n')
    expect(keywords).toMatch(/^[^"[\]]+(, [^"[\]]+)*$/)
    await tile.click()
    await page.waitForURL(`**/search/${encodeURIComponent(title.toLowerCase().replaceAll(' ', '-'))}`)
    await page.getByRole('article').first().waitFor()
  })

  it('wears the theme of the system, and the one that is chosen, over a reload too [APP-06]', async () => {
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
