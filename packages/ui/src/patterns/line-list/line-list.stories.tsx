import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fixtureAssets } from '../../fixtures.ts'
import { Pagination } from '../../primitives/pagination/pagination.tsx'
import { CartLine } from '../cart-line/cart-line.tsx'
import { LineList } from './line-list.tsx'

const lines = (count: number) =>
  fixtureAssets(count).map(({ id, href, title, picture }) => (
    <CartLine key={id} href={href} title={title} detail="By Meera · JPG" picture={picture} price="₹199.00" onRemove={fn()} />
  ))

// The stories of the shop's pages are the pictures of it.
const meta = {
  title: 'Patterns/LineList',
  component: LineList,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: lines(3) },
} satisfies Meta<typeof LineList>
export default meta
type Story = StoryObj<typeof meta>

export const OnePage: Story = {}
export const ManyPages: Story = {
  args: { children: lines(4), pagination: <Pagination page={2} pageCount={5} linkFor={(page) => `#/cart/${page}`} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  },
}
