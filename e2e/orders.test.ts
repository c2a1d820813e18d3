import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { sha256Of } from './browser.ts'
import { type Buyer, buy, idOf, newBuyer, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { sticksOut } from './looks.ts'
import { said } from './said.ts'

// It is another day there than on most servers for half of the time.
const ZONE = 'Pacific/Kiritimati'
const stage = useShop({}, { timezoneId: ZONE })

const path = () => new URL(stage.page.url()).pathname
const dayThere = (date = new Date()) =>
  date.toLocaleDateString('en-US', { timeZone: ZONE, month: '2-digit', day: '2-digit', year: 'numeric' })
const heightsOf = (parts: Locator) => parts.evaluateAll((nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().height)))
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 }
const table = () => stage.page.getByRole('table', { name: 'My Orders' })
const titlesShown = () => table().locator('tbody td:nth-child(3)').allInnerTexts()
const downloadButton = (title: string) => stage.page.getByRole('button', { name: `Download ${title}`, exact: true })

async function buyerOf(titles: readonly string[]): Promise<Buyer> {
  const buyer = await newBuyer(stage)
  await buy(stage, buyer, titles)
  await signedIn(stage, buyer)
  await stage.page.goto('/orders')
  return buyer
}

interface Listed {
  data: { order: { imageId: { name: string; refunded: boolean; price: number }[] }[]; count: number }
}

/** The shop's own list of a buyer's orders, changed. */
async function withOrders(buyer: Buyer, change: (answer: Listed) => void): Promise<void> {
  const answer = (await buyer.call('GET', '/api/orders/')) as Listed
  change(answer)
  stage.faults.place('GET', /^\/api\/orders\//, { status: 200, body: answer })
}

async function slowDown(page: Page, bytesASecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: bytesASecond,
    uploadThroughput: -1,
  })
}

