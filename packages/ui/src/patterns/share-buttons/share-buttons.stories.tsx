import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ShareButtons } from './share-buttons.tsx'

const meta = {
  title: 'Patterns/ShareButtons',
  component: ShareButtons,
  args: { url: 'https://chitra.example/item/1', title: 'Tea gardens', onCopyLink: fn() },
} satisfies Meta<typeof ShareButtons>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Four networks, each with address and title [ITEM-06]',
  play: async ({ args, canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('href', expect.stringContaining('https%3A%2F%2Fchitra.example%2Fitem%2F1'))
      await expect(link).toHaveAttribute('href', expect.stringContaining('Tea%20gardens'))
    }
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(args.onCopyLink).toHaveBeenCalledWith({ url: 'https://chitra.example/item/1' })
  },
}
export const Copied: Story = { args: { copied: true } }
