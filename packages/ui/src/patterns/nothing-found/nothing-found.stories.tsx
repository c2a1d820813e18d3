import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { longTitle } from '../../fixtures.ts'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { NothingFound } from './nothing-found.tsx'

const linkFor = (keyword: string) => `#/search/${keyword}`
const popular = { title: 'Often searched', keywords: ['tea', 'temple', 'monsoon', 'हिमालय'], linkFor }

const meta = {
  title: 'Patterns/NothingFound',
  component: NothingFound,
  args: {
    title: 'No record found',
    children: 'Try fewer or other words.',
    action: (
      <Button asChild variant="secondary">
        <Link href="#/search">See all pictures</Link>
      </Button>
    ),
    searches: [popular],
  },
} satisfies Meta<typeof NothingFound>
export default meta
type Story = StoryObj<typeof meta>

export const Words: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'monsoon' })).toHaveAttribute('href', '#/search/monsoon')
  },
}
export const Filters: Story = {
  args: {
    children: 'Nothing passes all your filters.',
    action: (
      <Button variant="secondary" onClick={fn()}>
        Clear the filters
      </Button>
    ),
  },
}
/** Near words and the filter that hides most come first, each with its number of results. */
export const Near: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Near words, and the filter that hides most',
  args: {
    children: 'Nothing passes all your filters.',
    action: (
      <>
        <Button asChild>
          <Link href="#/search/peacok">Without “Portrait”: 12 results</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link href="#/search">Clear the filters</Link>
        </Button>
      </>
    ),
    likely: [
      { title: 'Did you mean', keywords: ['peacock', 'दीवाली'], linkFor, noteFor: (keyword) => (keyword === 'peacock' ? '1,204' : '8') },
    ],
    searches: [popular],
  },
  play: async ({ canvas }) => {
    const near = within(canvas.getByRole('list', { name: 'Did you mean' }))
    await expect(near.getByRole('link', { name: 'peacock 1,204' })).toHaveAttribute('href', '#/search/peacock')
    await expect(canvas.getByRole('link', { name: 'Without “Portrait”: 12 results' })).toBeVisible()
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'No record found',
      'Did you mean',
      'Often searched',
    ])
  },
}
export const NobodySearched: Story = {
  args: { searches: [{ ...popular, keywords: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Often searched' })).toBeNull()
  },
}
export const LongWords: Story = { args: { children: longTitle, searches: [{ ...popular, keywords: [longTitle, 'tea'] }] } }
