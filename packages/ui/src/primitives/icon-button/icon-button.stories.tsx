import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { CartIcon, HeartIcon } from '../../icons.ts'
import { Link } from '../../link.tsx'
import { IconButton, iconButtonVariants } from './icon-button.tsx'

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Wish List', children: <HeartIcon aria-hidden="true" /> },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithCount: Story = { args: { label: 'Cart, 2 items', count: 2, children: <CartIcon aria-hidden="true" /> } }
export const ManyCounted: Story = { args: { label: 'Cart, 240 items', count: 240, children: <CartIcon aria-hidden="true" /> } }
export const Disabled: Story = { args: { disabled: true } }
export const AsLink: Story = {
  args: {
    asChild: true,
    label: 'Cart, 2 items',
    count: 2,
    children: (
      <Link href="#/cart">
        <CartIcon aria-hidden="true" />
      </Link>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Cart, 2 items' })).toHaveFocus()
  },
}
export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <IconButton key={size} {...args} label={size} size={size} variant="outline" />
      ))}
    </div>
  ),
}
export const All: Story = {
  render: (args) => (
    <div className="flex gap-3 rounded-lg bg-haldi-soft p-4">
      {iconButtonVariants.map((variant) => (
        <IconButton key={variant} {...args} label={variant} variant={variant} />
      ))}
    </div>
  ),
}
