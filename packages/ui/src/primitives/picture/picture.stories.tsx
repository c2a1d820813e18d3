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
/** An address that never answers: the shimmer stays. */
export const Loading: Story = { args: { picture: { ...scenePicture('tea'), src: 'https://chitra.invalid/never.jpg' } }, tags: ['!test'] }
export const LoadingOverThumbHash: Story = {
  args: { picture: { ...scenePicture('tea'), src: 'https://chitra.invalid/never.jpg', thumbHash: warmThumbHash } },
  tags: ['!test'],
}
export const Failed: Story = {
  name: 'A failed picture has a labelled fallback [GAL-02]',
  args: { picture: { ...scenePicture('tea'), src: 'data:image/png;base64,broken' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Tea gardens on misty hills: Picture not available' })).toBeVisible()
  },
}
