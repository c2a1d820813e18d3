import type { Meta, StoryObj } from '@storybook/react-vite'
import { scenePicture } from '../../fixtures.ts'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { SellerLine } from './seller-line.tsx'

const meta = {
  title: 'Patterns/SellerLine',
  component: SellerLine,
  args: { name: 'Meera', className: 'max-w-sm' },
} satisfies Meta<typeof SellerLine>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutPicture: Story = {}
export const WithPicture: Story = { args: { src: scenePicture('marigold').src } }
export const WithId: Story = { args: { src: scenePicture('marigold').src, sellerId: 'q8Lm2xPa' } }
export const LongName: Story = {
  name: 'A long name in Devanagari',
  args: { name: 'श्रीमती अन्नपूर्णा वेंकटरमण लक्ष्मीनारायण सुब्रमण्यम अय्यर' },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  args: { src: scenePicture('marigold').src },
  render: (args) => (
    <div className="flex max-w-sm flex-col gap-4">
      <SellerLine {...args} />
      <PageHeading title="Tea gardens on misty hills" text="Terraced rows of tea bushes roll across bright green hills under low cloud." />
    </div>
  ),
}
