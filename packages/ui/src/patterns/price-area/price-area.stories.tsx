import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PriceArea } from './price-area.tsx'

const meta = {
  title: 'Patterns/PriceArea',
  component: PriceArea,
  args: {
    title: 'Tea gardens',
    state: { kind: 'priced', price: '₹199', taxNote: '+ 18% GST = ₹234.82' },
    onAddToCart: fn(),
    onDownload: fn(),
    onWishedChange: fn(),
    className: 'max-w-md',
  },
} satisfies Meta<typeof PriceArea>
export default meta
type Story = StoryObj<typeof meta>

export const Priced: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Cart' }))
    await expect(args.onAddToCart).toHaveBeenCalledOnce()
  },
}
export const Adding: Story = { args: { state: { kind: 'priced', price: '₹199', taxNote: '+ 18% GST = ₹234.82', busy: true } } }
export const Wished: Story = { args: { wished: true } }
export const Owned: Story = { args: { state: { kind: 'owned' } } }
export const Free: Story = {
  args: { state: { kind: 'free' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Free Download' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
  },
}
export const Downloading: Story = { args: { state: { kind: 'downloading', progress: 0.4 } } }
export const DownloadingOfUnknownLength: Story = { args: { state: { kind: 'downloading' } } }
