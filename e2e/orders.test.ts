import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { sha256InZip } from './browser.ts'
import { buy, type Buyer, buyerOnOrders, downloadButton, newBuyer, onlyOrderOf, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { axeFindings, horizontalOverflow } from './looks.ts'
import { toast } from './toast.ts'

// UTC+14, where for most of the day the date differs from that of UTC.
const ZONE = 'Pacific/Kiritimati'
const stage = useShop({}, { timezoneId: ZONE })

const path = () => new URL(stage.page.url()).pathname
const dayThere = (date = new Date()) =>
  date.toLocaleDateString('en-US', { timeZone: ZONE, month: '2-digit', day: '2-digit', year: 'numeric' })
const heightsOf = (parts: Locator) => parts.evaluateAll((nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().height)))
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 }
const table = () => stage.page.getByRole('table', { name: 'My Orders' })
const titlesShown = () => table().locator('tbody td:nth-child(3)').allInnerTexts()

interface Listed {
  data: { order: { createdAt: string; imageId: { name: string; refunded: boolean; price: number }[] }[]; count: number }
}

/** Changes the shop's answer with a buyer's orders. */
async function withOrders(buyer: Buyer, change: (answer: Listed) => void): Promise<void> {
  const answer = (await buyer.call('GET', '/api/orders/?by=item')) as Listed
  change(answer)
  stage.faults.place('GET', /^\/api\/orders\//, { status: 200, body: answer })
}

describe('My Orders', () => {
  it('has one row per item and ten per page, at fixed heights; cards below 991 px, and no sideways scrolling [ORD-01, ORD-03, ORD-06, ORD-07, APP-03]', async () => {
    const { page, shop } = stage
    const titles = shop.titles.slice(0, 12)
    await buyerOnOrders(stage, titles)
    await page.getByRole('heading', { level: 1, name: 'My Orders' }).waitFor()
    await table().locator('tbody td').nth(72).waitFor()
    await expect
      .poll(() => table().locator('thead th').allInnerTexts())
      .toEqual(['Choose all on this page\n#', 'Product Image', 'Title', 'Price', 'Description', 'Order Date', 'Actions', 'Download'])
    await expect.poll(() => heightsOf(table().locator('thead tr'))).toEqual([40])
    await expect.poll(() => heightsOf(table().locator('tbody tr'))).toEqual(Array.from({ length: 10 }, () => 50))
    await expect.poll(() => heightsOf(page.locator('main [data-part=footer]'))).toEqual([50])
    await page.getByText('1 to 10 of 12').waitFor()
    await page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]').getByText('1', { exact: true }).waitFor()
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
      await downloadButton(page, first[0] ?? '').waitFor()
      const asTable = await table()
        .locator('thead')
        .evaluate((node) => node.getBoundingClientRect().width > 1)
      expect([width, asTable ? 'table' : 'cards']).toEqual([width, kind])
      expect(await horizontalOverflow(page), String(width)).toBe('')
    }
  })

  it('has rows of the same height where the shop’s own letters have not come [ORD-06]', async () => {
    const { page, shop } = stage
    stage.expectProblem(/woff2|ERR_FAILED/)
    await page.route('**/*.woff2', (route) => route.abort())
    await page.setViewportSize({ width: 1280, height: 800 })
    await buyerOnOrders(stage, shop.titles.slice(0, 12))
    await expect.poll(() => heightsOf(table().locator('tbody tr'))).toEqual(Array.from({ length: 10 }, () => 50))
  })

  it('loads one page at a time from the server [ORD-03]', async () => {
    const { page, shop, faults } = stage
    await buyerOnOrders(stage, shop.titles.slice(0, 12))
    await page.getByText('1 to 10 of 12').waitFor()
    const requests = () => faults.seen.filter((line) => line.startsWith('GET /api/orders/'))
    expect(requests()).toEqual(['GET /api/orders/?by=item&search=&page=1'])
    await page.getByRole('link', { name: 'Page 2' }).click()
    await page.getByText('11 to 12 of 12').waitFor()
    expect(requests()).toHaveLength(2)
  })

  it('shows the paid amount and the order’s number beside the price', async () => {
    const buyer = await buyerOnOrders(stage, stage.shop.titles.slice(0, 1))
    const { data } = (await buyer.call('GET', '/api/orders/')) as { data: { order: { _id: string }[] } }
    await expect
      .poll(async () => (await table().locator('tbody td:nth-child(4)').innerText()).split('\n'))
      .toEqual(['₹199.00', '₹234.82 paid'])
    await expect.poll(() => table().locator('tbody td:nth-child(6)').innerText()).toContain(`Order ${data.order[0]?._id}`)
  })

  it('shows dates in the buyer’s time zone [ORD-03]', async () => {
    const { page, shop } = stage
    const before = dayThere()
    const buyer = await buyerOnOrders(stage, shop.titles.slice(0, 1))
    const shown = async () => (await table().locator('tbody td:nth-child(6)').innerText()).split('\n')[0]
    expect([before, dayThere()]).toContain(await shown())
    // Late on 31 January in UTC is 1 February there. Single digits are padded with a zero.
    await withOrders(buyer, ({ data }) => {
      for (const order of data.order) order.createdAt = '2026-01-31T10:00:00.000Z'
    })
    await page.reload()
    await expect.poll(shown).toBe('02/01/2026')
  })

  it('can be searched by title and by days, and shows a message if nothing is found [ORD-01, ORD-02]', async () => {
    const { page, shop } = stage
    const titles = shop.titles.slice(0, 3)
    const [wanted = '', other = ''] = titles
    await buyerOnOrders(stage, titles)
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
    await page.getByRole('button', { name: 'Apply' }).click()
    await cell(wanted).waitFor()
    // Everything is in the address: a reload shows the same.
    await page.reload()
    await cell(wanted).waitFor()
    await expect.poll(() => cell(other).count()).toBe(0)
    await page.getByRole('searchbox', { name: 'Search by title' }).fill('nothing is called this')
    await page.getByText('No Orders Found').waitFor()
    await page.getByRole('button', { name: 'Show all orders' }).click()
    await cell(other).waitFor()
    await expect.poll(() => page.getByRole('searchbox', { name: 'Search by title' }).inputValue()).toBe('')
  })

  it('shows a complete calendar month on a phone [ORD-01]', async () => {
    const { page } = stage
    await signedIn(stage, await newBuyer(stage))
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/orders')
    await page.getByRole('button', { name: /^Order dates/ }).click()
    const lastDay = page.getByRole('grid').getByRole('button').last()
    const confirm = page.getByRole('button', { name: 'Apply' })
    await expect
      .poll(async () => {
        const [last, below] = [await boxOf(lastDay), await boxOf(confirm)]
        return [last.y + last.height < below.y, below.y + below.height < 800]
      })
      .toEqual([true, true])
  })

  it('is empty for a new buyer, with a link to the catalogue [ORD-02]', async () => {
    const { page } = stage
    await signedIn(stage, await newBuyer(stage))
    await page.goto('/orders')
    await page.getByRole('heading', { name: 'No Orders Found' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Find a picture' }).click()
    await page.waitForURL('**/search')
  })

  it('shows a skeleton while loading, an error when that fails, and loads again on request', async () => {
    const { page, faults, shop } = stage
    const [title = ''] = shop.titles
    await buyerOnOrders(stage, [title])
    await downloadButton(page, title).waitFor()
    const held = faults.place('GET', /^\/api\/orders\//, { hold: true })
    await page.getByRole('searchbox', { name: 'Search by title' }).fill(title)
    await page.locator('[aria-busy=true] tbody tr[aria-hidden]').first().waitFor()
    await expect.poll(() => page.locator('tbody tr[aria-hidden]').count()).toBe(10)
    held.release()
    await downloadButton(page, title).waitFor()
    const broken = faults.place('GET', /^\/api\/orders\//, { status: 500, body: { success: false, code: 500, errorMessage: '' } })
    await page.reload()
    await page.getByRole('alert').getByText('Something went wrong').waitFor()
    broken.clear()
    await page.getByRole('button', { name: 'Try again' }).click()
    await downloadButton(page, title).waitFor()
  })

  it('with an expired session leads home on opening, and to the login on a page change [ORD-05]', async () => {
    const { page, faults, shop } = stage
    const over = { status: 401, body: { success: false, code: 401, errorMessage: '' } }
    const buyer = await buyerOnOrders(stage, shop.titles.slice(0, 11))
    await page.getByText('1 to 10 of 11').waitFor()
    const ended = faults.place('GET', /^\/api\/orders\//, over)
    await page.getByRole('link', { name: 'Page 2' }).click()
    await toast(page, 'Token Expired, Please login again').waitFor()
    await expect.poll(path).toBe('/login')
    await signedIn(stage, buyer)
    await page.goto('/orders?page=2')
    await toast(page, 'Token Expired, Please login again').waitFor()
    await expect.poll(path).toBe('/')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    ended.clear()
  })

  it('marks refunds, and fits a title of sixty Devanagari letters at both widths [ORD-07]', async () => {
    const { page, shop } = stage
    const titles = shop.titles.slice(0, 2)
    const buyer = await buyerOnOrders(stage, titles)
    const long = 'अन्नपूर्णावेंकटरमणलक्ष्मीनारायणसुब्रमण्यमकीबनाईहुईरंगोलीऔरदीये'
    await withOrders(buyer, ({ data }) => {
      const items = data.order.flatMap(({ imageId }) => imageId)
      if (items[0] !== undefined) items[0].refunded = true
      if (items[1] !== undefined) items[1].name = long
    })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/orders')
      await downloadButton(page, long).waitFor()
      await table().getByText('Refunded', { exact: true }).waitFor()
      await expect.poll(() => page.getByRole('button', { name: /^Download / }).count()).toBe(1)
      expect(await horizontalOverflow(page), String(width)).toBe('')
    }
  })

  it('prints a sheet with name, days, every row and the total [ORD-01]', async () => {
    const { page, shop } = stage
    await buyerOnOrders(stage, shop.titles.slice(0, 12))
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
    // Black on white, whatever the theme.
    await expect.poll(() => sheet.evaluate((node) => getComputedStyle(node).color)).toBe('rgb(30, 26, 21)')
    await page.emulateMedia({ media: 'screen' })
    let printed = false
    await page.exposeFunction('printed', () => (printed = true))
    await page.evaluate(() => Object.assign(window, { print: () => Reflect.apply(Reflect.get(window, 'printed') as () => void, null, []) }))
    await page.getByRole('button', { name: 'Print' }).click()
    await expect.poll(() => printed).toBe(true)
  })
})

describe('all files of an order', () => {
  const all = (order: string) => stage.page.getByRole('button', { name: `All 3 files of order ${order}, as one zip` })

  it('are one zip, from a row and from a card, and again as often as the buyer likes [ORD-04, ORD-07]', async () => {
    const { page, shop } = stage
    const titles = shop.titles.slice(0, 3)
    const buyer = await buyerOnOrders(stage, titles)
    const { _id: id } = await onlyOrderOf(buyer)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => all(id).count()).toBe(3)
      const saved = page.waitForEvent('download')
      await all(id).first().click()
      const files = await sha256InZip(await saved)
      expect([...files.values()].slice(0, 3)).toEqual(titles.map((title) => shop.originalOf(title)))
      await toast(page, 'Your browser is saving your pictures as one zip').waitFor()
      expect(await horizontalOverflow(page), String(width)).toBe('')
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(new Set(await heightsOf(table().locator('tbody tr')))).toEqual(new Set([50]))
  })

  it('say that they are on their way, what went wrong, and that there is no connection', async () => {
    const { page, shop, faults } = stage
    const buyer = await buyerOnOrders(stage, shop.titles.slice(0, 3))
    const { _id: id } = await onlyOrderOf(buyer)
    const held = faults.place('POST', /^\/api\/archives/, { hold: true })
    await all(id).first().click()
    await expect.poll(() => all(id).first().getAttribute('aria-busy')).toBe('true')
    const saved = page.waitForEvent('download')
    held.release()
    await saved
    await expect.poll(() => all(id).first().getAttribute('aria-busy')).toBeNull()
    for (const [fault, words] of [
      [
        { status: 429, body: { success: false, code: 429, errorMessage: 'You have several downloads in progress' } },
        'You have several downloads in progress',
      ],
      [
        { status: 409, body: { success: false, code: 409, errorMessage: 'Nothing is left to download here' } },
        'Nothing is left to download here',
      ],
      [{ status: 500, body: { success: false, code: 500, errorMessage: 'x' } }, 'Something went wrong.'],
      [{ cut: true as const }, 'You seem to be offline. Please check your connection and try again'],
    ] as const) {
      const placed = faults.place('POST', /^\/api\/archives/, fault)
      await all(id).first().click()
      await toast(page, words).waitFor()
      placed.clear()
    }
  })

  it('have no button where an order has one file', async () => {
    const { page, shop } = stage
    await buyerOnOrders(stage, shop.titles.slice(0, 1))
    await downloadButton(page, shop.titles[0] ?? '').waitFor()
    expect(await page.getByRole('button', { name: /^All \d+ files/ }).count()).toBe(0)
  })
})

describe('a choice of My Orders', () => {
  it('is one zip of several orders, chosen by keyboard, on more than one page, and its certificates come from the rows [ORD-04, ORD-07]', async () => {
    const { page, shop } = stage
    const titles = shop.titles.slice(0, 11)
    const buyer = await buyerOnOrders(stage, titles.slice(0, 10))
    await buy(stage, buyer, titles.slice(10))
    await page.reload()
    const [newest = '', first = '', second = ''] = [titles[10], titles[0], titles[9]]
    const box = (title: string) => page.getByRole('checkbox', { name: `Choose ${title}` })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/orders')
      await box(newest).press(' ')
      await page.getByText('1 chosen').waitFor()
      await box(first).press(' ')
      await page.getByRole('link', { name: 'Page 2' }).click()
      await box(second).press(' ')
      await page.getByText('3 chosen').waitFor()
      expect(await horizontalOverflow(page), String(width)).toBe('')
      expect(await axeFindings(page)).toEqual([])
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download as one zip' }).press('Enter')
      const files = await sha256InZip(await saved)
      expect(new Set([...files.values()].slice(0, 3))).toEqual(new Set([newest, first, second].map((title) => shop.originalOf(title))))
      // What was chosen is under way: nothing is chosen any more.
      await expect.poll(() => page.getByText('3 chosen').count()).toBe(0)
    }
    const certificate = page.waitForEvent('download')
    await page.getByRole('button', { name: new RegExp(`^Licence certificate \\S+ of ${second}$`) }).click()
    expect((await certificate).suggestedFilename()).toMatch(/^licence-[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}\.pdf$/)
  })

  it('ends when something else is searched for', async () => {
    const { page, shop } = stage
    const titles = shop.titles.slice(0, 2)
    await buyerOnOrders(stage, titles)
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).click()
    await page.getByText('2 chosen').waitFor()
    await page.getByRole('searchbox', { name: 'Search by title' }).fill(titles[0] ?? '')
    await expect.poll(() => page.getByRole('checkbox', { name: /^Choose (?!all)/ }).count()).toBe(1)
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
    expect(await page.getByText(/ chosen$/).count()).toBe(0)
  })
})

