import { describe, expect, it } from 'vitest'
import { idOf, logIn, newBuyer, PASSWORD, signedIn, signUp } from './buyer.ts'
import { formsOn } from './forms.ts'
import { useShop } from './harness.ts'
import { said } from './said.ts'

const stage = useShop()
const { field, press, follow, path, stored, focused, toldOf, callsOf } = formsOn(stage)

async function fillSignUp(email: string, password = PASSWORD): Promise<void> {
  await field('Full Name').fill('Asha Rao')
  await field('Email').fill(email)
  await field('Password').fill(password)
  await field('Confirm Password').fill(password)
  await stage.page.getByRole('checkbox').check()
}

describe('signing up', () => {
  it('shows the form of the specification, with helps for password managers [AUTH-01]', async () => {
    const { page, context } = stage
    await page.goto('/signup')
    await page.getByRole('heading', { level: 1, name: 'Get in touch!' }).waitFor()
    const purposes = { 'Full Name': 'name', Email: 'username', Password: 'new-password', 'Confirm Password': 'new-password' }
    for (const [name, purpose] of Object.entries(purposes))
      await expect.poll(() => field(name).getAttribute('autocomplete'), { message: name }).toBe(purpose)
    await page.getByRole('button', { name: 'SUBMIT', exact: true }).waitFor()
    // Nobody has set up another way in: none is offered.
    await expect.poll(() => page.getByRole('button', { name: /facebook|google/ }).count()).toBe(0)
    const tab = context.waitForEvent('page')
    await page
      .getByRole('main')
      .getByRole('link', { name: /terms and conditions/ })
      .click()
    const terms = await tab
    await terms.waitForURL('**/terms-and-conditions')
    await terms.close()
    await expect.poll(() => page.getByRole('main').innerText()).toContain('Already registered? Login Here')
    await follow('Login Here')
    await page.waitForURL('**/login')
  })

  it('tells what is wrong after a submit, each beside its field, with focus on the first, and calls nobody [AUTH-02, AUTH-03, AUTH-04, AUTH-05]', async () => {
    const { page } = stage
    await page.goto('/signup')
    await field('Full Name').click()
    await field('Email').click()
    await field('Confirm Password').click()
    await expect.poll(() => page.getByText(/is required|re-enter/).count()).toBe(0)
    // The rule of the password is told on leaving the field.
    await field('Password').fill('monsoon')
    await field('Email').click()
    await expect
      .poll(() => toldOf('Password'))
      .toBe('Password should be eight characters, at least one letter, one number and one special character')
    await field('Password').fill('')
    await press('SUBMIT')
    await expect.poll(() => toldOf('Full Name')).toBe('Full Name is required')
    await expect.poll(() => focused()).toBe('fullName')
    await expect.poll(() => toldOf('Email')).toBe('Email is required')
    await expect.poll(() => toldOf('Confirm Password')).toBe('re-enter password')
    await page.getByText('Accept terms and condition to proceed.').waitFor()
    await field('Full Name').fill('R2D2')
    await field('Email').fill('asha@')
    await field('Password').fill(PASSWORD)
    await field('Confirm Password').fill(`${PASSWORD}!`)
    await expect.poll(() => toldOf('Full Name')).toBe('Enter valid full name')
    await expect.poll(() => toldOf('Email')).toBe('Email is incorrect')
    await expect.poll(() => toldOf('Confirm Password')).toBe('Passwords must match')
    // The other of the two is put right: both are looked at again.
    await field('Password').fill(`${PASSWORD}!`)
    await expect.poll(() => toldOf('Confirm Password')).toBe('')
    expect(callsOf('POST /api/users')).toBe(0)
  })

  it('goes by keyboard alone, for a name in Devanagari [AUTH-02, AUTH-06]', async () => {
    const { page } = stage
    await page.goto('/signup')
    await field('Full Name').focus()
    await page.keyboard.insertText('अनुष्का शर्मा')
    for (const words of ['keyboard@example.com', PASSWORD, '', PASSWORD, '']) {
      await page.keyboard.press('Tab')
      if (words !== '') await page.keyboard.insertText(words)
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect.poll(() => page.getByRole('checkbox').isChecked()).toBe(true)
    await field('Email').focus()
    await page.keyboard.press('Enter')
    await said(
      page,
      'The verification list has been sent to your registered email id. Please go to your email and click on the verification link to proceed.',
    ).waitFor()
    await expect.poll(path).toBe('/login')
  })

  it('says what the server says no to, and keeps what was typed [AUTH-06, D-08]', async () => {
    const { page, faults } = stage
    const { email } = await newBuyer(stage)
    await page.goto('/signup')
    await fillSignUp(email)
    await press('SUBMIT')
    await said(page, 'Email address already exists!!').waitFor()
    await expect.poll(async () => [await field('Full Name').inputValue(), await field('Email').inputValue()]).toEqual(['Asha Rao', email])
    await fillSignUp('another@example.com', 'P@ssw0rd')
    await press('SUBMIT')
    await said(page, 'common').waitFor()
    faults.place('POST', /^\/api\/users$/, { status: 500, body: { success: false, code: 500, errorMessage: 'inner' } })
    await press('SUBMIT')
    await said(page, 'Something went wrong!!').waitFor()
    faults.place('POST', /^\/api\/users$/, { cut: true })
    await press('SUBMIT')
    await said(page, 'You seem to be offline.').waitFor()
    await expect.poll(async () => [path(), await field('Password').inputValue()]).toEqual(['/signup', 'P@ssw0rd'])
  })
})

describe('signing in', () => {
  it('shows the form of the specification, and the password when asked [AUTH-07, AUTH-17]', async () => {
    const { page } = stage
    await page.goto('/login')
    await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor()
    await expect.poll(() => field('Email').getAttribute('autocomplete')).toBe('username')
    await expect.poll(() => field('Password').getAttribute('autocomplete')).toBe('current-password')
    await press('SIGN IN')
    await expect.poll(() => toldOf('Email')).toBe('Email is required')
    await expect.poll(() => toldOf('Password')).toBe('Password is required')
    await expect.poll(() => focused()).toBe('email')
    await field('Password').fill('12345')
    await field('Email').fill('asha@')
    await expect.poll(() => toldOf('Email')).toBe('Email is incorrect')
    await expect.poll(() => toldOf('Password')).toBe('Password must be at least 6 characters')
    await expect.poll(() => field('Password').getAttribute('type')).toBe('password')
    await press('Show password')
    await expect.poll(() => field('Password').getAttribute('type')).toBe('text')
    await press('Hide password')
    await expect.poll(() => field('Password').getAttribute('type')).toBe('password')
    expect(callsOf('POST /api/users/login')).toBe(0)
    await follow('Register Now')
    await page.waitForURL('**/signup')
    await page.goBack()
    await follow('Forgot your password?')
    await page.waitForURL('**/forgot-password')
  })

  it('says why not: the server’s words for a wrong password, and the old session ends; other words for a defect [AUTH-09]', async () => {
    const { page, faults } = stage
    const buyer = await newBuyer(stage)
    await signedIn(stage, buyer)
    await page.evaluate(() => localStorage.setItem('imageId', 'meant'))
    await page.goto('/login')
    await page.getByRole('button', { name: 'Account: Asha Rao' }).waitFor()
    await field('Email').fill(buyer.email)
    await field('Password').fill('Winter#2020')
    await press('SIGN IN')
    await said(page, 'The email or the password is not right').waitFor()
    await expect.poll(() => stored()).not.toHaveProperty('token')
    // What was meant for after the login still is.
    await expect.poll(() => stored()).toHaveProperty('imageId', 'meant')
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
    await expect.poll(() => field('Email').inputValue()).toBe(buyer.email)
    for (const status of [500, 404]) {
      const fault = faults.place('POST', /^\/api\/users\/login/, { status, body: { success: false, code: status, errorMessage: 'inner' } })
      await press('SIGN IN')
      await said(page, 'Something went Wrong').waitFor()
      await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).first().click()
      fault.clear()
    }
    expect(path()).toBe('/login')
  })

  it('stores who it is under the names that are allowed, and sends the role [AUTH-07, AUTH-08, AUTH-15]', async () => {
    const { page } = stage
    const buyer = await newBuyer(stage, { firstName: 'अनुष्का', lastName: 'शर्मा' })
    await page.goto('/login')
    const asked = page.waitForRequest('**/api/users/login')
    await logIn(page, buyer.email)
    expect((await asked).postDataJSON()).toMatchObject({ userRole: 'buyer' })
    await page.getByRole('button', { name: 'Account: अनुष्का शर्मा' }).waitFor()
    await expect.poll(() => stored()).toMatchObject({ firstName: 'अनुष्का', lastName: 'शर्मा', role: 'buyer', currentUserId: buyer.userId })
    for (const place of ['/search', '/orders', '/wishList', '/checkout', '/']) {
      await page.goto(place)
      await page.getByRole('contentinfo').waitFor()
    }
    const allowed = 'token firstName lastName role currentUserId ip_info route_url currentPage imageId wishListed'.split(' ')
    expect(Object.keys(await stored()).filter((name) => !allowed.includes(name))).toEqual([])
  })

  it('goes on to the item meant for the cart, before the wish, before the page left, before home [AUTH-08]', async () => {
    const { page, shop } = stage
    const buyer = await newBuyer(stage)
    const [first = '', second = ''] = shop.titles
    const pending = { imageId: await idOf(stage, first), wishListed: await idOf(stage, second), route_url: '/search/tea' }
    const order = [
      [pending, '/checkout'],
      [{ wishListed: pending.wishListed, route_url: pending.route_url }, '/wishList'],
      [{ route_url: pending.route_url }, '/search/tea'],
      [{}, '/'],
      // Only a path of this site is ever followed.
      [{ route_url: '//evil.example/x' }, '/'],
    ] as const
    for (const [entries, place] of order) {
      await page.goto('/login')
      await page.evaluate((values) => {
        localStorage.clear()
        for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
      }, entries)
      await logIn(page, buyer.email)
      await expect.poll(path).toBe(place)
    }
  })

  it('confirms an address by the code of the mail, or says why not; the code leaves the address bar [AUTH-10, D-10]', async () => {
    const { page } = stage
    await signUp(stage, 'confirms@example.com')
    expect([path(), new URL(page.url()).search]).toEqual(['/login', ''])
    await page.goto('/login?code=nothing')
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).waitFor()
    expect([path(), new URL(page.url()).search]).toEqual(['/login', ''])
    await said(page, 'link').waitFor()
  })
})

