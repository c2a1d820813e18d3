import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sharedBoardOf } from '../../testing/fixtures.ts'
import { inShop } from '../../testing/in-shop.tsx'
import { SharedBoardPage } from './shared-board-page.tsx'

const meta = {
  title: 'Screens/Shared board',
  component: SharedBoardPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop('/board/b5Rt62Jn8yCv.Zk3vQ8xTn1LwR6yHb0MdCg')],
  args: { board: sharedBoardOf(3), name: 'Ravi', onVote: fn(), onComps: fn(), onComment: fn(async () => true) },
} satisfies Meta<typeof SharedBoardPage>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'No' })
    if (first !== undefined) await userEvent.click(first)
    await expect(args.onVote).toHaveBeenCalledWith({ id: 'tea0', name: 'Ravi', vote: 'no' })
  },
}
export const NameFirst: Story = {
  name: 'Nothing is said without a name',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { name: '' },
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Yes' })
    if (first !== undefined) await userEvent.click(first)
    await expect(args.onVote).not.toHaveBeenCalled()
    const name = canvas.getByLabelText('Your name')
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription(/Please type your name first/)
    await userEvent.type(name, 'Asha')
    if (first !== undefined) await userEvent.click(first)
    await expect(args.onVote).toHaveBeenCalledWith({ id: 'tea0', name: 'Asha', vote: null })
  },
}
export const Gone: Story = { parameters: { chromatic: { disableSnapshot: true } }, args: { board: null } }
export const Yours: Story = {
  name: 'As its owner sees it',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { board: sharedBoardOf(1, { yours: true }) },
}
