import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longTitle, scenePicture } from '../../fixtures.ts'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { BoardCard } from './board-card.tsx'

const pictures = [scenePicture('tea'), scenePicture('dusk'), scenePicture('rangoli'), scenePicture('snow')]

const meta = {
  title: 'Patterns/BoardCard',
  component: BoardCard,
  args: { href: '#/boards/k7Qm2x9D', name: 'Diwali campaign', count: 12, pictures },
  decorators: [
    (Story) => (
      <div className="max-w-xs">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BoardCard>
export default meta
type Story = StoryObj<typeof meta>

export const FourPictures: Story = {
  name: 'The cover shows four at most',
  args: { pictures: [...pictures, scenePicture('kite')] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('picture')).toHaveLength(4)
    await expect(canvas.getByRole('link', { name: 'Diwali campaign' })).toHaveAttribute('href', '#/boards/k7Qm2x9D')
  },
}
export const ThreePictures: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { pictures: pictures.slice(0, 3), count: 3 },
}
export const TwoPictures: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { pictures: pictures.slice(0, 2), count: 2 },
}
export const OnePicture: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { pictures: pictures.slice(0, 1), count: 1 },
}
export const Empty: Story = { parameters: { chromatic: { disableSnapshot: true } }, args: { pictures: [], count: 0 } }
export const Shared: Story = { parameters: { chromatic: { disableSnapshot: true } }, args: { shared: true } }
export const LongName: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'A long name in Devanagari, two lines at most',
  args: { name: longTitle, shared: true },
}
export const WholeCard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'A press on the cover opens the board',
  play: async ({ canvas, canvasElement }) => {
    const { left, top } = canvasElement.querySelector('picture')?.getBoundingClientRect() ?? { left: 0, top: 0 }
    await expect(document.elementFromPoint(left + 20, top + 20)).toBe(canvas.getByRole('link'))
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  decorators: [
    (Story) => (
      <div className="-mr-[100vw] w-[min(90vw,60rem)]">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <>
      <PageHeading title="Boards" count={3} className="pb-4" />
      <ul className="grid gap-6 sm:grid-cols-3">
        {[4, 2, 0].map((count) => (
          <li key={count}>
            <BoardCard {...args} pictures={pictures.slice(0, count)} count={count} shared={count === 2} />
          </li>
        ))}
      </ul>
    </>
  ),
}
