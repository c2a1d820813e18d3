import { describe, expect, it } from 'vitest'
import { buy, idOf, newBuyer, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { goWithin, horizontalOverflow } from './looks.ts'
import { toast } from './toast.ts'

const stage = useShop()

describe('a list', () => {
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
          const parts = (tile?.querySelector('source')?.sizes ?? '').split(', ').map((part) => /^(?:(\(.*?\)) )?(.+)$/.exec(part) ?? [])
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

  it('shows the picture of a tile at the top of its item’s page before anything of it has come, and keeps the place in the list', async () => {
    const { page, faults } = stage
    // From the beginning: a pointer that rests on a tile fetches its item ahead.
    const held = faults.place('GET', /^\/api\/images\//, { hold: true })
    // No timer runs: what waits for one is not shown.
    await page.clock.install()
    await page.goto('/support')
    const before = page.getByRole('heading', { name: 'Contact Us' })
    await before.waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Images' }).click()
    const tile = page.getByRole('main').locator('[data-tile]').nth(5)
    await tile.locator('[data-state=loaded] img').waitFor()
    await page.evaluate(() => scrollTo(0, 200))
    // Brings what is under the header into view.
    await tile.getByRole('link').click({ trial: true })
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(0)
    const shown = await tile.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await tile.getByRole('link').click()
    const picture = page.getByRole('main').locator('[data-item-picture] img')
    await picture.waitFor()
    expect(await picture.evaluate((image: HTMLImageElement) => [image.currentSrc, image.complete, scrollY])).toEqual([shown, true, 0])
    expect(new URL(page.url()).pathname).toBe('/search/image')
    // The item is called off: back to the page before the list, and again to the list.
    await page.clock.resume()
    await page.goBack()
    await before.waitFor()
    held.release()
    await page.goForward()
    await tile.waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
    await tile.getByRole('link').click()
    await page.getByRole('heading', { name: 'Similar images' }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
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
    await tile(zip)
      .getByText(/^Bundle/)
      .first()
      .waitFor()
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
    await tile(image).getByText('Bundle', { exact: true }).waitFor()
    expect(
      await tile(zip)
        .getByText(/^Bundle/)
        .count(),
    ).toBe(0)
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
      const requests = faults.seen.filter((line) => line.startsWith('GET /media/'))
      expect(requests.length, path).toBeGreaterThan(0)
      expect(
        requests.filter((line) => !/\?format=(avif|webp|jpeg)&compress=(328|400|800)$/.test(line)),
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
    // The list of the server is empty before the held call too.
    const removal = page.waitForResponse(
      (response) => response.request().method() === 'DELETE' && response.url().includes('/api/wishlist/'),
    )
    fault.release()
    await removal
    await expect.poll(async () => JSON.stringify(await buyer.call('GET', '/api/wishlist/'))).toContain('"data":[]')
    await expect.poll(() => count.getAttribute('aria-label')).not.toMatch(/\d/)
    faults.place('POST', /^\/api\/wishlist/, { status: 500, body: { success: false, code: 500, errorMessage: '' } })
    await heart.click()
    await toast(page, 'Something went wrong').waitFor()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
  })

  it('fetches what a first tap does not need when the tap is over, and what arrow keys do only for who comes by keyboard', async () => {
    const { page } = stage
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    const parts = () => ['item', 'gallery-arrows'].filter((part) => fetched.some((path) => path.startsWith(`/assets/${part}-`)))
    await page.clock.install()
    await page.goto('/search')
    await page.locator('[data-tile]').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.clock.pauseAt(Date.now() + 60_000)
    const box = await page.locator('[data-tile]').first().getByRole('button').last().boundingBox()
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
    await page.mouse.down()
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-tile]') !== null)).toBe(true)
    await page.evaluate(() => fetch('/api/health'))
    expect(parts()).toEqual([])
    await page.clock.runFor(500)
    await expect.poll(parts).toEqual(['item'])
    await page.keyboard.press('Tab')
    await expect.poll(parts).toEqual(['item', 'gallery-arrows'])
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
