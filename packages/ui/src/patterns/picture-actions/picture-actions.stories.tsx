import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PictureActions } from './picture-actions.tsx'

const meta = {
  title: 'Patterns/PictureActions',
  component: PictureActions,
  args: {
    title: 'Tea gardens on misty hills',
    price: '₹199',
    priceNote: '₹234.82 with GST',
    wished: false,
    onWishedChange: fn(),
    href: '#/item/tea',
    linkLabel: 'Open',
  },
  // The lightbox is dark in both themes.
  decorators: [
    (Story) => (
      <div className="bg-footer p-4 text-ink scheme-dark">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PictureActions>
export default meta
type Story = StoryObj<typeof meta>

export const ToBuy: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Tea gardens on misty hills to wish list' }))
    await expect(args.onWishedChange).toHaveBeenCalledWith({ wished: true })
  },
}
export const Wished: Story = { parameters: { chromatic: { disableSnapshot: true } }, args: { wished: true } }
export const Saved: Story = {
  name: 'A button puts it on a board',
  args: { onSave: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Tea gardens on misty hills to a board' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}
export const MoreLike: Story = {
  name: 'A link leads to what looks like it',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { likeHref: '#/search?like=tea', onSave: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'More like Tea gardens on misty hills' })).toHaveAttribute('href', '#/search?like=tea')
  },
}
export const NothingToPay: Story = { args: { price: undefined, priceNote: undefined } }
export const OnAPhone: Story = { parameters: { chromatic: { disableSnapshot: true } }, globals: { viewport: { value: 'phone' } } }
