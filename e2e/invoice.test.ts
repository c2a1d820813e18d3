import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { type Buyer, buy, fillCart, newBuyer, paymentWindow, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { axeFindings, horizontalOverflow } from './looks.ts'
import { toast } from './toast.ts'

const stage = useShop({
  SUPPLIER_NAME: 'Example Pictures Private Limited',
  SUPPLIER_ADDRESS: '12 Example Road, Pune 411001',
  SUPPLIER_STATE: '27',
  SUPPLIER_GSTIN: '27AAACR5055K1Z7',
  SUPPLIER_SIGNATORY: 'Meera Iyer',
})

const form = () => stage.page.getByRole('form', { name: 'For your invoice' })
const summary = () => stage.page.getByRole('region', { name: 'Summary' })
const focused = () => stage.page.evaluate(() => document.activeElement?.closest('div')?.parentElement?.querySelector('label')?.textContent)

async function atCheckout(): Promise<Buyer> {
  const buyer = await newBuyer(stage)
  await fillCart(stage, buyer, stage.shop.titles.slice(0, 1))
  await signedIn(stage, buyer)
  await stage.page.goto('/checkout')
  return buyer
}

describe('an invoice', () => {
  it('asks for the State once, by keyboard alone, and shows both taxes before the payment', async () => {
    const { page } = stage
    await atCheckout()
    await summary().getByRole('button', { name: 'Checkout' }).press('Enter')
    await expect.poll(focused).toBe('State')
    expect(await form().getByLabel('Name', { exact: true }).inputValue()).toBe('Asha Rao')
    await page.keyboard.press('Enter')
    await form().getByRole('button', { name: 'Save and go on' }).press('Enter')
    await form().getByText('Please choose your State').waitFor()
    await expect.poll(focused).toBe('State')
    await page.keyboard.type('Maharashtra')
    await form().getByRole('button', { name: 'Save and go on' }).press('Enter')
    await summary().getByText('CGST 9%').waitFor()
    await summary().getByText('SGST 9%').waitFor()
    expect(await summary().getByText('₹17.91').count()).toBe(2)
    await summary().getByText('Invoice to Asha Rao, Maharashtra').waitFor()
    await paymentWindow(page)
      .getByRole('button', { name: /^Pay ₹/ })
      .click()
    await page.waitForURL('**/orders?receipt=*')
    const receipt = page.getByRole('region', { name: /^Thank you/ })
    const [file] = await Promise.all([
      page.waitForEvent('download', (download) => download.suggestedFilename().endsWith('.pdf')),
      receipt.getByRole('button', { name: /^Invoice SIN\/\d{4}-\d{6}$/ }).click(),
    ])
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.suggestedFilename()).toMatch(/^SIN-\d{4}-\d{6}\.pdf$/)
  })

  it('of a business says which character of a GSTIN is wrong, and which State it is of', async () => {
    await atCheckout()
    await summary().getByRole('button', { name: 'Checkout' }).click()
    await form().getByLabel('State').selectOption('Karnataka')
    await form().getByRole('checkbox').check()
    await form().getByLabel('GSTIN', { exact: true }).fill('27AAACR5055K1Z8')
    await form().getByLabel('Business name').fill('Rao Design Studio')
    await form().getByRole('button', { name: 'Save and go on' }).click()
    await form().getByText('This GSTIN has a wrong character').waitFor()
    await form().getByLabel('GSTIN', { exact: true }).fill('27 aaacr5055k 1z7')
    await form().getByRole('button', { name: 'Save and go on' }).click()
    await form().getByText('This GSTIN is of Maharashtra. Please choose that State').waitFor()
    await form().getByLabel('State').selectOption('Maharashtra')
    await form().getByRole('button', { name: 'Save and go on' }).click()
    await summary().getByText('Invoice to Rao Design Studio, Maharashtra').waitFor()
  })

  it('is changed from the cart, and from the profile', async () => {
    const { page } = stage
    const buyer = await atCheckout()
    await buyer.call('PUT', `/api/users/${buyer.userId}/billing`, { name: 'Asha Rao', place: '27' })
    await page.reload()
    await summary().getByRole('button', { name: 'Change' }).click()
    await form().getByLabel('State').selectOption('Outside India')
    await form().getByRole('button', { name: 'Save and go on' }).click()
    await form().getByText('Please choose your country').waitFor()
    await form().getByLabel('Country').selectOption('Nepal')
    await form().getByRole('button', { name: 'Save and go on' }).click()
    await summary().getByText('IGST 18%').waitFor()
    await page.goto('/editProfile')
    await page.getByRole('button', { name: 'Invoice details' }).click()
    expect(await form().getByLabel('State').inputValue()).toBe('96')
    expect(await form().getByLabel('Country').inputValue()).toBe('NP')
    await form().getByLabel('State').selectOption('Kerala')
    await form().getByRole('button', { name: 'Save invoice details' }).click()
    await toast(page, 'Your invoice details have been saved').waitFor()
  })

  it.each([390, 1280])('and its form are accessible at %i px, and fit', async (width) => {
    const { page } = stage
    await page.setViewportSize({ width, height: 800 })
    await atCheckout()
    await summary().getByRole('button', { name: 'Checkout' }).click()
    await form().getByRole('checkbox').check()
    await form().getByLabel('GSTIN', { exact: true }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await horizontalOverflow(page)).toBe('')
  })

  it('stands in My Orders, on a phone too', async () => {
    const { page } = stage
    const buyer = await newBuyer(stage)
    await buyer.call('PUT', `/api/users/${buyer.userId}/billing`, { name: 'Asha Rao', place: '29' })
    await buy(stage, buyer, stage.shop.titles.slice(0, 1))
    await signedIn(stage, buyer)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/orders')
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Invoice SIN/ }).click()])
      expect(file.suggestedFilename()).toMatch(/\.pdf$/)
    }
  })
})
