import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { sha256Of } from './browser.ts'
import { buyerOnOrders, downloadButton, idOf } from './buyer.ts'
import { useShop } from './harness.ts'
import { toast } from './toast.ts'

const stage = useShop()

const path = () => new URL(stage.page.url()).pathname

async function slowDown(page: Page, bytesPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: -1,
  })
}

describe('a download', () => {
  it('delivers the original file repeatedly, with progress [ORD-04]', async () => {
    const { page, shop } = stage
    const [title = ''] = shop.titles
    await buyerOnOrders(stage, [title])
    const reported: number[] = []
    await slowDown(page, 150_000)
    for (const round of [1, 2]) {
      const download = page.waitForEvent('download', { timeout: 60_000 })
      await downloadButton(page, title).click()
      await expect.poll(() => downloadButton(page, title).getAttribute('aria-busy')).toBe('true')
      if (round === 1) {
        const bar = page.getByRole('progressbar', { name: `Download ${title}` })
        await expect
          .poll(async () => {
            const now = Number((await bar.getAttribute('aria-valuenow', { timeout: 2000 }).catch(() => null)) ?? -1)
            if (now > 0 && now < 100) reported.push(now)
            return new Set(reported).size
          })
          .toBeGreaterThan(1)
        expect(reported).toEqual([...reported].sort((a, b) => a - b))
        await slowDown(page, -1)
      }
      expect(await sha256Of(await download)).toBe(shop.originalOf(title))
      await expect.poll(() => downloadButton(page, title).getAttribute('aria-busy')).toBeNull()
    }
  })

  it('under way when its buyer logs out in another tab is not saved [AUTH-16]', async () => {
    const { page, context, shop, faults } = stage
    const [title = ''] = shop.titles
    await buyerOnOrders(stage, [title])
    const saved: string[] = []
    page.on('download', (download) => saved.push(download.suggestedFilename()))
    // The file has come, and waits to be counted.
    const counting = faults.place('POST', /^\/api\/image\/download/, { hold: true })
    await downloadButton(page, title).click()
    await expect.poll(() => counting.met).toBe(1)
    const other = await context.newPage()
    await other.goto('/faq')
    await other.getByRole('button', { name: /^Account/ }).click()
    await other.getByRole('menuitem', { name: 'Log out' }).click()
    await page.waitForURL(`${stage.url}/`)
    const counted = page.waitForResponse('**/api/image/download')
    counting.release()
    expect((await counted).status()).toBe(401)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(saved).toEqual([])
  })

  it('of a large file uses its signed address and the item’s name [ORD-04]', async () => {
    const { page, shop, faults } = stage
    const [title = ''] = shop.titles
    const buyer = await buyerOnOrders(stage, [title])
    const { data } = (await buyer.call('GET', `/api/images/${await idOf(stage, title)}`)) as { data: { image: { original: string } } }
    faults.place('GET', /^\/api\/image-download/, {
      status: 413,
      body: { success: false, code: 413, errorMessage: 'This file is large: use the direct address', data: { url: data.image.original } },
    })
    const download = page.waitForEvent('download')
    await downloadButton(page, title).click()
    const file = await download
    expect(await sha256Of(file)).toBe(shop.originalOf(title))
    expect(file.suggestedFilename()).toMatch(/\.jpe?g$/)
    expect(file.suggestedFilename()).toContain(title.split(/\W+/)[0])
  })

  it('that fails shows a message, and can be retried [ORD-04]', async () => {
    const { page, shop, faults } = stage
    const [title = ''] = shop.titles
    await buyerOnOrders(stage, [title])
    await downloadButton(page, title).waitFor()
    const close = () => page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).first().click()
    for (const fault of [
      { status: 500, body: { success: false, code: 500, errorMessage: 'inner' } },
      { status: 404, body: { success: false, code: 404, errorMessage: 'There is no such file' } },
      { cut: true as const },
    ]) {
      const placed = faults.place('GET', /^\/api\/image-download/, fault)
      await downloadButton(page, title).click()
      await toast(page, 'Something went wrong.').waitFor()
      await close()
      placed.clear()
    }
    const limited = faults.place('GET', /^\/api\/image-download/, {
      status: 429,
      body: { success: false, code: 429, errorMessage: 'Please come back tomorrow' },
    })
    await downloadButton(page, title).click()
    await toast(page, 'Please come back tomorrow').waitFor()
    limited.clear()
    const again = page.waitForEvent('download')
    await downloadButton(page, title).click()
    expect(await sha256Of(await again)).toBe(shop.originalOf(title))
    faults.place('POST', /^\/api\/image\/download/, { status: 401, body: { success: false, code: 401, errorMessage: '' } })
    await downloadButton(page, title).click()
    await toast(page, 'Token Expired, Please login again').waitFor()
    await expect.poll(path).toBe('/')
  })
})
