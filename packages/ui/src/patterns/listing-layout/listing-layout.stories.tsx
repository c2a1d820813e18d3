import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { fixtureAssets, longTitle, scenePicture, type FixtureAsset } from '../../fixtures.ts'
import { Pagination } from '../../primitives/pagination/pagination.tsx'
import { Picture } from '../../primitives/picture/picture.tsx'
import { AssetTile } from '../asset-tile/asset-tile.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { exampleFilters } from '../filter-panel/example-filters.ts'
import { MasonryGallery } from '../masonry-gallery/masonry-gallery.tsx'
import { ListingLayout } from './listing-layout.tsx'

const items = fixtureAssets(12)
const renderTile = ({ href, title, picture, price, badges }: FixtureAsset) => (
  <AssetTile href={href} title={title} picture={picture} price={price} badges={badges} />
)
/** Never there. */
const Late = lazy(() => new Promise<never>(() => {}))
const Nothing = () => null

// The stories of the shop's pages are the pictures of it.
const meta = {
  title: 'Patterns/ListingLayout',
  component: ListingLayout,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    title: 'temple light',
    found: '2,431 images and graphics',
    filters: exampleFilters,
    onFilterChange: fn(),
    onClearAll: fn(),
    sheetOpen: false,
    onSheetOpenChange: fn(),
    activeFilters: [{ id: 'landscape', label: 'Landscape', removeLabel: 'Remove filter Landscape' }],
    onRemoveFilter: fn(),
    children: <MasonryGallery aria-label="temple light" items={items} renderTile={renderTile} />,
    pagination: <Pagination page={1} pageCount={82} linkFor={(page) => `#/search?page=${page}`} />,
  },
} satisfies Meta<typeof ListingLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2,431 images and graphics')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Landscape' }))
    await expect(args.onRemoveFilter).toHaveBeenCalledWith({ id: 'landscape' })
  },
}
export const LikeAPicture: Story = {
  name: 'The picture that the list is like, before its title',
  args: {
    title: 'Pictures like “Tea gardens on misty hills”',
    lead: <Picture picture={scenePicture('tea')} className="size-full rounded-lg" />,
  },
}
export const LeadOnItsWay: Story = { name: 'The picture before the title is on its way', args: { lead: <Late /> } }
export const WithoutItsPicture: Story = {
  name: 'A picture that is not to be had leaves no gap',
  args: { lead: <Nothing /> },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 })
    await expect(heading.getBoundingClientRect().left).toBe(canvas.getByRole('status').getBoundingClientRect().left)
    await expect(heading.closest('section')?.getBoundingClientRect().left).toBe(heading.getBoundingClientRect().left)
  },
}
export const Failed: Story = {
  args: {
    found: null,
    activeFilters: [],
    instead: <ErrorState title="Something went wrong" onRetry={fn()} />,
    pagination: undefined,
  },
}
export const InsteadOnItsWay: Story = {
  name: 'What stands in place of the list is on its way',
  args: { found: '0 images and graphics', instead: <Late />, pagination: undefined },
}
export const Busy: Story = {
  // The list that is about to go is pale for a moment, and its words with it.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  args: { busy: true },
}
export const LongWords: Story = { args: { title: `${longTitle} ${'monsoon'.repeat(14)}` } }
