import type { Meta, StoryObj } from '@storybook/react-vite'
import { scenePicture } from '@chitra/ui/fixtures'
import { expect, fn, userEvent } from 'storybook/test'
import { hindiText, hindiTitle, item, longWords } from '../../testing/fixtures.ts'
import { inShop } from '../../testing/in-shop.tsx'
import { ItemPage } from './item-page.tsx'

const similar = (['dusk', 'monsoon', 'snow', 'stepwell'] as const).map((scene) => {
  const picture = scenePicture(scene)
  return { id: scene, href: `/image/${scene}`, title: picture.alt, price: '₹199', badges: [], picture }
})

const meta = {
  title: 'Screens/Item',
  component: ItemPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop('/image/tea-tea0')],
  args: {
    item: item(),
    pageCategory: 'image',
    similar,
    address: 'https://shop.example/image/tea-tea0',
    wished: false,
    busy: false,
    downloading: false,
    progress: undefined,
    onAddToCart: fn(),
    onBuyAgain: fn(),
    onDownload: fn(),
    onWishedChange: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof ItemPage>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Cart' }))
    await expect(args.onAddToCart).toHaveBeenCalled()
  },
}
export const Free: Story = { args: { item: item({ purchaseType: 'free', price: 0 }) } }
export const Owned: Story = { args: { item: item({ owned: true }), wished: true } }
export const AddingToTheCart: Story = { args: { busy: true } }
export const Downloading: Story = { args: { item: item({ owned: true }), downloading: true, progress: 0.4 } }
export const Bundle: Story = {
  args: {
    item: item({
      file_type: 'zip',
      fileType: ['zip'],
      file_ext: 'zip',
      contents: ['kolam-01.svg', 'kolam-02.svg', 'licence.txt'].map((name) => ({ name, bytes: 24_000 })),
      author: 'Anand Rao',
      licence: 'CC BY 4.0',
    }),
  },
}
export const Alone: Story = { name: 'Nothing like it, and no words', args: { similar: [], item: item({ description: '', keywords: [] }) } }
export const LongWords: Story = {
  args: {
    item: item({
      name: longWords,
      description: `${longWords} `.repeat(6),
      keywords: [longWords, ...Array.from({ length: 40 }, (_, index) => `keyword ${index}`)],
      sellerId: { _id: 'seller7', firstName: longWords, profilePic: null },
    }),
  },
}
export const Hindi: Story = {
  args: { item: item({ name: hindiTitle, description: hindiText, keywords: ['चाय', 'पहाड़', 'धुंध'], location: 'मुन्नार, केरल' }) },
}
