import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fixtureAssets, longTitle, scenePicture } from '../../fixtures.ts'
import { ExpandIcon } from '../../icons.ts'
import { Link } from '../../link.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Notice } from '../../primitives/notice/notice.tsx'
import { SimilarImages } from '../similar-images/similar-images.tsx'
import { ItemDetail } from './item-detail.tsx'

const purchase = { onAddToCart: fn(), onDownload: fn(), onWishedChange: fn() }

const meta = {
  title: 'Patterns/ItemDetail',
  component: ItemDetail,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Tea gardens on misty hills',
    text: 'Terraced rows of tea bushes roll across bright green hills under low cloud.',
    picture: scenePicture('tea'),
    seller: { name: 'Meera', src: scenePicture('marigold').src },
    purchase: { ...purchase, state: { kind: 'priced', price: '₹199', taxNote: '+ 18% GST = ₹234.82' } },
    licence: (
      <Notice>
        Personal and commercial use, for life. <Link href="#/">Click for more info</Link>
      </Notice>
    ),
    facts: [
      { name: 'Size', value: '1600 × 1067 pixels' },
      { name: 'File types', value: 'JPG' },
      { name: 'Id', value: 'k7Qm2x9D' },
    ],
    keywords: ['tea', 'tea garden', 'plantation', 'hills', 'green', 'mist', 'agriculture', 'landscape'],
    linkFor: (keyword) => `#/search/${keyword}`,
    share: { url: 'https://chitra.example/item/k7Qm2x9D', onCopyLink: fn() },
  },
} satisfies Meta<typeof ItemDetail>
export default meta
type Story = StoryObj<typeof meta>

export const ToBuy: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Tea gardens on misty hills')
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Cart' }))
    await expect(purchase.onAddToCart).toHaveBeenCalled()
  },
}
export const Wished: Story = {
  args: { purchase: { ...purchase, wished: true, state: { kind: 'priced', price: '₹199', taxNote: '+ 18% GST = ₹234.82' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tea gardens on misty hills from wish list', pressed: true }))
    await expect(purchase.onWishedChange).toHaveBeenCalledWith({ wished: false })
  },
}
export const Adding: Story = {
  args: { purchase: { ...purchase, state: { kind: 'priced', price: '₹199', taxNote: '+ 18% GST = ₹234.82', busy: true } } },
}
export const Owned: Story = { args: { purchase: { ...purchase, state: { kind: 'owned' } } } }
export const Free: Story = { args: { purchase: { ...purchase, state: { kind: 'free' } } } }
export const Downloading: Story = { args: { purchase: { ...purchase, state: { kind: 'downloading', progress: 0.4 } } } }
export const DownloadingOfUnknownLength: Story = { args: { purchase: { ...purchase, state: { kind: 'downloading' } } } }
export const LongTitle: Story = {
  name: 'A title of 60 characters, many keywords, a long name',
  args: {
    title: longTitle,
    text: undefined,
    seller: { name: 'कल्याणसुंदरम वेंकटरामन अय्यर राजगोपालाचारी' },
    keywords: Array.from({ length: 30 }, (_, index) => `${['tea', 'plantation', 'hills', 'mist', 'green'][index % 5]} ${index + 1}`),
  },
}
export const WithViewer: Story = {
  args: {
    pictureCorner: (
      <IconButton variant="glass" label="View Tea gardens on misty hills larger">
        <ExpandIcon aria-hidden="true" />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /larger/ })).toHaveFocus()
  },
}
export const Failed: Story = { args: { picture: { ...scenePicture('tea'), src: 'data:image/png;base64,broken' } } }
export const Portrait: Story = { args: { title: 'Monsoon in the Western Ghats', picture: scenePicture('monsoon') } }
export const Bundle: Story = { args: { title: 'Forty kolam patterns', picture: undefined } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Examples: Story = {
  name: 'Among neighbours',
  args: {
    children: (
      <SimilarImages
        className="mt-14"
        images={fixtureAssets(7)
          .slice(3)
          .map(({ id, href, title, picture, price }) => ({ id, href, title, picture, price }))}
      />
    ),
  },
}
