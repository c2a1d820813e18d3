import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { sha256InZip, sha256Of } from './browser.ts'
import { type Buyer, buy, fillCart, newBuyer, onlyOrderOf, paymentWindow, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { headerCount } from './toast.ts'

const stage = useShop()

const receipt = () => stage.page.getByRole('region', { name: /^Thank you\. Your pictures? (is|are) ready$/ })
const heading = () => receipt().getByRole('heading', { level: 2 })
/** What says of a file that it has been downloaded. */
const downloaded = () => receipt().getByText(/^Downloaded/)
const table = () => stage.page.getByRole('table', { name: 'My Orders' })
const place = () => new URL(stage.page.url())

async function fillAndPay(titles: readonly string[], button: string | RegExp = /^Pay ₹/): Promise<Buyer> {
  const { page } = stage
  const buyer = await newBuyer(stage)
  await fillCart(stage, buyer, titles)
  await signedIn(stage, buyer)
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Checkout' }).click()
  await paymentWindow(page).getByRole('button', { name: button }).click()
  return buyer
}

/** The hashes of as many downloads as asked for, from now on. */
function nextDownloads(page: Page, count: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const hashes: Promise<string>[] = []
    page.on('download', (download) => {
      hashes.push(sha256Of(download))
      if (hashes.length === count) Promise.all(hashes).then(resolve, reject)
    })
  })
}

/** The hashes of the pictures in a zip, which stand at its top. */
const picturesOf = (files: Map<string, string>): string[] => [...files].filter(([name]) => !name.includes('/')).map(([, hash]) => hash)

const isAtHeading = () => heading().evaluate((node) => document.activeElement === node)

