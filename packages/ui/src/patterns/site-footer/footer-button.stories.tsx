import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FooterButton } from './footer-button.tsx'

// The stories of the shop's pages are the pictures of it.
const meta = {
  title: 'Patterns/FooterButton',
  component: FooterButton,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: 'Keyboard shortcuts', onClick: fn() },
} satisfies Meta<typeof FooterButton>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
