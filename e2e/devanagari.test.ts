import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { buy, idOf, newBuyer, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'

const stage = useShop()

/** Text in Devanagari that is not marked as Hindi, except decorative text. */
const unmarkedHindi = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode() !== null) {
      const { textContent, parentElement } = texts.currentNode
      if (!/\p{Script=Devanagari}/u.test(textContent ?? '') || parentElement?.closest('[aria-hidden=true], script') !== null) continue
      if (parentElement.closest('[lang]')?.getAttribute('lang') !== 'hi') found.push(parentElement.outerHTML.slice(0, 200))
    }
    return found
  })

/** For each Hindi text of several lines: distance between lines (`apart`), and height of its letters with vowel signs (`ink`), in pixels. */
const linesOfHindi = (page: Page): Promise<{ where: string; apart: number; ink: number }[]> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const pen = document.createElement('canvas').getContext('2d')
    return [...document.querySelectorAll('main [lang=hi]')].flatMap((part) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      const tops = [...new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))].toSorted((a, b) => a - b)
      if (pen === null || tops.length < 2) return []
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(part)
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
      const { actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(part.textContent ?? '')
      const apart = Math.min(...tops.slice(1).map((top, index) => top - (tops[index] ?? 0)))
      return [{ where: part.parentElement?.outerHTML.slice(0, 120) ?? '', apart, ink: actualBoundingBoxAscent + actualBoundingBoxDescent }]
    })
  })

describe('text in Devanagari', () => {
  const HINDI = 'अन्नपूर्णा के घर में दीपावली की रात्रि, हिन्दुस्तान की कृतियाँ, र्द्धि और सूर्योदय की पूर्णिमा'
  const inHindi = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inHindi)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        if (key === 'name' || key === 'description' || key === 'location') return [key, HINDI]
        if (key === 'keywords') return [key, ['दीया', 'पूर्णिमा']]
        return [key, key === 'firstName' ? 'अनुष्का' : inHindi(inner)]
      }),
    )
  }

  it('is marked as Hindi everywhere, and its lines are far enough apart for vowel signs', async () => {
    const { page, shop, faults } = stage
    const buyer = await newBuyer(stage)
    const [one = '', two = ''] = shop.titles
    const id = await idOf(stage, one)
    await buy(stage, buyer, [two])
    await buyer.call('POST', '/api/carts/', { imageId: id })
    await buyer.call('POST', '/api/wishlist/', { product: id })
    await signedIn(stage, buyer, { firstName: 'अनुष्का', lastName: 'शर्मा' })
    for (const [path, call, mayWrap] of [
      ['/search', '/api/images-list/?limit=30', true],
      [`/image/x-${id}`, `/api/images/${id}`, true],
      [`/imageDetails?id=${id}`, `/api/images/${id}`, true],
      ['/checkout', '/api/carts/', true],
      ['/wishList', '/api/wishlist/', true],
      ['/orders', '/api/orders/?by=item', false],
    ] as const) {
      const fault = faults.place('GET', new RegExp(`^${call.replace(/\?.*/, '')}(\\?|$)`), {
        status: 200,
        body: inHindi(await buyer.call('GET', call)),
      })
      await page.goto(path)
      await page.getByRole('main').getByText(HINDI).first().waitFor()
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => unmarkedHindi(page), { message: `${path} at ${width}` }).toEqual([])
        const lines = await linesOfHindi(page)
        if (mayWrap && width === 390) expect(lines.length, path).toBeGreaterThan(0)
        expect(
          lines.filter(({ apart, ink }) => apart < ink),
          `${path} at ${width}`,
        ).toEqual([])
      }
      fault.clear()
    }
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menu').waitFor()
    expect(await unmarkedHindi(page)).toEqual([])
  })
})
