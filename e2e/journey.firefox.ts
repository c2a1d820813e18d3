import { describe, expect, it } from 'vitest'
import { type Buyer, idOf, newBuyer, PASSWORD } from './buyer.ts'
import { becomes, focused, named, pathOf, press, saying, see, startFirefox, toast, useFirefox } from './firefox-harness.ts'

const stage = useFirefox()
const SEARCH_BOX = named('combobox', 'Search')

/** Opens a page of the shop and waits for its heading. */
async function open(path: string): Promise<void> {
  await stage.page.goto(stage.url + path)
  await see(stage.page, 'main h1, main h2')
}

async function logIn(buyer: Buyer): Promise<void> {
  const { page } = stage
  await page.locator(named('textbox', 'Email')).fill(buyer.email)
  await page.locator('input[type=password]').fill(PASSWORD)
  await press(page, 'button', 'SIGN IN')
  await see(page, toast('Login successful'))
}

const itemPath = async (title: string) => `/image/x-${await idOf(stage, title)}`
/** The label of the cart or the wish list in the header. */
const countOf = (name: string) =>
  stage.page.evaluate((of) => document.querySelector(`header a[aria-label^="${of}"]`)?.getAttribute('aria-label') ?? '', name)

describe('a buyer in Firefox', () => {
  it('searches, likes a picture as a guest, logs in, buys, and gets the imported file', async () => {
    const { page, shop } = stage
    const buyer = await newBuyer(stage)
    const [title = ''] = shop.titles
    await open('/')
    await page.locator(SEARCH_BOX).fill(title)
    await page.keyboard.press('Enter')
    await page.locator(`main article ${saying(title)}`).click()
    await see(page, named('heading', title))
    await see(page, saying('+ 18% GST = ₹234.82'))
    await press(page, 'button', `Add ${title} to wish list`)
    await see(page, named('dialog', `Sign in to save “${title}”`))
    await logIn(buyer)
    await see(page, named('button', `Remove ${title} from wish list`))
    await page.locator('header a[aria-label^="Wish List"]').click()
    await expect.poll(() => pathOf(page)).toBe('/wishList')
    await see(page, `main ${saying(title)}`)
    await expect.poll(() => countOf('Wish List')).toContain('1')
    await press(page, 'button', 'Add To Cart')
    await expect.poll(() => pathOf(page)).toBe('/checkout')
    await see(page, `main ${saying(title)}`)
    await expect.poll(() => countOf('Cart')).toContain('1')
    await press(page, 'button', 'Checkout')
    const iframe = await page.locator('iframe[title="Payment window"]').waitHandle()
    const paymentWindow = await iframe.contentFrame()
    if (!('locator' in paymentWindow)) throw new Error('the payment window has no page')
    await paymentWindow.locator(named('button', 'Pay ₹234.82')).click()
    await expect.poll(() => pathOf(page)).toBe('/orders')
    await expect.poll(() => stage.downloaded()).toEqual([shop.originalOf(title)])
    await see(page, named('cell', title))
    await press(page, 'button', `Download ${title}`)
    await expect.poll(() => stage.downloaded()).toEqual([shop.originalOf(title), shop.originalOf(title)])
    await expect.poll(() => countOf('Cart')).not.toMatch(/\d/)
    await press(page, 'link', `View ${title}`)
    await see(page, named('button', 'Download'))
  })

  it('finds orders by days, in the calendar and in the browser’s date fields', async () => {
    const { page } = stage
    await becomes(stage, await newBuyer(stage))
    await open('/orders')
    await page.locator('button[aria-label^="Order dates"]').click()
    await page.locator('input[type=date]').wait()
    await page.focus('input[type=date]')
    // As a person types it, month first in this Firefox.
    await page.keyboard.type('01052026')
    expect(await page.$eval('input[type=date]', (field) => field.value)).toBe('2026-01-05')
    await see(page, saying('January 2026'))
    await press(page, 'button', 'Apply')
    await expect.poll(() => page.$eval('button[aria-label^="Order dates"]', (button) => button.textContent)).not.toContain('Any time')
    await see(page, saying('No Orders Found'))
  })

  it('filters a list in its address, and returns to the same position with Back', async () => {
    const { page } = stage
    await open('/search')
    await press(page, 'checkbox', 'Images')
    await expect.poll(() => pathOf(page)).toBe('/search/image')
    await page.locator(`main ${saying('Portrait')}`).click()
    await expect.poll(() => page.url()).toContain('orientation=portrait')
    await press(page, 'switch', 'Most Recent')
    await expect.poll(() => page.url()).toContain('recent=true')
    await page.locator(named('textbox', 'Minimum Height')).fill('300')
    await expect.poll(() => page.url()).toContain('height=300')
    await press(page, 'button', 'Clear all')
    await expect.poll(() => page.url()).toBe(`${stage.url}/search`)
    await see(page, '[data-tile] a')
    await page.evaluate(() => scrollTo(0, 700))
    // The scroll position is stored when the list is left.
    await page.evaluate(() => document.querySelectorAll<HTMLElement>('[data-tile] a')[9]?.click())
    await see(page, saying('Similar images'))
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await see(page, '[data-tile] a')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  })

  it('sees errors at each field, and why the server refuses', async () => {
    const { page } = stage
    await open('/signup')
    await press(page, 'button', 'SUBMIT')
    for (const words of ['Full Name is required', 'Email is required', 're-enter password', 'Accept terms and condition to proceed.'])
      await see(page, `main ${saying(words)}`)
    await page.locator(named('textbox', 'Full Name')).fill('R2D2')
    await see(page, `main ${saying('Enter valid full name')}`)
    await page.locator(named('textbox', 'Email')).fill('asha@')
    await see(page, `main ${saying('Email is incorrect')}`)
    await open('/login')
    stage.expectProblem(/^401 .*\/api\/users\/login/)
    await page.locator(named('textbox', 'Email')).fill('nobody@example.com')
    await page.locator('input[type=password]').fill(PASSWORD)
    await press(page, 'button', 'SIGN IN')
    await see(page, '[role=status], [role=alert]')
    await expect
      .poll(() => page.$$eval('[aria-label="Notifications"] li', (toasts) => toasts.map(({ textContent }) => textContent).join(' ')))
      .not.toBe('')
    expect(pathOf(page)).toBe('/login')
  })

  it('is logged out in every tab at once', async () => {
    const { page } = stage
    await becomes(stage, await newBuyer(stage))
    await open('/orders')
    const other = await stage.openPage()
    await other.goto(`${stage.url}/faq`)
    await other.locator('header button[aria-label^="Account"]').click()
    await press(other, 'menuitem', 'Log out')
    await see(other, toast('Logged out successfully'))
    await expect.poll(() => pathOf(page)).toBe('/')
    await see(page, `header ${named('link', 'Log in')}`)
  })

  it('sees no orders with Back after logging out, although Firefox caches the page', async () => {
    const { page } = stage
    await becomes(stage, await newBuyer(stage))
    await open('/orders')
    await see(page, saying('No Orders Found'))
    await page.evaluate(() => Object.assign(globalThis, { kept: true }))
    await page.goto(`${stage.url}/favicon.svg`)
    await page.evaluate(() => {
      localStorage.clear()
      // Not by the driver, which would wait for a load event that a cached page does not have.
      setTimeout(() => history.back())
    })
    await expect.poll(() => page.evaluate(() => ('kept' in globalThis ? location.pathname : ''))).toBe('/')
    await see(page, `header ${named('link', 'Log in')}`)
  })
})

