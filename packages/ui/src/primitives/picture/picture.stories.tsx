import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { scenePicture, warmThumbHash } from '../../fixtures.ts'
import { Picture } from './picture.tsx'

const meta = {
  title: 'Primitives/Picture',
  component: Picture,
  args: { picture: scenePicture('tea'), className: 'h-48 w-72 rounded-lg' },
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Tea gardens on misty hills' })).toBeVisible()
  },
}
export const Contained: Story = { args: { fit: 'contain' } }
/** A lazy picture without a box is never fetched, so it stays on its way. */
const onItsWay: Story['decorators'] = (Story) => (
  <div className="[&_img]:hidden">
    <Story />
  </div>
)
export const Loading: Story = {
  args: { picture: { ...scenePicture('tea'), src: 'https://chitra.invalid/never.jpg' } },
  decorators: onItsWay,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-state=loading]')).toHaveClass('shimmer')
  },
}
export const LoadingOverThumbHash: Story = {
  args: { picture: { ...scenePicture('tea'), src: 'https://chitra.invalid/never.jpg', thumbHash: warmThumbHash } },
  decorators: onItsWay,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-state=loading]')).not.toHaveClass('shimmer')
  },
}
export const Failed: Story = {
  name: 'A failed picture has a labelled fallback [GAL-02]',
  args: { picture: { ...scenePicture('tea'), src: 'data:image/png;base64,broken' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Tea gardens on misty hills: Picture not available' })).toBeVisible()
  },
}
