import type { Page } from 'playwright'
import type { Stage } from './harness.ts'
import { toast } from './toast.ts'

export const PASSWORD = 'Monsoon#2026'

export interface Buyer {
  email: string
  password: string
  /** The token of the session. */
  token: string
  userId: string
  /** Makes an API call as this buyer; throws if it is refused. */
  call(method: string, path: string, body?: unknown): Promise<unknown>
}

/** The part of the stage that is needed to create a buyer. */
type Backstage = Pick<Stage, 'shop' | 'mail'>

let people = 0
/** A network address that is unique in this run. */
const newNetwork = (): string => `10.${(++people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`

/** Signs up a buyer and confirms the email, with the calls that the screens make. */
export async function newBuyer(stage: Backstage, { firstName = 'Asha', lastName = 'Rao' } = {}): Promise<Buyer> {
  const network = newNetwork()
  const email = `buyer${people}@example.com`
  const visitor = await openVisitor(stage, network)
  const form = new FormData()
  for (const [name, value] of Object.entries({ firstName, lastName, email, password: PASSWORD, role: 'buyer' })) form.set(name, value)
  await visitor('POST', '/api/users', form)
  const { text = '' } = await stage.mail.next(email)
  await visitor('POST', '/api/users/emailVerify', { verification_code: /code=([\w-]+)/.exec(text)?.[1] })
  const { data } = (await visitor('POST', '/api/users/login', { email, password: PASSWORD, userRole: 'buyer' })) as {
    data: { token: string; newUser: { _id: string } }
  }
  return {
    email,
    password: PASSWORD,
    token: data.token,
    userId: data.newUser._id,
    call: (method, path, body) => visitor(method, path, body, data.token),
  }
}

type Call = (method: string, path: string, body?: unknown, token?: string) => Promise<unknown>

