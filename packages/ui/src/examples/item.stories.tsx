import type { Meta, StoryObj } from '@storybook/react-vite'
import { scenePicture } from '../fixtures.ts'
import { ItemDetail, Link, Notice, SimilarImages, type PriceAreaState } from '../index.ts'
import { ExamplePage } from './example-page.tsx'
import { nothing, similar } from './screen-parts.tsx'

interface ItemProps {
  /** What can be done about the item. */
  state: PriceAreaState
  /** Without one it is a bundle with no thumbnail. */
  bundle?: boolean
}

function Item({ state, bundle = false }: ItemProps) {
  return (
    <ItemDetail
      title={bundle ? 'Forty kolam patterns' : 'Tea gardens on misty hills'}
      text="Terraced rows of tea bushes roll across bright green hills under low cloud."
      picture={bundle ? undefined : scenePicture('tea')}
      seller={{ name: 'Meera', src: scenePicture('marigold').src }}
      purchase={{ state, onAddToCart: nothing, onDownload: nothing, onWishedChange: nothing }}
      licence={
        <Notice>
          Personal and commercial use, for life. <Link href="#/">Click for more info</Link>
        </Notice>
      }
      facts={[
        { name: 'Size', value: '1600 × 1067 pixels' },
        { name: 'File types', value: 'JPG' },
        { name: 'Id', value: 'k7Qm2x9D' },
      ]}
      keywords={['tea', 'tea garden', 'plantation', 'hills', 'green', 'mist', 'agriculture', 'landscape']}
      linkFor={(keyword) => `#/search/${keyword}`}
      share={{ url: 'https://chitra.example/item/k7Qm2x9D', onCopyLink: nothing }}
    >
      <SimilarImages className="mt-14" images={similar} />
    </ItemDetail>
  )
}

const meta = {
  title: 'Screens/Item',
  tags: ['!autodocs'],
  component: Item,
  args: { state: { kind: 'priced', price: '₹199', taxNote: '+ 18% GST = ₹234.82' } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <ExamplePage>
      <Item {...args} />
    </ExamplePage>
  ),
} satisfies Meta<typeof Item>
export default meta
type Story = StoryObj<typeof meta>

export const ToBuy: Story = {}
export const Owned: Story = { args: { state: { kind: 'owned' } } }
export const Free: Story = { args: { state: { kind: 'free' } } }
export const Downloading: Story = { args: { state: { kind: 'downloading', progress: 0.4 } } }
export const Bundle: Story = { args: { bundle: true } }
