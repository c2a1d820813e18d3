import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { type Buyer, buy, newBuyer, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { axeFindings, horizontalOverflow } from './looks.ts'
import { toast } from './toast.ts'

const stage = useShop()

const licence = (title: string) => stage.page.getByRole('listitem', { name: title })

/** Bought by a buyer who is signed in, and who stands before their licences. */
async function licensed(): Promise<{ buyer: Buyer; title: string; code: string; itemId: string }> {
  const buyer = await newBuyer(stage)
  const [title = ''] = stage.shop.titles
  await buy(stage, buyer, [title])
  await signedIn(stage, buyer)
  await stage.page.goto('/licences')
  await licence(title).waitFor()
  const { licences } = ((await buyer.call('GET', '/api/licences')) as { data: { licences: { code: string; item: { _id: string } }[] } })
    .data
  return { buyer, title, code: licences[0]?.code ?? '', itemId: licences[0]?.item._id ?? '' }
}

describe('licences', () => {
  it('are reached by the account menu, say what was bought, and are found by word and by kind', async () => {
    const { page } = stage
    const { title, code } = await licensed()
    await page.goto('/')
    await page.getByRole('button', { name: /Asha/ }).click()
    await page.getByRole('menuitem', { name: 'Licences' }).click()
    await page.waitForURL('**/licences')
    await licence(title).getByText(code).waitFor()
    await page.goto('/licences?page=9')
    await page.waitForURL((url) => url.pathname + url.search === '/licences')
    await licence(title).waitFor()
    await page.getByRole('searchbox').fill('no such words')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'No licence matches' }).waitFor()
    await page.getByRole('link', { name: 'Show all' }).click()
    await licence(title).waitFor()
    await page.getByRole('group', { name: 'Which licences' }).getByRole('button', { name: 'Free' }).click()
    await page.waitForURL('**/licences?kind=free')
    await page.getByRole('heading', { name: 'No licence matches' }).waitFor()
  })

  it('take a client and a project by keyboard alone, and lose nothing when that fails', async () => {
    const { page } = stage
    const { title } = await licensed()
    await licence(title).getByRole('button', { name: 'Add client or project' }).press('Enter')
    const client = licence(title).getByRole('textbox', { name: 'End client' })
    await expect.poll(() => client.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('Monsoon Tea')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Spring')
    await stage.context.setOffline(true)
    await page.keyboard.press('Enter')
    await toast(page, 'You seem to be offline. Please check your connection and try again').waitFor()
    expect(await client.inputValue()).toBe('Monsoon Tea')
    await stage.context.setOffline(false)
    await licence(title).getByRole('textbox', { name: 'Project' }).press('Enter')
    await toast(page, 'Saved. New certificates say so').waitFor()
    await licence(title).getByText('Monsoon Tea').waitFor()
    await licence(title).getByRole('button', { name: 'Change client or project' }).waitFor()
  })

  it('come as certificates, and all together as one zip', async () => {
    const { page } = stage
    const { title, code } = await licensed()
    const saved = async (button: string, within = licence(title)) => {
      const [file] = await Promise.all([page.waitForEvent('download'), within.getByRole('button', { name: button, exact: true }).click()])
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
    }
    const pdf = await saved(`Certificate of ${title}`)
    expect([pdf.name, pdf.bytes.subarray(0, 5).toString()]).toEqual([`licence-${code}.pdf`, '%PDF-'])
    const json = await saved(`Certificate of ${title} as JSON`)
    expect(Object.keys(JSON.parse(json.bytes.toString()) as object).toSorted()).toEqual(['payload', 'protected', 'signature'])
    const [zip] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download all' }).click()])
    expect((await readFile(await zip.path())).subarray(0, 2).toString()).toBe('PK')
  })

  it('are checked by anybody, and the file is compared on the device', async () => {
    const { page } = stage
    const { buyer, title, code, itemId } = await licensed()
    const { image } = ((await buyer.call('GET', `/api/images/${itemId}`)) as { data: { image: { original: string } } }).data
    const original = Buffer.from(await (await fetch(stage.shop.url + image.original)).arrayBuffer())
    await page.evaluate(() => localStorage.clear())
    await page.goto('/verify')
    await page.getByLabel('Code').fill(` ${code.toLowerCase().replaceAll('-', ' ')} `)
    await page.keyboard.press('Enter')
    await page.getByText(/^The certificate is genuine, but a specimen/).waitFor()
    await page.getByText('Asha R.', { exact: true }).waitFor()
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.method()))
    await page.locator('input[type=file]').setInputFiles({ name: 'mine.jpg', mimeType: 'image/jpeg', buffer: original })
    await page.getByText('mine.jpg is the licensed file, bit for bit.').waitFor()
    await page.locator('input[type=file]').setInputFiles({ name: 'other.jpg', mimeType: 'image/jpeg', buffer: original.subarray(1) })
    await page.getByText(/^other\.jpg is another file/).waitFor()
    expect(sent.filter((method) => method !== 'GET')).toEqual([])
    await page.getByRole('link', { name: title }).waitFor()
    await page.goto('/verify/0000-0000-0000')
    await page.getByText(/^There is no licence with this code/).waitFor()
    expect(await page.getByLabel('Code').inputValue()).toBe('0000-0000-0000')
  })

  it.each([320, 1280])('have pages without findings and overflow at %i px', async (width) => {
    const { page } = stage
    const { code } = await licensed()
    await page.setViewportSize({ width, height: 800 })
    for (const address of ['/licences', `/verify/${code}`, '/licence']) {
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => horizontalOverflow(page), { message: address }).toBe('')
      expect(await axeFindings(page), address).toEqual([])
    }
  })
})