describe('the keyboard in Firefox', () => {
  it('skips the header, searches with /, opens help with ?, and returns to its previous focus', async () => {
    const { page } = stage
    await open('/faq')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Skip to content')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    await page.keyboard.press('/')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
    await page.locator(`footer ${named('button', 'Keyboard shortcuts')}`).click()
    await see(page, named('dialog', 'Keyboard shortcuts'))
    await page.keyboard.press('Escape')
    await expect.poll(() => page.$('[role=dialog]')).toBeNull()
    await expect.poll(() => focused(page)).toBe('Keyboard shortcuts')
    await page.keyboard.press('?')
    await see(page, named('dialog', 'Keyboard shortcuts'))
  })

  it('moves through the gallery with arrow keys, never under the header, and opens the large view', async () => {
    const { page } = stage
    await open('/search')
    await see(page, '[data-tile] a')
    await page.focus('[data-tile] a')
    const tile = () => page.evaluate(() => document.activeElement?.closest('[data-tile]')?.getAttribute('aria-posinset'))
    // The code for arrow keys is loaded on first focus; until then the keys scroll.
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowRight')
        return Number(await tile())
      })
      .toBeGreaterThan(1)
    for (let down = 0; down < 4; down += 1) await page.keyboard.press('ArrowDown')
    expect(Number(await tile())).toBeGreaterThan(6)
    const [top = 0, header = 0] = await page.evaluate(() => [
      document.activeElement?.getBoundingClientRect().top ?? 0,
      document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    ])
    expect(top).toBeGreaterThanOrEqual(header)
    await page.keyboard.press('c')
    await see(page, toast('Link copied'))
    await page.keyboard.press('l')
    await see(page, '[role=dialog] img')
    const shown = () => page.evaluate(() => document.querySelector('[role=dialog]')?.textContent)
    const before = await shown()
    await page.keyboard.press('ArrowRight')
    await expect.poll(shown).not.toBe(before)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.$('[role=dialog]')).toBeNull()
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-tile]') !== null)).toBe(true)
  })

  it('opens the account menu, moves through it, and closes it with focus on its button', async () => {
    const { page } = stage
    await becomes(stage, await newBuyer(stage))
    await open('/faq')
    await page.locator('header button[aria-label^="Account"]').wait()
    await page.focus('header button[aria-label^="Account"]')
    await page.keyboard.press('Enter')
    await see(page, named('menuitem', 'Home'))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.$('[role=menu]')).toBeNull()
    await expect.poll(() => focused(page)).toMatch(/^Account/)
  })

  it('chooses a suggestion', async () => {
    const { page } = stage
    await open('/')
    await page.locator(SEARCH_BOX).click()
    await page.keyboard.type('templ')
    await see(page, '[role=option]')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await see(page, named('heading', 'Results for “temple”'))
  })
})

