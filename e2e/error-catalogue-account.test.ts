import { describe, expect, it } from 'vitest'
import { newBuyer, PASSWORD, resetToken } from './buyer.ts'
import { useShop } from './harness.ts'
import { BROKEN, EXPIRED, prove, refusal, type Situation, stepsOn, tokenExpired } from './situations.ts'

const stage = useShop()
const { open, click, fill } = stepsOn(stage)
const page = () => stage.page

const signUp = async (email: string): Promise<void> => {
  await open('/signup')
  await fill({ 'Full Name': 'Asha Rao', Email: email, Password: PASSWORD, 'Confirm Password': PASSWORD })
  await page().getByRole('checkbox').check()
  await click('SUBMIT')
}
const logIn = async (email: string, password: string): Promise<void> => {
  await open('/login')
  await fill({ Email: email, Password: password })
  await click('SIGN IN')
}
const changePassword = async (): Promise<void> => {
  await open('/changePassword')
  await fill({ 'Current Password': PASSWORD, 'New Password': 'Winter#2027', 'Confirm Password': 'Winter#2027' })
  await click('Submit')
}
const saveProfile = async (): Promise<void> => {
  await open('/editProfile')
  await fill({ 'Full Name': 'Meera Nair' })
  await click('SUBMIT')
}
const forgot = async (email: string): Promise<void> => {
  await open('/forgot-password')
  await fill({ Email: email })
  await click('Submit')
}
const reset = async (token: string): Promise<void> => {
  await open(`/reset-password/${token}`)
  await fill({ Password: 'Winter#2027', 'Confirm Password': 'Winter#2027' })
  await click('Submit')
}
const SITUATIONS: Situation[] = [
  {
    name: 'the profile answers 401',
    rows: 'APP-04',
    signedIn: true,
    fault: ['GET', /^\/api\/users\//, EXPIRED],
    steps: () => open('/editProfile'),
    reads: tokenExpired,
    at: '/',
    loggedOut: true,
  },
  ...['/checkout', '/orders', '/editProfile', '/changePassword', '/wishList'].map((path): Situation => ({
    name: `${path} is opened without a session`,
    rows: 'ROUTE-03',
    steps: () => open(path),
    reads: 'Token expired please login again',
    at: '/login',
  })),
  {
    name: 'somebody signs up',
    rows: 'AUTH-06',
    steps: () => signUp('new-here@example.com'),
    reads:
      'The verification list has been sent to your registered email id. Please go to your email and click on the verification link to proceed.',
    at: '/login',
  },
  {
    name: 'an address that has an account signs up',
    rows: 'AUTH-06',
    steps: async () => await signUp((await newBuyer(stage)).email),
    reads: 'Email address already exists!!',
    at: '/signup',
  },
  {
    name: 'signing up fails otherwise',
    rows: 'AUTH-06',
    fault: ['POST', /^\/api\/users$/, BROKEN],
    steps: () => signUp('unlucky@example.com'),
    reads: 'Something went wrong!!',
    at: '/signup',
  },
  {
    name: 'signing up is refused',
    rows: 'AUTH-06',
    fault: ['POST', /^\/api\/users$/, refusal(400, 'This password is too common')],
    steps: () => signUp('too-common@example.com'),
    reads: 'Something went wrong!!',
    readsToo: 'This password is too common',
    at: '/signup',
  },
  {
    name: 'somebody logs in',
    rows: 'AUTH-08',
    steps: async () => await logIn((await newBuyer(stage)).email, PASSWORD),
    reads: 'Login successful',
    at: '/',
  },
  {
    name: 'a wrong password logs in',
    rows: 'AUTH-09',
    steps: async () => await logIn((await newBuyer(stage)).email, 'Wrong#2026'),
    reads: 'Wrong email or password.',
    at: '/login',
    loggedOut: true,
  },
  {
    name: 'logging in fails otherwise',
    rows: 'AUTH-09',
    fault: ['POST', /^\/api\/users\/login/, BROKEN],
    steps: () => logIn('anybody@example.com', PASSWORD),
    reads: 'Something went Wrong',
    at: '/login',
    loggedOut: true,
  },
  {
    name: 'logging in is refused with another code than 401',
    rows: 'AUTH-09',
    fault: ['POST', /^\/api\/users\/login/, refusal(403, 'Not here')],
    steps: () => logIn('anybody@example.com', PASSWORD),
    reads: 'Something went Wrong',
    at: '/login',
    loggedOut: true,
  },
  {
    name: 'somebody logs in too often',
    rows: 'AUTH-09',
    fault: ['POST', /^\/api\/users\/login/, refusal(429, 'Too many attempts. Please try again in 5 minutes')],
    steps: () => logIn('anybody@example.com', PASSWORD),
    reads: 'Something went Wrong. Too many attempts. Please try again in 5 minutes',
    at: '/login',
    loggedOut: true,
  },
  {
    name: 'an address is confirmed by its link',
    rows: 'AUTH-10',
    steps: async () => {
      await signUp('confirms@example.com')
      const { text = '' } = await stage.mail.next('confirms@example.com')
      await open(/http\S+\/login\?code=\S+/.exec(text)?.[0] ?? '')
    },
    reads: 'Email has verified successfully',
    at: '/login',
  },
  {
    name: 'an address is confirmed by a link that is no longer good',
    rows: 'AUTH-10',
    fault: ['POST', /^\/api\/users\/emailVerify/, refusal(400, 'This link has expired or was already used')],
    steps: () => open('/login?code=old'),
    reads: 'This link has expired or was already used',
    at: '/login',
  },
  {
    name: 'the profile is saved',
    rows: 'PROF-04',
    signedIn: true,
    steps: saveProfile,
    reads: 'Your profile has been updated!',
    at: '/editProfile',
  },
  {
    name: 'saving the profile answers 500',
    rows: 'PROF-04',
    signedIn: true,
    fault: ['PUT', /^\/api\/users\//, BROKEN],
    steps: saveProfile,
    reads: 'Something went wrong',
    at: '/editProfile',
  },
  {
    name: 'saving the profile is refused',
    rows: 'PROF-04',
    signedIn: true,
    fault: ['PUT', /^\/api\/users\//, refusal(400, 'This name cannot be used')],
    steps: saveProfile,
    reads: 'This name cannot be used',
    at: '/editProfile',
  },
  {
    name: 'the password is changed',
    rows: 'PROF-07',
    signedIn: true,
    steps: changePassword,
    reads: 'Password Changed Successfully',
    at: '/',
  },
  {
    name: 'changing the password answers 401',
    rows: 'PROF-07',
    signedIn: true,
    fault: ['POST', /^\/api\/changePassword/, EXPIRED],
    steps: changePassword,
    reads: tokenExpired,
    at: '/',
    loggedOut: true,
  },
  {
    name: 'changing the password is refused',
    rows: 'PROF-07',
    signedIn: true,
    fault: ['POST', /^\/api\/changePassword/, refusal(400, 'The current password is wrong')],
    steps: changePassword,
    reads: 'Something went wrong',
    readsToo: 'The current password is wrong',
    at: '/changePassword',
  },
  {
    name: 'a new password is asked for',
    rows: 'AUTH-11',
    steps: () => forgot('somebody@example.com'),
    reads: 'If there is an account with this address, we have sent a link to it',
    at: '/',
  },
  {
    name: 'asking for a new password fails',
    rows: 'AUTH-11',
    fault: ['POST', /^\/api\/users\/forgotPassword/, refusal(429, 'Too many attempts. Please try again in 5 minutes')],
    steps: () => forgot('somebody@example.com'),
    reads: 'Too many attempts. Please try again in 5 minutes',
    at: '/forgot-password',
  },
  {
    name: 'a password is reset',
    rows: 'AUTH-12',
    steps: async () => await reset(await resetToken(stage, await newBuyer(stage))),
    reads: 'Successfully changed password',
    at: '/',
  },
  {
    name: 'a reset answers success false',
    rows: 'AUTH-12',
    fault: ['POST', /^\/api\/users\/updatePassword/, { status: 200, body: { success: false, code: 200 } }],
    steps: async () => await reset(await resetToken(stage, await newBuyer(stage))),
    reads: 'Something Went Wrong',
    at: '/',
  },
  {
    name: 'a reset is refused',
    rows: 'AUTH-12',
    fault: ['POST', /^\/api\/users\/updatePassword/, refusal(400, 'This link has expired or was already used')],
    steps: async () => await reset(await resetToken(stage, await newBuyer(stage))),
    reads: 'This link has expired or was already used',
    at: '/',
  },
  {
    name: 'somebody logs out',
    rows: 'AUTH-13',
    signedIn: true,
    steps: async () => {
      await open('/faq')
      await page()
        .getByRole('button', { name: /^Account/ })
        .click()
      await page().getByRole('menuitem', { name: 'Log out' }).click()
    },
    reads: 'Logged out successfully',
    at: '/',
    loggedOut: true,
  },
]

describe('the error catalogue of accounts', () => {
  prove(stage, SITUATIONS)

  it('a failure right after login replaces “Login successful” [AUTH-08]', async () => {
    const buyer = await newBuyer(stage)
    await open('/login')
    await page().evaluate(() => localStorage.setItem('imageId', 'nosuch'))
    stage.faults.place('POST', /^\/api\/carts/, refusal(404, 'gone'))
    await fill({ Email: buyer.email, Password: PASSWORD })
    await click('SIGN IN')
    await page().getByText('Image does not exist', { exact: true }).first().waitFor()
    await expect.poll(() => page().getByRole('region', { name: 'Notifications' }).getByText('Login successful').count()).toBe(0)
  })
})
