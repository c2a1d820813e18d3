import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { ActiveFilters } from './active-filters.tsx'

const filters = ['Landscape', 'At least 1200 px high', 'Most Recent'].map((label) => ({
  id: label,
  label,
  removeLabel: `Remove filter ${label}`,
}))

const meta = {
  title: 'Patterns/ActiveFilters',
  component: ActiveFilters,
  args: { filters, onRemove: fn() },
} satisfies Meta<typeof ActiveFilters>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Most Recent' }))
    await expect(args.onRemove).toHaveBeenCalledWith({ id: 'Most Recent' })
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  render: (args) => (
    <div className="flex flex-col gap-4">
      <PageHeading title="temple light" text="2,431 images and graphics" />
      <ActiveFilters {...args} />
    </div>
  ),
}
