import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longTitle } from '../../fixtures.ts'
import { Link } from '../../link.tsx'
import { Notice } from '../../primitives/notice/notice.tsx'
import { FactList } from './fact-list.tsx'

const facts = [
  { name: 'Size', value: '1067 × 1600 pixels' },
  { name: 'File types', value: 'JPG' },
  { name: 'Id', value: 'k7Qm2x9D' },
]

const meta = {
  title: 'Patterns/FactList',
  component: FactList,
  args: { facts },
} satisfies Meta<typeof FactList>
export default meta
type Story = StoryObj<typeof meta>

export const WithCaption: Story = { args: { caption: 'Size • 1067 × 1600 pixels' } }
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Size', 'File types', 'Id'])
  },
}
export const LongValues: Story = {
  name: 'Long values break, the names keep their column',
  args: {
    className: 'max-w-xs',
    facts: [
      { name: 'Title', value: longTitle },
      { name: 'File', value: 'tea-gardens-on-misty-hills-in-the-nilgiris-original-6000x4000.tiff' },
      { name: 'Licence', value: <Link href="#/terms">Personal and commercial use</Link> },
    ],
  },
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('dl')
    await expect(list?.scrollWidth).toBe(list?.clientWidth)
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  render: (args) => (
    <section className="flex max-w-md flex-col gap-5 rounded-2xl border bg-surface p-5">
      <Notice>Personal and commercial use, for life.</Notice>
      <FactList {...args} />
    </section>
  ),
}
