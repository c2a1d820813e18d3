import { describe, expect, it } from 'vitest'
import { buy, type Buyer, idOf, newBuyer, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'
import { BROKEN, EXPIRED, prove, refusal, type Situation, stepsOn, tokenExpired } from './situations.ts'

const stage = useShop()
const { open, click } = stepsOn(stage)
const page = () => stage.page

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
/** The heart of an item; its name is its action. */
const heart = (title: string) =>
  page()
    .getByRole('button', { name: `Add ${title} to wish list` })
    .first()

const addToCart = (title: () => string) => async (): Promise<void> => {
  await openItem(title())
  await click('Add To Cart')
}
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
    name: 'a heart is refused with another code',
    rows: 'WISH-04',
    signedIn: true,
    fault: ['POST', /^\/api\/wishlist/, refusal(409, 'Not now')],
    steps: async () => {
      await openItem(paid(0))
      await heart(paid(0)).click()
    },
    reads: 'Something went wrong',
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
]

describe('the error catalogue of lists, items, cart and orders', () => {
  prove(stage, SITUATIONS)

  it('a failed download in My Orders shows “Something went wrong.”, and a search with an expired session goes home [ORD-04, APP-04]', async () => {
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
    // A new search is not a change of the page number, so it goes home. e2e/orders.test.ts tests the change of page [ORD-05].
    stage.faults.place('GET', /^\/api\/orders/, EXPIRED)
    await page().getByLabel('Search by title').fill('tea')
    await page().getByText(tokenExpired, { exact: true }).first().waitFor()
    await expect.poll(() => new URL(page().url()).pathname).toBe('/')
  })
})
