import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Menu, MenuDivider, MenuItem } from './menu.tsx'

const meta = {
  title: 'Primitives/MenuDivider',
  component: MenuDivider,
  decorators: [
    (Story) => (
      <Menu trigger={<Button variant="secondary">Meera Nair</Button>}>
        <MenuItem>Orders</MenuItem>
        <Story />
        <MenuItem>Log out</MenuItem>
      </Menu>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('menu')).toBeVisible()
  },
} satisfies Meta<typeof MenuDivider>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
