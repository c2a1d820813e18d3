import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { boardSummaries } from '../../testing/fixtures.ts'
import { inShop } from '../../testing/in-shop.tsx'
import { BoardsPage } from './boards-page.tsx'

const meta = {
  title: 'Screens/Boards',
  component: BoardsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop('/boards')],
  args: { boards: boardSummaries(4), error: undefined, busy: false, onCreate: fn() },
} satisfies Meta<typeof BoardsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('New board'), '  Holi 2027 {Enter}')
    await expect(args.onCreate).toHaveBeenCalledWith({ name: 'Holi 2027' })
  },
}
export const Empty: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { boards: [] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}
export const Refused: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { error: 'You have 100 boards. Please delete one first' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New board')).toHaveAccessibleDescription(/You have 100 boards/)
  },
}
