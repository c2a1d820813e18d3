import { describe, expect, it } from 'vitest'
import { idOf } from './buyer.ts'
import { useShop } from './harness.ts'
import { toast } from './toast.ts'

const stage = useShop()
const searchParams = () => new URL(stage.page.url()).searchParams

describe('a list', () => {
  it('says what was searched and how many were found, in the heading and for screen readers', async () => {
    const { page } = stage
    await page.goto('/search/tea')
    await page.getByRole('heading', { level: 1, name: 'Results for “tea”' }).waitFor()
    await page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^\d+ images and graphics/ })
      .waitFor()
    await expect.poll(() => page.title()).toContain('tea')
    await page.goto(`/search/${encodeURIComponent(stage.shop.titles[0] ?? '')}`)
    await page.getByRole('main').getByRole('status').getByText('1 result', { exact: true }).waitFor()
  })

  it('returns to page 1 with any filter, applies each typed digit, and clears everything back to /search [SRCH-03, SRCH-04, SRCH-05]', async () => {
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

  it('keeps its filters in the address, with one orientation at a time, over reload, back and forward [SRCH-02, SRCH-11]', async () => {
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

  it('shows only free items with the switch on, and all again when its chip is removed [SRCH-11, ITEM-11]', async () => {
    const { page, shop } = stage
    await page.goto('/search/image?page=2')
    const countOf = async (query: string) => {
      const answer = await fetch(`${shop.url}/api/images-list/?categoryId=image&limit=100${query}`)
      return ((await answer.json()) as { data: { count: number } }).data.count
    }
    const free = await countOf('&free=true')
    expect(free).toBeGreaterThan(0)
    expect(free).toBeLessThan(await countOf(''))
    const says = (count: number) =>
      page
        .getByRole('main')
        .getByRole('status')
        .getByText(`${count} image${count === 1 ? '' : 's'}`, { exact: true })
    await page.getByRole('switch', { name: 'Free', exact: true }).click()
    await page.waitForURL('**/search/image?free=true')
    await says(free).waitFor()
    const tiles = page.getByRole('main').getByRole('article')
    await expect.poll(() => tiles.count()).toBeGreaterThan(0)
    for (const tile of await tiles.all()) await tile.getByText('Free', { exact: true }).waitFor()
    await page.reload()
    await says(free).waitFor()
    await expect.poll(() => page.getByRole('switch', { name: 'Free', exact: true }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Remove filter Free' }).click()
    await page.waitForURL('**/search/image')
    await says(await countOf('')).waitFor()
  })

  it('offers prices from and to in rupees once items cost differently, and keeps them in the address in paise', async () => {
    const { page, shop } = stage
    await page.goto('/search')
    await page.getByLabel('Minimum Height').waitFor()
    expect(await page.getByRole('group', { name: 'Price' }).count()).toBe(0)
    const [title = ''] = shop.titles
    await shop.operate('price', await idOf(stage, title), '--rupees', '499')
    await page.goto('/search')
    await page.getByRole('group', { name: 'Price' }).waitFor()
    await page.getByLabel('Minimum Price').pressSequentially('200')
    await page.waitForURL('**/search?minPrice=20000')
    await page.getByRole('main').getByRole('status').getByText('1 result', { exact: true }).waitFor()
    await page.getByRole('link', { name: title }).first().waitFor()
    await page.getByLabel('Maximum Price').pressSequentially('498')
    await page.waitForURL('**/search?minPrice=20000&maxPrice=49800')
    await page.getByRole('heading', { name: 'No record found' }).waitFor()
    await page.reload()
    expect(await page.getByLabel('Minimum Price').inputValue()).toBe('200')
    await page.getByRole('button', { name: 'Remove filter ₹498 or less' }).click()
    await page.getByRole('main').getByRole('status').getByText('1 result', { exact: true }).waitFor()
  })

  it('finds by a colour of the panel, of the picker and of an item, and keeps it in the address', async () => {
    const { page, shop } = stage
    await page.goto('/search')
    await page.getByRole('button', { name: 'Orange', exact: true }).click()
    await page.waitForURL('**/search?colour=f07c12')
    await page.getByRole('button', { name: 'Remove filter Colour: Orange' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Orange', exact: true, pressed: true }).waitFor()
    await page.getByLabel('Another colour').fill('#1f5f2f')
    await page.waitForURL('**/search?colour=1f5f2f')
    await page.getByRole('button', { name: 'Remove filter Colour: #1f5f2f' }).waitFor()
    const [title = ''] = shop.titles
    await page.goto(`/image/${await idOf(stage, title)}`)
    const colours = page.getByRole('list', { name: 'Colours' }).getByRole('link')
    expect(await colours.count()).toBeGreaterThan(1)
    await colours.first().click()
    await page.waitForURL(/\/search\?colour=[0-9a-f]{6}$/)
    const found = page.getByRole('main').getByRole('status')
    await found.getByText(/^[1-9]\d* images and graphics|^1 result/).waitFor()
    const answer = await fetch(`${shop.url}/api/images-list/?limit=100&colour=${searchParams().get('colour')}`)
    const { data } = (await answer.json()) as { data: { image: { name: string }[] } }
    expect(data.image.map(({ name }) => name)).toContain(title)
  })

  it.each([
    ['a panel', 1280],
    ['a sheet', 390],
  ])('has its filters in %s at %i px [SRCH-01]', async (where, width) => {
    const { page } = stage
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/search')
    await page.locator('[data-tile]').first().waitFor()
    const opener = page.getByRole('search').getByRole('button', { name: 'Filter' })
    await expect.poll(() => opener.isVisible()).toBe(where === 'a sheet')
    await expect.poll(() => page.getByRole('region', { name: 'Filter' }).isVisible()).toBe(where === 'a panel')
    if (where === 'a sheet') await opener.click()
    const filters = where === 'a sheet' ? page.getByRole('dialog', { name: 'Filter' }) : page.getByRole('region', { name: 'Filter' })
    await filters.getByRole('heading', { name: 'Filter', exact: true }).waitFor()
    for (const name of ['Categories', 'Size', 'Orientation']) await filters.getByRole('group', { name, exact: true }).first().waitFor()
    for (const name of ['Minimum Height', 'Minimum Width']) await filters.getByLabel(name).waitFor()
    for (const name of ['Landscape', 'Portrait']) await filters.getByRole('button', { name, exact: true }).waitFor()
    for (const name of ['Free', 'Most Recent']) await filters.getByRole('switch', { name, exact: true }).waitFor()
    await filters.getByRole('checkbox', { name: 'Graphics' }).click()
    await page.waitForURL('**/search/graphic')
    await filters.getByRole('button', { name: 'Clear all' }).click()
    await page.waitForURL((url) => url.pathname === '/search')
  })

  it('says that nothing was found, and suggests popular searches or clearing the filters [SRCH-08]', async () => {
    const { page } = stage
    for (const word of ['tea', 'lotus'])
      await fetch(`${stage.shop.url}/api/images-list/?search=${word}`).then((answer) => expect(answer.status).toBe(200))
    await page.goto('/search/qqqzzzxx')
    await page.getByRole('heading', { name: 'No record found' }).waitFor()
    await page.getByRole('link', { name: 'See all pictures' }).waitFor()
    await page.goto('/search/tea?height=99999')
    await page.getByRole('heading', { name: 'No record found' }).waitFor()
    await page.getByRole('link', { name: 'Clear the filters' }).click()
    // The keyword is kept.
    await page.waitForURL((url) => url.pathname === '/search/tea' && url.search === '')
    await page.getByRole('heading', { level: 1, name: 'Results for “tea”' }).waitFor()
    await page.locator('[data-tile]').first().waitFor()
  })

  it('offers the near word for a slip typed into the search box, and finds as many as it says', async () => {
    const { page } = stage
    await page.goto('/')
    const words = page.getByRole('combobox', { name: 'Search', exact: true })
    await words.fill('tempel')
    await words.press('Enter')
    const near = page.getByRole('list', { name: 'Did you mean' }).getByRole('link', { name: /^temple \d+$/ })
    const count = (await near.innerText()).replace('temple', '').trim()
    await near.click()
    await page.getByRole('heading', { level: 1, name: 'Results for “temple”' }).waitFor()
    await page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: count === '1' ? '1 result' : `${count} images and graphics` })
      .waitFor()
  })

  it('offers to take away the filter that hides most, and then shows as many as it said', async () => {
    const { page } = stage
    await page.goto('/search/tea?orientation=landscape&height=99999')
    const without = page.getByRole('link', { name: /^Without “99999 px tall or more”: \d+ results?$/ })
    const count = /: (\d+) /.exec(await without.innerText())?.[1]
    await without.click()
    await page.waitForURL((url) => url.pathname === '/search/tea' && url.search === '?orientation=landscape')
    await page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: count === '1' ? '1 result' : `${count} images and graphics` })
      .waitFor()
  })

  it('shows the server’s message and no list when loading fails, and the list when retried [SRCH-09]', async () => {
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

  it('has the same category in header and panel, and the panel keeps the focus [SRCH-10]', async () => {
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

  it('reports the keyword to the server after ten seconds [SRCH-12, APP-02]', async () => {
    const { page } = stage
    await page.clock.install()
    await page.goto('/search/tea')
    await page.getByRole('heading', { name: 'Results for “tea”' }).waitFor()
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ''}`))
    await page.clock.runFor(9_000)
    expect(requests.filter((line) => /ip-info|checkout/.test(line))).toEqual([])
    await page.clock.runFor(2_000)
    await expect.poll(() => requests.find((line) => line.startsWith('POST /api/store/ip-info'))).toContain('"search_keyword":"tea"')
    await expect.poll(() => requests.some((line) => line.startsWith('GET /api/ip-info'))).toBe(true)
    await expect.poll(() => requests.some((line) => /GET \/sandbox-gateway\/.*\.js/.test(line))).toBe(true)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ip_info'))).toContain('ip_address')
  })

  it('goes home when categories or suggestions answer that the session has ended, and shows other failures [SRCH-13]', async () => {
    const { page, faults } = stage
    const refused = { status: 401, body: { success: false, code: 401, errorMessage: 'Token Expired, Please login again' } }
    let fault = faults.place('GET', /^\/api\/categories/, refused)
    await page.goto('/search')
    await toast(page, 'Token Expired, Please login again').waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    fault.clear()
    fault = faults.place('GET', /^\/api\/categories/, { status: 500, body: { success: false, code: 500, errorMessage: '' } })
    await page.goto('/search')
    await toast(page, 'Something went wrong').waitFor()
    await page.locator('[data-tile]').first().waitFor()
    fault.clear()
    fault = faults.place('GET', /^\/api\/images\/suggestions/, refused)
    await page.goto('/faq')
    await page.getByRole('combobox', { name: 'Search', exact: true }).fill('te')
    await toast(page, 'Token Expired, Please login again').waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  })
})
