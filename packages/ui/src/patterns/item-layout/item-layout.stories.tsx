import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fixtureAssets, longTitle, scenePicture } from '../../fixtures.ts'
import { ItemPicture } from '../item-picture/item-picture.tsx'
import { KeywordChips } from '../keyword-chips/keyword-chips.tsx'
import { PriceArea } from '../price-area/price-area.tsx'
import { SellerLine } from '../seller-line/seller-line.tsx'
import { ShareButtons } from '../share-buttons/share-buttons.tsx'
import { SimilarImages } from '../similar-images/similar-images.tsx'
import { ItemLayout } from './item-layout.tsx'

const title = 'Tea gardens on misty hills'

// The stories of the shop's pages are the pictures of it.
const meta = {
  title: 'Patterns/ItemLayout',
  component: ItemLayout,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    title,
    text: 'Terraced rows of tea bushes roll across bright green hills under low cloud.',
    picture: <ItemPicture title={title} picture={scenePicture('tea')} />,
    seller: <SellerLine name="Meera" />,
    children: (
      <>
        <PriceArea title={title} state={{ kind: 'priced', price: '₹199', taxNote: '+ 18% GST = ₹234.82' }} onAddToCart={fn()} />
        <ShareButtons url="https://example.org/tea" title={title} onCopyLink={fn()} />
      </>
    ),
    keywords: <KeywordChips keywords={['tea', 'hills', 'green']} linkFor={(keyword) => `#/search/${keyword}`} />,
    similar: <SimilarImages images={fixtureAssets(4)} />,
  },
} satisfies Meta<typeof ItemLayout>
export default meta
type Story = StoryObj<typeof meta>

const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? Number.NaN

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(topOf(canvas.getByRole('list', { name: 'Keywords' }))).toBeGreaterThan(topOf(canvas.getByRole('heading', { level: 1 })))
  },
}
export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'On a phone the price comes before the keywords',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(topOf(canvas.getByRole('region', { name: 'Price' }))).toBeLessThan(topOf(canvas.getByRole('list', { name: 'Keywords' })))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
export const TitleAlone: Story = { args: { text: '', keywords: null, similar: undefined } }
export const LongWords: Story = { args: { title: `${longTitle} ${'monsoon'.repeat(12)}`, text: longTitle.repeat(3) } }