describe('logging out', () => {
  it('forgets all that is stored, goes home, ends the session on the server, and Back shows no profile [AUTH-13, HDR-03, TB-05]', async () => {
    const { page } = stage
    const buyer = await newBuyer(stage)
    await signedIn(stage, buyer)
    await page.goto('/editProfile')
    await page.getByRole('button', { name: 'Account: Asha Rao' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Home')
    await page.keyboard.press('End')
    await expect.poll(focused).toBe('Log out')
    await page.keyboard.press('Enter')
    await said(page, 'Logged out successfully').waitFor()
    await expect.poll(path).toBe('/')
    expect(Object.keys(await stored()).filter((name) => !['route_url', 'currentPage', 'ip_info'].includes(name))).toEqual([])
    await expect(buyer.call('GET', '/api/orders/')).rejects.toThrow('401')
    await page.goBack()
    await expect.poll(path).toBe('/login')
    await expect.poll(() => page.content()).not.toContain(buyer.email)
  })

  it('in one tab logs out the other, which shows nobody’s things any more [AUTH-16]', async () => {
    const { page, context } = stage
    const buyer = await newBuyer(stage)
    await page.goto('/login')
    await logIn(page, buyer.email)
    // Without a reload: what this tab has learnt itself has to be forgotten too.
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
