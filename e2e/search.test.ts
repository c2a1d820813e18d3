import { describe, expect, it } from 'vitest'
import { buy, idOf, newBuyer, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { goWithin, horizontalOverflow } from './looks.ts'
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

  it('chooses the file of each tile for the width that the tile has, at every width of the window [GAL-01]', async () => {
    const { page } = stage
    await page.goto('/search')
    await page.locator('[data-tile] img').first().waitFor()
    for (const width of [320, 390, 571, 573, 700, 768, 885, 990, 1001, 1170, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const off = () =>
        page.evaluate(() => {
          const tile = document.querySelector('[data-tile]')
          const probe = document.body.appendChild(document.createElement('div'))
          const parts = (tile?.querySelector('img')?.sizes ?? '').split(', ').map((part) => /^(?:(\(.*?\)) )?(.+)$/.exec(part) ?? [])
          probe.style.width = parts.find(([, condition]) => condition === undefined || matchMedia(condition).matches)?.[2] ?? ''
          const difference = Math.abs(probe.getBoundingClientRect().width - (tile?.getBoundingClientRect().width ?? 0))
          probe.remove()
          return difference
        })
      await expect.poll(off, { message: `at ${width} px` }).toBeLessThan(2)
    }
  })

  it('can be viewed by keyboard in the large view, which traps the focus and returns it to the tile [GAL-03]', async () => {
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
    // More presses than there are controls: the focus must never reach the page behind.
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
    // After the viewer has closed, a separate task moves the focus to the tile of the last picture.
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-tile]')?.getAttribute('aria-posinset'))).toBe('2')
  })

  it('returns from an item to the same page and position; another keyword starts at page 1 [SRCH-06]', async () => {
    const { page } = stage
    await page.goto('/search')
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
    await page.waitForURL('**/search?page=2')
    await page.getByText(/, page 2 of \d/).waitFor()
    const tile = page.getByRole('main').locator('[data-tile] a').nth(16)
    // Scrolls it to the middle of the screen, so that the click does not scroll.
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

  it('opens an item without the view transition when that is not possible, and logs nothing', async () => {
    const { page } = stage
    await page.goto('/search')
    const tile = page.getByRole('main').locator('[data-tile] a').first()
    await tile.waitFor()
    // A second element with the same name makes the browser skip the transition, like a resize at that moment.
    await page.getByRole('contentinfo').evaluate((footer) => footer.style.setProperty('view-transition-name', 'item-picture'))
    await tile.click()
    await page.getByRole('heading', { name: 'Similar images' }).waitFor()
  })

  it('reopens the page that was left when the same search is repeated from an item [SRCH-06]', async () => {
    const { page } = stage
    await page.goto('/search/image?page=2')
    await page.getByRole('main').locator('[data-tile] a').first().click()
    await page.getByRole('heading', { name: 'Similar images' }).waitFor()
    await page.getByRole('navigation', { name: 'Catalogue' }).getByRole('link', { name: 'Images' }).click()
    await page.waitForURL('**/search/image?page=2')
  })

  it('keeps its page number in browser storage; a new keyword or category starts at 1, and home clears it [SRCH-06, HOME-05]', async () => {
    const { page } = stage
    const stored = () => page.evaluate(() => localStorage.getItem('currentPage'))
    const at = (path: string) => page.waitForURL((url) => url.pathname + url.search === path)
    await page.goto('/search/image?page=2')
    await page.getByText(/, page 2 of \d/).waitFor()
    // Reloads an address with a page number, then opens one without.
    await page.reload()
    await page.getByText(/, page 2 of \d/).waitFor()
    await page.goto('/search/image')
    await at('/search/image?page=2')
    await page.getByText(/, page 2 of \d/).waitFor()
    expect(await stored()).toBe('2')
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 1', exact: true }).click()
    await expect.poll(stored).toBe('1')
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
    await expect.poll(stored).toBe('2')
    // Another category, with and without a page load.
    await page.goto('/search')
    await page.getByText(/^\d+ images and graphics$/).waitFor()
    expect(await stored()).toBe('1')
    expect(new URL(page.url()).search).toBe('')
    await page.goto('/search?page=2')
    await expect.poll(stored).toBe('2')
    await page.getByRole('navigation', { name: 'Catalogue' }).getByRole('link', { name: 'Images' }).click()
    await at('/search/image')
    await expect.poll(stored).toBe('1')
    await page.goto('/search?page=2')
    await expect.poll(stored).toBe('2')
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: /Pictures of India/ }).waitFor()
    expect(await stored()).toBeNull()
    await page.goto('/search')
    await page.getByText(/^\d+ images and graphics$/).waitFor()
    expect(await stored()).toBe('1')
    // Back restores the page number of the address.
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
    await at('/search?page=2')
    await page.goto('/faq')
    await page.goBack()
    await at('/search?page=2')
    await page.goBack()
    await at('/search')
  })

  it('has page links only above 30 results, 30 a page, once the list is loaded [SRCH-07]', async () => {
    const { page, faults, shop } = stage
    const answer = (await (await fetch(`${shop.url}/api/images-list/?limit=31`)).json()) as { data: { image: object[] } }
    const pages = page.getByRole('navigation', { name: 'Pages' })
    for (const count of [30, 31]) {
      const image = answer.data.image.slice(0, 30)
      const body = { ...answer, data: { ...answer.data, image, count } }
      const fault = faults.place('GET', /^\/api\/images-list\/\?/, { status: 200, body })
      await page.goto('/search')
      await page.getByRole('main').getByRole('status').getByText(`${count} images and graphics`, { exact: true }).waitFor()
      expect(await pages.count(), String(count)).toBe(count > 30 ? 1 : 0)
      expect(faults.seen.filter((line) => line.includes('/api/images-list/')).at(-1)).toContain('limit=30')
      fault.clear()
    }
    await page.goto('/search')
    await pages.waitFor()
    const held = faults.place('GET', /^\/api\/images-list\/\?.*recent/, { hold: true })
    await page.getByRole('switch', { name: 'Most Recent' }).click()
    await pages.waitFor({ state: 'detached' })
    held.release()
    await pages.waitFor()
  })

  it('shimmers over each tile until its thumbnail has loaded, and labels one that cannot be loaded [GAL-02]', async () => {
    const { page, faults } = stage
    // Without a page load, because held pictures use up the browser's connections, and scripts would have to wait.
    await page.goto('/faq')
    await page.getByRole('main').getByRole('heading').first().waitFor()
    const held = faults.place('GET', /^\/media\//, { hold: true })
    await goWithin(page, '/search')
    const tile = (index: number) => page.getByRole('main').locator('[data-tile]').nth(index)
    const picture = (index: number) => tile(index).locator('[data-state]')
    const moves = (index: number) =>
      picture(index).evaluate((box) => box.getAnimations({ subtree: true }).filter((one) => one instanceof CSSAnimation).length)
    await tile(3).waitFor()
    for (let index = 0; index < 4; index += 1) {
      expect(await picture(index).getAttribute('data-state')).toBe('loading')
      expect(await moves(index)).toBe(1)
    }
    held.release()
    for (let index = 0; index < 4; index += 1) {
      await expect.poll(() => picture(index).getAttribute('data-state')).toBe('loaded')
      expect(await moves(index)).toBe(0)
      expect(
        await picture(index)
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBeGreaterThan(0)
    }
    faults.place('GET', /^\/media\//, { status: 404 })
    await page.goto('/search/graphic')
    await page
      .getByRole('main')
      .getByRole('img', { name: /^\S.*: Picture not available$/ })
      .first()
      .waitFor()
  })

  it.each([320, 390, 991, 1280])(
    'knows each tile’s place before its picture is there, reads in the order of its tabs and fits, at %i px [GAL-01]',
    async (width) => {
      const { page, faults, shop } = stage
      const answer = (await (await fetch(`${shop.url}/api/images-list/?limit=30`)).json()) as {
        data: { image: { width: number; height: number }[] }
      }
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/faq')
      await page.getByRole('main').getByRole('heading').first().waitFor()
      const held = faults.place('GET', /^\/media\//, { hold: true })
      await goWithin(page, '/search')
      const tiles = page.getByRole('main').locator('[data-tile]')
      await tiles.nth(9).waitFor()
      const boxes = () =>
        tiles.evaluateAll((nodes) =>
          nodes.slice(0, 10).map((node) => {
            const { left, top, width, height } = node.getBoundingClientRect()
            return { left, top: top + scrollY, width, height, list: node.parentElement?.clientHeight, page: document.body.scrollHeight }
          }),
        )
      const before = await boxes()
      for (const [index, box] of before.entries()) {
        const shape = answer.data.image[index]
        const ratio = Math.min(2.6, Math.max(0.45, (shape?.width ?? 0) / (shape?.height ?? 1)))
        expect(Math.abs(box.width / ratio - box.height), String(index)).toBeLessThan(1.5)
        expect([box.left >= 0, box.left + box.width <= width, box.top >= (before[index - 1]?.top ?? 0)], String(index)).toEqual([
          true,
          true,
          true,
        ])
        const covers = (other: typeof box) =>
          other.left < box.left + box.width - 1 &&
          box.left < other.left + other.width - 1 &&
          other.top < box.top + box.height - 1 &&
          box.top < other.top + other.height - 1
        expect(before.slice(0, index).filter(covers), String(index)).toEqual([])
      }
      expect(new Set(before.map(({ left }) => left)).size).toBeGreaterThan(1)
      held.release()
      for (let index = 0; index < 4; index += 1) await tiles.nth(index).locator('[data-state=loaded]').waitFor()
      expect(await boxes()).toEqual(before)
      expect(await horizontalOverflow(page)).toBe('')
      await tiles.first().getByRole('link').focus()
      const order: number[] = []
      for (let press = 0; order.length < 6 && press < 30; press += 1) {
        const position = await page.evaluate(() => Number(document.activeElement?.closest('[data-tile]')?.getAttribute('aria-posinset')))
        if (order.at(-1) !== position) order.push(position)
        await page.keyboard.press('Tab')
      }
      expect(order).toEqual([1, 2, 3, 4, 5, 6])
    },
  )

  it('shows a bundle’s thumbnail, and recognises bundles by the extension in the url [GAL-04]', async () => {
    const { page, faults, shop } = stage
    const [zip = ''] = shop.zipTitles
    const [image = ''] = shop.titles
    const read = async (title: string) => {
      const path = `/api/images-list/?limit=100&search=${encodeURIComponent(title)}`
      const { data } = (await (await fetch(shop.url + path)).json()) as {
        data: { image: { name: string; url: string; thumbimage: string }[] }
      }
      return data.image.find(({ name }) => name === title) ?? { name: '', url: '', thumbimage: '' }
    }
    const bundle = await read(zip)
    expect([bundle.url, bundle.thumbimage]).toEqual([expect.stringMatching(/\.zip$/), expect.stringMatching(/\.jpg$/)])
    const tile = (title: string) =>
      page
        .getByRole('article')
        .filter({ has: page.getByRole('link', { name: title }) })
        .first()
    await page.goto(`/search/${encodeURIComponent(zip)}`)
    await tile(zip).getByText('Zip', { exact: true }).waitFor()
    const shown = () =>
      tile(zip)
        .locator('img')
        .evaluate((picture: HTMLImageElement) => (picture.naturalWidth > 0 ? new URL(picture.currentSrc).pathname : ''))
    await expect.poll(shown).toBe(bundle.thumbimage)
    // Only the extensions in the answer are swapped.
    const whole = (await (await fetch(`${shop.url}/api/images-list/?limit=30`)).json()) as { data: object }
    const swapped = [
      { ...bundle, url: '/files/a.b.jpg?v=.zip1' },
      { ...(await read(image)), url: '/files/a.jpg.ZIP?v=2' },
    ]
    faults.place('GET', /^\/api\/images-list/, { status: 200, body: { ...whole, data: { ...whole.data, image: swapped, count: 2 } } })
    await page.goto('/search')
    await tile(image).getByText('Zip', { exact: true }).waitFor()
    expect(await tile(zip).getByText('Zip', { exact: true }).count()).toBe(0)
  })

  it('requests every thumbnail, there and elsewhere, with format and compression [GAL-05]', async () => {
    const { page, faults, shop } = stage
    const buyer = await newBuyer(stage)
    const [bought = '', inCart = '', wished = ''] = shop.titles.slice(-3)
    await buy(stage, buyer, [bought])
    await buyer.call('POST', '/api/carts/', { imageId: await idOf(stage, inCart) })
    await buyer.call('POST', '/api/wishlist/', { product: await idOf(stage, wished) })
    await signedIn(stage, buyer)
    const width = { phone: 390, desk: 1280 }
    for (const [path, screen] of [
      ['/', width.desk],
      ['/search', width.phone],
      ['/search/graphic', width.desk],
      ['/checkout', width.desk],
      ['/wishList', width.desk],
      ['/orders', width.desk],
    ] as const) {
      await page.setViewportSize({ width: screen, height: 800 })
      faults.seen.length = 0
      await page.goto(path)
      await page.getByRole('main').locator('[data-state=loaded]').first().waitFor()
      const asked = faults.seen.filter((line) => line.startsWith('GET /media/'))
      expect(asked.length, path).toBeGreaterThan(0)
      expect(
        asked.filter((line) => !/\?format=(avif|webp|jpeg)&compress=(400|800)$/.test(line)),
        path,
      ).toEqual([])
      const offered = await page
        .getByRole('main')
        .locator('picture > *')
        .evaluateAll((parts) => parts.flatMap((part) => (part.getAttribute('srcset') ?? part.getAttribute('src') ?? '').split(', ')))
      expect(
        offered.filter((address) => !/^\/media\/\w+\.jpg\?format=\w+&compress=\d+( \d+w)?$/.test(address)),
        path,
      ).toEqual([])
    }
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
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    // The keyword is kept.
    await page.waitForURL((url) => url.pathname === '/search/tea' && url.search === '')
    await page.getByRole('heading', { level: 1, name: 'Results for “tea”' }).waitFor()
    await page.locator('[data-tile]').first().waitFor()
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

  it('marks owned items, changes hearts at once and back with a message when refused, and the last click wins [ITEM-10, HDR-07]', async () => {
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
    // Before the server answers.
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
    await toast(page, 'Something went wrong').waitFor()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
  })

  it('works with arrow keys and single keys to enlarge, like and copy, which can be turned off', async () => {
    const { page, context } = stage
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/search')
    // Presses the first key before its code is loaded.
    const script = stage.faults.place('GET', /^\/assets\/gallery-arrows/, { hold: true })
    await page.locator('[data-tile] a').first().focus()
    await page.keyboard.press('ArrowRight')
    const focusedTile = () => page.evaluate(() => document.activeElement?.closest('[data-tile]')?.getAttribute('aria-posinset'))
    script.release()
    await expect.poll(focusedTile).toBe('2')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focusedTile()).toBe('3')
    for (let down = 0; down < 4; down += 1) await page.keyboard.press('ArrowDown')
    // The focused element is never under the header.
    const [top, header] = await page.evaluate(() => [
      document.activeElement?.getBoundingClientRect().top ?? 0,
      document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    ])
    expect(top).toBeGreaterThanOrEqual(header ?? 0)
    await page.keyboard.press('c')
    await toast(page, 'Link copied').waitFor()
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
