import { describe, expect, it } from 'vitest'
import { buy, idOf, newBuyer, onlyOrderOf, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'

const stage = useShop()

/** Limit in bytes (brotli) for the script of a page's first load. */
const LIMIT = 135_000
const VISITORS = [
  '/',
  '/search',
  '/search/zzzz',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password/abc',
  '/aboutus',
  '/careers',
  '/faq',
  '/support',
  '/terms-and-conditions',
  '/privacy-policy',
  '/licence',
  '/verify',
]
const BUYERS = ['/checkout', '/orders', '/licences', '/wishList', '/editProfile', '/changePassword']

async function scriptOf(path: string): Promise<number> {
  const { page } = stage
  await page.goto(path, { waitUntil: 'networkidle' })
  return await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )
}

describe('the script of a first load', () => {
  it('is at most 135 kB on every page of a visitor', async () => {
    const paths = [
      ...VISITORS,
      `/image/${await idOf(stage, stage.shop.titles[0] ?? '')}`,
      `/imageDetails?id=${await idOf(stage, stage.shop.titles[0] ?? '')}`,
    ]
    const found: Record<string, number> = {}
    for (const path of paths) found[path] = await scriptOf(path)
    expect(Math.min(...Object.values(found))).toBeGreaterThan(50_000)
    expect(Object.entries(found).filter(([, bytes]) => bytes > LIMIT)).toEqual([])
  })

  it('is at most 135 kB on every page of a buyer', async () => {
    const buyer = await newBuyer(stage)
    await buy(stage, buyer, stage.shop.titles.slice(0, 1))
    await signedIn(stage, buyer)
    const found: Record<string, number> = {}
    for (const path of [...BUYERS, `/orders?receipt=${(await onlyOrderOf(buyer)).orderId}`]) found[path] = await scriptOf(path)
    expect(Object.entries(found).filter(([, bytes]) => bytes > LIMIT)).toEqual([])
  })
})
