import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { idOf, newBuyer } from './buyer.ts'
import { useShop } from './harness.ts'
import { axeFindings, horizontalOverflow, LOOKS } from './looks.ts'

const stage = useShop({ EMBEDDING_MODEL: 'built-in' })

interface Listed {
  data: { image: { _id: string; name: string; thumbimage: string }[]; count: number }
}

const listed = async (query: string): Promise<Listed['data']> =>
  ((await (await fetch(`${stage.shop.url}/api/images-list/?${query}`)).json()) as Listed).data

/** A picture that the tests search by, as a buyer may have it: its preview, as a file. */
let wanted: { id: string; title: string; file: Buffer }

beforeAll(async () => {
  const [title = ''] = stage.shop.titles
  const id = await idOf(stage, title)
  const item = (await listed(`search=${encodeURIComponent(title)}`)).image.find(({ _id }) => _id === id)
  const preview = Buffer.from(await (await fetch(stage.shop.url + (item?.thumbimage ?? ''))).arrayBuffer())
  wanted = { id, title, file: await sharp(preview).resize(300).jpeg().toBuffer() }
  const { call } = await newBuyer(stage)
  const seen = (await call('POST', '/api/images/look/', { picture: wanted.file.toString('base64') })) as { data: { look: string } }
  // What is looked at in the background is in the lists after that.
  const isFound = async () => expect((await listed(`look=${seen.data.look}&limit=1`)).image[0]?._id).toBe(id)
  await vi.waitFor(isFound, { timeout: 240_000, interval: 1_000 })
}, 300_000)

const chooser = () => stage.page.getByRole('dialog', { name: 'Search by picture' })
const button = () => stage.page.getByRole('search').getByRole('button', { name: 'Search by picture' })
const choose = (name: string, buffer: Buffer, mimeType = 'image/jpeg') =>
  chooser().locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
const heading = (name: string) => stage.page.getByRole('heading', { level: 1, name })
const firstTile = () => stage.page.getByRole('main').getByRole('article').first().getByRole('link').first()
const query = () => new URL(stage.page.url()).searchParams

