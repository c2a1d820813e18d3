import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { scenePicture } from '../../fixtures.ts'
import { ItemPicture } from '../item-picture/item-picture.tsx'
import { KeywordChips } from '../keyword-chips/keyword-chips.tsx'
import { ColourChips } from './colour-chips.tsx'

const linkFor = (colour: string) => `#/search?colour=${colour.slice(1)}`

const meta = {
  title: 'Patterns/ColourChips',
  component: ColourChips,
  args: {
    colours: [
      { colour: '#4d7a1c', percent: 46 },
      { colour: '#c8d4d9', percent: 31 },
      { colour: '#16310f', percent: 14 },
      { colour: '#8f6b3e', percent: 6 },
    ],
    linkFor,
    className: 'max-w-lg',
  },
} satisfies Meta<typeof ColourChips>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Colours' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Pictures with #4d7a1c, 46%' })).toHaveAttribute('href', '#/search?colour=4d7a1c')
  },
}
export const BlackAndWhite: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Black and white, which are seen in both themes',
  args: {
    colours: [
      { colour: '#000000', percent: 60 },
      { colour: '#ffffff', percent: 40 },
    ],
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  render: (args) => (
    <div className="flex max-w-lg flex-col gap-5">
      <ItemPicture title="Tea gardens on misty hills" picture={scenePicture('tea')} />
      <KeywordChips keywords={['tea', 'hills']} linkFor={(keyword) => `#/search/${keyword}`} />
      <ColourChips {...args} />
    </div>
  ),
}