describe('Firefox 390 px wide', () => {
  it('shows the filters in a sheet that returns the focus, and no page scrolls sideways', async () => {
    const { page, shop } = stage
    await page.setViewport({ width: 390, height: 844 })
    await open('/search')
    const opener = `header ${named('button', 'Filter')}`
    await page.locator(opener).click()
    await see(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.$('[role=dialog]')).toBeNull()
    await expect.poll(() => focused(page)).toBe('Filter')
    await page.locator(opener).click()
    await page.locator(`[role=dialog] ${saying('Portrait')}`).click()
    await press(page, 'button', 'Show results')
    await expect.poll(() => page.$('[role=dialog]')).toBeNull()
    expect(page.url()).toContain('orientation=portrait')
    for (const path of ['/', '/search', '/login', '/faq', await itemPath(shop.titles[0] ?? '')]) {
      await open(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
    }
  })
})

describe('the dark theme in Firefox', () => {
  const paper = () => stage.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

  it('is chosen in the footer and kept', async () => {
    const { page } = stage
    await open('/faq')
    const light = await paper()
    await page.locator(`footer ${named('button', 'Dark')}`).click()
    await expect.poll(paper).not.toBe(light)
    const dark = await paper()
    await page.reload()
    expect(await paper()).toBe(dark)
  })

  it('follows the device, unless light was chosen', async () => {
    const browser = await startFirefox('dark')
    try {
      const page = await browser.newPage()
      await page.goto(`${stage.url}/faq`)
      const brightness = () => page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.documentElement).backgroundColor)?.[0]))
      expect(await brightness()).toBeLessThan(60)
      await page.locator(`footer ${named('button', 'Light')}`).click()
      await expect.poll(brightness).toBeGreaterThan(200)
    } finally {
      await browser.close()
    }
  })
})

describe('Firefox without a connection', () => {
  it('shows a message, and recovers by itself', async () => {
    const { page } = stage
    stage.expectProblem(/./)
    await open('/support')
    await page.setOfflineMode(true)
    await page.locator(`footer ${named('link', 'FAQ')}`).click()
    await see(page, saying('You seem to be offline'))
    await page.setOfflineMode(false)
    await expect.poll(() => pathOf(page)).toBe('/faq')
    await see(page, saying('Where may I use what I buy?'))
  })
})
