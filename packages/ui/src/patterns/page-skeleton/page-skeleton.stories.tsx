import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { scenePicture } from '../../fixtures.ts'
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

const { src, alt, width, height } = scenePicture('tea')
const pictureOfTile = { src, alt, width, height }

export const Tiles: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeVisible()
  },
}
export const Home: Story = { args: { kind: 'home' } }
export const Text: Story = { args: { kind: 'text' } }
export const Item: Story = { args: { kind: 'item' } }
export const ItemWithItsPicture: Story = {
  name: 'An item with the picture of its tile',
  args: { kind: 'item', picture: pictureOfTile },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Tea gardens on misty hills' })).toBeVisible()
  },
}
export const Lines: Story = { args: { kind: 'lines' } }
export const Form: Story = { args: { kind: 'form' } }
export const Cart: Story = { args: { kind: 'cart' } }
export const Orders: Story = { args: { kind: 'orders' } }
