import { describe, expect, it } from 'vitest'
import { buy, type Buyer, idOf, newBuyer, PASSWORD, signedIn } from './buyer.ts'
import type { Fault } from './fault-proxy.ts'
import { useShop } from './harness.ts'

// Specification §8, a line a situation: what the server answers, what the buyer then reads and where they are. The shop is the real one; what it
// would not answer by itself comes from the proxy before it.
const stage = useShop()

interface Situation {
  name: string
  rows: string
  /** A buyer is signed in, and is what the steps are given. */
  signedIn?: boolean
  fault?: [method: string, path: RegExp, fault: Fault]
  /** From an empty browser to the situation. */
  steps: (buyer: Buyer) => Promise<void>
  /** What the buyer reads, letter for letter. */
  reads: string
  /** Where they are then. */
  at: string | RegExp
  /** The session is gone. */
  loggedOut?: boolean
}

const refusal = (status: number, errorMessage: string): Fault => ({
  status,
  body: { success: false, code: status, errorMessage, message: errorMessage, requestId: 'a-request' },
})
const EXPIRED = refusal(401, 'The session has ended')
const BROKEN = refusal(500, 'broken')
const tokenExpired = 'Token Expired, Please login again'

const { page, click, open, fill } = {
  page: () => stage.page,
  open: async (path: string) => void (await stage.page.goto(path)),
  click: async (name: string | RegExp) => await stage.page.getByRole('button', { name, exact: true }).first().click(),
  fill: async (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields)) await stage.page.getByLabel(label, { exact: true }).fill(value)
  },
}
const paid = (n: number): string => stage.shop.titles[n] ?? ''
const openItem = async (title: string): Promise<void> => {
  await open(`/product-details?id=${await idOf(stage, title)}`)
  await page().getByRole('heading', { level: 1, name: title }).waitFor()
}
const inCart = async (buyer: Buyer, title: string): Promise<void> => {
  await buyer.call('POST', '/api/carts/', { imageId: await idOf(stage, title) })
}
const wished = async (buyer: Buyer, title: string): Promise<void> => {
  await buyer.call('POST', '/api/wishlist/', { product: await idOf(stage, title) })
}
const type = async (words: string): Promise<void> => {
  await page().getByRole('combobox', { name: 'Search', exact: true }).pressSequentially(words)
}
/** A heart is pressed when it can be seen; it says what it would do. */
const heart = (title: string) =>
  page()
    .getByRole('button', { name: `Add ${title} to wish list` })
    .first()

const addToCart = (title: () => string) => async (): Promise<void> => {
  await openItem(title())
  await click('Add To Cart')
}
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
const resetToken = async (buyer: Buyer): Promise<string> => {
  await buyer.call('POST', '/api/users/forgotPassword', { email: buyer.email, user_role: 'buyer' })
  const { text = '' } = await stage.mail.next(buyer.email)
  return /\/reset-password\/(\S+)/.exec(text)?.[1] ?? ''
}
/** Bought by the calls of the screens, but for the window: the sandbox's own page is another test's. */
const freeItem = (): string => stage.shop.freeTitles[0] ?? ''

