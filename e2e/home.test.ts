import { describe, expect, it } from 'vitest'
import { useShop } from './harness.ts'

const stage = useShop()

describe('the home page', () => {
  it('forgets the page number of the last list [HOME-05]', async () => {
    const { page } = stage
    await page.goto('/search?page=2')
    await page.getByRole('navigation', { name: 'Pages' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('currentPage'))).toBe('2')
    await page.getByRole('link', { name: 'Chitra' }).first().click()
    await page.getByRole('heading', { level: 1, name: /Pictures of India/ }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('currentPage'))).toBeNull()
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

  it('promises what the shop keeps, the price with its tax among them, and still slides under reduced motion [HOME-01, HOME-02]', async () => {
    const { page } = stage
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const main = page.getByRole('main')
    for (const words of ['₹234.82', 'No subscriptions', 'A licence for life', 'Free to begin'])
      await main.getByText(words).first().waitFor()
    const first = await page.getByRole('heading', { level: 1 }).boundingBox()
    await page.getByRole('button', { name: 'Show slide 2' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /Begin with a free one/ }).waitFor()
    expect(first).not.toBeNull()
  })

  it('wears the theme of the system, and the one that is chosen, over a reload too [APP-06]', async () => {
    const { page } = stage
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    const light = await paper()
    await page.emulateMedia({ colorScheme: 'dark' })
    const dark = await paper()
    expect(dark).not.toBe(light)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Light' }).click()
    await expect.poll(paper).toBe(light)
    await page.reload()
    await page.getByRole('contentinfo').waitFor()
    expect(await paper()).toBe(light)
  })
})
