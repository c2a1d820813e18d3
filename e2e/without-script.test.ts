import { describe, expect, it } from 'vitest'
import { useShop } from './harness.ts'

const stage = useShop({}, { javaScriptEnabled: false })

describe.each([390, 1280])('without a script, %i px wide', (width) => {
  it('links lead from home to an item, with headings, pictures and prices', async () => {
    const { page } = stage
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Find a picture' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'All images and graphics' }).waitFor()
    const tile = page.getByRole('article').first()
    const picture = tile.locator('img').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
    expect(await picture.evaluate((image) => getComputedStyle(image).opacity)).toBe('1')
    await page.getByRole('navigation', { name: 'Pages' }).locator('a[rel=next]').click()
    await expect.poll(() => new URL(page.url()).search).toBe('?page=2')
    const opened = page.getByRole('article').nth(1).getByRole('link').first()
    const path = await opened.getAttribute('href')
    await opened.click()
    await expect.poll(() => new URL(page.url()).pathname).toBe(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page
      .getByText(/^₹\d+|^Free$/)
      .first()
      .waitFor()
    expect(await page.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toContain(encodeURIComponent(stage.url))
  })

  it('the search form works', async () => {
    const { page } = stage
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const words = page.getByRole('search').getByRole('combobox', { name: 'Search', exact: true })
    await words.fill('tea')
    await words.press('Enter')
    await page.getByRole('heading', { level: 1, name: /tea/ }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/search/tea')
    await page.getByRole('search').getByRole('combobox', { name: 'Search in' }).selectOption('images')
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/search/image/tea')
    expect(await page.getByRole('article').count()).toBeGreaterThan(1)
  })

  it('a search without results links to near words and to the list without the filter that hides most', async () => {
    const { page } = stage
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/search/tempel')
    await page
      .getByRole('list', { name: 'Did you mean' })
      .getByRole('link', { name: /^temple / })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Results for “temple”' }).waitFor()
    await page.goto('/search/temple?height=99999')
    await page.getByRole('link', { name: /^Without “99999 px tall or more”/ }).click()
    await page.waitForURL('**/search/temple')
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
  })

  it.each(['/faq', '/aboutus', '/careers', '/support', '/terms-and-conditions', '/privacy-policy'])('%s can be read', async (path) => {
    const { page } = stage
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(150)
  })

  it('the questions open', async () => {
    const { page } = stage
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/faq')
    const answer = page.getByRole('main').locator('details').first()
    await answer.locator('summary').click()
    expect(await answer.getAttribute('open')).toBe('')
  })

  it('pictures have no buttons, which need a script', async () => {
    const { page } = stage
    await page.goto('/search')
    expect(await page.getByRole('article').count()).toBeGreaterThan(5)
    expect(await page.getByRole('article').getByRole('button').count()).toBe(0)
  })

  it('a note explains what needs a script', async () => {
    const { page } = stage
    await page.goto('/checkout')
    expect(await page.locator('noscript p').innerText()).toMatch(/^Without JavaScript you can browse, search and read here\. Buying/)
    expect(await page.locator('noscript p').isVisible()).toBe(true)
  })
})
