import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { KeyboardHelp } from './keyboard-help.tsx'

const meta = {
  title: 'Patterns/KeyboardHelp',
  component: KeyboardHelp,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Keyboard',
    text: 'Letters work on the picture that has focus. Never while you type.',
    groups: [
      {
        title: 'Everywhere',
        keys: [
          { keys: ['/'], does: 'Search' },
          { keys: ['Esc'], does: 'Close' },
        ],
      },
      { title: 'In a gallery', keys: [{ keys: ['←', '→', '↑', '↓'], does: 'Go to the picture beside' }] },
    ],
    switchLabel: 'Single-key shortcuts',
    on: true,
    onTurn: fn(),
    offText: 'They are off: only arrow keys, Enter and Esc do something.',
  },
} satisfies Meta<typeof KeyboardHelp>
export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }))
    await expect(args.onTurn).toHaveBeenCalledWith(false)
  },
}
export const Off: Story = {
  args: { on: false },
  play: async () => {
    await expect(await screen.findByText('They are off: only arrow keys, Enter and Esc do something.')).toBeVisible()
  },
}
