import { describe, expect, it } from 'vitest'
import { idOf } from './buyer.ts'
import { useShop } from './harness.ts'
import { horizontalOverflow } from './looks.ts'
import { toast } from './toast.ts'

const stage = useShop({}, { timezoneId: 'Asia/Kolkata' })

interface Answer {
  data: { image: Record<string, unknown> & { name: string; keywords: string[]; description: string; createdAt: string } }
}

async function open(change: Record<string, unknown> = {}): Promise<Answer['data']['image']> {
  const id = await idOf(stage, stage.shop.titles[0] ?? '')
  const answer = (await (await fetch(`${stage.shop.url}/api/images/${id}`)).json()) as Answer
  Object.assign(answer.data.image, change)
  // The proxy changes the shop's answer, because only the seller could see these values.
  if (Object.keys(change).length > 0) stage.faults.place('GET', new RegExp(`^/api/images/${id}`), { status: 200, body: answer })
  await stage.page.goto(`/imageDetails?id=${id}`)
  await stage.page.getByRole('heading', { level: 1, name: answer.data.image.name }).waitFor()
  return answer.data.image
}

const fact = (name: string) =>
  stage.page
    .getByRole('main')
    .locator('dl > div', { has: stage.page.getByRole('term').getByText(name, { exact: true }) })
    .getByRole('definition')

describe('the picture page at /imageDetails', () => {
  it('goes home without an id [IMGD-01]', async () => {
    for (const address of ['/imageDetails', '/imageDetails?id=']) {
      await stage.page.goto(address)
      await expect.poll(() => new URL(stage.page.url()).pathname).toBe('/')
    }
  })

  it('shows picture, keywords, name, date, location, price, badge, downloads and description, at both widths [IMGD-01, IMGD-02]', async () => {
    const { page } = stage
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const image = await open({ location: 'Munnar, Kerala', downloads: 123456 })
      const main = page.getByRole('main')
      await expect
        .poll(() => main.getByRole('img', { name: image.name }).evaluate((node: HTMLImageElement) => node.naturalWidth))
        .toBeGreaterThan(0)
      for (const keyword of image.keywords) await main.getByRole('link', { name: keyword, exact: true }).waitFor()
      await main.getByText(image.description, { exact: true }).waitFor()
      const day = new Date(image.createdAt).toLocaleDateString('en-US', {
        timeZone: 'Asia/Kolkata',
        month: '2-digit',
        day: '2-digit',
        year: 'numeric',
      })
      await expect.poll(() => fact('Date').innerText()).toBe(day)
      await expect.poll(() => fact('Location').innerText()).toBe('Munnar, Kerala')
      await expect.poll(() => fact('Price').innerText()).toBe('₹199.00')
      await expect.poll(() => fact('Downloads').innerText()).toBe('1,23,456')
      await main.getByText('Approved', { exact: true }).waitFor()
      await expect.poll(() => page.title()).toBe(`${image.name} | Chitra`)
      expect(await horizontalOverflow(page)).toBe('')
      stage.faults.clear()
    }
  })

  it('shows the approval state, but not the note of a rejection [IMGD-02]', async () => {
    const { page } = stage
    const main = page.getByRole('main')
    await open({ approved: false, rejected: false })
    await main.getByText('Awaiting Response', { exact: true }).waitFor()
    const awaiting = await main.locator('[data-approval]').evaluate((node) => getComputedStyle(node).backgroundColor)
    await open({ approved: false, rejected: true, note: 'The horizon leans' })
    await main.getByText('Rejected', { exact: true }).waitFor()
    await expect.poll(() => main.locator('[data-approval]').getAttribute('data-approval')).toBe('rejected')
    await expect.poll(() => main.locator('[data-approval]').evaluate((node) => getComputedStyle(node).backgroundColor)).not.toBe(awaiting)
    await expect.poll(() => page.content()).not.toContain('The horizon leans')
  })

  it('has a placeholder when there is no picture yet [IMGD-01]', async () => {
    await open({ url: '', thumbimage: '', location: '' })
    await stage.page.getByText('No picture yet').waitFor()
    await expect.poll(() => stage.page.getByRole('main').getByRole('img').count()).toBe(0)
    await expect.poll(() => fact('Location').innerText()).toBe('Not given')
  })

  it('shows the server’s message when it cannot be loaded [IMGD-04]', async () => {
    const { page, faults } = stage
    await page.goto('/imageDetails?id=nothing1')
    await toast(page, 'Image does not exist').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Image does not exist' }).waitFor()
    faults.place('GET', /^\/api\/images\//, { status: 403, body: { success: false, code: 403, errorMessage: 'This picture is not yours' } })
    await page.goto('/imageDetails?id=nothing1')
    await page.getByRole('heading', { level: 1, name: 'This picture is not yours' }).waitFor()
  })
})
