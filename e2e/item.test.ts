import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sha256Of } from './browser.ts'
import { buy, idOf, newBuyer, openItem, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { toast } from './toast.ts'

const stage = useShop()
interface Facts {
  _id: string
  name: string
  description: string
  width: number
  height: number
  fileType: string[]
  keywords: string[]
  downloads: number
  sellerId: { _id: string; firstName: string; profilePic: string | null }
}
const factsOf = async (id: string): Promise<Facts> => {
  const { data } = (await (await fetch(`${stage.shop.url}/api/images/${id}`)).json()) as { data: { image: Facts } }
  return data.image
}
const addressOf = async (title: string) => `/image/x-${await idOf(stage, title)}`

describe('an item’s page', () => {
  it('keeps price and button in reach on a phone: at the lower edge, until those of the page are in view [ITEM-09]', async () => {
    const { page } = stage
    await signedIn(stage, await newBuyer(stage))
    await page.setViewportSize({ width: 390, height: 560 })
    await page.goto(await addressOf(stage.shop.titles[0] ?? ''))
    const bar = page.locator('[data-price-bar]')
    await bar.getByText('₹234.82').waitFor()
    const below = async () => 560 - (await bar.evaluate((element) => element.getBoundingClientRect().bottom))
    await expect.poll(below).toBe(0)
    await page.getByRole('button', { name: 'Add To Cart' }).scrollIntoViewIfNeeded()
    await bar.waitFor({ state: 'hidden' })
    await page.evaluate(() => scrollTo(0, 0))
    // By its place, as a finger does: `click` would first scroll the button out from above the focus margin at the lower edge.
    await bar.getByText('₹234.82').waitFor()
    const box = await bar.locator('button').boundingBox()
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
    await page.getByRole('link', { name: 'Cart, 1' }).waitFor()
  })

  it('shows compressed picture, price, licence, facts, similar pictures and keywords, and shares its address [ITEM-01, ITEM-04, ITEM-05, ITEM-06, ITEM-07]', async () => {
    const { page, context } = stage
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const [title = ''] = stage.shop.titles
    await page.goto('/')
    await openItem(page, title)
    await expect
      .poll(() =>
        page
          .getByRole('img', { name: title })
          .first()
          .evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : '')),
      )
      .toMatch(/\/media\/\w+\.jpg$/)
    await page.getByText('+ 18% GST = ₹234.82').first().waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'Click for more info' }).getAttribute('href')).toBe('/#licence')
    const licence = page.getByRole('region', { name: 'Licence in short' })
    await licence.getByText('At most 3 printed copies').waitFor()
    await expect
      .poll(() => licence.getByRole('link', { name: 'Read the whole licence' }).getAttribute('href'))
      .toBe('/terms-and-conditions#standard-licence')
    await expect.poll(() => page.title()).toContain(title)
    for (const network of ['Facebook', 'Twitter', 'Pinterest', 'WhatsApp']) {
      const share = await page.getByRole('link', { name: `Share on ${network}` }).getAttribute('href')
      for (const part of [page.url(), title]) expect(share, network).toContain(encodeURIComponent(part))
    }
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByRole('button', { name: 'Link copied' }).waitFor()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    const similar = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Similar images' }) })
    await expect.poll(() => similar.getByRole('article').count()).toBe(4)
    await similar.getByRole('button', { name: 'Load more' }).click()
    await expect.poll(() => similar.getByRole('article').count()).toBeGreaterThan(4)
    const [keyword = ''] = (await factsOf(await idOf(stage, title))).keywords
    await page.getByRole('main').getByRole('link', { name: keyword, exact: true }).click()
    await page.waitForURL(`**/search/${keyword}`)
    await page.getByRole('heading', { level: 1, name: `Results for “${keyword}”` }).waitFor()
  })

  it('shows its size, height first, only on the page of its category and when both sides are known [ITEM-03]', async () => {
    const { page, faults, shop } = stage
    const id = await idOf(stage, shop.titles[0] ?? '')
    const { height, width, name } = await factsOf(id)
    await page.goto(`/image/x-${id}`)
    const line = page.getByRole('main').locator('p').filter({ hasText: 'pixels' })
    await expect.poll(() => line.allInnerTexts()).toEqual([`Size • ${height} × ${width} pixels`])
    const answer = (await (await fetch(`${shop.url}/api/images/${id}`)).json()) as { data: { image: Facts } }
    const shown = async (path: string) => {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name }).waitFor()
      return await line.allInnerTexts()
    }
    expect(await shown(`/graphic/x-${id}`)).toEqual([])
    for (const side of ['height', 'width']) {
      const image = { ...answer.data.image, [side]: 0 }
      faults.place('GET', /^\/api\/images\/\w+$/, { status: 200, body: { ...answer, data: { ...answer.data, image } } })
      expect(await shown(`/image/x-${id}`), side).toEqual([])
    }
  })

  it('shows a bundle’s file types in capitals, id, name, description, and its seller’s picture, first name and id [ITEM-05]', async () => {
    const { page, shop } = stage
    const id = await idOf(stage, shop.zipTitles[0] ?? '')
    const { name, description, fileType, sellerId } = await factsOf(id)
    expect(fileType.length).toBeGreaterThan(1)
    await page.goto(`/image/x-${id}`)
    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await main.getByText(description, { exact: true }).waitFor()
    const fact = (term: string) =>
      main
        .locator('dl > div')
        .filter({ has: page.getByText(term, { exact: true }) })
        .locator('dd')
        .innerText()
    expect(await fact('File types')).toBe(fileType.map((type) => type.toUpperCase()).join(', '))
    expect(await fact('Id')).toBe(id)
    const seller = main.locator('p').filter({ hasText: /^By:/ })
    expect((await seller.innerText()).split('\n')).toEqual([`By: ${sellerId.firstName}`, `Seller id: ${sellerId._id}`])
    expect(sellerId.profilePic).not.toBeNull()
    const portrait = seller.locator('img')
    expect(await portrait.getAttribute('src')).toBe(sellerId.profilePic)
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  it('shows the picture without watermark to its owner only, on a phone too [TF-03]', async () => {
    const { page, shop } = stage
    const [title = ''] = shop.titles
    const address = await addressOf(title)
    const shown = () =>
      page
        .getByRole('main')
        .getByRole('img', { name: title })
        .first()
        .evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? new URL(image.currentSrc) : null)?.pathname)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(address)
    await expect.poll(shown).toMatch(/^\/media\//)
    const buyer = await newBuyer(stage)
    await buy(stage, buyer, [title])
    await signedIn(stage, buyer)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address)
      await expect.poll(shown).toMatch(/^\/api\/files\//)
    }
    await page.getByRole('button', { name: `View ${title} larger` }).click()
    const large = page.getByRole('dialog').getByRole('img', { name: title })
    await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await large.getAttribute('src')).toContain('/api/files/')
  })

  it('with a name in Devanagari is prefetched by its id when the pointer rests on its tile', async () => {
    const { page, faults, shop } = stage
    const answer = (await (await fetch(`${shop.url}/api/images-list/?limit=30`)).json()) as {
      data: { image: { _id: string; name: string }[] }
    }
    const [first, ...others] = answer.data.image
    const image = [{ ...first, name: 'दीवाली' }, ...others]
    faults.place('GET', /^\/api\/images-list/, { status: 200, body: { ...answer, data: { ...answer.data, image } } })
    await page.goto('/search')
    await page.getByRole('main').getByRole('link', { name: 'दीवाली' }).hover()
    await expect.poll(() => faults.seen.filter((line) => line.startsWith('GET /api/images/'))).toEqual([`GET /api/images/${first?._id}`])
  })

  it('changes its heart at once and leads to the wish list [ITEM-02, WISH-04]', async () => {
    const { page } = stage
    const buyer = await newBuyer(stage)
    const [title = ''] = stage.shop.titles
    await signedIn(stage, buyer)
    await page.goto(await addressOf(title))
    await page
      .getByRole('button', { name: `Add ${title} to wish list` })
      .first()
      .click()
    await page.waitForURL('**/wishList')
    await page.goBack()
    await page
      .getByRole('button', { name: `Remove ${title} from wish list`, pressed: true })
      .first()
      .click()
    await page
      .getByRole('button', { name: `Add ${title} to wish list`, pressed: false })
      .first()
      .waitFor()
  })

  it('asks visitors to log in before a download [ITEM-13]', async () => {
    const { page } = stage
    await page.goto(await addressOf(stage.shop.freeTitles[0] ?? ''))
    await page.getByRole('button', { name: 'Free Download' }).click()
    await toast(page, 'Please login to continue!').waitFor()
    await page.waitForURL('**/login')
  })

  it('counts a download with user, seller and item, shows its progress, and ends an expired session [ITEM-12, ITEM-15, ITEM-16]', async () => {
    const { page, faults, shop } = stage
    const buyer = await newBuyer(stage)
    const [title = ''] = shop.freeTitles
    await signedIn(stage, buyer)
    await page.goto(await addressOf(title))
    const counted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/image/download'))
    const held = faults.place('GET', /^\/api\/image-download/, { hold: true })
    await page.getByRole('button', { name: 'Free Download' }).click()
    const status = page.getByRole('main').getByText('Please wait your content is being downloaded')
    await status.first().waitFor()
    // With a spinner, and a disabled button.
    const button = page
      .getByRole('main')
      .getByRole('button', { name: /Download|Please wait/ })
      .first()
    expect(await button.getAttribute('aria-busy')).toBe('true')
    await button.locator('svg.animate-spin').waitFor()
    const download = page.waitForEvent('download')
    held.release()
    const id = await idOf(stage, title)
    const { sellerId, downloads } = await factsOf(id)
    expect(JSON.parse((await counted).postData() ?? '{}')).toEqual({ user_id: buyer.userId, seller_id: sellerId._id, product_id: id })
    const file = await download
    // The original file, named after its title.
    expect(await sha256Of(file)).toBe(shop.originalOf(title))
    expect(file.suggestedFilename()).toMatch(/^[\w-]+\.jpg$/)
    expect(file.suggestedFilename().toLowerCase()).toContain(title.toLowerCase().split(/\W/)[0] ?? '')
    await expect.poll(() => status.count()).toBe(0)
    await expect.poll(async () => (await factsOf(id)).downloads).toBe(downloads + 1)
    faults.place('POST', /^\/api\/image\/download/, {
      status: 401,
      body: { success: false, code: 401, errorMessage: 'Token Expired, Please login again' },
    })
    await page.getByRole('button', { name: 'Free Download' }).click()
    await toast(page, 'Token Expired, Please login again').waitFor()
    await page.waitForURL(`${stage.url}/`)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })

  it('saves a bundle completely as image.zip [CART-12]', async () => {
    const { page, shop } = stage
    const [title = ''] = shop.zipTitles
    const buyer = await newBuyer(stage)
    await buy(stage, buyer, [title])
    await signedIn(stage, buyer)
    await page.goto(await addressOf(title))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('image.zip')
    const { data } = (await buyer.call('GET', `/api/images/${await idOf(stage, title)}`)) as { data: { image: { original: string } } }
    const direct = await fetch(shop.url + data.image.original)
    expect(await sha256Of(file)).toBe(
      createHash('sha256')
        .update(Buffer.from(await direct.arrayBuffer()))
        .digest('hex'),
    )
  })

  it('shows an error if it cannot be loaded, and a not-found page with a way back for an unknown item [ITEM-14]', async () => {
    const { page, faults } = stage
    await page.goto('/image/nothing-zzzz')
    await page.getByRole('heading', { level: 1, name: 'This picture is not here' }).waitFor()
    const address = await addressOf(stage.shop.titles[0] ?? '')
    const fault = faults.place('GET', /^\/api\/images\/[^/?]+$/, { status: 500, body: { success: false, code: 500, errorMessage: '' } })
    await page.goto(address)
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    fault.clear()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Add To Cart' }).waitFor()
  })
})
