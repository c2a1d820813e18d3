import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { scenePicture } from '../../fixtures.ts'
import { AssetTile } from './asset-tile.tsx'
import { ZipPicture } from './zip-picture.tsx'

const meta = {
  title: 'Patterns/AssetTile',
  component: AssetTile,
  args: {
    href: '#/item/tea',
    title: 'Tea gardens on misty hills',
    picture: scenePicture('tea'),
    price: '₹199',
    onWishedChange: fn(),
    onViewLarger: fn(),
  },
  decorators: [
    (Story) => (
      <div className="h-52 w-78">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AssetTile>
export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Tea gardens/ })).toHaveFocus()
  },
}
export const FocusedOverWhite: Story = {
  args: { picture: scenePicture('lotus'), title: 'Lotus, a graphic' },
  play: async () => {
    await userEvent.tab()
  },
}
export const Wished: Story = {
  args: { wished: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: true }))
    await expect(args.onWishedChange).toHaveBeenCalledWith({ wished: false })
  },
}
export const Free: Story = { args: { badges: ['free'], price: 'Free' } }
export const Owned: Story = { args: { badges: ['owned'] } }
export const Zip: Story = {
  name: 'A bundle without a thumbnail [GAL-04]',
  args: { badges: ['zip'], picture: undefined, title: 'Forty kolam patterns' },
}
export const DefaultZipPicture: Story = { render: (args) => <ZipPicture label={args.title} /> }
export const Failed: Story = { args: { picture: { ...scenePicture('tea'), src: 'data:image/png;base64,broken' } } }
