import { describe, expect, it } from 'vitest'
import { idOf, logIn, newBuyer, PASSWORD, signedIn, signUp } from './buyer.ts'
import { useShop } from './harness.ts'
import { said } from './said.ts'

const stage = useShop()

const field = (name: string) => stage.page.getByLabel(name, { exact: true })
const press = (name: string) => stage.page.getByRole('button', { name, exact: true }).click()
const follow = (name: string) => stage.page.getByRole('main').getByRole('link', { name, exact: true }).click()
const path = () => new URL(stage.page.url()).pathname
const stored = () => stage.page.evaluate(() => ({ ...localStorage }))
const focused = () => stage.page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? '')
/** What a field is described by, as a screen reader says it. */
const toldOf = (name: string) =>
  field(name).evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
      .join(' '),
  )
const callsOf = (call: string) => stage.faults.seen.filter((seen) => seen.startsWith(call)).length

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
    for (const [name, purpose] of Object.entries(purposes)) expect(await field(name).getAttribute('autocomplete'), name).toBe(purpose)
    await page.getByRole('button', { name: 'SUBMIT', exact: true }).waitFor()
    // Nobody has set up another way in: none is offered.
    expect(await page.getByRole('button', { name: /facebook|google/ }).count()).toBe(0)
    const tab = context.waitForEvent('page')
    await page
      .getByRole('main')
      .getByRole('link', { name: /terms and conditions/ })
      .click()
    const terms = await tab
    await terms.waitForURL('**/terms-and-conditions')
    await terms.close()
    expect(await page.getByRole('main').innerText()).toContain('Already registered? Login Here')
    await follow('Login Here')
    await page.waitForURL('**/login')
  })

  it('tells what is wrong after a submit, each beside its field, with focus on the first, and calls nobody [AUTH-02, AUTH-03, AUTH-04, AUTH-05]', async () => {
    const { page } = stage
    await page.goto('/signup')
    await field('Full Name').click()
    await field('Email').click()
    await field('Confirm Password').click()
    expect(await page.getByText(/is required|re-enter/).count()).toBe(0)
    // The rule of the password is told on leaving the field.
    await field('Password').fill('monsoon')
    await field('Email').click()
    await expect
      .poll(() => toldOf('Password'))
      .toBe('Password should be eight characters, at least one letter, one number and one special character')
    await field('Password').fill('')
    await press('SUBMIT')
    await expect.poll(() => toldOf('Full Name')).toBe('Full Name is required')
    expect(await focused()).toBe('fullName')
    expect(await toldOf('Email')).toBe('Email is required')
    expect(await toldOf('Confirm Password')).toBe('re-enter password')
    await page.getByText('Accept terms and condition to proceed.').waitFor()
    await field('Full Name').fill('R2D2')
    await field('Email').fill('asha@')
    await field('Password').fill(PASSWORD)
    await field('Confirm Password').fill(`${PASSWORD}!`)
    await expect.poll(() => toldOf('Full Name')).toBe('Enter valid full name')
    expect(await toldOf('Email')).toBe('Email is incorrect')
    expect(await toldOf('Confirm Password')).toBe('Passwords must match')
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
    expect([await field('Full Name').inputValue(), await field('Email').inputValue()]).toEqual(['Asha Rao', email])
    await fillSignUp('another@example.com', 'P@ssw0rd')
    await press('SUBMIT')
    await said(page, 'common').waitFor()
    faults.place('POST', /^\/api\/users$/, { status: 500, body: { success: false, code: 500, errorMessage: 'inner' } })
    await press('SUBMIT')
    await said(page, 'Something went wrong!!').waitFor()
    faults.place('POST', /^\/api\/users$/, { cut: true })
    await press('SUBMIT')
    await said(page, 'You seem to be offline.').waitFor()
    expect([path(), await field('Password').inputValue()]).toEqual(['/signup', 'P@ssw0rd'])
  })
})

