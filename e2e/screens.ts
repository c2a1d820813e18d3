import type { Page } from 'playwright'
import { beforeAll } from 'vitest'
import { buy, type Buyer, idOf, newBuyer, onlyOrderOf, resetToken, signedIn } from './buyer.ts'
import type { Stage } from './harness.ts'

/** A screen in one of its states, and the element that shows that it is loaded. */
export interface State {
  name: string
  path: () => string | Promise<string>
  /** A new buyer, or one with orders, wish list and cart; a visitor if absent. */
  as?: 'empty buyer' | 'full buyer'
  sees: (page: Page) => ReturnType<Page['locator']>
}

export interface Screens {
  full: State[]
  empty: State[]
  /** Screens that load data, and the call that each waits for. */
  waiting: (Omit<State, 'sees'> & { call: [string, RegExp] })[]
  /** Signs in as this buyer. */
  becomes: (as: State['as']) => Promise<void>
}

export const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first()
const text = (words: string) => (page: Page) => page.getByText(words).first()

/** All screens of the shop, full and empty, for two buyers. */
export function useScreens(stage: Stage): Screens {
  let emptyBuyer: Buyer
  let fullBuyer: Buyer
  let resetLink: string
  let board: string
  let boardLink: string
  const names = { firstName: 'अनुष्का', lastName: 'शर्मा' }
  const itemPath = async (n: number): Promise<string> => `/image/${await idOf(stage, stage.shop.titles[n] ?? '')}`

  beforeAll(async () => {
    emptyBuyer = await newBuyer(stage)
    fullBuyer = await newBuyer(stage, names)
    resetLink = `/reset-password/${await resetToken(stage, await newBuyer(stage))}`
    await buy(stage, fullBuyer, stage.shop.titles.slice(0, 2))
    const [inCart, wished] = [await idOf(stage, stage.shop.titles[3] ?? ''), await idOf(stage, stage.shop.titles[4] ?? '')]
    await fullBuyer.call('POST', '/api/carts/', { imageId: inCart })
    await fullBuyer.call('POST', '/api/wishlist/', { product: wished })
    const made = (await fullBuyer.call('POST', '/api/boards/', { name: 'Monsoon', product: wished })) as {
      data: { board: { _id: string } }
    }
    board = made.data.board._id
    const shared = (await fullBuyer.call('PUT', `/api/boards/${board}`, { shared: true })) as { data: { linkToken: string } }
    boardLink = `/board/${shared.data.linkToken}`
  })

  return {
    full: [
      { name: 'home', path: () => '/', sees: heading('Find your picture') },
      { name: 'search', path: () => '/search', sees: (page) => page.getByRole('article').first() },
      { name: 'item', path: () => itemPath(5), sees: heading(/./) },
      { name: 'free item', path: async () => `/image/${await idOf(stage, stage.shop.freeTitles[0] ?? '')}`, sees: heading(/./) },
      { name: 'bundle', path: async () => `/graphic/${await idOf(stage, stage.shop.zipTitles[0] ?? '')}`, sees: heading(/./) },
      {
        name: 'bought item',
        path: () => itemPath(0),
        as: 'full buyer',
        sees: (page) => page.getByRole('button', { name: 'Download' }).first(),
      },
      { name: 'search with owned items', path: () => '/search', as: 'full buyer', sees: (page) => page.getByRole('article').first() },
      { name: 'image details', path: async () => `/imageDetails?id=${await idOf(stage, stage.shop.titles[0] ?? '')}`, sees: heading(/./) },
      { name: 'cart', path: () => '/checkout', as: 'full buyer', sees: text('Subtotal') },
      {
        name: 'wish list',
        path: () => '/wishList',
        as: 'full buyer',
        sees: (page) => page.getByRole('button', { name: /wish list$/ }).last(),
      },
      { name: 'orders', path: () => '/orders', as: 'full buyer', sees: (page) => page.getByRole('button', { name: /^Download/ }).first() },
      {
        name: 'receipt',
        path: async () => `/orders?receipt=${(await onlyOrderOf(fullBuyer)).orderId}`,
        as: 'full buyer',
        sees: heading('Thank you'),
      },
      { name: 'boards', path: () => '/boards', as: 'full buyer', sees: (page) => page.getByRole('link', { name: 'Monsoon' }) },
      { name: 'board', path: () => `/boards/${board}`, as: 'full buyer', sees: (page) => page.getByRole('button', { name: 'Share' }) },
      { name: 'shared board', path: () => boardLink, sees: (page) => page.getByLabel('Your name') },
      { name: 'revoked board', path: () => '/board/abc.abcdefghijklmnopqrstuv', sees: heading('This board is not shared any more') },
      { name: 'profile', path: () => '/editProfile', as: 'full buyer', sees: heading('Edit Profile') },
      { name: 'change password', path: () => '/changePassword', as: 'full buyer', sees: heading('Change Password') },
      { name: 'login', path: () => '/login', sees: heading('Sign In') },
      { name: 'sign-up', path: () => '/signup', sees: heading('Get in touch!') },
      { name: 'forgot password', path: () => '/forgot-password', sees: (page) => page.getByRole('button', { name: 'Submit' }) },
      { name: 'reset password', path: () => resetLink, sees: (page) => page.getByRole('button', { name: 'Submit' }) },
      { name: 'expired reset link', path: () => '/reset-password/abc', sees: heading('This link has expired') },
      { name: 'undo an email change', path: () => '/undo-email-change/abc', sees: heading('Keep your email address?') },
      { name: 'about', path: () => '/aboutus', sees: heading(/./) },
      { name: 'careers', path: () => '/careers', sees: heading(/./) },
      { name: 'FAQ', path: () => '/faq', sees: heading(/./) },
      { name: 'support', path: () => '/support', sees: heading('Contact Us') },
      { name: 'terms', path: () => '/terms-and-conditions', sees: heading(/./) },
      { name: 'privacy', path: () => '/privacy-policy', sees: heading(/./) },
    ],
    empty: [
      { name: 'search', path: () => '/search/zzzzzz', sees: text('No record found') },
      { name: 'unknown item', path: () => '/image/nothing-zzzzzzzz', sees: heading('This picture is not here') },
      { name: 'cart', path: () => '/checkout', as: 'empty buyer', sees: text('No item in Cart') },
      { name: 'wish list', path: () => '/wishList', as: 'empty buyer', sees: text('No Items in Wishlist') },
      { name: 'boards', path: () => '/boards', as: 'empty buyer', sees: text('No boards yet') },
      { name: 'orders', path: () => '/orders', as: 'empty buyer', sees: text('No Orders Found') },
    ],
    waiting: [
      { name: 'home', path: () => '/', call: ['POST', /home-page-data/] },
      { name: 'search', path: () => '/search', call: ['GET', /images-list/] },
      { name: 'item', path: () => itemPath(5), call: ['GET', /\/api\/images\/\w+$/] },
      { name: 'image details', path: () => '/imageDetails?id=abc', call: ['GET', /\/api\/images\/\w+$/] },
      { name: 'cart', path: () => '/checkout', as: 'full buyer', call: ['GET', /\/api\/carts/] },
      { name: 'wish list', path: () => '/wishList', as: 'full buyer', call: ['GET', /\/api\/wishlist/] },
      { name: 'orders', path: () => '/orders', as: 'full buyer', call: ['GET', /\/api\/orders/] },
      { name: 'profile', path: () => '/editProfile', as: 'full buyer', call: ['GET', /\/api\/users\//] },
      { name: 'FAQ', path: () => '/faq', call: ['GET', /cms-info/] },
    ],
    async becomes(as) {
      if (as === 'empty buyer') await signedIn(stage, emptyBuyer)
      if (as === 'full buyer') await signedIn(stage, fullBuyer, names)
    },
  }
}
