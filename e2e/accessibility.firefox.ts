import { describe, expect, it } from 'vitest'
import { idOf, newBuyer } from './buyer.ts'
import { becomes, see, startFirefox, useFirefox } from './firefox-harness.ts'
import { axeFindings } from './looks.ts'

const stage = useFirefox()

describe('screens in Firefox', () => {
  for (const device of ['light', 'dark'] as const)
    it(`pass axe for WCAG 2.2 AA at 390 and 1280 px on a ${device} device`, async () => {
      const [inCart, wished] = await Promise.all(stage.shop.titles.slice(0, 2).map((title) => idOf(stage, title)))
      const buyer = await newBuyer(stage)
      await buyer.call('POST', '/api/carts/', { imageId: inCart })
      await buyer.call('POST', '/api/wishlist/', { product: wished })
      const browser = await startFirefox(device)
      try {
        const page = await browser.newPage()
        const found: string[] = []
        const look = async (paths: readonly string[]) => {
          for (const path of paths)
            for (const width of [390, 1280]) {
              await page.setViewport({ width, height: 844 })
              await page.goto(stage.url + path)
              await see(page, 'main h1, main h2')
              await page.waitForNetworkIdle()
              found.push(...(await axeFindings(page)).map((finding) => `${path} at ${width}: ${finding}`))
            }
        }
        await look(['/', '/search', `/image/x-${inCart}`, '/login', '/signup', '/faq', '/support'])
        await becomes({ ...stage, page }, buyer)
        await look(['/checkout', '/wishList', '/orders', '/editProfile', '/changePassword'])
        expect(found).toEqual([])
      } finally {
        await browser.close()
      }
    }, 300_000)
})
