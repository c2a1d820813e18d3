import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import * as messages from '@chitra/messages/common.ts'
import { hindiTitle, type ListItem, listItems, longWords } from '../../testing/fixtures.ts'
import { inShop } from '../../testing/in-shop.tsx'
import { NO_FILTERS } from '@chitra/paths'
import { SearchPage } from './search-page.tsx'
import { toTile } from './tile-view.ts'

const owned = new Set(['dusk1'])
const tilesOf = (items: readonly ListItem[]) => items.map((item) => toTile(item, owned))

const meta = {
  title: 'Screens/Search',
  component: SearchPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop('/search/hills')],
  args: {
    listing: { search: 'hills', category: null },
    filters: NO_FILTERS,
    pictureAsked: null,
    page: 1,
    categories: ['image', 'graphic'],
    tiles: tilesOf(listItems(12)),
    related: [],
    count: 12,
    countIsLowerBound: false,
    problem: null,
    popular: [],
    loading: false,
    wished: new Set(['marigold2']),
    onWishedChange: fn(),
    onSave: fn(),
    onListing: fn(),
    onClearAll: fn(),
    onRetry: fn(),
    linkForPage: (page) => `/search/hills?page=${page}`,
    filterSheet: { open: false, onOpenChange: fn() },
  },
} satisfies Meta<typeof SearchPage>
export default meta
type Story = StoryObj<typeof meta>

const none = { tiles: [], count: 0 }
const filters = { ...NO_FILTERS, orientation: 'landscape', minWidth: 1200, free: true } as const

export const Full: Story = {}
export const SecondPage: Story = {
  name: 'The second of many pages, with filters',
  args: { page: 2, count: 2431, countIsLowerBound: true, filters, listing: { search: 'hills', category: 'image' } },
}
export const Prices: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Where prices differ, between two of them',
  args: { prices: { lowest: 4_900, highest: 49_900 }, filters: { ...NO_FILTERS, minPrice: 9_900, maxPrice: 19_950 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove filter ₹99 or more' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter ₹199.50 or less' }))
    await expect(args.onListing).toHaveBeenLastCalledWith(expect.objectContaining({ filters: { ...NO_FILTERS, minPrice: 9_900 } }))
  },
}
export const Colour: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'By a colour that has a name',
  args: { filters: { ...NO_FILTERS, colour: '2e9e4f' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove filter Colour: Green' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Blue' }))
    await expect(args.onListing).toHaveBeenLastCalledWith(expect.objectContaining({ filters: { ...NO_FILTERS, colour: '1f6fd0' } }))
  },
}
export const Few: Story = {
  name: 'Few with all the words, then related ones',
  args: {
    listing: { search: 'misty hills', category: null },
    tiles: tilesOf(listItems(2)),
    count: 2,
    related: tilesOf(listItems(6).slice(2)),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Related' })).toBeVisible()
  },
}
export const Empty: Story = {
  args: {
    ...none,
    listing: { search: 'peacok', category: 'image' },
    popular: ['tea', 'monsoon', 'kolam', 'temple'],
    instead: { near: [{ search: 'peacock', count: 10_000, countIsLowerBound: true }], fewer: [] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'peacock 10,000+' })).toHaveAttribute('href', '/search/image/peacock')
    await expect(await canvas.findByRole('link', { name: 'kolam' })).toHaveAttribute('href', '/search/kolam')
  },
}
export const NothingForFilters: Story = {
  args: { ...none, filters, instead: { near: [], fewer: [], without: { filter: 'free', count: 12, countIsLowerBound: false } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Without “Free”: 12 results' })).toHaveAttribute(
      'href',
      '/search/hills?orientation=landscape&width=1200',
    )
  },
}
export const Loading: Story = {
  // The list that is about to go is pale for a moment, and its words with it.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  args: { loading: true },
}
export const Failed: Story = { args: { ...none, problem: messages.somethingWrong } }
export const LongWords: Story = {
  args: { listing: { search: longWords.toLowerCase(), category: null }, tiles: tilesOf(listItems(4, { name: longWords })) },
}
export const Hindi: Story = {
  args: { listing: { search: 'चाय के बाग़ान', category: null }, tiles: tilesOf(listItems(4, { name: hindiTitle })) },
}
export const FiltersOpen: Story = {
  name: 'The sheet of filters on a phone',
  globals: { viewport: { value: 'phone' } },
  args: { filters, filterSheet: { open: true, onOpenChange: fn() } },
}
