import type { Meta, StoryObj } from '@storybook/react-vite'
import { scenePicture, sceneNames } from '../../fixtures.ts'
import { BannerTileGallery } from './banner-tile-gallery.tsx'

const meta = {
  title: 'Patterns/BannerTileGallery',
  component: BannerTileGallery,
  args: {
    tiles: sceneNames.map((name) => ({
      id: name,
      href: `#/search/${name}`,
      title: name[0]?.toUpperCase() + name.slice(1),
      keywords: `${name}, india, colour`,
      picture: scenePicture(name),
    })),
  },
} satisfies Meta<typeof BannerTileGallery>
export default meta

export const Default: StoryObj<typeof meta> = {}
