import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { PackageIcon } from '../../icons.ts'
import { Button } from '../button/button.tsx'
import { Menu, MenuItem } from './menu.tsx'

const meta = {
  title: 'Primitives/MenuItem',
  component: MenuItem,
  args: { children: 'Orders' },
  decorators: [
    (Story) => (
      <Menu trigger={<Button variant="secondary">Meera Nair</Button>}>
        <Story />
      </Menu>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('menu')).toBeVisible()
  },
} satisfies Meta<typeof MenuItem>
export default meta
type Story = StoryObj<typeof meta>

export const Action: Story = {}
export const AsLink: Story = { args: { href: '#/orders' } }
export const WithIcon: Story = { args: { icon: <PackageIcon aria-hidden="true" /> } }
export const Disabled: Story = { args: { disabled: true, icon: <PackageIcon aria-hidden="true" /> } }
