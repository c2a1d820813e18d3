/** All addresses of the shop (specification §2), for links in the storefront and for the server. */

export const paths = {
  home: '/',
  search: '/search',
  free: '/search?free=true',
  checkout: '/checkout',
  orders: '/orders',
  wishList: '/wishList',
  licences: '/licences',
  boards: '/boards',
  verify: '/verify',
  signup: '/signup',
  login: '/login',
  forgotPassword: '/forgot-password',
  editProfile: '/editProfile',
  changePassword: '/changePassword',
  about: '/aboutus',
  careers: '/careers',
  faq: '/faq',
  terms: '/terms-and-conditions',
  /** The home page's words about the licence: ITEM-04 wants the link to lead to the home page. */
  licence: '/#licence',
  wholeLicence: '/terms-and-conditions#standard-licence',
  privacy: '/privacy-policy',
  support: '/support',
  imageDetails: '/imageDetails',
} as const
/** The public page that says what a code stands for. */
export const verifyPath = (code: string): string => `/verify/${encodeURIComponent(code)}`
/** The page of a licence's text, for ever; without a version, of the one that is sold now. */
export const licencePath = (version?: string): string => (version === undefined ? '/licence' : `/licence/${encodeURIComponent(version)}`)

/** The name of the payment order whose receipt My Orders opens at, in its query. */
export const RECEIPT = 'receipt'
/** My Orders, opened at the receipt of what a payment order paid for. */
export const receiptPath = (payment: string): string => `${paths.orders}?${RECEIPT}=${encodeURIComponent(payment)}`

const WITHOUT_SEARCH = new Set<string>([paths.support, paths.privacy])
/** Whether a page's header has the search (HDR-06). Ignores case and a trailing slash, like the router. */
export const hasSearch = (path: string): boolean => !WITHOUT_SEARCH.has(path.toLowerCase().replace(/\/+$/, ''))

/** The fixed category that decides an item's prefix (ROUTE-07). */
const GRAPHIC_CATEGORY = 'graphic'
export const CATEGORIES = ['image', 'graphic'] as const
export type CategoryName = (typeof CATEGORIES)[number]
const isCategory = (text: string | undefined): text is CategoryName => text === 'image' || text === 'graphic'

/** Lower case, commas and spaces to hyphens, other non-word characters replaced by hyphens (ROUTE-06). */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[,\s]+/g, '-')
    .replace(/[^\w-]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** `/image/{slug}-{id}`, or without a slug if the name leaves none, for example in Devanagari. */
export function itemPath(item: { _id: string; name: string; categoryId: string }): string {
  const slug = slugOf(item.name)
  return `/${item.categoryId === GRAPHIC_CATEGORY ? 'graphic' : 'image'}/${slug === '' ? '' : `${slug}-`}${item._id}`
}

/** The id is the last hyphen-separated piece (ROUTE-05). */
export const idOfItemPath = (piece: string): string => piece.slice(piece.lastIndexOf('-') + 1)

/** The id of the item that an address links to; null for any other address. */
export function itemIdOf(href: string): string | null {
  const piece = /^\/(?:image|graphic)\/([^/?#]+)$/.exec(href)?.[1]
  return piece === undefined ? null : idOfItemPath(piece)
}

/** A search as part of an address: words joined by hyphens, in any script. */
const toHyphens = (search: string): string =>
  encodeURIComponent(
    search
      .trim()
      .replace(/[\s/?#%-]+/g, '-')
      .replace(/^-+|-+$/g, ''),
  )
const fromHyphens = (piece: string): string => piece.replaceAll('-', ' ').trim()

export interface Listing {
  search: string
  category: CategoryName | null
}

/** The address of a list, without its filters (`toQuery`). */
export function searchPath({ search, category }: Listing): string {
  const words = toHyphens(search)
  if (category === null) return words === '' ? paths.search : `/search/${words}`
  return words === '' ? `/search/${category}` : `/search/${category}/${words}`
}

/** Parses the six listing routes. The keyword `image` or `graphic` alone is a category with an empty search (ROUTE-04). */
export function listingOf(params: { first?: string | undefined; second?: string | undefined }): Listing {
  if (params.first === undefined) return { search: '', category: null }
  if (isCategory(params.first)) return { search: params.second === undefined ? '' : fromHyphens(params.second), category: params.first }
  return { search: fromHyphens(params.first), category: null }
}

const SIGN_IN_ROUTES = /^\/+(login|signup|forgot-password|reset-password|undo-email-change)(\/|$|\?)/

const FOR_SECRETS = new Set<string>([
  paths.login,
  paths.signup,
  paths.forgotPassword,
  '/reset-password',
  // Its address opens the board.
  '/board',
  paths.changePassword.toLowerCase(),
  paths.editProfile.toLowerCase(),
])

/**
 * Whether passwords or personal details are typed on a page, where only our own scripts may run (docs/requirements.md, TB-06). Ignores case and
 * slashes like the router.
 */
export const isForSecrets = (path: string): boolean =>
  FOR_SECRETS.has(
    `/${
      path
        .toLowerCase()
        .split('/')
        .find((piece) => piece !== '') ?? ''
    }`,
  )

/**
 * A stored path if it stays on the site at `origin`, otherwise the home page, so that nobody is redirected to another site (docs/requirements.md,
 * D-11, TB-04). Returns the address as parsed by the browser, because `/.//evil.example` only then begins with two slashes.
 */
export function safePath(stored: string | null, origin: string): string {
  if (stored === null || !/^\/(?![/\\])/.test(stored)) return paths.home
  const url = URL.parse(stored, origin)
  if (url === null || url.origin !== origin || /^\/[/\\]/.test(url.pathname) || !isReturnRoute(url.pathname)) return paths.home
  return url.pathname + url.search
}

/** Whether to return to this page after signing in (ROUTE-09). */
export const isReturnRoute = (path: string): boolean => !SIGN_IN_ROUTES.test(path)
