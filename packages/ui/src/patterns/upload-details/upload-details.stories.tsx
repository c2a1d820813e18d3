import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longTitle, scenePicture } from '../../fixtures.ts'
import { UploadDetails } from './upload-details.tsx'

// The stories of the shop's pages are the pictures of it.
const meta = {
  title: 'Patterns/UploadDetails',
  component: UploadDetails,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    title: 'Tea gardens on misty hills',
    text: 'Terraced rows of tea bushes roll across bright green hills under low cloud.',
    picture: scenePicture('tea'),
    noPicture: 'There is no picture yet',
    approval: 'awaiting',
    facts: [
      { name: 'Size', value: '1600 × 1067 pixels' },
      { name: 'Price', value: '₹199.00' },
    ],
    keywords: ['tea', 'hills', 'green'],
    linkFor: (keyword) => `#/search/${keyword}`,
  },
} satisfies Meta<typeof UploadDetails>
export default meta
type Story = StoryObj<typeof meta>

export const Awaiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Awaiting Response')).toBeVisible()
  },
}
export const Rejected: Story = { args: { approval: 'rejected' } }
export const NoPicture: Story = {
  args: { picture: undefined, text: '', keywords: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no picture yet')).toBeVisible()
  },
}
export const LongWords: Story = {
  args: { title: `${longTitle} ${'monsoon'.repeat(12)}`, approval: 'approved', keywords: [longTitle, 'tea'] },
}
