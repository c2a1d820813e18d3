import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageSkeleton } from './page-skeleton.tsx'

// The stories of the shop's pages are the pictures of it.
const meta = {
  title: 'Patterns/PageSkeleton',
  component: PageSkeleton,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { kind: 'tiles' },
} satisfies Meta<typeof PageSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Tiles: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible()
  },
}
export const Home: Story = { args: { kind: 'home' } }
export const Text: Story = { args: { kind: 'text' } }
export const Item: Story = { args: { kind: 'item' } }
export const Lines: Story = { args: { kind: 'lines' } }
export const Form: Story = { args: { kind: 'form' } }
export const Cart: Story = { args: { kind: 'cart' } }
export const Orders: Story = { args: { kind: 'orders' } }