async function openVisitor({ shop }: Pick<Stage, 'shop'>, network: string): Promise<Call> {
  const xsrf = /XSRF-TOKEN=([^;]+)/.exec((await fetch(`${shop.url}/api/health`)).headers.get('set-cookie') ?? '')?.[1] ?? ''
  return async (method, path, body, token) => {
    const isForm = body instanceof FormData
    const answer = await fetch(shop.url + path, {
      method,
      headers: {
        'x-forwarded-for': network,
        cookie: `XSRF-TOKEN=${xsrf}`,
        'x-xsrf-token': decodeURIComponent(xsrf),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return JSON.parse(text) as unknown
  }
}

/** The code in the mailed reset link. */
export async function resetToken({ mail }: Pick<Backstage, 'mail'>, buyer: Buyer): Promise<string> {
  await buyer.call('POST', '/api/users/forgotPassword', { email: buyer.email, user_role: 'buyer' })
  const { text = '' } = await mail.next(buyer.email)
  return /\/reset-password\/(\S+)/.exec(text)?.[1] ?? ''
}

/** The id of an item, by its exact title. */
export async function idOf({ shop }: Pick<Stage, 'shop'>, title: string): Promise<string> {
  const { data } = (await (await fetch(`${shop.url}/api/images-list/?limit=100&search=${encodeURIComponent(title)}`)).json()) as {
    data: { image: { _id: string; name: string }[] }
  }
  const found = data.image.find(({ name }) => name === title)
  if (found === undefined) throw new Error(`the shop has no item titled ${title}`)
  return found._id
}

/** The ids of all items in the order of the list. */
export async function allIds({ shop }: Pick<Stage, 'shop'>): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const { data } = (await (await fetch(`${shop.url}/api/images-list/?limit=100&skip=${page}`)).json()) as {
      data: { image: { _id: string }[] }
    }
    ids.push(...data.image.map(({ _id }) => _id))
    if (data.image.length < 100) return ids
  }
}

/** Puts a session into the browser's storage as the login does, before the shop itself is opened. */
export async function signedIn({ page }: Stage, buyer: Buyer, { firstName = 'Asha', lastName = 'Rao' } = {}): Promise<void> {
  // A file on the shop's origin that runs no scripts.
  await page.goto('/favicon.svg')
  const stored = { token: buyer.token, currentUserId: buyer.userId, firstName, lastName, role: 'buyer' }
  await page.evaluate((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, stored)
}

/** Signs up through the page and follows the link in the mail; ends at the login. */
export async function signUp({ page, mail }: Stage, email: string, name = 'Asha Rao'): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm Password').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await toast(page, 'The verification list has been sent to your registered email id.').waitFor()
  const { text = '' } = await mail.next(email)
  await page.goto(/http\S+\/login\?code=\S+/.exec(text)?.[0] ?? '')
  await toast(page, 'Email has verified successfully').waitFor()
}

/** Logs in on the open login page. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'SIGN IN' }).click()
  await toast(page, 'Login successful').waitFor()
  // The toast appears a moment before the page changes; typing in between would be lost.
  await page.waitForURL((url) => url.pathname !== '/login')
  // The address changes a moment before the page and its links do.
  await page.getByRole('button', { name: 'SIGN IN' }).waitFor({ state: 'detached' })
}

/** A guest presses a button that needs an account, looks for the sign-up in the sheet, and finds the login beside that. */
export async function throughSignUp(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Register Now' }).click()
  await page.getByRole('link', { name: 'Login Here' }).click()
  await page.waitForURL('**/login')
}

/** Searches for an item and opens it. */
export async function openItem(page: Page, title: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Search', exact: true })
  await box.fill(title)
  await box.press('Enter')
  await page.getByRole('link', { name: title }).first().click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

export const paymentWindow = (page: Page) => page.frameLocator('iframe[title="Payment window"]')

interface Paid {
  response: { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string }
}

/** Puts items into a buyer's cart. */
export async function fillCart(stage: Stage, buyer: Buyer, titles: readonly (string | undefined)[]): Promise<void> {
  for (const title of titles) await buyer.call('POST', '/api/carts/', { imageId: await idOf(stage, title ?? '') })
}

/** Buys items with the calls that cart and payment window make, which is much faster. */
export async function buy(stage: Stage, buyer: Buyer, titles: readonly string[]): Promise<void> {
  await fillCart(stage, buyer, titles)
  const { data } = (await buyer.call('GET', '/api/payment/')) as { data: { order: { id: string; key: string; amount: number } } }
  const { id, key, amount } = data.order
  const gateway = `${stage.shop.url}/sandbox-gateway/v1/checkout/window`
  const query = new URLSearchParams({ key, order_id: id, origin: stage.shop.url, channel: 'a-channel' })
  const opened = await (await fetch(`${gateway}?${query.toString()}`)).text()
  const token = /data-token="([^"]+)"/.exec(opened)?.[1]
  const paid = await fetch(`${gateway}/actions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, action: 'pay' }),
  })
  const { response } = (await paid.json()) as Paid
  const body = { amount, orderId: id, paymentId: response.razorpay_payment_id, signature: response.razorpay_signature, success: true }
  await buyer.call('POST', '/api/orders/', body)
}

/** A buyer who owns these and stands on My Orders. */
export async function buyerOnOrders(stage: Stage, titles: readonly string[]): Promise<Buyer> {
  const buyer = await newBuyer(stage)
  await buy(stage, buyer, titles)
  await signedIn(stage, buyer)
  await stage.page.goto('/orders')
  return buyer
}

/** In My Orders. */
export const downloadButton = (page: Page, title: string) => page.getByRole('button', { name: `Download ${title}`, exact: true })

/** The order of a buyer who has bought once, with the gateway's id of what was paid. */
export async function onlyOrderOf(buyer: Buyer): Promise<{ _id: string; orderId: string }> {
  const { data } = (await buyer.call('GET', '/api/orders/')) as { data: { order: { _id: string; orderId: string }[] } }
  const [order] = data.order
  if (order === undefined) throw new Error('the buyer has no order')
  return order
}

/** Buys items through the cart and the sandbox's payment window; ends at the receipt. */
export async function buyThroughCart(stage: Stage, buyer: Buyer, titles: readonly string[]): Promise<void> {
  await fillCart(stage, buyer, titles)
  const { page } = stage
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Checkout' }).click()
  await paymentWindow(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click()
  await page.waitForURL('**/orders?receipt=*')
}