describe('My Orders', () => {
  it('has a row an item, ten a page, at their heights; cards below 991 px, and nothing ever scrolls sideways [ORD-01, ORD-03, ORD-06, ORD-07, APP-03]', async () => {
    const { page, shop } = stage
    const titles = shop.titles.slice(0, 12)
    await buyerOf(titles)
    await page.getByRole('heading', { level: 1, name: 'My Orders' }).waitFor()
    await table().locator('tbody td').nth(72).waitFor()
    await expect
      .poll(() => table().locator('thead th').allInnerTexts())
      .toEqual(['#', 'Product Image', 'Title', 'Price', 'Description', 'Order Date', 'Actions', 'Download'])
    await expect.poll(() => heightsOf(table().locator('thead tr'))).toEqual([40])
    await expect.poll(() => heightsOf(table().locator('tbody tr'))).toEqual(Array.from({ length: 10 }, () => 50))
    await expect.poll(() => heightsOf(page.locator('main [data-part=footer]'))).toEqual([50])
    await page.getByText('1 to 10 of 12').waitFor()
    const first = await titlesShown()
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
    await page.waitForURL('**/orders?page=2')
    await page.getByText('11 to 12 of 12').waitFor()
    await page.goBack()
    await page.getByText('1 to 10 of 12').waitFor()
    await expect.poll(() => titlesShown()).toEqual(first)
    await page.getByRole('link', { name: `View ${first[0]}`, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: first[0] ?? '' }).waitFor()
    await page.goBack()
    for (const [width, kind] of [
      [991, 'table'],
      [990, 'cards'],
      [768, 'cards'],
      [390, 'cards'],
      [320, 'cards'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await downloadButton(first[0] ?? '').waitFor()
      const asTable = await table()
        .locator('thead')
        .evaluate((node) => node.getBoundingClientRect().width > 1)
      expect([width, asTable ? 'table' : 'cards']).toEqual([width, kind])
      expect(await sticksOut(page), String(width)).toBe('')
    }
  })

  it('writes the days of the buyer’s own time zone [ORD-03]', async () => {
    const { shop } = stage
    const before = dayThere()
    await buyerOf(shop.titles.slice(0, 1))
    const shown = await table().locator('tbody td:nth-child(6)').innerText()
    expect([before, dayThere()]).toContain(shown)
  })

  it('finds by words and by days, and says so when there is nothing [ORD-01, ORD-02]', async () => {
    const { page, shop } = stage
    const titles = shop.titles.slice(0, 3)
    const [wanted = '', other = ''] = titles
    await buyerOf(titles)
    const cell = (title: string) => page.getByRole('cell', { name: title, exact: true })
    await cell(other).waitFor()
    await page.getByRole('searchbox', { name: 'Search by title' }).fill(wanted)
    await cell(other).waitFor({ state: 'detached' })
    await cell(wanted).waitFor()
    expect(new URL(page.url()).searchParams.get('search')).toBe(wanted)
    await page.getByRole('status').getByText('found').waitFor({ state: 'attached' })
    const dates = page.getByRole('button', { name: /^Order dates/ })
    const choose = async (name: string) => {
      await dates.click()
      await page.getByRole('button', { name, exact: true }).click()
    }
    for (const empty of ['Yesterday', 'Last Month']) {
      await choose(empty)
      await page.getByText('No Orders Found').waitFor()
    }
    for (const full of ['Today', 'Last 7 Days', 'Last 30 Days', 'This Month']) {
      await choose(full)
      await expect.poll(() => dates.getAttribute('aria-label')).toContain(full)
      await cell(wanted).waitFor()
    }
    await dates.click()
    const today = await page.evaluate(() => new Date().toLocaleDateString('en-CA'))
    await page.getByLabel('From').fill(today)
    await page.getByLabel('To', { exact: true }).fill(today)
    await page.getByRole('button', { name: 'Show these days' }).click()
    await cell(wanted).waitFor()
    // It all stands in the address: a reload finds the same.
    await page.reload()
    await cell(wanted).waitFor()
    await expect.poll(() => cell(other).count()).toBe(0)
    await page.getByRole('searchbox', { name: 'Search by title' }).fill('nothing is called this')
    await page.getByText('No Orders Found').waitFor()
    await page.getByRole('button', { name: 'Show all orders' }).click()
    await cell(other).waitFor()
    await expect.poll(() => page.getByRole('searchbox', { name: 'Search by title' }).inputValue()).toBe('')
  })

  it('shows the whole month on a phone, wherever its field stands [ORD-01]', async () => {
    const { page } = stage
    await signedIn(stage, await newBuyer(stage))
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/orders')
    await page.getByRole('button', { name: /^Order dates/ }).click()
    const lastDay = page.getByRole('grid').getByRole('button').last()
    const confirm = page.getByRole('button', { name: 'Show these days' })
    await expect
      .poll(async () => {
        const [last, below] = [await boxOf(lastDay), await boxOf(confirm)]
        return [last.y + last.height < below.y, below.y + below.height < 800]
      })
      .toEqual([true, true])
  })

  it('is empty for who has bought nothing, with a way on [ORD-02]', async () => {
    const { page } = stage
    await signedIn(stage, await newBuyer(stage))
    await page.goto('/orders')
    await page.getByRole('heading', { name: 'No Orders Found' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Find a picture' }).click()
    await page.waitForURL('**/search')
  })

  it('shows rows to come while it asks, and what happened when it cannot; then asks again', async () => {
    const { page, faults, shop } = stage
    const [title = ''] = shop.titles
    await buyerOf([title])
    await downloadButton(title).waitFor()
    const held = faults.place('GET', /^\/api\/orders\//, { hold: true })
    await page.getByRole('searchbox', { name: 'Search by title' }).fill(title)
    await page.locator('[aria-busy=true] tbody tr[aria-hidden]').first().waitFor()
    await expect.poll(() => page.locator('tbody tr[aria-hidden]').count()).toBe(10)
    held.release()
    await downloadButton(title).waitFor()
    const broken = faults.place('GET', /^\/api\/orders\//, { status: 500, body: { success: false, code: 500, errorMessage: '' } })
    await page.reload()
    await page.getByRole('alert').getByText('Something went wrong').waitFor()
    broken.clear()
    await page.getByRole('button', { name: 'Try again' }).click()
    await downloadButton(title).waitFor()
  })

  it('goes home when the session has ended on opening, and to the login on a page change [ORD-05]', async () => {
    const { page, faults, shop } = stage
    const over = { status: 401, body: { success: false, code: 401, errorMessage: '' } }
    const buyer = await buyerOf(shop.titles.slice(0, 11))
    await page.getByText('1 to 10 of 11').waitFor()
    const ended = faults.place('GET', /^\/api\/orders\//, over)
    await page.getByRole('link', { name: 'Page 2' }).click()
    await said(page, 'Token Expired, Please login again').waitFor()
    await expect.poll(path).toBe('/login')
    await signedIn(stage, buyer)
    await page.goto('/orders?page=2')
    await said(page, 'Token Expired, Please login again').waitFor()
    await expect.poll(path).toBe('/')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    ended.clear()
  })

  it('says what was refunded, and holds a title of sixty Devanagari letters at both widths [ORD-07]', async () => {
    const { page, shop } = stage
    const titles = shop.titles.slice(0, 2)
    const buyer = await buyerOf(titles)
    const long = 'अन्नपूर्णावेंकटरमणलक्ष्मीनारायणसुब्रमण्यमकीबनाईहुईरंगोलीऔरदीये'
    await withOrders(buyer, ({ data }) => {
      const items = data.order.flatMap(({ imageId }) => imageId)
      if (items[0] !== undefined) items[0].refunded = true
      if (items[1] !== undefined) items[1].name = long
    })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/orders')
      await downloadButton(long).waitFor()
      await table().getByText('Refunded', { exact: true }).waitFor()
      await expect.poll(() => page.getByRole('button', { name: /^Download / }).count()).toBe(1)
      expect(await sticksOut(page), String(width)).toBe('')
    }
  })

  it('prints a clean sheet: whose, which days, every row and the sum [ORD-01]', async () => {
    const { page, shop } = stage
    await buyerOf(shop.titles.slice(0, 12))
    await page.getByText('1 to 10 of 12').waitFor()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false)
    await expect.poll(() => page.getByRole('contentinfo').isVisible()).toBe(false)
    await expect.poll(() => page.getByRole('button', { name: /Download/ }).count()).toBe(0)
    const sheet = page.locator('[data-part=sheet]')
    const words = await sheet.innerText()
    for (const part of ['My Orders', 'Asha Rao', 'Any time', dayThere()]) expect(words).toContain(part)
    await expect.poll(() => sheet.locator('tbody tr').count()).toBe(13)
    expect((await sheet.locator('tbody tr').last().innerText()).split(/\s+/)).toEqual(['In', 'all', '₹2,388.00', '₹429.84', '₹2,817.84'])
    // Ink on paper, whatever the theme of the screen.
    await expect.poll(() => sheet.evaluate((node) => getComputedStyle(node).color)).toBe('rgb(30, 26, 21)')
    await page.emulateMedia({ media: 'screen' })
    let printed = false
    await page.exposeFunction('printed', () => (printed = true))
    await page.evaluate(() => Object.assign(window, { print: () => Reflect.apply(Reflect.get(window, 'printed') as () => void, null, []) }))
    await page.getByRole('button', { name: 'Print' }).click()
    await expect.poll(() => printed).toBe(true)
  })
})

describe('a download', () => {
  it('gives the very file again and again, and tells how far it is [ORD-04]', async () => {
    const { page, shop } = stage
    const [title = ''] = shop.titles
    await buyerOf([title])
    const told: number[] = []
    await slowDown(page, 150_000)
    for (const round of [1, 2]) {
      const download = page.waitForEvent('download', { timeout: 60_000 })
      await downloadButton(title).click()
      await expect.poll(() => downloadButton(title).getAttribute('aria-busy')).toBe('true')
      if (round === 1) {
        const bar = page.getByRole('progressbar', { name: `Download ${title}` })
        await expect
          .poll(async () => {
            const now = Number((await bar.getAttribute('aria-valuenow', { timeout: 2000 }).catch(() => null)) ?? -1)
            if (now > 0 && now < 100) told.push(now)
            return new Set(told).size
          })
          .toBeGreaterThan(1)
        expect(told).toEqual([...told].sort((a, b) => a - b))
        await slowDown(page, -1)
      }
      expect(await sha256Of(await download)).toBe(shop.originalOf(title))
      await expect.poll(() => downloadButton(title).getAttribute('aria-busy')).toBeNull()
    }
  })

  it('of a large file comes by its signed address, whole and under its name [ORD-04]', async () => {
    const { page, shop, faults } = stage
    const [title = ''] = shop.titles
    const buyer = await buyerOf([title])
    const { data } = (await buyer.call('GET', `/api/images/${await idOf(stage, title)}`)) as { data: { image: { original: string } } }
    faults.place('GET', /^\/api\/image-download/, {
      status: 413,
      body: { success: false, code: 413, errorMessage: 'This file is large: use the direct address', data: { url: data.image.original } },
    })
    const download = page.waitForEvent('download')
    await downloadButton(title).click()
    const file = await download
    expect(await sha256Of(file)).toBe(shop.originalOf(title))
    expect(file.suggestedFilename()).toMatch(/\.jpe?g$/)
    expect(file.suggestedFilename()).toContain(title.split(/\W+/)[0])
  })

  it('that fails says so, and can be tried again [ORD-04]', async () => {
    const { page, shop, faults } = stage
    const [title = ''] = shop.titles
    await buyerOf([title])
    await downloadButton(title).waitFor()
    const close = () => page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).first().click()
    for (const fault of [
      { status: 500, body: { success: false, code: 500, errorMessage: 'inner' } },
      { status: 404, body: { success: false, code: 404, errorMessage: 'There is no such file' } },
      { cut: true as const },
    ]) {
      const placed = faults.place('GET', /^\/api\/image-download/, fault)
      await downloadButton(title).click()
      await said(page, 'Something went wrong.').waitFor()
      await close()
      placed.clear()
    }
    const limited = faults.place('GET', /^\/api\/image-download/, {
      status: 429,
      body: { success: false, code: 429, errorMessage: 'Please come back tomorrow' },
    })
    await downloadButton(title).click()
    await said(page, 'Please come back tomorrow').waitFor()
    limited.clear()
    const again = page.waitForEvent('download')
    await downloadButton(title).click()
    expect(await sha256Of(await again)).toBe(shop.originalOf(title))
    faults.place('POST', /^\/api\/image\/download/, { status: 401, body: { success: false, code: 401, errorMessage: '' } })
    await downloadButton(title).click()
    await said(page, 'Token Expired, Please login again').waitFor()
    await expect.poll(path).toBe('/')
  })
})
