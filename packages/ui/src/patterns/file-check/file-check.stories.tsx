import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FileCheck } from './file-check.tsx'

const meta = {
  title: 'Patterns/FileCheck',
  component: FileCheck,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    title: 'Is this the licensed file?',
    text: 'Choose the file. It stays on your device: only its fingerprint is compared.',
    buttonLabel: 'Choose a file',
    dropHint: 'or drop it here',
    onFile: fn(),
  },
} satisfies Meta<typeof FileCheck>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input')
    const file = new File(['tea'], 'tea.jpg', { type: 'image/jpeg' })
    if (input !== null) await userEvent.upload(input, file)
    await expect(args.onFile).toHaveBeenCalledWith({ file })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus()
  },
}
export const Reading: Story = { args: { busy: true } }
export const Same: Story = { args: { outcome: { tone: 'success', text: 'tea.jpg is the licensed file, bit for bit.' } } }
export const Other: Story = { args: { outcome: { tone: 'error', text: 'tea-small.jpg is another file, or it was changed.' } } }
export const LongName: Story = {
  args: { outcome: { tone: 'success', text: `${'monsoon_over_the_western_ghats_'.repeat(6)}.jpg is the licensed file, bit for bit.` } },
}
