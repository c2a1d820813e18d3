import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fixtureAssets, longTitle, scenePicture } from '../../fixtures.ts'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { WishListEntry } from './wish-list-entry.tsx'

const meta = {
  title: 'Patterns/WishListEntry',
  component: WishListEntry,
  args: {
    href: '#/item/tea',
    title: 'Tea gardens on misty hills',
    description: 'Terraced rows of tea bushes roll across bright green hills under low cloud.',
    seller: 'Meera',
    picture: scenePicture('tea'),
    price: '₹199',
    priceNote: '₹234.82 with GST',
    action: 'add',
    onAction: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <ul className="max-w-4xl">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof WishListEntry>
export default meta
type Story = StoryObj<typeof meta>

/** Each line has a label. */
export const ToBuy: Story = {
  name: 'Labelled lines',
  tags: ['[WISH-01]'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Seller').nextElementSibling).toHaveTextContent('Meera')
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Cart' }))
    await expect(args.onAction).toHaveBeenCalledWith({ action: 'add' })
  },
}
const nothingToPay = { action: 'download', priceNote: undefined } as const
export const Owned: Story = { args: { ...nothingToPay, price: 'Owned', owned: true } }
export const Free: Story = { args: { ...nothingToPay, price: 'Free' } }
export const Zip: Story = { name: 'A bundle without a thumbnail', args: { picture: undefined, title: 'Forty kolam patterns' } }
export const WithoutDescription: Story = {
  args: { description: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Description')).toBeNull()
  },
}
export const LongTitle: Story = {
  name: 'A long title in Devanagari, two lines at most',
  args: {
    title: longTitle,
    description: 'पहाड़ियों पर फैले चाय के बाग़, जिन पर सुबह का कोहरा धीरे-धीरे उतरता है और जिनके बीच से एक पतली पगडंडी गुज़रती है।',
    seller: 'मीरा',
  },
}
export const Busy: Story = { args: { busy: true } }
export const Downloading: Story = {
  args: { ...nothingToPay, price: 'Owned', owned: true, download: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Please wait your content is being downloaded')
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeDisabled()
  },
}
export const Progressing: Story = {
  name: 'How far the download is',
  args: { ...nothingToPay, price: 'Free', download: { progress: 0.4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  },
}
export const OnAPhone: Story = { parameters: { chromatic: { disableSnapshot: true } }, globals: { viewport: { value: 'phone' } } }
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Tab walks title, action, removal',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Tea gardens on misty hills' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add To Cart' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  render: (args) => (
    <>
      <li className="list-none pb-3">
        <PageHeading title="Wish List" count={3} />
      </li>
      {fixtureAssets(3).map((asset, index) => (
        <WishListEntry
          key={asset.id}
          {...args}
          title={asset.title}
          picture={asset.picture}
          {...(index === 1 ? { ...nothingToPay, price: 'Free' } : {})}
        />
      ))}
    </>
  ),
}
