import { describe, expect, it } from 'vitest'
import { buy, newBuyer, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { said } from './said.ts'

const stage = useShop()
const searchParams = () => new URL(stage.page.url()).searchParams

describe('a list', () => {
  it('says what was searched and how many were found, in the heading and to a screen reader', async () => {
    const { page } = stage
    await page.goto('/search/tea')
    await page.getByRole('heading', { level: 1, name: 'Results for “tea”' }).waitFor()
    await page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^\d+ images and graphics/ })
      .waitFor()
    await expect.poll(() => page.title()).toContain('tea')
  })

  it('begins again at page 1 with any filter, takes each digit typed, and clears all back to /search [SRCH-03, SRCH-04, SRCH-05]', async () => {
    const { page } = stage
    await page.goto('/search/image?page=2')
    await page.getByRole('navigation', { name: 'Pages' }).waitFor()
    const height = page.getByLabel('Minimum Height')
    await height.pressSequentially('1200')
    await expect.poll(() => searchParams().get('height')).toBe('1200')
    expect(searchParams().get('page')).toBeNull()
    await expect.poll(() => height.inputValue()).toBe('1200')
    await height.press('Backspace')
    await expect.poll(() => searchParams().get('height')).toBe('120')
    await height.fill('-40')
    await expect.poll(() => searchParams().get('height')).toBe('40')
    await height.fill('')
    await expect.poll(() => searchParams().get('height')).toBeNull()
    await page.getByRole('switch', { name: 'Most Recent' }).click()
    await expect.poll(() => searchParams().get('recent')).toBe('true')
    await page.getByRole('button', { name: 'Clear all' }).first().click()
    await page.waitForURL((url) => url.pathname === '/search' && url.search === '')
    await expect.poll(() => page.getByRole('switch', { name: 'Most Recent' }).isChecked()).toBe(false)
  })

  it('is narrowed in its address: by one orientation at a time, over a reload, and back and forward again [SRCH-02, SRCH-11]', async () => {
    const { page } = stage
    await page.goto('/search')
    const panel = page.getByRole('region', { name: 'Filter' })
    const choose = (name: string) => panel.getByRole('button', { name, exact: true }).click()
    const narrowedTo = async (orientation: string | null) => {
      await expect.poll(() => searchParams().get('orientation')).toBe(orientation)
      for (const name of ['Portrait', 'Landscape'])
        await panel.getByRole('button', { name, exact: true, pressed: name.toLowerCase() === orientation }).waitFor()
    }
    await choose('Portrait')
    await narrowedTo('portrait')
    await choose('Landscape')
    await narrowedTo('landscape')
    await page.reload()
    await narrowedTo('landscape')
    const upright = async () =>
      (
        await page
          .locator('[data-tile] img')
          .evaluateAll((images) => images.map(({ clientWidth, clientHeight }) => clientWidth < clientHeight))
      ).filter(Boolean).length
    await expect.poll(() => upright()).toBe(0)
    await page.goBack()
    await narrowedTo('portrait')
    await expect.poll(upright).toBeGreaterThan(0)
    await page.goForward()
    await narrowedTo('landscape')
    await choose('Landscape')
    await narrowedTo(null)
  })

  it.each([
    ['a panel', 1280],
    ['a sheet', 390],
  ])('has its filters in %s at %i px [SRCH-01]', async (where, width) => {
    const { page } = stage
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/search')
    await page.locator('[data-tile]').first().waitFor()
    // gallery-width.ts expects it so.
    const gallery = page.getByRole('main').getByRole('list', { name: 'All images and graphics' })
    await expect.poll(() => gallery.evaluate((list) => list.clientWidth)).toBe(width === 390 ? 358 : 936)
    const opener = page.getByRole('search').getByRole('button', { name: 'Filter' })
    await expect.poll(() => opener.isVisible()).toBe(where === 'a sheet')
    await expect.poll(() => page.getByRole('region', { name: 'Filter' }).isVisible()).toBe(where === 'a panel')
    if (where === 'a sheet') await opener.click()
    const filters = where === 'a sheet' ? page.getByRole('dialog', { name: 'Filter' }) : page.getByRole('region', { name: 'Filter' })
    await filters.getByRole('heading', { name: 'Filter', exact: true }).waitFor()
    for (const name of ['Categories', 'Size', 'Orientation']) await filters.getByRole('group', { name, exact: true }).first().waitFor()
    for (const name of ['Minimum Height', 'Minimum Width']) await filters.getByLabel(name).waitFor()
    for (const name of ['Landscape', 'Portrait']) await filters.getByRole('button', { name, exact: true }).waitFor()
    await filters.getByRole('switch', { name: 'Most Recent' }).waitFor()
    await filters.getByRole('checkbox', { name: 'Graphics' }).click()
    await page.waitForURL('**/search/graphic')
    await filters.getByRole('button', { name: 'Clear all' }).click()
    await page.waitForURL((url) => url.pathname === '/search')
  })

  it('is looked through by keyboard in the large view, where focus stays, and comes back to its tile [GAL-03]', async () => {
    const { page } = stage
    await page.goto('/search')
    const openers = page.getByRole('button', { name: /^View .* larger$/ })
    const titleAt = async (position: number) =>
      /^View (.*) larger$/.exec((await openers.nth(position).getAttribute('aria-label')) ?? '')?.[1] ?? ''
    const [first, second] = [await titleAt(0), await titleAt(1)]
    const viewer = (title: string) => page.getByRole('dialog', { name: title, exact: true })
    await openers.first().focus()
    await page.keyboard.press('Enter')
    await viewer(first).waitFor()
    // Once around and more: the page behind is never reached.
    for (let press = 0; press < 10; press += 1) {
      await page.keyboard.press('Tab')
      await expect.poll(() => viewer(first).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('ArrowRight')
    await viewer(second).waitFor()
    await page.keyboard.press('ArrowLeft')
    await viewer(first).waitFor()
    await viewer(first).getByRole('button', { name: 'Next picture' }).click()
    await viewer(second).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    // Focus goes back in a task of its own, after the viewer has gone, to the tile that was looked at last.
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-tile]')?.getAttribute('aria-posinset'))).toBe('2')
  })

  it('comes back from a picture on the same page and at the same place; another keyword begins at page 1 [SRCH-06]', async () => {
    const { page } = stage
    await page.goto('/search')
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
    await page.waitForURL('**/search?page=2')
    await page.getByText(/, page 2 of \d/).waitFor()
    const tile = page.getByRole('main').locator('[data-tile] a').nth(16)
    // To the middle of the screen: the click itself then scrolls no more.
    await tile.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
    const place = await scrollY()
    expect(place).toBeGreaterThan(400)
    await tile.click()
    await page.getByRole('heading', { name: 'Similar images' }).waitFor()
    await expect.poll(() => scrollY()).toBe(0)
    await page.goBack()
    await page.waitForURL('**/search?page=2')
    await expect.poll(scrollY).toBe(place)
    const box = page.getByRole('combobox', { name: 'Search', exact: true })
    await box.fill('tea')
    await box.press('Enter')
    await page.waitForURL('**/search/tea')
    await page.getByRole('heading', { level: 1, name: 'Results for “tea”' }).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('currentPage'))).toBe('1')
  })

  it('opens a picture whose tile cannot grow into it all the same, and nothing is reported', async () => {
    const { page } = stage
    await page.goto('/search')
    const tile = page.getByRole('main').locator('[data-tile] a').first()
    await tile.waitFor()
    // A second element of the same name: the browser calls the transition off, as when its window is resized in that moment.
    await page.getByRole('contentinfo').evaluate((footer) => footer.style.setProperty('view-transition-name', 'item-picture'))
    await tile.click()
    await page.getByRole('heading', { name: 'Similar images' }).waitFor()
  })

  it('opens the page that was left when the same list is asked for again from a picture [SRCH-06]', async () => {
    const { page } = stage
    await page.goto('/search/image?page=2')
    await page.getByRole('main').locator('[data-tile] a').first().click()
    await page.getByRole('heading', { name: 'Similar images' }).waitFor()
    await page.getByRole('navigation', { name: 'Catalogue' }).getByRole('link', { name: 'Images' }).click()
    await page.waitForURL('**/search/image?page=2')
  })

  it('says that nothing was found, and what to try: what others look for, or the filters cleared [SRCH-08]', async () => {
    const { page } = stage
    for (const word of ['tea', 'lotus'])
      await fetch(`${stage.shop.url}/api/images-list/?search=${word}`).then((answer) => expect(answer.status).toBe(200))
    await page.goto('/search/qqqzzzxx')
    await page.getByRole('heading', { name: 'No record found' }).waitFor()
    await page.getByRole('link', { name: 'See all pictures' }).waitFor()
    await page.goto('/search/tea?height=99999')
    await page.getByRole('heading', { name: 'No record found' }).waitFor()
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    await page.waitForURL((url) => url.pathname === '/search' && url.search === '')
    await page.locator('[data-tile]').first().waitFor()
  })

  it('shows the server’s words and no list when it cannot be loaded, and the list when it is tried again [SRCH-09]', async () => {
    const { page, faults } = stage
    const fault = faults.place('GET', /^\/api\/images-list/, {
      status: 503,
      body: { success: false, code: 503, errorMessage: 'The catalogue is being counted' },
    })
    await page.goto('/search/tea')
    await page.getByRole('heading', { name: 'The catalogue is being counted' }).waitFor()
    await expect.poll(() => page.locator('[data-tile]').count()).toBe(0)
    fault.clear()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('[data-tile]').first().waitFor()
  })

  it('goes by the category in header and panel alike, and the panel keeps the focus [SRCH-10]', async () => {
    const { page } = stage
    await page.goto('/search/lotus')
    const box = page.getByRole('checkbox', { name: 'Images' })
    await box.focus()
    await page.keyboard.press('Space')
    await page.waitForURL('**/search/image/lotus')
    await expect.poll(() => page.getByRole('combobox', { name: 'Search in' }).inputValue()).toBe('images')
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByRole('combobox', { name: 'Search in' }).selectOption({ label: 'GRAPHICS' })
    await page.waitForURL('**/search/graphic/lotus')
    await page.getByRole('checkbox', { name: 'Graphics', checked: true }).waitFor()
    await page.getByRole('combobox', { name: 'Search in' }).selectOption({ label: 'ALL' })
    await page.waitForURL('**/search/lotus')
  })

  it('tells the server ten seconds later what was looked for [SRCH-12, APP-02]', async () => {
    const { page } = stage
    await page.clock.install()
    await page.goto('/search/tea')
    await page.getByRole('heading', { name: 'Results for “tea”' }).waitFor()
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ''}`))
    await page.clock.runFor(9_000)
    expect(asked.filter((line) => /ip-info|checkout/.test(line))).toEqual([])
    await page.clock.runFor(2_000)
    await expect.poll(() => asked.find((line) => line.startsWith('POST /api/store/ip-info'))).toContain('"search_keyword":"tea"')
    await expect.poll(() => asked.some((line) => line.startsWith('GET /api/ip-info'))).toBe(true)
    await expect.poll(() => asked.some((line) => /GET \/sandbox-gateway\/.*\.js/.test(line))).toBe(true)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ip_info'))).toContain('ip_address')
  })

  it('goes home when the categories or suggestions say that the session has ended, and says what else goes wrong [SRCH-13]', async () => {
    const { page, faults } = stage
    const refused = { status: 401, body: { success: false, code: 401, errorMessage: 'Token Expired, Please login again' } }
    let fault = faults.place('GET', /^\/api\/categories/, refused)
    await page.goto('/search')
    await said(page, 'Token Expired, Please login again').waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    fault.clear()
    fault = faults.place('GET', /^\/api\/categories/, { status: 500, body: { success: false, code: 500, errorMessage: '' } })
    await page.goto('/search')
    await said(page, 'Something went wrong').waitFor()
    await page.locator('[data-tile]').first().waitFor()
    fault.clear()
    fault = faults.place('GET', /^\/api\/images\/suggestions/, refused)
    await page.goto('/faq')
    await page.getByRole('combobox', { name: 'Search', exact: true }).fill('te')
    await said(page, 'Token Expired, Please login again').waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  })

  it('marks what is owned, and turns hearts at once and back with words when the server says no, the last wish winning [ITEM-10, HDR-07]', async () => {
    const { page, faults } = stage
    const buyer = await newBuyer(stage)
    const [bought = '', other = ''] = stage.shop.titles
    await buy(stage, buyer, [bought])
    await signedIn(stage, buyer)
    await page.goto(`/search/image/${encodeURIComponent(bought)}`)
    const tile = (title: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name: title }) })
    await tile(bought).first().getByText('Owned').waitFor()
    await page.goto(`/search/${encodeURIComponent(other)}`)
    const heart = tile(other)
      .first()
      .getByRole('button', { name: /wish list$/ })
    const count = page.getByRole('banner').getByRole('link', { name: /^Wish List/ })
    const fault = faults.place('POST', /^\/api\/wishlist/, { hold: true })
    await heart.click()
    // At once, before the server has said anything.
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => count.getAttribute('aria-label')).toContain('1')
    await heart.click()
    await heart.click()
    await heart.click()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
    fault.release()
    await expect.poll(async () => JSON.stringify(await buyer.call('GET', '/api/wishlist/'))).toContain('"data":[]')
    await expect.poll(() => count.getAttribute('aria-label')).not.toMatch(/\d/)
    faults.place('POST', /^\/api\/wishlist/, { status: 500, body: { success: false, code: 500, errorMessage: '' } })
    await heart.click()
    await said(page, 'Something went wrong').waitFor()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
  })

  it('is walked by arrow keys, and single keys enlarge, wish and copy; they can be turned off', async () => {
    const { page, context } = stage
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/search')
    // The first key comes before the code that obeys it.
    const script = stage.faults.place('GET', /^\/assets\/gallery-arrows/, { hold: true })
    await page.locator('[data-tile] a').first().focus()
    await page.keyboard.press('ArrowRight')
    const focusedTile = () => page.evaluate(() => document.activeElement?.closest('[data-tile]')?.getAttribute('aria-posinset'))
    script.release()
    await expect.poll(focusedTile).toBe('2')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focusedTile()).toBe('3')
    for (let down = 0; down < 4; down += 1) await page.keyboard.press('ArrowDown')
    // What has focus is never under the header.
    const [top, header] = await page.evaluate(() => [
      document.activeElement?.getBoundingClientRect().top ?? 0,
      document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    ])
    expect(top).toBeGreaterThanOrEqual(header ?? 0)
    await page.keyboard.press('c')
    await said(page, 'Link copied').waitFor()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/(image|graphic)\//)
    await page.keyboard.press('l')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await help.getByRole('switch', { name: 'Single-key shortcuts' }).click()
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
    await page.keyboard.press('/')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('combobox')
    await page.reload()
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await help.getByRole('switch', { name: 'Single-key shortcuts' }).click()
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
    await page.keyboard.press('/')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
  })
})
