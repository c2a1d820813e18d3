import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { logIn, newBuyer, PASSWORD, resetToken, signedIn } from './buyer.ts'
import { formsOn } from './forms.ts'
import { useShop } from './harness.ts'
import { toast } from './toast.ts'

const stage = useShop()
const { field, press, follow, path, stored, focused, descriptionOf, callsOf } = formsOn(stage)

describe('a forgotten password', () => {
  it('is requested by email, with links to support and login [AUTH-11]', async () => {
    const { page, faults } = stage
    await page.goto('/forgot-password')
    await press('Submit')
    await expect.poll(() => descriptionOf('Email')).toContain('Email is required')
    await field('Email').fill('asha@')
    await expect.poll(() => descriptionOf('Email')).toContain('Please enter valid email')
    expect(callsOf('POST /api/users/forgotPassword')).toBe(0)
    await field('Email').fill('asha@example.com')
    faults.place('POST', /forgotPassword/, { status: 400, body: { success: false, code: 400, errorMessage: 'Not this one' } })
    await press('Submit')
    await toast(page, 'Not this one').waitFor()
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

  it('is replaced through the mailed link [AUTH-11, AUTH-12, D-10]', async () => {
    const { page, mail } = stage
    const { email } = await newBuyer(stage)
    await page.goto('/forgot-password')
    await field('Email').fill(email)
    await press('Submit')
    await toast(page, 'we have sent a link to it').waitFor()
    await expect.poll(path).toBe('/')
    const { text = '' } = await mail.next(email)
    await page.goto(/http\S+\/reset-password\/\S+/.exec(text)?.[0] ?? '')
    // Shown only after a field was touched.
    await field('Password').click()
    await expect.poll(() => page.getByText('Password is required').count()).toBe(0)
    await field('Confirm Password').click()
    await expect.poll(() => descriptionOf('Password')).toBe('Password is required')
    await expect.poll(() => descriptionOf('Confirm Password')).toBe('')
    await press('Submit')
    await expect.poll(() => descriptionOf('Confirm Password')).toBe('Re-enter password')
    await field('Password').fill('12345')
    await field('Confirm Password').fill('123')
    await expect.poll(() => descriptionOf('Password')).toBe('Password should be 6 characters')
    await expect.poll(() => descriptionOf('Confirm Password')).toBe('Password should be 6 characters')
    // The token has left the address bar.
    expect(path()).toBe('/reset-password')
    await field('Password').fill('Winter#2027')
    await field('Confirm Password').fill('Winter#2028')
    await press('Submit')
    await expect.poll(() => descriptionOf('Confirm Password')).toBe('Passwords must match')
    expect(callsOf('POST /api/users/updatePassword')).toBe(0)
    await field('Confirm Password').fill('Winter#2027')
    await press('Submit')
    await toast(page, 'Successfully changed password').waitFor()
    await expect.poll(path).toBe('/')
    await page.goto('/login')
    await logIn(page, email, 'Winter#2027')
  })

  it('shows the outcome and goes home, whatever the server answers [AUTH-12]', async () => {
    const { page, faults } = stage
    const answers = [
      [{ status: 200, body: { success: false, code: 200, errorMessage: 'inner' } }, 'Something Went Wrong'],
      [{ status: 400, body: { success: false, code: 400, errorMessage: 'This link has been used' } }, 'This link has been used'],
    ] as const
    for (const [fault, words] of answers) {
      const placed = faults.place('POST', /updatePassword/, fault)
      await page.goto(`/reset-password/${await resetToken(stage, await newBuyer(stage))}`)
      await field('Password').fill('Winter#2027')
      await field('Confirm Password').fill('Winter#2027')
      await press('Submit')
      await toast(page, words).waitFor()
      await expect.poll(path).toBe('/')
      placed.clear()
    }
  })

  it('shows at once that its link was used or has expired, and offers a new one [AUTH-12]', async () => {
    const { page } = stage
    const token = await resetToken(stage, await newBuyer(stage))
    await page.goto(`/reset-password/${token}`)
    await field('Password').fill('Winter#2027')
    await field('Confirm Password').fill('Winter#2027')
    await press('Submit')
    await toast(page, 'Successfully changed password').waitFor()
    await page.goto(`/reset-password/${token}`)
    await page.getByRole('heading', { level: 1, name: 'This link has expired' }).waitFor()
    expect([path(), await page.getByLabel('Password', { exact: true }).count()]).toEqual(['/reset-password', 0])
    await follow('Send a new link')
    await expect.poll(path).toBe('/forgot-password')
  })
})

describe('the profile', () => {
  it('shows name and email, explains errors, and changes the name everywhere [PROF-01, PROF-02, PROF-03, PROF-04]', async () => {
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
    await toast(page, 'Form is invalid').waitFor()
    await expect
      .poll(async () => [await descriptionOf('Full Name'), await descriptionOf('Email ID')])
      .toEqual(['Full Name is required', 'Email is required'])
    await expect.poll(() => focused()).toBe('fullName')
    await field('Full Name').fill('Asha')
    await field('Email ID').fill('asha@')
    await expect
      .poll(() => descriptionOf('Full Name'))
      .toBe('Enter Valid Full Name First and last name, with a space between. If you have only one name, press SUBMIT again.')
    await expect.poll(() => descriptionOf('Email ID')).toBe('Email is incorrect')
    expect(callsOf('PUT /api/users')).toBe(0)
    await field('Full Name').fill('मीरा नायर')
    await field('Email ID').fill(buyer.email)
    const slow = faults.place('PUT', /^\/api\/users/, { hold: true })
    await press('SUBMIT')
    // While the button is busy, a second press sends nothing.
    const button = page.getByRole('button', { name: 'SUBMIT' })
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
    await button.click({ force: true })
    slow.release()
    await toast(page, 'Your profile has been updated!').waitFor()
    expect(callsOf('PUT /api/users')).toBe(1)
    await page.getByRole('button', { name: 'Account: मीरा नायर' }).waitFor()
    const inner = faults.place('PUT', /^\/api\/users/, { status: 500, body: { success: false, code: 500, errorMessage: 'inner' } })
    await press('SUBMIT')
    await toast(page, 'Something went wrong').waitFor()
    inner.clear()
    const other = await newBuyer(stage)
    await field('Email ID').fill(other.email)
    await field('Current Password').fill(PASSWORD)
    await press('SUBMIT')
    await toast(page, 'Email address already exists!!').waitFor()
    await expect.poll(() => field('Email ID').inputValue()).toBe(other.email)
  })

  it('changes the email only after the right password and the confirmed link [PROF-05, D-12]', async () => {
    const { page, mail } = stage
    const buyer = await newBuyer(stage)
    await signedIn(stage, buyer)
    await page.goto('/editProfile')
    await expect.poll(() => field('Current Password').count()).toBe(0)
    await field('Email ID').fill(`new-${buyer.email}`)
    await field('Current Password').fill('Winter#2020')
    await press('SUBMIT')
    await expect.poll(() => descriptionOf('Current Password')).toContain('The current password is wrong')
    await field('Current Password').fill(PASSWORD)
    await press('SUBMIT')
    await toast(page, `A link is on its way to new-${buyer.email}`).waitFor()
    await expect.poll(() => field('Email ID').inputValue()).toBe(buyer.email)
    // It is still pending after a reload.
    await page.reload()
    await expect.poll(() => descriptionOf('Email ID')).toContain(`Waiting for you to follow the link sent to new-${buyer.email}`)
    const { text = '' } = await mail.next(`new-${buyer.email}`)
    await page.goto(/http\S+\/login\?code=\S+/.exec(text)?.[0] ?? '')
    await toast(page, 'Email has verified successfully').waitFor()
    await page.goto('/editProfile')
    await expect.poll(() => field('Email ID').inputValue()).toBe(`new-${buyer.email}`)
  })

  it('keeps the email when the change is cancelled, or undone by the link mailed to the old one [PROF-05, D-12]', async () => {
    const { page, mail } = stage
    const buyer = await newBuyer(stage)
    const change = (email: string) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ firstName: 'Asha', lastName: 'Rao', email, password: PASSWORD })) form.set(name, value)
      return buyer.call('PUT', `/api/users/${buyer.userId}`, form)
    }
    await change(`first-${buyer.email}`)
    // Waits for the mail, because a cancelled change sends none.
    await mail.next(buyer.email)
    await signedIn(stage, buyer)
    await page.goto('/editProfile')
    await press('Keep this address')
    await toast(page, 'Your email address stays as it is').waitFor()
    await expect.poll(() => descriptionOf('Email ID')).toBe('')
    await change(`second-${buyer.email}`)
    const { text = '' } = await mail.next(buyer.email)
    await page.goto(/http\S+\/undo-email-change\/\S+/.exec(text)?.[0] ?? '')
    await press('Undo the change')
    await toast(page, 'Your email address is unchanged').waitFor()
    await expect(buyer.call('GET', '/api/orders/')).rejects.toThrow('401')
  })

  it('keeps a name of three words, accepts a single word when confirmed, and saves birthday and mail switches [PROF-02]', async () => {
    const { page } = stage
    const buyer = await newBuyer(stage, { firstName: 'Asha', lastName: 'Kumari Rao' })
    await signedIn(stage, buyer, { firstName: 'Asha', lastName: 'Kumari Rao' })
    await page.goto('/editProfile')
    await expect.poll(() => field('Full Name').inputValue()).toBe('Asha Kumari Rao')
    await field('Date of birth').fill('1949-12-31')
    await press('SUBMIT')
    await expect.poll(() => descriptionOf('Date of birth')).toContain('The date of birth must be between 1950-01-01 and today')
    await field('Date of birth').fill('1990-06-15')
    await page.getByRole('switch', { name: 'Messages by email' }).check()
    await press('SUBMIT')
    await toast(page, 'Your profile has been updated!').waitFor()
    await page.getByRole('button', { name: 'Account: Asha Kumari Rao' }).waitFor()
    await page.reload()
    await expect
      .poll(async () => [await field('Full Name').inputValue(), await field('Date of birth').inputValue()])
      .toEqual(['Asha Kumari Rao', '1990-06-15'])
    await expect.poll(() => page.getByRole('switch', { name: 'Messages by email' }).isChecked()).toBe(true)
    await expect.poll(() => page.getByRole('switch', { name: 'New work' }).isChecked()).toBe(false)
    await field('Full Name').fill('Asha')
    await press('SUBMIT')
    await expect.poll(() => descriptionOf('Full Name')).toContain('Enter Valid Full Name')
    await press('SUBMIT')
    await page.getByRole('button', { name: 'Account: Asha', exact: true }).waitFor()
    await page.reload()
    await field('Date of birth').fill('')
    await press('SUBMIT')
    await toast(page, 'Your profile has been updated!').waitFor()
  })

  it('accepts a date of birth from 1950-01-01 to today inclusive, in a native date field [PROF-06]', async () => {
    const { page } = stage
    await signedIn(stage, await newBuyer(stage))
    await page.goto('/editProfile')
    const dob = field('Date of birth')
    const day = (offset: number) =>
      page.evaluate((days) => new Date(new Date().setDate(new Date().getDate() + days)).toLocaleDateString('en-CA'), offset)
    const today = await day(0)
    await expect
      .poll(async () => [await dob.getAttribute('type'), await dob.getAttribute('min'), await dob.getAttribute('max')])
      .toEqual(['date', '1950-01-01', today])
    for (const outside of ['1949-12-31', await day(1)]) {
      await dob.fill(outside)
      await press('SUBMIT')
      await expect.poll(() => descriptionOf('Date of birth')).toContain('The date of birth must be between 1950-01-01 and today')
      await dob.fill('')
      await expect.poll(() => descriptionOf('Date of birth')).not.toContain('must be between')
    }
    expect(callsOf('PUT /api/users/')).toBe(0)
    for (const inside of ['1950-01-01', today]) {
      await dob.fill(inside)
      await press('SUBMIT')
      await toast(page, 'Your profile has been updated!').waitFor()
      await page.reload()
      await expect.poll(() => dob.inputValue()).toBe(inside)
    }
  })

  it('exports all stored data as a zip, and closes the account with its password', async () => {
    const { page } = stage
    const buyer = await newBuyer(stage)
    await signedIn(stage, buyer)
    await page.goto('/editProfile')
    await press('Your data, and closing the account')
    const saving = page.waitForEvent('download')
    await press('Download my data')
    const saved = await saving
    expect(saved.suggestedFilename()).toBe('my-data.zip')
    const bytes = readFileSync(await saved.path())
    expect([bytes.subarray(0, 2).toString(), bytes.includes('profile.json'), bytes.includes('orders.json')]).toEqual(['PK', true, true])
    await press('Close my account')
    await press('Close it permanently')
    await expect.poll(() => descriptionOf('Password to close the account')).toBe('Password is required')
    await field('Password to close the account').fill('Winter#2020')
    await press('Close it permanently')
    await expect.poll(() => descriptionOf('Password to close the account')).toBe('The current password is wrong')
    await field('Password to close the account').fill(PASSWORD)
    await press('Close it permanently')
    await toast(page, 'Your account is closed').waitFor()
    await expect.poll(path).toBe('/')
    await expect.poll(() => stored()).not.toHaveProperty('token')
    await expect(buyer.call('GET', '/api/orders/')).rejects.toThrow('401')
  })

  it('with an expired session logs out and goes home, on opening and on submitting', async () => {
    const { page, faults } = stage
    const over = { status: 401, body: { success: false, code: 401, errorMessage: '' } }
    for (const method of ['GET', 'PUT']) {
      await signedIn(stage, await newBuyer(stage))
      const ended = faults.place(method, /^\/api\/users\//, over)
      await page.goto('/editProfile')
      if (method === 'PUT') await press('SUBMIT')
      await toast(page, 'Token Expired, Please login again').waitFor()
      await expect.poll(path).toBe('/')
      await expect.poll(() => stored()).not.toHaveProperty('token')
      ended.clear()
    }
  })
})

