import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Progress } from './progress.tsx'

const meta = { title: 'Primitives/Progress', component: Progress, args: { label: 'Download', className: 'max-w-sm' } } satisfies Meta<
  typeof Progress
>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {
  args: { value: 0.4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Download' })).toHaveAttribute('aria-valuenow', '40')
  },
}
export const NotBegun: Story = { args: { value: 0 } }
export const Done: Story = { args: { value: 1 } }
export const Unknown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}
