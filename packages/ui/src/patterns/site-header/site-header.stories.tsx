import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { HeartIcon, HomeIcon, InfinityIcon, KeyIcon, LogOutIcon, PackageIcon, PencilIcon, RupeeIcon } from '../../icons.ts'
import { LanguageLink } from '../../primitives/language-link/language-link.tsx'
import { MenuDivider, MenuItem } from '../../primitives/menu/menu.tsx'
import { AccountMenu } from '../account-menu/account-menu.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { PromoBar } from '../promo-bar/promo-bar.tsx'
import { SearchBar } from '../search-bar/search-bar.tsx'
import { ThemeToggle } from '../theme-toggle/theme-toggle.tsx'
import { SiteHeader } from './site-header.tsx'

const search = (
  <SearchBar value="" category="all" placeholder="Search pictures of India" onValueChange={fn()} onCategoryChange={fn()} onSearch={fn()} />
)

const account = (
  <AccountMenu name="Meera Nair">
    <MenuItem href="#/" icon={<HomeIcon aria-hidden="true" />}>
      Home
    </MenuItem>
    <MenuItem href="#/orders" icon={<PackageIcon aria-hidden="true" />}>
      Orders
    </MenuItem>
    <MenuItem href="#/profile" icon={<PencilIcon aria-hidden="true" />}>
      Edit Profile
    </MenuItem>
    <MenuItem href="#/password" icon={<KeyIcon aria-hidden="true" />}>
      Change Password
    </MenuItem>
    <MenuItem href="#/wish-list" icon={<HeartIcon aria-hidden="true" />}>
      Wish List
    </MenuItem>
    <MenuDivider />
    <MenuItem onSelect={fn()} icon={<LogOutIcon aria-hidden="true" />}>
      Log out
    </MenuItem>
  </AccountMenu>
)

const meta = {
  title: 'Patterns/SiteHeader',
  component: SiteHeader,
  subcomponents: { AccountMenu },
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '#/',
    tabs: [
      { href: '#/images', label: 'Images', current: true },
      { href: '#/graphics', label: 'Graphics' },
    ],
    wishListHref: '#/wish-list',
    wishListCount: 3,
    cartHref: '#/cart',
    cartCount: 2,
    search,
    visitorLinks: [
      { href: '#/login', label: 'Log in' },
      { href: '#/signup', label: 'Sign up' },
    ],
    language: (
      <LanguageLink href="#/hi" language="hi">
        हिन्दी
      </LanguageLink>
    ),
  },
} satisfies Meta<typeof SiteHeader>
export default meta
type Story = StoryObj<typeof meta>

/** Counts are said as well as shown. */
export const Visitor: Story = {
  name: 'Counts',
  tags: ['[HDR-01]'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, 2 items' })).toHaveAttribute('href', '#/cart')
    await expect(canvas.getByRole('link', { name: 'Wish List, 3 items' })).toBeVisible()
  },
}
export const WithoutSearch: Story = { args: { search: undefined } }
export const NothingChosenYet: Story = {
  name: 'No badge at nought, 99+ above ninety-nine',
  args: { wishListCount: 0, cartCount: 128 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Wish List' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Cart, 128 items' })).toBeVisible()
  },
}
export const SkipLink: Story = {
  name: 'The first Tab offers to skip to the content',
  args: { contentId: 'content' },
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <main id="content" className="page-width py-8">
        <PageHeading title="temple light" />
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}
export const SignedIn: Story = { args: { account } }
export const AccountMenuOpen: Story = {
  name: 'The account menu by keyboard',
  args: { account },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Account: Meera Nair' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Home' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus()
  },
}
export const Phone: Story = { parameters: { chromatic: { disableSnapshot: true } }, globals: { viewport: { value: 'phone' } } }
export const PhoneSignedIn: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { account },
  globals: { viewport: { value: 'phone' } },
}
export const PhoneMenu: Story = {
  name: 'The menu of a phone',
  args: { menuExtra: <ThemeToggle theme="system" onThemeChange={fn()} /> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await expect(menu.getByRole('link', { name: 'Images' })).toHaveAttribute('aria-current', 'page')
    await expect(menu.getByRole('link', { name: 'Sign up' })).toBeVisible()
  },
}
export const PhoneMenuSignedIn: Story = {
  name: 'The menu of a phone, signed in',
  args: {
    account,
    visitorLinks: [],
    accountLinks: [
      { href: '#/orders', label: 'Orders', current: true },
      { href: '#/wish-list', label: 'Wish List' },
    ],
  },
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await expect(menu.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page')
    await expect(menu.queryByRole('link', { name: 'Sign up' })).toBeNull()
  },
}
export const PhoneMenuByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'The menu holds focus and gives it back',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('dialog', { name: 'Menu' })
    for (let press = 0; press < 7; press += 1) {
      await userEvent.tab()
      await expect(menu).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <PromoBar
        promises={[
          { icon: <RupeeIcon aria-hidden="true" />, text: 'One price: ₹199* an image or graphic' },
          { icon: <InfinityIcon aria-hidden="true" />, text: 'Lifetime licence, no subscription' },
        ]}
      />
      <main className="page-width py-8 lg:py-12">
        <PageHeading title="Find your picture" text="Collections that grow every day" />
      </main>
    </>
  ),
}
