import { describe, expect, it } from 'vitest'
import { idOf, newBuyer, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { toast } from './toast.ts'

const stage = useShop()

describe('the gateway’s script', () => {
  const script = () => stage.page.locator('script[src*="sandbox-gateway"]').count()
  const requests = () => stage.faults.seen.filter((line) => /^GET \/(sandbox-gateway\/.*\.js|api\/ip-info)/.test(line)).length
  const heading = (name: string | RegExp) => stage.page.getByRole('main').getByRole('heading', { name }).first().waitFor()

  it('and the visitor’s location are loaded ten seconds after the page, and nothing is loaded from another host [TB-06, APP-02, APP-07]', async () => {
    const { page } = stage
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(stage.url) && !/^(data|blob):/.test(request.url())) foreign.push(request.url())
    })
    await page.clock.install()
    await signedIn(stage, await newBuyer(stage))
    for (const path of ['/', '/search', '/checkout', '/orders', '/wishList', '/faq']) {
      await page.goto(path)
      await heading(/./)
      stage.faults.seen.length = 0
      await page.evaluate(() => localStorage.removeItem('ip_info'))
      await page.clock.runFor(4_000)
      expect([await script(), requests()], path).toEqual([0, 0])
      await page.clock.runFor(7_000)
      await expect.poll(script, { message: path }).toBe(1)
      await expect.poll(() => page.evaluate(() => localStorage.getItem('ip_info')), { message: path }).toContain('country')
    }
    expect(foreign).toEqual([])
  })

  it('and the visitor’s location are never loaded where passwords and personal details are typed [TB-06]', async () => {
    const { page } = stage
    await page.clock.install()
    await signedIn(stage, await newBuyer(stage))
    for (const path of [
      '/login',
      '/signup',
      '/forgot-password',
      '/reset-password/abc',
      '/editProfile',
      '/changePassword',
      '/hi/login',
      '/hi/editProfile',
    ]) {
      await page.goto(path)
      await heading(/./)
      stage.faults.seen.length = 0
      await page.clock.runFor(60_000)
      // Waits for the code that is loaded after ten seconds.
      await page.waitForLoadState('networkidle')
      expect([await script(), requests()], path).toEqual([0, 0])
    }
  })

  it('is unloaded on the way to a page for passwords, and the toast is shown there [TB-06, ITEM-13]', async () => {
    const { page } = stage
    await page.clock.install()
    await page.goto(`/product-details?id=${await idOf(stage, stage.shop.freeTitles[0] ?? '')}`)
    await heading(/./)
    await page.clock.runFor(11_000)
    await expect.poll(script).toBe(1)
    await page.getByRole('button', { name: 'Free Download' }).click()
    await heading('Sign In')
    await toast(page, 'Please login to continue!').waitFor()
    expect(await script()).toBe(0)
    expect(await page.evaluate(() => 'Razorpay' in globalThis)).toBe(false)
    // It is shown once, not again on the next page.
    await page.reload()
    await heading('Sign In')
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'said' }))
  })
})