describe('a refund', () => {
  it('is requested with a reason, waits for its answer, and ends the download once accepted', async () => {
    const { page, shop, mail } = stage
    const [title = ''] = shop.titles
    const buyer = await buyerOnOrders(stage, [title])
    const { data } = (await buyer.call('GET', '/api/orders/')) as { data: { order: { _id: string }[] } }
    const id = data.order[0]?._id ?? ''
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.getByRole('button', { name: `Ask for a refund: ${title}` }).click()
      expect(await horizontalOverflow(page), String(width)).toBe('')
      await page.getByRole('button', { name: 'Keep the order' }).click()
    }
    await page.getByRole('button', { name: `Ask for a refund: ${title}` }).click()
    const dialog = page.getByRole('dialog', { name: `Refund of order ${id}` })
    await dialog.getByText('₹234.82').waitFor()
    const send = dialog.getByRole('button', { name: 'Ask for the refund' })
    await send.click()
    await dialog.getByText('Please say why you want a refund').waitFor()
    await dialog.getByLabel('Why do you want a refund?').fill('I bought the wrong picture')
    await send.click()
    await toast(page, 'We have received your request and will answer by mail').waitFor()
    await page.getByRole('button', { name: `Refund asked for: ${title}` }).waitFor()
    expect((await mail.next(buyer.email)).text).toContain('Thank you. You paid')
    // The command needs the embedded database, so the shop is stopped meanwhile.
    await page.goto('about:blank')
    await shop.operate('refunds', 'accept', id, '--note', 'Sorry for the trouble')
    expect((await mail.next(buyer.email)).text).toContain(`We accepted your refund of order ${id} (₹234.82).`)
    await page.goto('/orders')
    await page.getByRole('button', { name: `Refunded: ${title}` }).click()
    await page.getByRole('dialog').getByText('Sorry for the trouble').waitFor()
    await page.getByRole('button', { name: 'Close' }).last().click()
    await expect.poll(() => downloadButton(page, title).count()).toBe(0)
  })
})
