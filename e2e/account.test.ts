import { describe, expect, it } from 'vitest'
import { idOf, logIn, newBuyer, PASSWORD, signedIn, signUp } from './buyer.ts'
import { formsOn } from './forms.ts'
import { useShop } from './harness.ts'
import { toast } from './toast.ts'

const stage = useShop()
const { fillSignUp, field, press, follow, path, stored, focused, descriptionOf, callsOf } = formsOn(stage)

describe('signing up', () => {
  it('shows its fields and links, and marks them for password managers [AUTH-01]', async () => {
    const { page, context } = stage
    await page.goto('/signup')
    await page.getByRole('heading', { level: 1, name: 'Get in touch!' }).waitFor()
    const purposes = { 'Full Name': 'name', Email: 'username', Password: 'new-password', 'Confirm Password': 'new-password' }
    for (const [name, purpose] of Object.entries(purposes))
      await expect.poll(() => field(name).getAttribute('autocomplete'), { message: name }).toBe(purpose)
    await page.getByRole('button', { name: 'SUBMIT', exact: true }).waitFor()
    // Without a configured provider, none is offered.
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

  it('shows each error beside its field after a submit, focuses the first, and sends nothing [AUTH-02, AUTH-03, AUTH-04, AUTH-05]', async () => {
    const { page } = stage
    await page.goto('/signup')
    await field('Full Name').click()
    await field('Email').click()
    await field('Confirm Password').click()
    await expect.poll(() => page.getByText(/is required|re-enter/).count()).toBe(0)
    // The password's rule appears on leaving the field.
    await field('Password').fill('monsoon')
    await field('Email').click()
    await expect
      .poll(() => descriptionOf('Password'))
      .toBe('Password should be eight characters, at least one letter, one number and one special character')
    await field('Password').fill('')
    await press('SUBMIT')
    await expect.poll(() => descriptionOf('Full Name')).toBe('Full Name is required')
    await expect.poll(() => focused()).toBe('fullName')
    await expect.poll(() => descriptionOf('Email')).toBe('Email is required')
    await expect.poll(() => descriptionOf('Confirm Password')).toBe('re-enter password')
    await page.getByText('Accept terms and condition to proceed.').waitFor()
    await field('Full Name').fill('R2D2')
    await field('Email').fill('asha@')
    await field('Password').fill(PASSWORD)
    await field('Confirm Password').fill(`${PASSWORD}!`)
    await expect.poll(() => descriptionOf('Full Name')).toBe('Enter valid full name')
    await expect.poll(() => descriptionOf('Email')).toBe('Email is incorrect')
    await expect.poll(() => descriptionOf('Confirm Password')).toBe('Passwords must match')
    // A change to one of the two validates both again.
    await field('Password').fill(`${PASSWORD}!`)
    await expect.poll(() => descriptionOf('Confirm Password')).toBe('')
    expect(callsOf('POST /api/users')).toBe(0)
  })

  it('works by keyboard alone, with a name in Devanagari [AUTH-02, AUTH-06]', async () => {
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
    await toast(
      page,
      'The verification list has been sent to your registered email id. Please go to your email and click on the verification link to proceed.',
    ).waitFor()
    await expect.poll(path).toBe('/login')
  })

  it('shows why the server refuses, and keeps the typed values [AUTH-06, D-08]', async () => {
    const { page, faults } = stage
    const { email } = await newBuyer(stage)
    await page.goto('/signup')
    await fillSignUp(email)
    await press('SUBMIT')
    await toast(page, 'Email address already exists!!').waitFor()
    await expect.poll(async () => [await field('Full Name').inputValue(), await field('Email').inputValue()]).toEqual(['Asha Rao', email])
    await fillSignUp('another@example.com', 'P@ssw0rd')
    await press('SUBMIT')
    // The toast has the required sentence; the reason is beside the button.
    await toast(page, 'Something went wrong!!').waitFor()
    await page.locator('form').getByText('common').waitFor()
    faults.place('POST', /^\/api\/users$/, { status: 500, body: { success: false, code: 500, errorMessage: 'inner' } })
    await press('SUBMIT')
    await toast(page, 'Something went wrong!!').waitFor()
    faults.place('POST', /^\/api\/users$/, { cut: true })
    await press('SUBMIT')
    await toast(page, 'You seem to be offline.').waitFor()
    await expect.poll(async () => [path(), await field('Password').inputValue()]).toEqual(['/signup', 'P@ssw0rd'])
  })
})

describe('signing in', () => {
  it('shows its fields and links, and the password on request [AUTH-07, AUTH-17]', async () => {
    const { page } = stage
    await page.goto('/login')
    await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor()
    await expect.poll(() => field('Email').getAttribute('autocomplete')).toBe('username')
    await expect.poll(() => field('Password').getAttribute('autocomplete')).toBe('current-password')
    await press('SIGN IN')
    await expect.poll(() => descriptionOf('Email')).toBe('Email is required')
    await expect.poll(() => descriptionOf('Password')).toBe('Password is required')
    await expect.poll(() => focused()).toBe('email')
    await field('Password').fill('12345')
    await field('Email').fill('asha@')
    await expect.poll(() => descriptionOf('Email')).toBe('Email is incorrect')
    await expect.poll(() => descriptionOf('Password')).toBe('Password must be at least 6 characters')
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

  it('takes a password that is pasted', async () => {
    const { page, context } = stage
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const buyer = await newBuyer(stage)
    await page.goto('/login')
    await field('Email').fill(buyer.email)
    await page.evaluate((text) => navigator.clipboard.writeText(text), buyer.password)
    await field('Password').focus()
    await page.keyboard.press('ControlOrMeta+V')
    await press('SIGN IN')
    await toast(page, 'Login successful').waitFor()
  })

  it('shows the server’s message for a wrong password and ends the old session; another failure has another message [AUTH-09]', async () => {
    const { page, faults } = stage
    const buyer = await newBuyer(stage)
    await signedIn(stage, buyer)
    await page.evaluate(() => localStorage.setItem('imageId', 'meant'))
    await page.goto('/login')
    await page.getByRole('button', { name: 'Account: Asha Rao' }).waitFor()
    await field('Email').fill(buyer.email)
    await field('Password').fill('Winter#2020')
    await press('SIGN IN')
    await toast(page, 'Wrong email or password.').waitFor()
    await expect.poll(() => stored()).not.toHaveProperty('token')
    // The pending item is still remembered.
    await expect.poll(() => stored()).toHaveProperty('imageId', 'meant')
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
    await expect.poll(() => field('Email').inputValue()).toBe(buyer.email)
    for (const status of [500, 404]) {
      const fault = faults.place('POST', /^\/api\/users\/login/, { status, body: { success: false, code: status, errorMessage: 'inner' } })
      await press('SIGN IN')
      await toast(page, 'Something went Wrong').waitFor()
      await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).first().click()
      fault.clear()
    }
    expect(path()).toBe('/login')
  })

  it('stores the user under the allowed keys, and sends the role [AUTH-07, AUTH-08, AUTH-15]', async () => {
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

  it('continues with the pending cart item, then the pending wish, then the page left, then home [AUTH-08]', async () => {
    const { page, shop } = stage
    const buyer = await newBuyer(stage)
    const [first = '', second = ''] = shop.titles
    const pending = { imageId: await idOf(stage, first), wishListed: await idOf(stage, second), route_url: '/search/tea' }
    const order = [
      [pending, '/checkout'],
      [{ wishListed: pending.wishListed, route_url: pending.route_url }, '/wishList'],
      [{ route_url: pending.route_url }, '/search/tea'],
      [{}, '/'],
      // Addresses of other sites are ignored.
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

  it('confirms an email by the mailed code or says why not, and removes the code from the address bar [AUTH-10, D-10]', async () => {
    const { page } = stage
    await signUp(stage, 'confirms@example.com')
    expect([path(), new URL(page.url()).search]).toEqual(['/login', ''])
    await page.goto('/login?code=nothing')
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).waitFor()
    expect([path(), new URL(page.url()).search]).toEqual(['/login', ''])
    await toast(page, 'link').waitFor()
  })
})
