import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { sha256Of } from './browser.ts'
import { newBuyer, PASSWORD, paymentWindow, signedIn } from './buyer.ts'
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

async function toAddToCart(walk: Walk): Promise<void> {
  const { page } = stage
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
}

/** From the receipt to a file that has arrived. */
async function toFile(walk: Walk): Promise<void> {
  const { page } = stage
  const file = new Promise<string>((resolve, reject) => page.once('download', (download) => void sha256Of(download).then(resolve, reject)))
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
}

describe('a buyer with a phone', () => {
  it('goes from the home page to a downloaded picture in at most eight taps', async () => {
    const { page } = stage
    await signedIn(stage, await newBuyer(stage))
    const walk = new Walk('signed-in', page)
    await toAddToCart(walk)
    await walk.tap(page.getByRole('button', { name: 'Checkout' }))
    await walk.tap(paymentWindow(page).getByRole('button', { name: /^Pay ₹/ }))
    await toFile(walk)
    expect(walk.taps).toBeLessThanOrEqual(8)
  })

  it('who has no account yet meets no dead end on the way there', async () => {
    const { page, mail } = stage
    const email = 'walker@example.com'
    const walk = new Walk('first-time', page)
    await toAddToCart(walk)
    await walk.tap(page.getByRole('dialog').getByRole('link', { name: 'Register Now' }))
    await page.getByLabel('Full Name').fill('Asha Rao')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm Password').fill(PASSWORD)
    await walk.tap(page.getByRole('checkbox'))
    await walk.tap(page.getByRole('button', { name: 'SUBMIT' }))
    const { text = '' } = await mail.next(email)
    await walk.picture()
    await page.goto(/http\S+\/login\?code=\S+/.exec(text)?.[0] ?? '')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await walk.tap(page.getByRole('button', { name: 'SIGN IN' }))
    // What was to be bought waits in the cart.
    await walk.tap(page.getByRole('button', { name: 'Checkout' }))
    await walk.tap(paymentWindow(page).getByRole('button', { name: /^Pay ₹/ }))
    await toFile(walk)
  })
})
