import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { byPicture as words } from '@chitra/messages/by-picture.ts'
import { search } from '@chitra/messages/catalogue.ts'
import * as messages from '@chitra/messages/common.ts'
import { categories } from '@chitra/messages/frame.ts'
import { nothingFound } from '@chitra/messages/nothing-found.ts'
import { itemPath, likePath, NO_FILTERS } from '@chitra/paths'
import { scenePicture } from '@chitra/ui/fixtures'
import { hindiTitle, type ListItem, listItems, longWords } from '../../testing/fixtures.ts'
import { inShop } from '../../testing/in-shop.tsx'
import { withWishes } from '../../testing/with-wishes.tsx'
import { keepOwnPicture } from './own-picture.ts'
import { SearchPage } from './search-page.tsx'
import { toTile } from './tile-view.ts'

const owned = new Set(['dusk1'])
const tilesOf = (items: readonly ListItem[]) => items.map((item) => toTile(item, owned))

const meta = {
  title: 'Screens/Search',
  component: SearchPage,
  parameters: { layout: 'fullscreen' },
  decorators: [withWishes('marigold2'), inShop('/search/hills')],
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
const look = 'Ab-_9'.repeat(69).slice(0, 342)
const [tea] = listItems(1)
const teaAsked = tea && { title: tea.name, href: itemPath(tea), picture: toTile(tea, owned).picture }
const like = {
  listing: { search: '', category: null },
  filters: { ...NO_FILTERS, byPicture: { kind: 'like', of: 'tea0' } },
  pictureAsked: { heading: words.like(tea?.name ?? ''), chip: words.chips.like, item: teaAsked ?? null },
  likeLinkFor: likePath,
} as const

export const Like: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'What looks like an item',
  args: like,
  play: async ({ args, canvas }) => {
    const [lead] = await canvas.findAllByRole('link', { name: tea?.name ?? '' })
    await expect(lead).toHaveAttribute('href', '/image/tea-gardens-on-misty-hills-tea0')
    await userEvent.click(canvas.getByRole('checkbox', { name: categories.image }))
    await expect(args.onListing).toHaveBeenLastCalledWith(
      expect.objectContaining({ listing: { search: '', category: 'image' }, filters: like.filters }),
    )
    await userEvent.click(canvas.getByRole('button', { name: search.removeFilter(words.chips.like) }))
    await expect(args.onListing).toHaveBeenLastCalledWith(expect.objectContaining({ filters: NO_FILTERS }))
  },
}
export const LikeMissing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'What looks like an item that is no longer there',
  args: { ...like, ...none, pictureAsked: { heading: words.likeUnknown, chip: words.chips.like, item: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(nothingFound.like)).toBeVisible()
    await expect(canvas.getByRole('link', { name: nothingFound.seeAll })).toHaveAttribute('href', '/search')
  },
}
const own = {
  ...like,
  filters: { ...NO_FILTERS, byPicture: { kind: 'look', of: look } },
  pictureAsked: { heading: words.own, chip: words.chips.look, item: null },
} as const
export const Own: Story = {
  name: 'What looks like a picture of one’s own',
  beforeEach: () => keepOwnPicture(look, scenePicture('lotus').src),
  args: { ...own, tiles: tilesOf(listItems(12).map((item, index) => (index === 3 ? { ...item, alike: 7 } : item))) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section img')).toHaveAttribute('src', scenePicture('lotus').src))
  },
}
export const OwnForFilters: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Nothing looks like it with these filters, which are taken off without it',
  args: { ...own, ...none, filters: { ...own.filters, free: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: nothingFound.clearFilters })).toHaveAttribute('href', `/search?look=${look}`)
  },
}
export const OwnForWords: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Nothing with these words looks like it, and something without the picture has them',
  args: {
    ...own,
    ...none,
    listing: { search: 'tea', category: null },
    instead: { near: [], fewer: [], without: { filter: 'look', count: 12, countIsLowerBound: false } },
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: nothingFound.without(words.chips.look, '12') })
    await expect(link).toHaveAttribute('href', '/search/tea')
    await expect(canvas.getByText(nothingFound.both)).toBeVisible()
  },
}
export const OwnEmpty: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Nothing looks like it',
  args: { ...own, ...none, popular: ['tea', 'monsoon'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(nothingFound.look)).toBeVisible()
  },
}
export const Shoot: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'A whole shoot',
  args: {
    ...like,
    filters: { ...NO_FILTERS, byPicture: { kind: 'alike', of: 'tea0' } },
    pictureAsked: { heading: words.shoot('8'), chip: words.chips.alike, item: teaAsked ?? null },
    tiles: tilesOf(listItems(8)),
    count: 8,
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
