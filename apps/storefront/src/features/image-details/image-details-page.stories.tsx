import type { Meta, StoryObj } from '@storybook/react-vite'
import { hindiText, hindiTitle, item, longWords } from '../../testing/fixtures.ts'
import { inShop } from '../../testing/in-shop.tsx'
import { ImageDetailsPage } from './image-details-page.tsx'
import { toImageDetails } from './image-details-view.ts'

const meta = {
  title: 'Screens/Image details',
  component: ImageDetailsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop('/imageDetails')],
  args: { image: toImageDetails(item()) },
} satisfies Meta<typeof ImageDetailsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Awaiting: Story = { args: { image: toImageDetails(item({ approved: false })) } }
export const Empty: Story = {
  name: 'Rejected, without a picture',
  args: { image: toImageDetails(item({ approved: false, rejected: true, url: '', description: '', keywords: [], location: '' })) },
}
export const LongWords: Story = {
  args: { image: toImageDetails(item({ name: longWords, description: `${longWords} `.repeat(5), keywords: [longWords] })) },
}
export const Hindi: Story = {
  args: { image: toImageDetails(item({ name: hindiTitle, description: hindiText, keywords: ['चाय', 'पहाड़'] })) },
}
