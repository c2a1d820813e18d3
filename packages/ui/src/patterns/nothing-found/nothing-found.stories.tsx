import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { longTitle } from '../../fixtures.ts'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { NothingFound } from './nothing-found.tsx'

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
    popularTitle: 'Often searched',
    popular: ['tea', 'temple', 'monsoon', 'हिमालय'],
    linkFor: (keyword) => `#/search/${keyword}`,
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
export const NobodySearched: Story = {
  args: { popular: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Often searched' })).toBeNull()
  },
}
export const LongWords: Story = { args: { children: longTitle, popular: [longTitle, 'tea'] } }