describe('signing in', () => {
  it('shows the form of the specification, and the password when asked [AUTH-07, AUTH-17]', async () => {
    const { page } = stage
    await page.goto('/login')
    await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor()
    expect(await field('Email').getAttribute('autocomplete')).toBe('username')
    expect(await field('Password').getAttribute('autocomplete')).toBe('current-password')
    await press('SIGN IN')
    await expect.poll(() => toldOf('Email')).toBe('Email is required')
    expect(await toldOf('Password')).toBe('Password is required')
    expect(await focused()).toBe('email')
    await field('Password').fill('12345')
    await field('Email').fill('asha@')
    await expect.poll(() => toldOf('Email')).toBe('Email is incorrect')
    expect(await toldOf('Password')).toBe('Password must be at least 6 characters')
    expect(await field('Password').getAttribute('type')).toBe('password')
    await press('Show password')
    expect(await field('Password').getAttribute('type')).toBe('text')
    await press('Hide password')
    expect(await field('Password').getAttribute('type')).toBe('password')
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
    expect(await stored()).not.toHaveProperty('token')
    // What was meant for after the login still is.
    expect(await stored()).toHaveProperty('imageId', 'meant')
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
    expect(await field('Email').inputValue()).toBe(buyer.email)
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
    expect(await stored()).toMatchObject({ firstName: 'अनुष्का', lastName: 'शर्मा', role: 'buyer', currentUserId: buyer.userId })
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

describe('a forgotten password', () => {
  it('is asked for with an address, and the way back is not far [AUTH-11]', async () => {
    const { page, faults } = stage
    await page.goto('/forgot-password')
    await press('Submit')
    await expect.poll(() => toldOf('Email')).toContain('Email is required')
    await field('Email').fill('asha@')
    await expect.poll(() => toldOf('Email')).toContain('Please enter valid email')
    expect(callsOf('POST /api/users/forgotPassword')).toBe(0)
    await field('Email').fill('asha@example.com')
    faults.place('POST', /forgotPassword/, { status: 400, body: { success: false, code: 400, errorMessage: 'Not this one' } })
    await press('Submit')
    await said(page, 'Not this one').waitFor()
    expect([path(), await field('Email').inputValue()]).toEqual(['/forgot-password', 'asha@example.com'])
    await follow("Don't remember your email?")
    await page.waitForURL('**/support')
    await page.goBack()
    await follow('Login Here')
    await page.waitForURL('**/login')
    await page.goBack()
    await follow('Chitra')
    await expect.poll(path).toBe('/')
  })

  it('gives way to a new one by the link in the mail [AUTH-11, AUTH-12, D-10]', async () => {
    const { page, mail } = stage
    const { email } = await newBuyer(stage)
    await page.goto('/forgot-password')
    await field('Email').fill(email)
    await press('Submit')
    await said(page, 'a link is on its way to it').waitFor()
    await expect.poll(path).toBe('/')
    const { text = '' } = await mail.next(email)
    await page.goto(/http\S+\/reset-password\/\S+/.exec(text)?.[0] ?? '')
    // Told once a field was touched, not before.
    await field('Password').click()
    expect(await page.getByText('Password is required').count()).toBe(0)
    await field('Confirm Password').click()
    await expect.poll(() => toldOf('Password')).toBe('Password is required')
    expect(await toldOf('Confirm Password')).toBe('')
    await press('Submit')
    await expect.poll(() => toldOf('Confirm Password')).toBe('Re-enter password')
    await field('Password').fill('12345')
    await field('Confirm Password').fill('123')
    await expect.poll(() => toldOf('Password')).toBe('Password should be 6 characters')
    expect(await toldOf('Confirm Password')).toBe('Password should be 6 characters')
    // The token has left the address bar.
    expect(path()).toBe('/reset-password')
    await field('Password').fill('Winter#2027')
    await field('Confirm Password').fill('Winter#2028')
    await press('Submit')
    await expect.poll(() => toldOf('Confirm Password')).toBe('Passwords must match')
    expect(callsOf('POST /api/users/updatePassword')).toBe(0)
    await field('Confirm Password').fill('Winter#2027')
    await press('Submit')
    await said(page, 'Successfully changed password').waitFor()
    await expect.poll(path).toBe('/')
    await page.goto('/login')
    await logIn(page, email, 'Winter#2027')
  })

  it('says what went wrong and goes home, whatever the server answers [AUTH-12]', async () => {
    const { page, faults } = stage
    const answers = [
      [{ status: 200, body: { success: false, code: 200, errorMessage: 'inner' } }, 'Something Went Wrong'],
      [{ status: 400, body: { success: false, code: 400, errorMessage: 'This link has been used' } }, 'This link has been used'],
    ] as const
    for (const [fault, words] of answers) {
      const placed = faults.place('POST', /updatePassword/, fault)
      await page.goto('/reset-password/some-token')
      await field('Password').fill('Winter#2027')
      await field('Confirm Password').fill('Winter#2027')
      await press('Submit')
      await said(page, words).waitFor()
      await expect.poll(path).toBe('/')
      placed.clear()
    }
    await page.goto('/reset-password/some-token')
    await follow('Chitra')
    await expect.poll(path).toBe('/')
  })
})

describe('the profile', () => {
  it('shows name and address, tells what is wrong, and changes the name everywhere [PROF-01, PROF-02, PROF-03, PROF-04]', async () => {
    const { page, faults } = stage
    const buyer = await newBuyer(stage)
    await signedIn(stage, buyer)
    await page.goto('/editProfile')
    await page.getByRole('heading', { level: 1, name: 'Edit Profile' }).waitFor()
    expect([await field('Full Name').inputValue(), await field('Email ID').inputValue()]).toEqual(['Asha Rao', buyer.email])
    await field('Full Name').fill('')
    await field('Email ID').fill('')
    await press('SUBMIT')
    await said(page, 'Form is invalid').waitFor()
    expect([await toldOf('Full Name'), await toldOf('Email ID')]).toEqual(['Full Name is required', 'Email is required'])
    expect(await focused()).toBe('fullName')
    await field('Full Name').fill('Asha')
    await field('Email ID').fill('asha@')
    await expect.poll(() => toldOf('Full Name')).toBe('Enter Valid Full Name')
    expect(await toldOf('Email ID')).toBe('Email is incorrect')
    expect(callsOf('PUT /api/users')).toBe(0)
    await field('Full Name').fill('मीरा नायर')
    await field('Email ID').fill(buyer.email)
    const slow = faults.place('PUT', /^\/api\/users/, { hold: true })
    await press('SUBMIT')
    // The wait spinner; a second press sends nothing.
    const button = page.getByRole('button', { name: 'SUBMIT' })
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
    await button.click({ force: true })
    slow.release()
    await said(page, 'Your profile has been updated!').waitFor()
    expect(callsOf('PUT /api/users')).toBe(1)
    await page.getByRole('button', { name: 'Account: मीरा नायर' }).waitFor()
    const inner = faults.place('PUT', /^\/api\/users/, { status: 500, body: { success: false, code: 500, errorMessage: 'inner' } })
    await press('SUBMIT')
    await said(page, 'Something went wrong').waitFor()
    inner.clear()
    const other = await newBuyer(stage)
    await field('Email ID').fill(other.email)
    await press('SUBMIT')
    await said(page, 'Email address already exists!!').waitFor()
    expect(await field('Email ID').inputValue()).toBe(other.email)
  })

  it('takes a new address when its owner has followed the link, and not before [PROF-05, D-12]', async () => {
    const { page, mail } = stage
    const buyer = await newBuyer(stage)
    await signedIn(stage, buyer)
    await page.goto('/editProfile')
    await field('Email ID').fill(`new-${buyer.email}`)
    await press('SUBMIT')
    await said(page, `A link is on its way to new-${buyer.email}`).waitFor()
    await expect.poll(() => field('Email ID').inputValue()).toBe(buyer.email)
    expect(await toldOf('Email ID')).toContain(`Waiting for you to follow the link sent to new-${buyer.email}`)
    const { text = '' } = await mail.next(`new-${buyer.email}`)
    await page.goto(/http\S+\/login\?code=\S+/.exec(text)?.[0] ?? '')
    await said(page, 'Email has verified successfully').waitFor()
    await page.goto('/editProfile')
    await expect.poll(() => field('Email ID').inputValue()).toBe(`new-${buyer.email}`)
  })

  it('logs out and goes home when the session has ended, on opening and on sending', async () => {
    const { page, faults } = stage
    const over = { status: 401, body: { success: false, code: 401, errorMessage: '' } }
    for (const method of ['GET', 'PUT']) {
      await signedIn(stage, await newBuyer(stage))
      const ended = faults.place(method, /^\/api\/users\//, over)
      await page.goto('/editProfile')
      if (method === 'PUT') await press('SUBMIT')
      await said(page, 'Token Expired, Please login again').waitFor()
      await expect.poll(path).toBe('/')
      expect(await stored()).not.toHaveProperty('token')
      ended.clear()
    }
  })
})

describe('another password', () => {
  it('asks for the current one and the new one twice, and ends every other session [PROF-07]', async () => {
    const { page } = stage
    const buyer = await newBuyer(stage)
    await page.goto('/login')
    await logIn(page, buyer.email)
    await page.goto('/changePassword')
    await page.getByRole('heading', { level: 1, name: 'Change Password' }).waitFor()
    await press('Submit')
    await expect.poll(() => toldOf('Current Password')).toBe('Password is required')
    expect([await toldOf('New Password'), await toldOf('Confirm Password')]).toEqual([
      'New password is required',
      'Confirm password is required',
    ])
    expect(await focused()).toBe('current')
    await field('Current Password').fill('12345')
    await field('New Password').fill('12345')
    await field('Confirm Password').fill('other')
    const short = 'Password should be at least 6 characters long'
    await expect.poll(() => toldOf('Confirm Password')).toBe('Password does not match')
    expect([await toldOf('Current Password'), await toldOf('New Password')]).toEqual([short, short])
    expect(callsOf('POST /api/changePassword')).toBe(0)
    await field('Current Password').fill('Winter#2020')
    await field('New Password').fill('Winter#2027')
    await field('Confirm Password').fill('Winter#2027')
    await press('Submit')
    await said(page, 'The current password is not right').waitFor()
    expect([path(), await field('New Password').inputValue()]).toEqual(['/changePassword', 'Winter#2027'])
    await field('Current Password').fill(PASSWORD)
    await press('Submit')
    await said(page, 'Password Changed Successfully').waitFor()
    await expect.poll(path).toBe('/')
    await page.goto('/orders')
    await page.getByText('No Orders Found').waitFor()
    await expect(buyer.call('GET', '/api/orders/')).rejects.toThrow('401')
  })

  it('goes home, logged out, when the session has ended [PROF-07]', async () => {
    const { page, faults } = stage
    await signedIn(stage, await newBuyer(stage))
    await page.goto('/changePassword')
    for (const name of ['Current Password', 'New Password', 'Confirm Password']) await field(name).fill('Winter#2027')
    faults.place('POST', /changePassword/, { status: 401, body: { success: false, code: 401, errorMessage: '' } })
    await press('Submit')
    await said(page, 'Token Expired, Please login again').waitFor()
    await expect.poll(path).toBe('/')
    expect(await stored()).not.toHaveProperty('token')
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
    expect(await page.content()).not.toContain(buyer.email)
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
