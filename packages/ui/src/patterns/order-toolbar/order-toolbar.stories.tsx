import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { OrderToolbar } from './order-toolbar.tsx'

// The stories of the shop's pages are the pictures of it.
const meta = {
  title: 'Patterns/OrderToolbar',
  component: OrderToolbar,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    searchLabel: 'Search by title',
    search: '',
    onSearchChange: fn(),
    dates: {
      presets: [
        { value: 'all', label: 'Any time' },
        { value: 'week', label: 'Last 7 Days' },
      ],
      preset: 'all',
      onPresetChange: fn(),
      range: { from: '', to: '' },
      onRangeChange: fn(),
    },
    printLabel: 'Print',
    canPrint: true,
    onPrint: fn(),
  },
} satisfies Meta<typeof OrderToolbar>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by title' }), 't')
    await expect(args.onSearchChange).toHaveBeenCalledWith({ search: 't' })
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}
export const NothingToPrint: Story = {
  args: { search: 'lotus', canPrint: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeDisabled()
  },
}
export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'On a phone there is no printing',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull()
  },
}
export const Examples: Story = {
  name: 'Beside a title',
  render: (args) => <PageHeading title="My Orders" actions={<OrderToolbar {...args} />} />,
}