describe('changing the password', () => {
  it('needs the current one and the new one twice, and ends every other session [PROF-07]', async () => {
    const { page } = stage
    const buyer = await newBuyer(stage)
    await page.goto('/login')
    await logIn(page, buyer.email)
    await page.goto('/changePassword')
    await page.getByRole('heading', { level: 1, name: 'Change Password' }).waitFor()
    await press('Submit')
    await expect.poll(() => descriptionOf('Current Password')).toBe('Password is required')
    await expect
      .poll(async () => [await descriptionOf('New Password'), await descriptionOf('Confirm Password')])
      .toEqual(['New password is required', 'Confirm password is required'])
    await expect.poll(() => focused()).toBe('current')
    await field('Current Password').fill('12345')
    await field('New Password').fill('12345')
    await field('Confirm Password').fill('other')
    const short = 'Password should be at least 6 characters long'
    await expect.poll(() => descriptionOf('Confirm Password')).toBe('Password does not match')
    await expect.poll(async () => [await descriptionOf('Current Password'), await descriptionOf('New Password')]).toEqual([short, short])
    expect(callsOf('POST /api/changePassword')).toBe(0)
    await field('Current Password').fill('Winter#2020')
    await field('New Password').fill('Winter#2027')
    await field('Confirm Password').fill('Winter#2027')
    await press('Submit')
    await expect.poll(() => descriptionOf('Current Password')).toBe('The current password is wrong')
    await expect.poll(async () => [path(), await field('New Password').inputValue()]).toEqual(['/changePassword', 'Winter#2027'])
    await field('Current Password').fill(PASSWORD)
    await press('Submit')
    await toast(page, 'Password Changed Successfully').waitFor()
    await expect.poll(path).toBe('/')
    await page.goto('/orders')
    await page.getByText('No Orders Found').waitFor()
    await expect(buyer.call('GET', '/api/orders/')).rejects.toThrow('401')
  })

  it('with an expired session logs out and goes home [PROF-07]', async () => {
    const { page, faults } = stage
    await signedIn(stage, await newBuyer(stage))
    await page.goto('/changePassword')
    for (const name of ['Current Password', 'New Password', 'Confirm Password']) await field(name).fill('Winter#2027')
    faults.place('POST', /changePassword/, { status: 401, body: { success: false, code: 401, errorMessage: '' } })
    await press('Submit')
    await toast(page, 'Token Expired, Please login again').waitFor()
    await expect.poll(path).toBe('/')
    await expect.poll(() => stored()).not.toHaveProperty('token')
  })
})
