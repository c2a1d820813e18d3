import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { longTitle, scenePicture } from '../../fixtures.ts'
import { CartIcon, HeartIcon, LogOutIcon, PackageIcon, UserIcon } from '../../icons.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { MenuDivider, MenuItem } from '../../primitives/menu/menu.tsx'
import { AccountMenu } from './account-menu.tsx'

const onLogOut = fn()

const meta = {
  title: 'Patterns/AccountMenu',
  component: AccountMenu,
  args: {
    name: 'Meera Nair',
    children: (
      <>
        <MenuItem href="#/profile" icon={<UserIcon aria-hidden="true" />}>
          Profile
        </MenuItem>
        <MenuItem href="#/orders" icon={<PackageIcon aria-hidden="true" />}>
          My Orders
        </MenuItem>
        <MenuDivider />
        <MenuItem icon={<LogOutIcon aria-hidden="true" />} onSelect={onLogOut}>
          Log out
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof AccountMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account: Meera Nair' }))
    await expect(await screen.findByRole('menu')).toBeVisible()
    await expect(screen.getByRole('menuitem', { name: 'My Orders' })).toHaveAttribute('href', '#/orders')
  },
}
export const Closed: Story = {}
export const WithPortrait: Story = { args: { src: scenePicture('marigold').src } }
export const OpenFromTheStart: Story = {
  args: { defaultOpen: true },
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Open from the start, it has focus, and Escape gives focus to the button',
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}
export const LongName: Story = {
  args: { name: longTitle },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect((await screen.findByRole('menu')).getBoundingClientRect().width).toBeLessThan(340)
  },
}
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Arrows go through it, Enter chooses, Escape gives focus back',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(onLogOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(onLogOut).toHaveBeenCalledOnce()
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  args: { src: scenePicture('marigold').src },
  render: (args) => (
    <div className="flex items-center justify-end rounded-2xl border bg-surface px-5 py-2">
      <IconButton label="Wish List" count={3}>
        <HeartIcon aria-hidden="true" />
      </IconButton>
      <IconButton label="Cart" count={2}>
        <CartIcon aria-hidden="true" />
      </IconButton>
      <AccountMenu {...args} />
    </div>
  ),
}
