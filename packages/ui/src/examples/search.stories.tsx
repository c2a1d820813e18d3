import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { fixtureAssets, longTitle, type FixtureAsset } from '../fixtures.ts'
import {
  AssetTile,
  Button,
  EmptyState,
  ErrorState,
  FilterPanel,
  FilterSheet,
  Lightbox,
  MasonryGallery,
  PageHeading,
  Pagination,
  RemovableChip,
  SearchIcon,
  Skeleton,
  type FilterValues,
} from '../index.ts'
import { ExamplePage } from './example-page.tsx'
import { nothing } from './screen-parts.tsx'

/** One of each scene: enough to see the gallery, and the page to its end. */
const assets = fixtureAssets(12)
const values: FilterValues = {
  categories: [
    { id: 'images', label: 'Images', checked: true },
    { id: 'graphics', label: 'Graphics', checked: false },
  ],
  minimumHeight: '1200',
  minimumWidth: '',
  orientation: 'landscape',
  mostRecent: true,
}

interface SearchProps {
  state: 'full' | 'empty' | 'loading' | 'error'
  /** What was searched for. */
  words?: string
}

function Search({ state, words = 'temple light' }: SearchProps) {
  const [filtersOpen, setFiltersOpen] = useState(false)
  const [wished, setWished] = useState('dusk-1')
  const [shown, setShown] = useState<number | null>(null)
  const renderTile = (item: FixtureAsset) => (
    <AssetTile
      href={item.href}
      title={item.title}
      picture={item.picture}
      price={item.price}
      badges={item.badges}
      wished={item.id === wished}
      onWishedChange={(change) => setWished(change.wished ? item.id : '')}
      onViewLarger={() => setShown(assets.indexOf(item))}
    />
  )
  return (
    <ExamplePage text={words} onOpenFilters={() => setFiltersOpen(true)}>
      <div className="page-width flex gap-10 pt-6 pb-16 lg:pt-8">
        <FilterPanel values={values} onFilterChange={nothing} onClearAll={nothing} className="shrink-0 max-lg:hidden" />
        <div className="min-w-0 grow">
          <PageHeading title={words} text={state === 'full' ? '2,431 images and graphics' : undefined} />
          <div className="mt-4 mb-5 flex flex-wrap gap-2">
            <RemovableChip label="Remove filter Landscape">Landscape</RemovableChip>
            <RemovableChip label="Remove filter 1200 px tall or more">1200 px tall or more</RemovableChip>
          </div>
          <Results state={state} renderTile={renderTile} />
        </div>
      </div>
      <FilterSheet
        open={filtersOpen}
        onOpenChange={(change) => setFiltersOpen(change.open)}
        values={values}
        onFilterChange={nothing}
        onClearAll={nothing}
      />
      <Lightbox items={assets} index={shown} onIndexChange={(change) => setShown(change.index)} />
    </ExamplePage>
  )
}

function Results({ state, renderTile }: SearchProps & { renderTile: (item: FixtureAsset) => ReactNode }) {
  switch (state) {
    case 'full':
      return (
        <>
          <MasonryGallery items={assets} renderTile={renderTile} />
          <Pagination page={2} pageCount={81} linkFor={(page) => `#/search?page=${page}`} className="mt-10" />
        </>
      )
    case 'loading':
      return (
        <div aria-busy="true">
          <MasonryGallery items={assets} renderTile={() => <Skeleton className="size-full rounded-lg" />} />
        </div>
      )
    case 'empty':
      return (
        <EmptyState
          title="No image found"
          icon={<SearchIcon aria-hidden="true" />}
          action={
            <Button variant="secondary" onClick={nothing}>
              Clear all
            </Button>
          }
        >
          Try fewer words, or take a filter away.
        </EmptyState>
      )
    case 'error':
      return (
        <ErrorState title="Something went wrong" onRetry={nothing}>
          Our side failed, not yours. Please try once more.
        </ErrorState>
      )
  }
}

const meta = {
  title: 'Screens/Search',
  tags: ['!autodocs'],
  component: Search,
  args: { state: 'full' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Search>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const LongWords: Story = { args: { words: longTitle } }
export const Empty: Story = { args: { state: 'empty' } }
export const Loading: Story = { args: { state: 'loading' } }
export const Failed: Story = { args: { state: 'error' } }
export const FiltersOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
    await expect(await screen.findByRole('dialog', { name: 'Filter' })).toBeVisible()
  },
}