describe('more like an item', () => {
  it('is a list that its tile leads to; filters work on it, and a press takes the picture away [LOOK-01]', async () => {
    const { page } = stage
    await page.goto(`/search/${encodeURIComponent(wanted.title)}`)
    await page.getByRole('main').getByRole('article').first().hover()
    await page
      .getByRole('link', { name: `More like ${wanted.title}`, exact: true })
      .first()
      .click()
    await heading(`Pictures like “${wanted.title}”`).waitFor()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/search?like=${wanted.id}`)
    // Others, without the picture itself.
    expect(await firstTile().getAttribute('href')).not.toContain(wanted.id)
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    expect(new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').pathname).toBe('/search')

    await page.getByRole('checkbox', { name: 'Images' }).check()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/search/image')
    expect(query().get('like')).toBe(wanted.id)
    await page.getByRole('button', { name: 'Remove filter Like this picture' }).click()
    await expect.poll(() => query().get('like')).toBeNull()
    await heading('Images').waitFor()
  })

  it('is offered by the item’s page, also without a script [LOOK-01]', async () => {
    const plain = await stage.browser.newContext({ baseURL: stage.url, javaScriptEnabled: false })
    for (const page of [stage.page, await plain.newPage()]) {
      await page.goto(`/image/${wanted.id}`)
      await page.getByRole('link', { name: 'More like this' }).click()
      const main = page.getByRole('main')
      await main.getByRole('heading', { level: 1, name: `Pictures like “${wanted.title}”` }).waitFor()
      await main.getByRole('article').first().waitFor()
      // The picture itself, before the title, leads back.
      await main.getByRole('link', { name: wanted.title, exact: true }).first().click()
      await page.waitForURL((url) => url.pathname.endsWith(wanted.id))
    }
    await plain.close()
  })

  it('is offered by the large view, for who has no pointer', async () => {
    const { page } = stage
    await page.goto(`/search/${encodeURIComponent(wanted.title)}`)
    await firstTile().focus()
    await page.keyboard.press('l')
    await page
      .getByRole('dialog')
      .getByRole('link', { name: `More like ${wanted.title}`, exact: true })
      .click()
    await heading(`Pictures like “${wanted.title}”`).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    // The keyboard goes on from the beginning of the page that has come.
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  it('is there in Hindi', async () => {
    await stage.page.goto(`/hi/search?like=${wanted.id}`)
    await heading(`“${wanted.title}” जैसे चित्र`).waitFor()
  })
})

describe('a picture of one’s own', () => {
  it('is made small before it is sent, finds what looks like it, and stays on the page over a reload [LOOK-02]', async () => {
    const { page } = stage
    await page.goto('/')
    await button().click()
    const sent = page.waitForRequest('**/api/images/look/')
    // As a phone held upright writes it: lying on its side, with a note to turn it.
    const turned = await sharp(wanted.file).rotate(-90).resize(3000).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    await choose('IMG_2031.JPG', turned)
    const { picture } = (await sent).postDataJSON() as { picture: string }
    const small = await sharp(Buffer.from(picture, 'base64')).metadata()
    const original = await sharp(wanted.file).metadata()
    expect([small.format, Math.max(small.width, small.height), small.exif]).toEqual(['jpeg', 256, undefined])
    expect(small.width > small.height).toBe(original.width > original.height)

    await heading('Pictures like yours').waitFor()
    await chooser().waitFor({ state: 'detached' })
    expect(query().get('look')).toMatch(/^[\w-]{342}$/)
    await expect.poll(() => firstTile().getAttribute('href')).toContain(wanted.id)
    const own = page.locator('main img[src^="data:image/jpeg"]')
    await own.waitFor()
    await page.reload()
    await own.waitFor()
    // The search is its address: somebody else finds the same, and does not see the picture.
    const other = await (await stage.browser.newContext({ baseURL: stage.url })).newPage()
    await other.goto(page.url())
    await other.getByRole('heading', { level: 1, name: 'Pictures like yours' }).waitFor()
    await expect.poll(() => other.getByRole('article').first().getByRole('link').first().getAttribute('href')).toContain(wanted.id)
    expect(await other.locator('main img[src^="data:image/jpeg"]').count()).toBe(0)
    await other.context().close()
    // Filters keep it; new words begin without it.
    await page.getByRole('checkbox', { name: 'Images' }).check()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/search/image')
    expect(query().get('look')).not.toBeNull()
    await own.waitFor()
    const words = page.getByRole('search').getByRole('combobox', { name: 'Search', exact: true })
    await words.fill('tea')
    await words.press('Enter')
    await heading('Results for “tea”').waitFor()
    expect(query().get('look')).toBeNull()
  })

  it('is seen on white where it is transparent, and may be pure noise', async () => {
    const { page } = stage
    await page.goto('/search')
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const sentFor = async (file: Buffer) => {
      await button().click()
      const sent = page.waitForRequest('**/api/images/look/')
      await choose('own.png', file, 'image/png')
      const { picture } = (await sent).postDataJSON() as { picture: string }
      await heading('Pictures like yours').waitFor()
      return Buffer.from(picture, 'base64')
    }
    const drawn = await sentFor(
      await sharp({ create: { width: 40, height: 30, channels: 4, background: clear } })
        .png()
        .toBuffer(),
    )
    const { channels } = await sharp(drawn).stats()
    expect(channels.map(({ min }) => min > 250)).toEqual([true, true, true])
    // Small ones are not made larger.
    expect((await sharp(drawn).metadata()).width).toBe(40)
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
    const loud = await sharp({ create: { width: 512, height: 512, channels: 3, background: clear, noise } })
      .png()
      .toBuffer()
    expect((await sentFor(loud)).length).toBeLessThan(60_000)
  })

  it('that cannot be used leaves the dialog open, which says why', async () => {
    const { page, faults } = stage
    await page.goto('/search')
    await button().click()
    const says = (words: string | RegExp) => chooser().getByRole('alert').getByText(words).waitFor()
    await choose('IMG_2031.HEIC', Buffer.from('no picture'), 'image/heic')
    await says('This file is not a picture that this browser can open. Please choose a JPEG, PNG or WebP.')
    for (const [status, errorMessage, said] of [
      [429, 'Too many pictures. Please try again in a minute', 'Too many pictures. Please try again in a minute'],
      [400, 'Please choose another picture: this one cannot be read', 'Please choose another picture: this one cannot be read'],
      [503, 'inner', 'Pictures cannot be looked at just now. Please try again later.'],
    ] as const) {
      const fault = faults.place('POST', /^\/api\/images\/look/, { status, body: { success: false, code: status, errorMessage } })
      await choose('own.jpg', wanted.file)
      await says(said)
      fault.clear()
    }
    // What a page fetches by itself is there.
    await page.locator('[role="region"][aria-label^="Notifications"]').waitFor({ state: 'attached' })
    await stage.context.setOffline(true)
    await choose('own.jpg', wanted.file)
    await says(/^You seem to be offline/)
    await stage.context.setOffline(false)
    await choose('own.jpg', wanted.file)
    await heading('Pictures like yours').waitFor()
  })

  it('is chosen, and pasted, by keyboard alone', async () => {
    const { page } = stage
    await page.goto('/search')
    // It comes with the script: without it there is no use for it.
    await button().waitFor()
    await page.getByRole('search').getByRole('combobox', { name: 'Search', exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => button().evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await chooser().waitFor()
    await page.keyboard.press('Escape')
    await chooser().waitFor({ state: 'detached' })
    await expect.poll(() => button().evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    const choice = chooser().getByRole('button', { name: 'Choose a picture' })
    await expect.poll(() => chooser().evaluate((element) => element.contains(document.activeElement))).toBe(true)
    const files = page.waitForEvent('filechooser')
    // The cross has the focus first.
    await page.keyboard.press('Tab')
    await expect.poll(() => choice.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await (await files).setFiles({ name: 'own.jpg', mimeType: 'image/jpeg', buffer: wanted.file })
    await heading('Pictures like yours').waitFor()

    await page.goto('/search')
    await stage.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(
      async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })])
      },
      (await sharp(wanted.file).png().toBuffer()).toString('base64'),
    )
    await button().focus()
    await page.keyboard.press('Enter')
    await chooser().waitFor()
    await page.keyboard.press('Control+v')
    await heading('Pictures like yours').waitFor()
  })
})

describe('search by picture', () => {
  it.each(LOOKS)('has no findings of axe and fits, $width px, $colorScheme', async ({ width, colorScheme }) => {
    const { page } = stage
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(`/search?like=${wanted.id}`)
    await heading(`Pictures like “${wanted.title}”`).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await button().click()
    await choose('own.heic', Buffer.from('no picture'), 'image/heic')
    await chooser().getByRole('alert').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await horizontalOverflow(page)).toBe('')
    await page.keyboard.press('Escape')
    await chooser().waitFor({ state: 'detached' })
    expect(await horizontalOverflow(page)).toBe('')
  })
})
