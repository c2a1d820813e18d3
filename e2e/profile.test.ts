import { describe, expect, it } from 'vitest'
import { logIn, newBuyer, PASSWORD, signedIn } from './buyer.ts'
import { formsOn } from './forms.ts'
import { useShop } from './harness.ts'
import { said } from './said.ts'

const stage = useShop()
const { field, press, follow, path, stored, focused, toldOf, callsOf } = formsOn(stage)

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
    await expect.poll(async () => [path(), await field('Email').inputValue()]).toEqual(['/forgot-password', 'asha@example.com'])
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
    await expect.poll(() => page.getByText('Password is required').count()).toBe(0)
    await field('Confirm Password').click()
    await expect.poll(() => toldOf('Password')).toBe('Password is required')
    await expect.poll(() => toldOf('Confirm Password')).toBe('')
    await press('Submit')
    await expect.poll(() => toldOf('Confirm Password')).toBe('Re-enter password')
    await field('Password').fill('12345')
    await field('Confirm Password').fill('123')
    await expect.poll(() => toldOf('Password')).toBe('Password should be 6 characters')
    await expect.poll(() => toldOf('Confirm Password')).toBe('Password should be 6 characters')
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
    await expect
      .poll(async () => [await field('Full Name').inputValue(), await field('Email ID').inputValue()])
      .toEqual(['Asha Rao', buyer.email])
    await field('Full Name').fill('')
    await field('Email ID').fill('')
    await press('SUBMIT')
    await said(page, 'Form is invalid').waitFor()
    await expect
      .poll(async () => [await toldOf('Full Name'), await toldOf('Email ID')])
      .toEqual(['Full Name is required', 'Email is required'])
    await expect.poll(() => focused()).toBe('fullName')
    await field('Full Name').fill('Asha')
    await field('Email ID').fill('asha@')
    await expect.poll(() => toldOf('Full Name')).toBe('Enter Valid Full Name')
    await expect.poll(() => toldOf('Email ID')).toBe('Email is incorrect')
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
    await expect.poll(() => field('Email ID').inputValue()).toBe(other.email)
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
    await expect.poll(() => toldOf('Email ID')).toContain(`Waiting for you to follow the link sent to new-${buyer.email}`)
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
      await expect.poll(() => stored()).not.toHaveProperty('token')
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
    await expect
      .poll(async () => [await toldOf('New Password'), await toldOf('Confirm Password')])
      .toEqual(['New password is required', 'Confirm password is required'])
    await expect.poll(() => focused()).toBe('current')
    await field('Current Password').fill('12345')
    await field('New Password').fill('12345')
    await field('Confirm Password').fill('other')
    const short = 'Password should be at least 6 characters long'
    await expect.poll(() => toldOf('Confirm Password')).toBe('Password does not match')
    await expect.poll(async () => [await toldOf('Current Password'), await toldOf('New Password')]).toEqual([short, short])
    expect(callsOf('POST /api/changePassword')).toBe(0)
    await field('Current Password').fill('Winter#2020')
    await field('New Password').fill('Winter#2027')
    await field('Confirm Password').fill('Winter#2027')
    await press('Submit')
    await said(page, 'The current password is not right').waitFor()
    await expect.poll(async () => [path(), await field('New Password').inputValue()]).toEqual(['/changePassword', 'Winter#2027'])
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
    await expect.poll(() => stored()).not.toHaveProperty('token')
  })
})
