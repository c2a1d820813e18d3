import { describe, expect, it } from 'vitest'
import { idOf, newBuyer, openItem, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { said } from './said.ts'

const stage = useShop()
const addressOf = async (title: string) => `/image/x-${await idOf(stage, title)}`

describe('a picture’s page', () => {
  it('shows its compressed picture, price, licence and facts, four alike and then all, what a keyword finds, and shares its address [ITEM-01, ITEM-04, ITEM-05, ITEM-06, ITEM-07]', async () => {
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
    await page.getByText('+ 18% GST = ₹234.82').waitFor()
    await page.getByRole('main').getByText('JPG', { exact: true }).waitFor()
    await page.getByText(/^By: \S/).waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'Click for more info' }).getAttribute('href')).toBe('/')
    await expect.poll(() => page.title()).toContain(title)
    for (const network of ['Facebook', 'Twitter', 'Pinterest', 'WhatsApp']) {
      const share = await page.getByRole('link', { name: `Share on ${network}` }).getAttribute('href')
      for (const told of [page.url(), title]) expect(share, network).toContain(encodeURIComponent(told))
    }
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByRole('button', { name: 'Link copied' }).waitFor()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    const similar = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Similar images' }) })
    await expect.poll(() => similar.getByRole('article').count()).toBe(4)
    await similar.getByRole('button', { name: 'Load more' }).click()
    await expect.poll(() => similar.getByRole('article').count()).toBeGreaterThan(4)
    await page.getByRole('main').getByRole('link', { name: 'tea', exact: true }).click()
    await page.waitForURL('**/search/tea')
  })

  it('turns its heart at once and leads to the wish list [ITEM-02, WISH-04]', async () => {
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

  it('asks a visitor to sign in before a download [ITEM-13]', async () => {
    const { page } = stage
    await page.goto(await addressOf(stage.shop.freeTitles[0] ?? ''))
    await page.getByRole('button', { name: 'Free Download' }).click()
    await said(page, 'Please login to continue!').waitFor()
    await page.waitForURL('**/login')
  })

  it('counts a download with who, whose and what, says that it is under way, and ends a session that is over [ITEM-12, ITEM-15, ITEM-16]', async () => {
    const { page, faults } = stage
    const buyer = await newBuyer(stage)
    const [title = ''] = stage.shop.freeTitles
    await signedIn(stage, buyer)
    await page.goto(await addressOf(title))
    const counted = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/image/download'))
    const held = faults.place('GET', /^\/api\/image-download/, { hold: true })
    await page.getByRole('button', { name: 'Free Download' }).click()
    await page.getByText('Please wait your content is being downloaded').first().waitFor()
    const download = page.waitForEvent('download')
    held.release()
    expect(JSON.parse((await counted).postData() ?? '{}')).toMatchObject({ user_id: buyer.userId, product_id: await idOf(stage, title) })
    await download
    faults.place('POST', /^\/api\/image\/download/, {
      status: 401,
      body: { success: false, code: 401, errorMessage: 'Token Expired, Please login again' },
    })
    await page.getByRole('button', { name: 'Free Download' }).click()
    await said(page, 'Token Expired, Please login again').waitFor()
    await page.waitForURL(`${stage.url}/`)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })

  it('says what went wrong, and of an unknown picture that it is not here, with a way back [ITEM-14]', async () => {
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
