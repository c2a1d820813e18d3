import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { longTitle, sceneNames, scenePicture } from '../../fixtures.ts'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { BannerTileGallery } from './banner-tile-gallery.tsx'

const tiles = sceneNames.map((name) => ({
  id: name,
  href: `#/search/${name}`,
  title: name[0]?.toUpperCase() + name.slice(1),
  keywords: `${name}, india, colour`,
  picture: scenePicture(name),
}))

const meta = { title: 'Patterns/BannerTileGallery', component: BannerTileGallery, args: { tiles } } satisfies Meta<typeof BannerTileGallery>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Focused: Story = {
  name: 'Tab goes in reading order',
  args: { tiles: tiles.slice(0, 4) },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Dusk/ })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: /Dusk/ })).toHaveAttribute('href', '#/search/dusk')
  },
}
export const LongWords: Story = {
  name: 'A title of 60 characters and many keywords',
  args: {
    tiles: tiles.slice(0, 4).map((tile) => ({
      ...tile,
      title: longTitle,
      keywords: 'hills, plantation, morning, mist, monsoon, green, agriculture, landscape, India, south, valley',
    })),
  },
}
export const Failed: Story = {
  args: { tiles: tiles.slice(0, 4).map((tile) => ({ ...tile, picture: { ...tile.picture, src: `data:image/png;base64,${tile.id}` } })) },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  render: (args) => (
    <div className="flex flex-col gap-6">
      <PageHeading title="Find your picture" text="Collections that grow every day" />
      <BannerTileGallery {...args} />
    </div>
  ),
}
