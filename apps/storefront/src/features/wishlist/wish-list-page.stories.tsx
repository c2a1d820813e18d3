import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { hindiText, hindiTitle, longWords, wishes } from '../../testing/fixtures.ts'
import { inShop } from '../../testing/in-shop.tsx'
import { WishListPage } from './wish-list-page.tsx'

const none: ReadonlySet<string> = new Set()

const meta = {
  title: 'Screens/Wish list',
  component: WishListPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop('/wishList')],
  args: {
    products: wishes(4),
    count: 4,
    page: 1,
    pages: 1,
    owned: new Set(['dusk1']),
    leaving: none,
    progress: new Map(),
    waiting: false,
    onRemove: fn(),
    onAddToCart: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof WishListPage>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: /Remove/ })
    if (first !== undefined) await userEvent.click(first)
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: 'tea0' }))
  },
}
export const ManyPages: Story = { args: { count: 60, page: 2, pages: 3 } }
export const Empty: Story = { args: { products: [], count: 0 } }
export const Downloading: Story = { args: { progress: new Map([['marigold2', 0.6]]) } }
export const Waiting: Story = { name: 'On the way to the cart', args: { waiting: true } }
export const LongWords: Story = {
  args: {
    products: wishes(2, {
      name: longWords,
      description: `${longWords} `.repeat(4),
      sellerId: { _id: 's', firstName: longWords, profilePic: null },
    }),
    count: 2,
  },
}
export const Hindi: Story = { args: { products: wishes(2, { name: hindiTitle, description: hindiText }), count: 2 } }
