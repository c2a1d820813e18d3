import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RemovableChip } from './chip.tsx'

const meta = {
  title: 'Primitives/RemovableChip',
  component: RemovableChip,
  args: { label: 'Remove filter Landscape', children: 'Landscape', onClick: fn() },
} satisfies Meta<typeof RemovableChip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Enter takes it away',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove filter Landscape' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