describe('the receipt', () => {
  it('opens after the payment with number, amount and pictures, and its heading has the focus [CART-05]', async () => {
    const { page, shop } = stage
    const titles = shop.titles.slice(0, 3)
    const zip = page.waitForEvent('download')
    const buyer = await fillAndPay(titles)
    await page.waitForURL('**/orders?receipt=*')
    await heading().waitFor()
    await expect.poll(isAtHeading).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const order = await onlyOrderOf(buyer)
    await receipt().getByText(`Order ${order._id}`).waitFor()
    await receipt().getByText('₹704.46 paid, with ₹107.46 GST').waitFor()
    for (const title of titles) await receipt().getByRole('link', { name: title, exact: true }).waitFor()
    await expect
      .poll(() =>
        receipt()
          .locator('li img')
          .evaluateAll((images: HTMLImageElement[]) => images.filter((image) => image.naturalWidth > 0).length),
      )
      .toBe(3)
    // The zip begins by itself, and the receipt says of each file that it is there.
    expect((await zip).suggestedFilename()).toBe(`Chitra-${order._id}.zip`)
    expect(picturesOf(await sha256InZip(await zip))).toEqual(titles.map((title) => shop.originalOf(title)))
    await expect.poll(() => downloaded().count()).toBe(3)
    await table()
      .getByRole('cell', { name: titles[0] ?? '', exact: true })
      .waitFor()
    await expect.poll(() => headerCount(page, 'Cart')).not.toMatch(/\d/)
    // Back leads to what was before the cart, not to an empty one.
    await page.goBack()
    expect(place().pathname).not.toBe('/checkout')
  })

  it('of a second order in the same document has the focus too', async () => {
    const { page, shop } = stage
    const [title = '', other = ''] = shop.titles
    const buyer = await fillAndPay([title])
    await expect.poll(isAtHeading).toBe(true)
    await fillCart(stage, buyer, [other])
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
    await page.getByRole('button', { name: 'Checkout' }).click()
    await paymentWindow(page)
      .getByRole('button', { name: /^Pay ₹/ })
      .click()
    await receipt().getByRole('link', { name: other, exact: true }).waitFor()
    await expect.poll(isAtHeading).toBe(true)
  })

  it('stays after a reload, and no download begins again', async () => {
    const { page, shop, faults } = stage
    const [title = ''] = shop.titles
    const file = nextDownloads(page, 1)
    await fillAndPay([title])
    await heading().waitFor()
    await file
    await receipt()
      .getByText(/^Downloaded/)
      .waitFor()
    const begun = () => faults.seen.filter((line) => line.startsWith('GET /api/image-download')).length
    const before = begun()
    await page.reload()
    await heading().waitFor()
    await expect.poll(isAtHeading).toBe(true)
    await receipt()
      .getByRole('button', { name: `Download ${title}`, exact: true })
      .waitFor()
    expect(begun()).toBe(before)
  })

  it('holds the paid cart until it is there', async () => {
    const { page, shop, faults } = stage
    const [title = ''] = shop.titles
    const late = faults.place('GET', /^\/api\/orders\//, { hold: true })
    await fillAndPay([title])
    await page.getByRole('group', { name: 'Payment' }).getByText('Paid. The pictures are yours').waitFor()
    await expect.poll(() => late.met).toBe(1)
    expect(place().pathname).toBe('/checkout')
    await page.getByRole('link', { name: title, exact: true }).waitFor()
    await expect.poll(() => page.getByRole('main').getAttribute('aria-busy')).toBe('true')
    await expect.poll(() => page.getByRole('heading', { name: 'My Cart' }).isVisible()).toBe(true)
    late.release()
    await heading().waitFor()
  })

  it('opens by itself when the payment window is lost [CART-07]', async () => {
    const { page, shop } = stage
    const [title = ''] = shop.titles
    await fillAndPay([title], 'Paid, but the browser never hears back')
    await page.locator('iframe[title="Payment window"]').waitFor({ state: 'detached' })
    await heading().waitFor()
    await expect.poll(isAtHeading).toBe(true)
    const download = page.waitForEvent('download')
    await receipt()
      .getByRole('button', { name: `Download ${title}`, exact: true })
      .click()
    expect(await sha256Of(await download)).toBe(shop.originalOf(title))
    await receipt()
      .getByText(/^Downloaded/)
      .waitFor()
  })

  it('waits for a payment that is not confirmed, says so, and appears once it is [CART-07]', async () => {
    const { page, shop, faults } = stage
    const [title = ''] = shop.titles
    const unknown = faults.place('GET', /^\/api\/payment\/order_/, {
      status: 200,
      body: { success: true, code: 200, data: { state: 'open' } },
    })
    const refused = faults.place('POST', /^\/api\/orders\//, { status: 503, body: { success: false, code: 503, errorMessage: 'Later' } })
    const empty = { data: { order: [], count: 0, sums: { subtotal: 0, tax: 0, total: 0 } }, success: true, code: 200 }
    const none = faults.place('GET', /^\/api\/orders\//, { status: 200, body: empty })
    await fillAndPay([title])
    await page.waitForURL('**/orders?receipt=*')
    await page.getByRole('group', { name: 'Payment' }).getByText('Your payment is being confirmed').waitFor()
    await expect.poll(() => page.getByText('No Orders Found').count()).toBe(0)
    await page.reload()
    await page.getByRole('group', { name: 'Payment' }).getByText('Your payment is being confirmed').waitFor()
    for (const fault of [none, refused, unknown]) fault.clear()
    await heading().waitFor()
    await expect.poll(isAtHeading).toBe(true)
    await table().getByRole('cell', { name: title, exact: true }).waitFor()
  })

  it('says after twenty seconds that no payment has arrived, with a way back to the cart [CART-06]', async () => {
    const { page, shop } = stage
    const buyer = await newBuyer(stage)
    await fillCart(stage, buyer, shop.titles.slice(0, 1))
    const { data } = (await buyer.call('GET', '/api/payment/')) as { data: { order: { id: string } } }
    await signedIn(stage, buyer)
    await page.clock.install()
    await page.goto(`/orders?receipt=${data.order.id}`)
    await page.getByText('Your payment is being confirmed').waitFor()
    await page.clock.fastForward(20_000)
    await page.getByText('No payment has arrived so far.').waitFor()
    await page.getByRole('link', { name: 'Back to the cart' }).click()
    await page.getByRole('heading', { name: 'My Cart' }).waitFor()
  })

  it('appears after the page has slept for an hour [CART-07]', async () => {
    const { page, shop, faults } = stage
    const buyer = await newBuyer(stage)
    await buy(stage, buyer, shop.titles.slice(0, 1))
    await signedIn(stage, buyer)
    const unknown = faults.place('GET', /^\/api\/payment\/order_/, { cut: true })
    await page.clock.install()
    await page.goto(`/orders?receipt=${(await onlyOrderOf(buyer)).orderId}`)
    await page.getByText('Your payment is being confirmed').waitFor()
    await page.clock.fastForward('01:00:00')
    // On waking there is no connection yet.
    await page.getByText('No payment has arrived so far.').waitFor()
    const before = unknown.met
    await expect.poll(() => unknown.met).toBeGreaterThan(before)
    unknown.clear()
    await heading().waitFor()
  })

  it('downloads one file with its progress, and all of them as one zip with their receipt and certificates [ORD-04]', async () => {
    const { page, shop } = stage
    const titles = shop.titles.slice(0, 3)
    const [title = ''] = titles
    const buyer = await newBuyer(stage)
    await buy(stage, buyer, titles)
    await signedIn(stage, buyer)
    await page.goto(`/orders?receipt=${(await onlyOrderOf(buyer)).orderId}`)
    const session = await page.context().newCDPSession(page)
    const speed = (bytesPerSecond: number) =>
      session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: -1,
      })
    await heading().waitFor()
    await speed(150_000)
    const one = nextDownloads(page, 1)
    const button = receipt().getByRole('button', { name: `Download ${title}`, exact: true })
    await button.click()
    const shown = () =>
      receipt()
        .getByRole('progressbar', { name: `Download ${title}` })
        .getAttribute('aria-valuenow', { timeout: 2000 })
        .then(Number, () => 0)
    await expect.poll(async () => ((part) => part > 0 && part < 100)(await shown())).toBe(true)
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
    await speed(-1)
    expect(await one).toEqual([shop.originalOf(title)])
    const all = page.waitForEvent('download')
    await receipt().getByRole('button', { name: 'Download all' }).click()
    const files = await sha256InZip(await all)
    expect(picturesOf(files)).toEqual(titles.map((each) => shop.originalOf(each)))
    const [paper, ...certificates] = [...files.keys()].slice(3)
    expect(paper).toMatch(/^papers\/SRE-\d{4}-\d{6}\.pdf$/)
    expect(certificates.map((name) => /^certificates\/licence-\S+\.pdf$/.test(name))).toEqual([true, true, true])
    await expect.poll(() => downloaded().count()).toBe(3)
  })

  it('of another buyer, or of nothing, is the plain list', async () => {
    const { page, shop } = stage
    const [title = '', other = ''] = shop.titles
    const stranger = await newBuyer(stage)
    await buy(stage, stranger, [other])
    const buyer = await newBuyer(stage)
    await buy(stage, buyer, [title])
    await signedIn(stage, buyer)
    for (const payment of [(await onlyOrderOf(stranger)).orderId, 'order_nothing', 'x'.repeat(100), '']) {
      await page.goto(`/orders?receipt=${payment}`)
      await table().getByRole('cell', { name: title, exact: true }).waitFor()
      expect(await page.getByText('Thank you').count(), payment).toBe(0)
      expect(await page.getByText('being confirmed').count(), payment).toBe(0)
    }
  })

  it('is left by a page of the table, and by its link to all orders', async () => {
    const { page, shop } = stage
    const buyer = await newBuyer(stage)
    await buy(stage, buyer, shop.titles.slice(0, 12))
    await signedIn(stage, buyer)
    await page.goto(`/orders?receipt=${(await onlyOrderOf(buyer)).orderId}`)
    await heading().waitFor()
    await page.getByRole('link', { name: 'Page 2' }).click()
    await page.getByText('11 to 12 of 12').waitFor()
    await expect.poll(() => receipt().count()).toBe(0)
    await page.goBack()
    await receipt().getByRole('link', { name: 'All orders' }).click()
    await expect.poll(() => receipt().count()).toBe(0)
    expect(place().search).toBe('')
  })
})