const SITUATIONS: Situation[] = [
  {
    name: 'suggestions answer 401',
    rows: 'SRCH-13',
    fault: ['GET', /^\/api\/images\/suggestions/, EXPIRED],
    steps: async () => {
      await open('/faq')
      await type('tea')
    },
    reads: tokenExpired,
    at: '/',
  },
  {
    name: 'suggestions fail otherwise',
    rows: 'SRCH-13',
    fault: ['GET', /^\/api\/images\/suggestions/, BROKEN],
    steps: async () => {
      await open('/faq')
      await type('tea')
    },
    reads: 'Something went wrong',
    at: '/faq',
  },
  {
    name: 'categories answer 401',
    rows: 'SRCH-13',
    fault: ['GET', /^\/api\/categories/, EXPIRED],
    steps: () => open('/search'),
    reads: tokenExpired,
    at: '/',
  },
  {
    name: 'categories fail otherwise',
    rows: 'SRCH-13',
    fault: ['GET', /^\/api\/categories/, BROKEN],
    steps: () => open('/search'),
    reads: 'Something went wrong',
    at: '/search',
  },
  {
    name: 'the home page cannot be loaded',
    rows: 'HOME-06',
    fault: ['POST', /^\/api\/home-page-data/, BROKEN],
    steps: () => open('/'),
    reads: 'Something went wrong',
    at: '/',
  },
  {
    name: 'an item cannot be loaded',
    rows: 'ITEM-14',
    fault: ['GET', /^\/api\/images\/\w+$/, BROKEN],
    steps: async () => await open(`/product-details?id=${await idOf(stage, paid(0))}`),
    reads: 'Something went wrong',
    at: '/product-details',
  },
  {
    name: 'a list cannot be loaded',
    rows: 'SRCH-09',
    fault: ['GET', /^\/api\/images-list/, refusal(503, 'The shop is very busy. Please try again in a moment')],
    steps: () => open('/search/tea'),
    reads: 'The shop is very busy. Please try again in a moment',
    at: '/search/tea',
  },
  {
    name: 'an image’s details cannot be loaded',
    rows: 'IMGD-04',
    fault: ['GET', /^\/api\/images\/\w+$/, refusal(403, 'This item is not public')],
    steps: () => open('/imageDetails?id=abc'),
    reads: 'This item is not public',
    at: '/imageDetails',
  },
  {
    name: 'an item that is already in the cart is added',
    rows: 'CART-09',
    signedIn: true,
    steps: async (buyer) => {
      await inCart(buyer, paid(0))
      await addToCart(() => paid(0))()
    },
    reads: 'This item is already in your cart',
    at: '/product-details',
  },
  {
    name: 'adding to the cart answers 401',
    rows: 'CART-09',
    signedIn: true,
    fault: ['POST', /^\/api\/carts/, EXPIRED],
    steps: addToCart(() => paid(0)),
    reads: 'Please login again',
    at: '/login',
    loggedOut: true,
  },
  {
    name: 'an item that is gone is added to the cart',
    rows: 'CART-09',
    signedIn: true,
    fault: ['POST', /^\/api\/carts/, refusal(404, 'gone')],
    steps: addToCart(() => paid(0)),
    reads: 'Image does not exist',
    at: '/product-details',
  },
  {
    name: 'adding to the cart fails otherwise',
    rows: 'CART-09',
    signedIn: true,
    fault: ['POST', /^\/api\/carts/, BROKEN],
    steps: addToCart(() => paid(0)),
    reads: 'Something went wrong',
    at: '/product-details',
  },
  {
    name: 'an item is added to the cart',
    rows: 'CART-09',
    signedIn: true,
    steps: addToCart(() => paid(0)),
    reads: 'Subtotal',
    at: '/checkout',
  },
  {
    name: 'the cart answers 401',
    rows: 'CART-10',
    signedIn: true,
    fault: ['GET', /^\/api\/carts/, EXPIRED],
    steps: () => open('/checkout'),
    reads: tokenExpired,
    at: '/',
    loggedOut: true,
  },
  {
    name: 'an item is removed from the cart',
    rows: 'CART-11',
    signedIn: true,
    steps: async (buyer) => {
      await inCart(buyer, paid(0))
      await open('/checkout')
      await click(`Remove ${paid(0)} from cart`)
    },
    reads: 'Item removed successfully',
    at: '/checkout',
  },
  {
    name: 'an item cannot be removed from the cart',
    rows: 'CART-11',
    signedIn: true,
    fault: ['DELETE', /^\/api\/carts/, BROKEN],
    steps: async (buyer) => {
      await inCart(buyer, paid(0))
      await open('/checkout')
      await click(`Remove ${paid(0)} from cart`)
    },
    reads: 'Something went wrong!',
    at: '/checkout',
  },
  {
    name: 'a cart that was emptied elsewhere is checked out',
    rows: 'CART-03',
    signedIn: true,
    steps: async (buyer) => {
      await inCart(buyer, paid(0))
      await open('/checkout')
      await page().getByRole('button', { name: 'Checkout' }).waitFor()
      const { data } = (await buyer.call('GET', '/api/carts/')) as { data: { cart: { _id: string }[] } }
      for (const { _id: id } of data.cart) await buyer.call('DELETE', `/api/carts/${id}?cartId=${id}`)
      await click('Checkout')
    },
    reads: 'Can not checkout with empty cart',
    at: '/checkout',
  },
  {
    name: 'a heart is refused with 400',
    rows: 'WISH-04',
    signedIn: true,
    fault: ['POST', /^\/api\/wishlist/, refusal(400, 'Your wish list is full')],
    steps: async () => {
      await openItem(paid(0))
      await heart(paid(0)).click()
    },
    reads: 'Your wish list is full',
    at: '/product-details',
  },
  {
    name: 'a heart fails otherwise',
    rows: 'WISH-04',
    signedIn: true,
    fault: ['POST', /^\/api\/wishlist/, BROKEN],
    steps: async () => {
      await openItem(paid(0))
      await heart(paid(0)).click()
    },
    reads: 'Something went wrong',
    at: '/product-details',
  },
  ...(
    [
      ['an item is taken off the wish list', undefined, 'Item removed succesfully'],
      ['taking off the wish list is refused with 400', refusal(400, 'It is not on your list'), 'It is not on your list'],
      ['taking off the wish list fails otherwise', BROKEN, 'Something went wrong'],
    ] as const
  ).map(([name, fault, reads]): Situation => ({
    name,
    rows: 'WISH-05',
    signedIn: true,
    ...(fault === undefined ? {} : { fault: ['DELETE', /^\/api\/wishlist/, fault] }),
    steps: async (buyer) => {
      await wished(buyer, paid(0))
      await open('/wishList')
      await click(`Remove ${paid(0)} from wish list`)
    },
    reads,
    at: '/wishList',
  })),
  {
    name: 'the wish list answers 401',
    rows: 'WISH-06',
    signedIn: true,
    fault: ['GET', /^\/api\/wishlist/, EXPIRED],
    steps: () => open('/wishList'),
    reads: tokenExpired,
    at: '/',
    loggedOut: true,
  },
  {
    name: 'the wish list cannot be loaded otherwise',
    rows: 'WISH-06',
    signedIn: true,
    fault: ['GET', /^\/api\/wishlist/, BROKEN],
    steps: () => open('/wishList'),
    reads: 'Something went wrong',
    at: '/wishList',
  },
  {
    name: 'counting a download answers 401',
    rows: 'ITEM-16',
    signedIn: true,
    fault: ['POST', /^\/api\/image\/download/, EXPIRED],
    steps: async () => {
      await openItem(freeItem())
      await click('Free Download')
    },
    reads: tokenExpired,
    at: '/',
    loggedOut: true,
  },
  {
    name: 'a visitor downloads',
    rows: 'ITEM-13',
    steps: async () => {
      await openItem(freeItem())
      await click('Free Download')
    },
    reads: 'Please login to continue!',
    at: '/login',
  },
  {
    name: 'the orders answer 401',
    rows: 'ORD-05',
    signedIn: true,
    fault: ['GET', /^\/api\/orders/, EXPIRED],
    steps: () => open('/orders'),
    reads: tokenExpired,
    at: '/',
    loggedOut: true,
  },
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
    reads: 'The email or the password is not right',
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
    fault: ['POST', /^\/api\/users\/emailVerify/, refusal(400, 'This link is no longer valid')],
    steps: () => open('/login?code=old'),
    reads: 'This link is no longer valid',
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
    name: 'a new password is asked for',
    rows: 'AUTH-11',
    steps: () => forgot('somebody@example.com'),
    reads: 'If there is an account with this address, a link is on its way to it',
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
    steps: async () => await reset(await resetToken(await newBuyer(stage))),
    reads: 'Successfully changed password',
    at: '/',
  },
  {
    name: 'a reset answers success false',
    rows: 'AUTH-12',
    fault: ['POST', /^\/api\/users\/updatePassword/, { status: 200, body: { success: false, code: 200 } }],
    steps: () => reset('a-token'),
    reads: 'Something Went Wrong',
    at: '/',
  },
  {
    name: 'a reset is refused',
    rows: 'AUTH-12',
    fault: ['POST', /^\/api\/users\/updatePassword/, refusal(400, 'This link is no longer valid')],
    steps: () => reset('a-token'),
    reads: 'This link is no longer valid',
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

describe('the error catalogue', () => {
  for (const situation of SITUATIONS)
    it(`${situation.name}: “${situation.reads}” [${situation.rows}]`, async () => {
      // What a page says to its developers about a broken answer is not what is looked at here.
      stage.expectProblem(/./)
      const buyer = situation.signedIn === true ? await newBuyer(stage) : null
      if (buyer !== null) await signedIn(stage, buyer)
      const placed = situation.fault === undefined ? null : stage.faults.place(...situation.fault)
      await situation.steps(buyer as Buyer)
      await page().getByText(situation.reads, { exact: true }).first().waitFor()
      await expect.poll(() => new URL(page().url()).pathname).toEqual(situation.at)
      if (placed !== null) expect(placed.met).toBeGreaterThan(0)
      if (situation.loggedOut === true) expect(await page().evaluate(() => localStorage.getItem('token'))).toBeNull()
    })

  it('a file cannot be fetched from the orders: “Something went wrong.”, and a search that finds the session gone goes home [ORD-04, APP-04]', async () => {
    const buyer = await newBuyer(stage)
    await buy(stage, buyer, [paid(0)])
    await signedIn(stage, buyer)
    await open('/orders')
    await page()
      .getByRole('button', { name: `Download ${paid(0)}` })
      .waitFor()
    stage.faults.place('GET', /^\/api\/image-download/, BROKEN)
    await click(`Download ${paid(0)}`)
    await page().getByText('Something went wrong.', { exact: true }).waitFor()
    // Other words on the same page are no page change: home, as from anywhere. The change itself is looked at with the orders [ORD-05].
    stage.faults.place('GET', /^\/api\/orders/, EXPIRED)
    await page().getByLabel('Search by title').fill('tea')
    await page().getByText(tokenExpired, { exact: true }).first().waitFor()
    await expect.poll(() => new URL(page().url()).pathname).toBe('/')
  })
})
