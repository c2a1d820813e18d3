import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { HeartIcon, HomeIcon, KeyIcon, LogOutIcon, PackageIcon, PencilIcon } from '../../icons.ts'
import { MenuDivider, MenuItem } from '../../primitives/menu/menu.tsx'
import { AccountMenu } from '../account-menu/account-menu.tsx'
import { SearchBar } from '../search-bar/search-bar.tsx'
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
  },
} satisfies Meta<typeof SiteHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  name: 'Counts are said as well as shown [HDR-01]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, 2 items' })).toHaveAttribute('href', '#/cart')
    await expect(canvas.getByRole('link', { name: 'Wish List, 3 items' })).toBeVisible()
  },
}
export const WithoutSearch: Story = { args: { search: undefined } }
export const SignedIn: Story = {
  args: { account },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Account: Meera Nair' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Home' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
