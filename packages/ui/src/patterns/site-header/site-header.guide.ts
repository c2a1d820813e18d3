import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  SiteHeader: {
    use: 'At the top of each page; it stays in view. Below 991 px only the search does while the page is read downwards.',
    avoid: 'On a page with a single form use `AuthCard`, which has the logo. For the end of the page use `SiteFooter`.',
    anatomy: {
      'skip link': 'seen when it has the focus',
      logo: 'a link home',
      tabs: 'parts of the catalogue; in the menu below 991 px',
      search: 'a `SearchBar`; a line of its own below 991 px',
      'wish list, cart': 'icons with their number',
      language: 'a `LanguageLink`; in the menu below 991 px',
      account: 'an `AccountMenu`, or Log in and Sign up',
      menu: 'below 991 px, a `Sheet` with tabs, links, `accountLinks` and `menuExtra`',
    },
    words: 'Tabs are one word each, three at most. Visitor’s links: "Log in", then "Sign up".',
    keys: { Tab: 'first the skip link, then from the logo on', Enter: 'follows a link', 'Enter or Space': 'opens the menu; Esc shuts it' },
    announced:
      'The page’s banner. Tabs are a navigation named "Catalogue", the current one is said to be current. Icons say the number: "Cart, 2 items".',
    rtl: 'The logo stands on the right, the account on the left; the menu slides in from the left.',
    code: `<SiteHeader
  homeHref="/"
  tabs={[{ href: '/search', label: 'Images', current: true }]}
  wishListHref="/wish-list"
  wishListCount={3}
  cartHref="/cart"
  cartCount={0}
  visitorLinks={[{ href: '/log-in', label: 'Log in' }, { href: '/sign-up', label: 'Sign up' }]}
  contentId="content"
/>`,
    neighbours: ['SearchBar', 'AccountMenu', 'LanguageLink', 'Logo', 'SiteFrame', 'Sheet'],
  },
}
