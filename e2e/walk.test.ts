import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { sha256Of } from './browser.ts'
import { newBuyer, paymentWindow, signedIn } from './buyer.ts'
import { ROOT } from './catalogue.ts'
import { useShop } from './harness.ts'

// Goes through the shop on a phone as a buyer does, counts the taps and takes a picture before each and at the end, in order, in docs/screens/walk (Git ignores it).
const FOLDER = join(ROOT, 'docs/screens/walk')
const stage = useShop({}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
})

class Walk {
  taps = 0
  #pictures = 0
  readonly #name: string
  readonly #page: Page
  constructor(name: string, page: Page) {
    this.#name = name
    this.#page = page
  }

  async tap(target: Locator): Promise<void> {
    await target.waitFor()
    this.taps += 1
    await this.picture()
    await target.tap()
  }

  async picture(): Promise<void> {
    this.#pictures += 1
    await this.#page.screenshot({ path: join(FOLDER, `${this.#name}-${this.#pictures}.jpg`), type: 'jpeg', quality: 70 })
  }
}

describe('a buyer with a phone', () => {
  it('goes from the home page to a downloaded picture in at most eight taps', async () => {
    const { page } = stage
    await signedIn(stage, await newBuyer(stage))
    const walk = new Walk('signed-in', page)
    await page.goto('/')
    await walk.tap(page.getByRole('link', { name: 'Find a picture' }).first())
    await walk.tap(
      page
        .getByRole('article')
        .filter({ hasNotText: /Free|Bundle/ })
        .getByRole('link')
        .first(),
    )
    await walk.tap(page.getByRole('button', { name: 'Add To Cart' }).first())
    await walk.tap(page.getByRole('button', { name: 'Checkout' }))
    await walk.tap(paymentWindow(page).getByRole('button', { name: /^Pay ₹/ }))
    const file = new Promise<string>((resolve, reject) =>
      page.once('download', (download) => void sha256Of(download).then(resolve, reject)),
    )
    await walk.tap(
      page
        .getByRole('region', { name: /^Thank you/ })
        .getByRole('button', { name: /^Download/ })
        .first(),
    )
    expect(await file).toMatch(/^[0-9a-f]{64}$/)
    await page
      .getByText(/^Downloaded/)
      .first()
      .waitFor()
    await walk.picture()
    expect(walk.taps).toBeLessThanOrEqual(8)
  })
})
