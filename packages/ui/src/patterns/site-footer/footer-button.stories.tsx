import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FooterButton } from './footer-button.tsx'

const meta = {
  title: 'Patterns/FooterButton',
  component: FooterButton,
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
