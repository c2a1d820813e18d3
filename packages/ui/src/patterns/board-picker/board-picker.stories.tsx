import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { longTitle } from '../../fixtures.ts'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import { BoardPicker } from './board-picker.tsx'

const meta = {
  title: 'Patterns/BoardPicker',
  component: BoardPicker,
  args: {
    boards: [
      { id: 'one', name: 'Diwali campaign', count: 12, holds: true },
      { id: 'two', name: 'Monsoon brochure', count: 1, holds: false },
      { id: 'three', name: longTitle, count: 0, holds: false },
    ],
    onHoldsChange: fn(),
    onCreate: fn(),
    maxLength: 100,
  },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BoardPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Boards: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'A box for each board',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Diwali campaign/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Monsoon brochure/ }))
    await expect(args.onHoldsChange).toHaveBeenCalledWith({ id: 'two', holds: true })
    await userEvent.click(canvas.getByRole('checkbox', { name: /Diwali campaign/ }))
    await expect(args.onHoldsChange).toHaveBeenCalledWith({ id: 'one', holds: false })
  },
}
export const None: Story = { parameters: { chromatic: { disableSnapshot: true } }, name: 'The first board', args: { boards: [] } }
export const Many: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Many boards scroll',
  args: { boards: Array.from({ length: 20 }, (_, n) => ({ id: String(n), name: `Board ${n + 1}`, count: n, holds: n % 3 === 0 })) },
}
export const Failed: Story = {
  args: { error: 'You have 100 boards. Please delete one first' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New board')).toHaveAccessibleDescription('You have 100 boards. Please delete one first')
  },
}
export const Busy: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { busy: true },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled()
  },
}
export const NewBoard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Enter in the field makes a board, unless it has no name',
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('New board')
    await userEvent.type(field, '   {Enter}')
    await expect(args.onCreate).not.toHaveBeenCalled()
    await userEvent.type(field, 'Rajasthan {Enter}')
    await expect(args.onCreate).toHaveBeenCalledWith({ name: 'Rajasthan' })
    await expect(field).toHaveValue('')
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'In its dialog',
  render: (args) => (
    <Dialog open onOpenChange={() => undefined} title="Save to a board" description="Tea gardens on misty hills">
      <BoardPicker {...args} />
    </Dialog>
  ),
}
