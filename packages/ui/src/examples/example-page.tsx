import { useState, type ReactNode } from 'react'
import { AccountMenu, MenuItem, SearchBar, SiteFooter, SiteHeader, ThemeToggle, type SearchCategory, type Theme } from '../index.ts'

const columns = [
  {
    title: 'Shop',
    links: [
      { href: '#/images', label: 'Images' },
      { href: '#/graphics', label: 'Graphics' },
      { href: 'https://example.org/sell', label: 'Sell your work', external: true },
      { href: 'https://example.org/blog', label: 'Blog', external: true },
    ],
  },
  {
    title: 'Help',
    links: [
      { href: '#/faq', label: 'FAQ' },
      { href: '#/support', label: 'Support' },
      { href: '#/careers', label: 'Careers' },
      { href: '#/about', label: 'About' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { href: '#/terms', label: 'Terms' },
      { href: '#/privacy', label: 'Privacy' },
    ],
  },
]

interface ExamplePageProps {
  children: ReactNode
  text?: string
  signedIn?: boolean
  cartCount?: number
  wishListCount?: number
  onOpenFilters?: () => void
}

const account = (
  <AccountMenu name="Meera">
    <MenuItem href="#/orders">My Orders</MenuItem>
    <MenuItem href="#/profile">Edit Profile</MenuItem>
  </AccountMenu>
)

/** Header and footer around an example, as the shop puts them. */
export function ExamplePage({ children, text = '', signedIn = false, cartCount = 2, wishListCount = 3, onOpenFilters }: ExamplePageProps) {
  const [value, setValue] = useState(text)
  const [category, setCategory] = useState<SearchCategory>('all')
  const [theme, setTheme] = useState<Theme>('system')
  return (
    <>
      <SiteHeader
        homeHref="#/"
        contentId="content"
        tabs={[
          { href: '#/images', label: 'Images' },
          { href: '#/graphics', label: 'Graphics' },
        ]}
        wishListHref="#/wish-list"
        wishListCount={wishListCount}
        cartHref="#/cart"
        cartCount={cartCount}
        account={signedIn ? account : undefined}
        visitorLinks={[
          { href: '#/login', label: 'Log in' },
          { href: '#/signup', label: 'Sign up' },
        ]}
        search={
          <SearchBar
            value={value}
            onValueChange={(change) => setValue(change.value)}
            category={category}
            onCategoryChange={(change) => setCategory(change.category)}
            onSearch={() => {}}
            onOpenFilters={onOpenFilters}
            placeholder="Search pictures of India"
          />
        }
      />
      <main id="content">{children}</main>
      <SiteFooter
        homeHref="#/"
        tagline="Photographs, graphics and bundles from Indian makers. One price, one licence, for life."
        columns={columns}
        end={
          <>
            <span>© 2026 Chitra</span>
            <ThemeToggle theme={theme} onThemeChange={(change) => setTheme(change.theme)} />
          </>
        }
      />
    </>
  )
}
