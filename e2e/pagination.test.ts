import { describe, expect, it } from 'vitest'
import { useShop } from './harness.ts'

const stage = useShop()

describe('a list', () => {
  it('returns from an item to the same page and position; another keyword starts at page 1 [SRCH-06]', async () => {
    const { page } = stage
    await page.goto('/search')
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
    await page.waitForURL('**/search?page=2')
    await page.getByText(/, page 2 of \d/).waitFor()
    const tile = page.getByRole('main').locator('[data-tile] a').nth(16)
    // Scrolls it to the middle of the screen, so that the click does not scroll.
    await tile.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
    const place = await scrollY()
    expect(place).toBeGreaterThan(400)
    await tile.click()
    await page.getByRole('heading', { name: 'Similar images' }).waitFor()
    await expect.poll(() => scrollY()).toBe(0)
    await page.goBack()
    await page.waitForURL('**/search?page=2')
    await expect.poll(scrollY).toBe(place)
    const box = page.getByRole('combobox', { name: 'Search', exact: true })
    await box.fill('tea')
    await box.press('Enter')
    await page.waitForURL('**/search/tea')
    await page.getByRole('heading', { level: 1, name: 'Results for “tea”' }).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('currentPage'))).toBe('1')
  })

  it('reopens the page that was left when the same search is repeated from an item [SRCH-06]', async () => {
    const { page } = stage
    await page.goto('/search/image?page=2')
    await page.getByRole('main').locator('[data-tile] a').first().click()
    await page.getByRole('heading', { name: 'Similar images' }).waitFor()
    await page.getByRole('navigation', { name: 'Catalogue' }).getByRole('link', { name: 'Images' }).click()
    await page.waitForURL('**/search/image?page=2')
  })

  it('keeps its page number in browser storage; a new keyword or category starts at 1, and home clears it [SRCH-06, HOME-05]', async () => {
    const { page } = stage
    const stored = () => page.evaluate(() => localStorage.getItem('currentPage'))
    const at = (path: string) => page.waitForURL((url) => url.pathname + url.search === path)
    await page.goto('/search/image?page=2')
    await page.getByText(/, page 2 of \d/).waitFor()
    // Reloads an address with a page number, then opens one without.
    await page.reload()
    await page.getByText(/, page 2 of \d/).waitFor()
    await page.goto('/search/image')
    await at('/search/image?page=2')
    await page.getByText(/, page 2 of \d/).waitFor()
    expect(await stored()).toBe('2')
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 1', exact: true }).click()
    await expect.poll(stored).toBe('1')
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
    await expect.poll(stored).toBe('2')
    // Another category, with and without a page load.
    await page.goto('/search')
    await page.getByText(/^\d+ images and graphics$/).waitFor()
    expect(await stored()).toBe('1')
    expect(new URL(page.url()).search).toBe('')
    await page.goto('/search?page=2')
    await expect.poll(stored).toBe('2')
    await page.getByRole('navigation', { name: 'Catalogue' }).getByRole('link', { name: 'Images' }).click()
    await at('/search/image')
    await expect.poll(stored).toBe('1')
    await page.goto('/search?page=2')
    await expect.poll(stored).toBe('2')
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: /Pictures of India/ }).waitFor()
    expect(await stored()).toBeNull()
    await page.goto('/search')
    await page.getByText(/^\d+ images and graphics$/).waitFor()
    expect(await stored()).toBe('1')
    // Back restores the page number of the address.
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
    await at('/search?page=2')
    await page.goto('/faq')
    await page.goBack()
    await at('/search?page=2')
    await page.goBack()
    await at('/search')
  })

  it('has page links only above 30 results, 30 a page, once the list is loaded [SRCH-07]', async () => {
    const { page, faults, shop } = stage
    const answer = (await (await fetch(`${shop.url}/api/images-list/?limit=31`)).json()) as { data: { image: object[] } }
    const pages = page.getByRole('navigation', { name: 'Pages' })
    for (const count of [30, 31]) {
      const image = answer.data.image.slice(0, 30)
      const body = { ...answer, data: { ...answer.data, image, count } }
      const fault = faults.place('GET', /^\/api\/images-list\/\?/, { status: 200, body })
      await page.goto('/search')
      await page.getByRole('main').getByRole('status').getByText(`${count} images and graphics`, { exact: true }).waitFor()
      expect(await pages.count(), String(count)).toBe(count > 30 ? 1 : 0)
      expect(faults.seen.filter((line) => line.includes('/api/images-list/')).at(-1)).toContain('limit=30')
      fault.clear()
    }
    await page.goto('/search')
    await pages.waitFor()
    const held = faults.place('GET', /^\/api\/images-list\/\?.*recent/, { hold: true })
    await page.getByRole('switch', { name: 'Most Recent' }).click()
    await pages.waitFor({ state: 'detached' })
    held.release()
    await pages.waitFor()
  })
})
