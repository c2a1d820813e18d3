import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { scenePicture } from '../../fixtures.ts'
import { ItemPicture } from '../item-picture/item-picture.tsx'
import { KeywordChips } from './keyword-chips.tsx'

const meta = {
  title: 'Patterns/KeywordChips',
  component: KeywordChips,
  args: {
    keywords: ['tea', 'tea garden', 'plantation', 'hills', 'mist'],
    linkFor: (keyword) => `#/search/${encodeURIComponent(keyword)}`,
    className: 'max-w-lg',
  },
} satisfies Meta<typeof KeywordChips>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Keywords' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'tea garden' })).toHaveAttribute('href', '#/search/tea%20garden')
  },
}
export const Many: Story = {
  name: 'Many, in two scripts',
  args: {
    keywords: [
      'tea',
      'चाय',
      'tea garden',
      'चाय बाग़ान',
      'plantation',
      'hills',
      'पहाड़ियाँ',
      'mist',
      'कोहरा',
      'agriculture',
      'landscape',
      'नीलगिरि',
    ],
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  render: (args) => (
    <div className="flex max-w-lg flex-col gap-5">
      <ItemPicture title="Tea gardens on misty hills" picture={scenePicture('tea')} />
      <KeywordChips {...args} />
    </div>
  ),
}
