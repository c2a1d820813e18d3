import type { Meta, StoryObj } from '@storybook/react-vite'
import { longTitle, scenePicture } from '../fixtures.ts'
import { ItemDetail, Link, Notice, SimilarImages, Skeleton, VisuallyHidden, type PriceAreaState } from '../index.ts'
import { ExamplePage } from './example-page.tsx'
import { nothing, similar } from './screen-parts.tsx'

interface ItemProps {
  /** What can be done about the item. */
  state: PriceAreaState
  /** Without one it is a bundle with no thumbnail. */
  bundle?: boolean
  /** As long a title as there may be. */
  long?: boolean
  /** It is on its way. */
  loading?: boolean
}

/** In the shape that it will have, so that nothing moves. */
function LoadingItem() {
  return (
    <div aria-busy="true" className="page-width pt-5 pb-16 lg:pt-8">
      <p role="status">
        <VisuallyHidden>Loading</VisuallyHidden>
      </p>
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <Skeleton className="aspect-3/2 w-full rounded-2xl" />
        <div className="flex flex-col gap-5">
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-full" />
            <Skeleton className="h-3.5 w-24 rounded-xs" />
          </div>
          <Skeleton className="h-9 w-4/5 rounded-sm" />
          <Skeleton className="h-3.5 w-full rounded-xs" />
          <Skeleton className="h-80 w-full rounded-2xl" />
        </div>
      </div>
    </div>
  )
}

function Item({ state, bundle = false, long = false, loading = false }: ItemProps) {
  if (loading) return <LoadingItem />
  const title = bundle ? 'Forty kolam patterns' : 'Tea gardens on misty hills'
  return (
    <ItemDetail
      title={long ? longTitle : title}
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
export const Adding: Story = { args: { state: { kind: 'priced', price: '₹199', taxNote: '+ 18% GST = ₹234.82', busy: true } } }
export const Owned: Story = { args: { state: { kind: 'owned' } } }
export const Free: Story = { args: { state: { kind: 'free' } } }
export const Downloading: Story = { args: { state: { kind: 'downloading', progress: 0.4 } } }
export const Bundle: Story = { args: { bundle: true } }
export const LongTitle: Story = { args: { long: true } }
export const Loading: Story = { args: { loading: true } }
