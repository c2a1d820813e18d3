import { describe, expect, it } from 'vitest'
import { type Buyer, idOf, logIn, newBuyer, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { toast } from './toast.ts'

const stage = useShop()

interface Made {
  data: { board: { _id: string } }
}
interface Shared {
  data: { linkToken: string }
}

const titleOf = (n: number): string => stage.shop.titles[n] ?? ''

/** A board of a buyer with these items. */
async function boardOf(buyer: Buyer, name: string, titles: readonly string[]): Promise<string> {
  const { data } = (await buyer.call('POST', '/api/boards/', { name })) as Made
  for (const title of titles) await buyer.call('PUT', `/api/boards/${data.board._id}/items/${await idOf(stage, title)}`)
  return data.board._id
}

async function linkOf(buyer: Buyer, board: string): Promise<string> {
  const { data } = (await buyer.call('PUT', `/api/boards/${board}`, { shared: true })) as Shared
  return `/board/${data.linkToken}`
}

const entry = (title: string) =>
  stage.page
    .getByRole('main')
    .locator('li')
    .filter({ has: stage.page.getByRole('link', { name: title }) })
    .first()

describe('a board', () => {
  it('is made from a tile, takes more from an item’s page and the large view, and lists them all [BOARD-01]', async () => {
    const { page } = stage
    await signedIn(stage, await newBuyer(stage))
    await page.goto('/search')
    const tile = page.getByRole('article').first()
    await tile.hover()
    await tile.getByRole('button', { name: /to a board$/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Save to a board' })
    await dialog.getByLabel('New board').fill('Holi 2027')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await dialog.getByText('Saved to “Holi 2027”').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    // What opened the dialog has the focus again.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/to a board$/)

    await page.goto(`/image/${await idOf(stage, titleOf(6))}`)
    await page.getByRole('button', { name: 'Save to a board' }).click()
    await dialog.getByRole('checkbox', { name: /Holi 2027/ }).check()
    await dialog.getByText('Saved to “Holi 2027”').waitFor()
    await page.keyboard.press('Escape')

    await page.goto('/search')
    const other = page.getByRole('article').nth(3)
    await other.hover()
    await other.getByRole('button', { name: /^View .* larger$/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /to a board$/ })
      .click()
    await dialog.getByRole('checkbox', { name: /Holi 2027/ }).check()
    await dialog.getByText('Saved to “Holi 2027”').waitFor()

    await page.goto('/boards')
    await page.getByRole('link', { name: 'Holi 2027' }).click()
    await page.getByRole('heading', { name: /^Holi 2027/ }).waitFor()
    await entry(titleOf(6)).waitFor()
    expect(
      await page
        .getByRole('main')
        .getByRole('button', { name: /from the board$/ })
        .count(),
    ).toBe(3)
  })

  it('is shared by a link, on which somebody without an account says Yes, No and why [BOARD-02, BOARD-03]', async () => {
    const { page } = stage
    const owner = await newBuyer(stage, { firstName: 'Meera', lastName: 'Rao' })
    const board = await boardOf(owner, 'Monsoon', [titleOf(0), titleOf(1)])
    const link = await linkOf(owner, board)
    await page.goto(link)
    await page.getByText('Meera would like to know what you think').waitFor()
    await entry(titleOf(0)).getByRole('button', { name: 'Yes' }).click()
    // Nobody says anything without a name.
    await page.getByText('Please type your name first').waitFor()
    await page.getByLabel('Your name').fill('Ravi')
    await entry(titleOf(0)).getByRole('button', { name: 'Yes' }).click()
    await entry(titleOf(0)).getByText('Yes: you').waitFor()
    await entry(titleOf(1)).getByRole('button', { name: 'No', exact: true }).click()
    await entry(titleOf(1)).getByText('No: you').waitFor()
    await entry(titleOf(1))
      .getByLabel(/^Your comment/)
      .fill('Too dark')
    await entry(titleOf(1)).getByRole('button', { name: 'Send' }).click()
    await entry(titleOf(1)).getByText('Too dark').waitFor()
    // The same browser is the same guest, also after it comes back.
    await page.reload()
    await entry(titleOf(0)).getByText('Yes: you').waitFor()
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ravi')
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')

    await signedIn(stage, owner)
    await page.goto(`/boards/${board}`)
    await entry(titleOf(0)).getByText('Yes: Ravi').waitFor()
    await entry(titleOf(1)).getByText('Too dark').waitFor()
  })

  it('opens no more by a link that was taken back [BOARD-02]', async () => {
    const { page } = stage
    const owner = await newBuyer(stage)
    const board = await boardOf(owner, 'Monsoon', [titleOf(0)])
    await signedIn(stage, owner)
    await page.goto(`/boards/${board}`)
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const link = await page.getByLabel('Link', { exact: true }).inputValue()
    expect(new URL(link).pathname).toMatch(/^\/board\/\w+\.[\w-]{22}$/)
    await page.getByRole('button', { name: 'Stop sharing' }).click()
    await page.getByRole('dialog').getByText('The link no longer opens the board').waitFor()
    await page.goto(new URL(link).pathname)
    await page.getByText('This board is not shared any more').waitFor()
  })

  it('gives its previews as one zip, and what is approved to the cart [BOARD-05, BOARD-06]', async () => {
    const { page } = stage
    const owner = await newBuyer(stage)
    const board = await boardOf(owner, 'Monsoon', [titleOf(0), titleOf(1)])
    await page.goto(await linkOf(owner, board))
    await page.getByLabel('Your name').fill('Ravi')
    await entry(titleOf(0)).getByRole('button', { name: 'Yes' }).click()
    await entry(titleOf(0)).getByText('Yes: you').waitFor()
    await entry(titleOf(1)).getByRole('button', { name: 'No', exact: true }).click()
    await entry(titleOf(1)).getByText('No: you').waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Previews as zip' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.zip$/)

    await signedIn(stage, owner)
    await page.goto(`/boards/${board}`)
    await page.getByRole('button', { name: 'Move approved to cart' }).click()
    await toast(page, '1 picture put into your cart').waitFor()
    const { data } = (await owner.call('GET', '/api/carts/')) as { data: { count: number } }
    expect(data.count).toBe(1)
  })

  it('sends a guest who saves a picture to the login, and back to the picture', async () => {
    const { page } = stage
    const { email } = await newBuyer(stage)
    const id = await idOf(stage, titleOf(6))
    await page.goto(`/image/${id}`)
    await page.getByRole('button', { name: 'Save to a board' }).click()
    await page.waitForURL((url) => url.pathname === '/login')
    await logIn(page, email)
    await page.waitForURL((url) => url.pathname.endsWith(id))
  })
})
