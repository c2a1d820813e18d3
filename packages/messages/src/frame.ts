import type { Shop } from './shop.ts'

// What stands around every page, and in its place when it is not there.
export const footer = {
  support: 'Support',
  about: 'Photographs, graphics and bundles from Indian makers. One price, one licence, for life.',
  shop: 'Shop',
  help: 'Help',
  images: 'Images',
  graphics: 'Graphics',
  sell: 'Sell your work',
  blog: 'Blog',
  faq: 'FAQ',
  careers: 'Careers',
  aboutUs: 'About',
  legal: 'Legal',
  maker: ({ name }: Shop) => `© ${name} and the makers of its pictures`,
  terms: 'Terms',
  privacy: 'Privacy',
  keyboard: 'Keyboard shortcuts',
} as const

export const account = {
  editProfile: 'Edit Profile',
  changePassword: 'Change Password',
  home: 'Home',
  wishList: 'Wish List',
  orders: 'Orders',
  logOut: 'Log out',
  login: 'Log in',
  signUp: 'Sign up',
} as const

/** Instead of an item, and of any page that is not there. */
export const notFound = {
  title: 'This picture is not here',
  text: 'It may have been taken down, or the address may be mistyped.',
  back: 'See all pictures',
} as const
