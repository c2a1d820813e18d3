import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Notice } from '../notice/notice.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { InlineAction } from './inline-action.tsx'

// The stories of the shop's pages are the pictures of it.
const meta = {
  title: 'Primitives/InlineAction',
  component: InlineAction,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: 'This address is not confirmed yet.', label: 'Send the link again', onAction: fn() },
} satisfies Meta<typeof InlineAction>
export default meta
type Story = StoryObj<typeof meta>

export const InANotice: Story = {
  render: (args) => (
    <Notice tone="info">
      <InlineAction {...args} />
    </Notice>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }))
    await expect(args.onAction).toHaveBeenCalledOnce()
  },
}
export const InAHint: Story = {
  args: { children: 'meera@example.org waits for you to follow its link.', label: 'Keep the old address' },
  render: (args) => <TextField label="Email" type="email" autoComplete="email" hint={<InlineAction {...args} />} />,
}
export const Busy: Story = { ...InANotice, args: { busy: true }, play: async () => {} }
