import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtureAssets, longTitle } from '../../fixtures.ts'
import { BannerTileGallery } from '../banner-tile-gallery/banner-tile-gallery.tsx'
import { PageSection } from './page-section.tsx'

const tiles = fixtureAssets(5).map(({ id, href, title, picture }) => ({ id, href, title, keywords: 'tea, hills, morning', picture }))

// The stories of the shop's pages are the pictures of it.
const meta = {
  title: 'Patterns/PageSection',
  component: PageSection,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { title: 'Find your inspiration', text: 'What others look for', children: <BannerTileGallery tiles={tiles} /> },
} satisfies Meta<typeof PageSection>
export default meta
type Story = StoryObj<typeof meta>

export const WithGallery: Story = {}
export const LongWords: Story = { args: { title: longTitle, text: longTitle } }
