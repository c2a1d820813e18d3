import type { Shop } from './shop.ts'

// Texts of header, footer and of the page for unknown addresses.

/** The names of the parts of the catalogue. */
export const categories = { image: 'Images', graphic: 'Graphics' } as const

export const searchBox = {
  /** @param count formatted; null while it is not known */
  placeholder: (count: string | null) => (count === null ? 'Search pictures of India' : `Search ${count} pictures of India`),
  popular: 'Popular searches',
} as const

export const footer = {
  support: 'Support',
  about: ({ offer }: Shop) => `${offer} from Indian makers. One price, one licence, for life.`,
  shop: 'Shop',
  help: 'Help',
  sell: 'Sell your work',
  blog: 'Blog',
  faq: 'FAQ',
  careers: 'Careers',
  aboutUs: 'About',
  legal: 'Legal',
  maker: ({ name }: Shop) => `© ${name} and its contributors`,
  terms: 'Terms',
  licence: 'Licence',
  verify: 'Verify a licence',
  privacy: 'Privacy',
  keyboard: 'Keyboard shortcuts',
} as const

export const account = {
  editProfile: 'Edit Profile',
  changePassword: 'Change Password',
  home: 'Home',
  wishList: 'Wish List',
  orders: 'Orders',
  licences: 'Licences',
  boards: 'Boards',
  logOut: 'Log out',
  login: 'Log in',
  signUp: 'Sign up',
} as const

/** For an unknown item or page. */
export const notFound = {
  title: 'This picture is not here',
  text: 'It may have been taken down, or the address may be mistyped.',
  back: 'See all pictures',
} as const
