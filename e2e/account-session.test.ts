import { describe, expect, it } from 'vitest'
import { logIn, newBuyer, PASSWORD, signedIn } from './buyer.ts'
import { formsOn } from './forms.ts'
import { useShop } from './harness.ts'
import { toast } from './toast.ts'

const stage = useShop()
const { fillSignUp, field, press, path, stored, focused } = formsOn(stage)

describe('the token', () => {
  it('travels only as a bearer token in the Authorization header; mails link to the shop’s public address [APP-08]', async () => {
    const { page, mail, shop, url } = stage
    expect(url).not.toBe(shop.url)
    const email = 'bearer@example.com'
    await page.goto('/signup')
    await fillSignUp(email)
    await press('SUBMIT')
    const linkIn = async () => /https?:\/\/\S+/.exec((await mail.next(email)).text ?? '')?.[0] ?? ''
    const confirmation = await linkIn()
    expect(confirmation.replace(/[\w-]{43}$/, 'CODE')).toBe(`${url}/login?code=CODE`)
    await page.goto(confirmation)
    await toast(page, 'Email has verified successfully').waitFor()
    await logIn(page, email)
    const token = (await stored())['token'] ?? ''
    expect(token).not.toBe('')
    const asked = page.waitForRequest('**/api/orders/**')
    await page.goto('/orders')
    const headers = await (await asked).allHeaders()
    expect(headers['authorization']).toBe(`Bearer ${token}`)
    const { authorization: _, ...others } = headers
    expect(JSON.stringify([(await asked).url(), others, await page.context().cookies()])).not.toContain(token)
    await page.getByText('No Orders Found').waitFor()
    const ordersFor = async (query: string, sent: Record<string, string>) =>
      (await fetch(`${shop.url}/api/orders/${query}`, { headers: sent })).status
    expect(await ordersFor('', { authorization: `Bearer ${token}` })).toBe(200)
    for (const sent of [{}, { authorization: token }, { authorization: `Basic ${token}` }, { token }, { cookie: `token=${token}` }])
      expect(await ordersFor('', sent as Record<string, string>), JSON.stringify(Object.keys(sent))).toBe(401)
    await page.goto('/forgot-password')
    await field('Email').fill(email)
    await press('Submit')
    expect((await linkIn()).replace(/[\w-]{43}$/, 'TOKEN')).toBe(`${url}/reset-password/TOKEN`)
  })
})

describe('the XSRF cookie', () => {
  it('is there before the first call, so that no answer changes it while a later call is on its way [APP-05]', async () => {
    const { page, context } = stage
    const buyer = await newBuyer(stage)
    await signedIn(stage, buyer)
    const cookies: Promise<string | undefined>[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) cookies.push(request.allHeaders().then(({ cookie }) => cookie))
    })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const [{ name, value } = { name: '', value: '' }] = await context.cookies()
    expect(cookies.length).toBeGreaterThan(2)
    expect(new Set(await Promise.all(cookies))).toEqual(new Set([`${name}=${value}`]))
  })
})

describe('an unconfirmed email', () => {
  it('gets a new link from login, from sign-up and from the expired link [AUTH-10]', async () => {
    const { page, mail } = stage
    const email = 'never-confirmed@example.com'
    const linkOf = ({ text = '' }: { text?: string | undefined }) => /http\S+\/login\?code=\S+/.exec(text)?.[0] ?? ''
    const again = async () => {
      await press('Send the link again')
      await toast(page, 'If this address awaits confirmation, we have sent a new link to it').waitFor()
      return linkOf(await mail.next(email))
    }
    await page.goto('/signup')
    await fillSignUp(email)
    await field('Full Name').fill('Asha')
    await press('SUBMIT')
    const links = [linkOf(await mail.next(email))]
    await page.waitForURL('**/login')
    await field('Email').fill(email)
    await field('Password').fill(PASSWORD)
    await press('SIGN IN')
    await page.getByText('Your email address is not confirmed yet.').waitFor()
    links.push(await again())
    await page.goto('/signup')
    await fillSignUp(email)
    await press('SUBMIT')
    links.push(await again())
    await page.goto(links[0] ?? '')
    await toast(page, 'Email has verified successfully').waitFor()
    // The account is confirmed: a used link says so, and no further mail is sent.
    await page.goto(links[0] ?? '')
    await page.getByText('Links in our mails are valid for 24 hours').waitFor()
    await page.getByRole('button', { name: 'Send the link again' }).waitFor()
    await logIn(page, email)
    await page.getByRole('button', { name: 'Account: Asha', exact: true }).waitFor()
  })
})

describe('logging out', () => {
  it('clears storage, goes home, ends the session on the server, and Back shows no profile [AUTH-13, HDR-03, TB-05]', async () => {
    const { page } = stage
    const buyer = await newBuyer(stage)
    await signedIn(stage, buyer)
    await page.goto('/editProfile')
    const account = page.getByRole('button', { name: 'Account: Asha Rao' })
    await account.focus()
    // The menu has come.
    await account.and(page.locator('[data-state=closed]')).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Home')
    await page.keyboard.press('End')
    await expect.poll(focused).toBe('Log out')
    await page.keyboard.press('Enter')
    await toast(page, 'Logged out successfully').waitFor()
    await expect.poll(path).toBe('/')
    expect(Object.keys(await stored()).filter((name) => !['route_url', 'currentPage', 'ip_info'].includes(name))).toEqual([])
    await expect(buyer.call('GET', '/api/orders/')).rejects.toThrow('401')
    await page.goBack()
    await expect.poll(path).toBe('/login')
    await expect.poll(() => page.content()).not.toContain(buyer.email)
  })

  it('leaves no profile in the browser’s cache: Back to a private page shows the login [TB-05]', async () => {
    const { page } = stage
    const buyer = await newBuyer(stage)
    await signedIn(stage, buyer)
    await page.goto('/editProfile')
    await expect.poll(() => field('Email ID').inputValue()).toBe(buyer.email)
    await page.goto('/faq')
    await page.getByRole('button', { name: 'Account: Asha Rao' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await toast(page, 'Logged out successfully').waitFor()
    await page.waitForURL(`${stage.url}/`)
    await page.evaluate(() => history.go(-2))
    await expect.poll(path).toBe('/login')
    await page.getByRole('heading', { name: 'Sign In' }).waitFor()
    expect(await page.content()).not.toContain(buyer.email)
  })

  it('in one tab logs out the other and hides its private data [AUTH-16]', async () => {
    const { page, context } = stage
    const buyer = await newBuyer(stage)
    await page.goto('/login')
    await logIn(page, buyer.email)
    // Without a reload, this tab must also drop what it has in memory.
    await page.getByRole('button', { name: 'Account: Asha Rao' }).click()
    await page.getByRole('menuitem', { name: 'Orders' }).click()
    await page.getByText('No Orders Found').waitFor()
    const other = await context.newPage()
    await other.goto('/editProfile')
    await other.getByLabel('Full Name').waitFor()
    await other.getByRole('button', { name: 'Account: Asha Rao' }).click()
    await other.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
  })
})
