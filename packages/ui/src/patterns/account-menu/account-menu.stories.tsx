import type { Meta, StoryObj } from '@storybook/react-vite'
import { MenuItem } from '../../primitives/menu/menu.tsx'
import { AccountMenu } from './account-menu.tsx'

const meta = {
  title: 'Patterns/AccountMenu',
  component: AccountMenu,
  args: { name: 'Meera Nair', children: <MenuItem href="#/orders">Orders</MenuItem> },
} satisfies Meta<typeof AccountMenu>
export default meta

export const Closed: StoryObj<typeof meta> = {}
