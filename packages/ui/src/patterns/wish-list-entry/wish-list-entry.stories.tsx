import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fixtureAssets, longTitle, scenePicture } from '../../fixtures.ts'
import { Link } from '../../link.tsx'
import { Badge } from '../../primitives/badge/badge.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { WishListEntry } from './wish-list-entry.tsx'

const meta = {
  title: 'Patterns/WishListEntry',
  component: WishListEntry,
  args: {
    href: '#/item/tea',
    title: 'Tea gardens on misty hills',
    text: 'Terraced rows of tea bushes roll across bright green hills under low cloud.',
    detail: 'By Meera',
    picture: scenePicture('tea'),
    price: '₹199.00',
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

export const ToBuy: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Cart' }))
    await expect(args.onAction).toHaveBeenCalledWith({ action: 'add' })
  },
}
const labelledLines = [
  { name: 'Title', value: <Link href="#/item/tea">Tea gardens on misty hills</Link> },
  { name: 'Description', value: 'Terraced rows of tea bushes roll across bright green hills under low cloud.' },
  { name: 'Seller', value: 'Meera' },
  { name: 'Price', value: '₹199, ₹234.82 with GST' },
]
export const LabelledLines: Story = {
  name: 'With labelled lines [WISH-01]',
  args: { text: undefined, detail: undefined, price: undefined, facts: labelledLines, badges: <Badge tone="free">Owned</Badge> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Seller').nextElementSibling).toHaveTextContent('Meera')
  },
}
export const Owned: Story = { args: { action: 'download', price: 'Owned' } }
export const Free: Story = { args: { action: 'download', actionLabel: 'Free Download', price: 'Free' } }
export const Zip: Story = { name: 'A bundle without a thumbnail', args: { picture: undefined, title: 'Forty kolam patterns' } }
export const LongTitle: Story = {
  name: 'A long title in Devanagari, two lines at most',
  args: {
    title: longTitle,
    text: 'पहाड़ियों पर फैले चाय के बाग़, जिन पर सुबह का कोहरा धीरे-धीरे उतरता है और जिनके बीच से एक पतली पगडंडी गुज़रती है।',
    detail: 'By मीरा',
  },
}
export const Busy: Story = { args: { busy: true } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const LabelledLinesOnAPhone: Story = {
  ...LabelledLines,
  name: 'With labelled lines, on a phone',
  globals: { viewport: { value: 'phone' } },
}
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
          price={index === 1 ? 'Free' : args.price}
          action={index === 1 ? 'download' : 'add'}
        />
      ))}
    </>
  ),
}
