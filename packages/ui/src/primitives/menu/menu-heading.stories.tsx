import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Menu, MenuHeading, MenuItem } from './menu.tsx'

const meta = {
  title: 'Primitives/MenuHeading',
  component: MenuHeading,
  args: { children: 'Meera Nair' },
  decorators: [
    (Story) => (
      <Menu trigger={<Button variant="secondary">Meera Nair</Button>}>
        <Story />
        <MenuItem>Orders</MenuItem>
      </Menu>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('menu')).toBeVisible()
  },
} satisfies Meta<typeof MenuHeading>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
