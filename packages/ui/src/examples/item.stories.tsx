import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtureAssets, scenePicture } from '../fixtures.ts'
import { FactList, ItemPicture, KeywordChips, Link, Notice, PriceArea, SellerLine, ShareButtons, SimilarImages } from '../index.ts'
import { ExamplePage } from './example-page.tsx'

const nothing = () => {}

function Item() {
  return (
    <ExamplePage>
      <div className="page-width pt-5 pb-16 lg:pt-8">
        <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
          <div className="flex flex-col gap-5">
            <ItemPicture title="Tea gardens on misty hills" picture={scenePicture('tea')} />
            <KeywordChips
              keywords={['tea', 'tea garden', 'plantation', 'hills', 'green', 'mist', 'agriculture', 'landscape']}
              linkFor={(keyword) => `#/search/${keyword}`}
            />
          </div>
          <div className="flex flex-col gap-5">
            <SellerLine name="Meera" src={scenePicture('marigold').src} />
            <div>
              <h1 className="text-3xl">Tea gardens on misty hills</h1>
              <p className="mt-2 text-sm text-soft">Terraced rows of tea bushes roll across bright green hills under low cloud.</p>
            </div>
            <PriceArea
              title="Tea gardens"
              state={{ kind: 'priced', price: '₹199', taxNote: '+ 18% GST = ₹234.82' }}
              onAddToCart={nothing}
              onWishedChange={nothing}
            >
              <Notice>
                Personal and commercial use, for life. <Link href="#/">Click for more info</Link>
              </Notice>
              <FactList
                facts={[
                  { name: 'Size', value: '1067 × 1600 pixels' },
                  { name: 'File types', value: 'JPG' },
                  { name: 'Id', value: 'k7Qm2x9D' },
                ]}
              />
            </PriceArea>
            <ShareButtons url="https://chitra.example/item/k7Qm2x9D" title="Tea gardens on misty hills" onCopyLink={nothing} />
          </div>
        </div>
        <SimilarImages
          className="mt-14"
          images={fixtureAssets(9)
            .slice(3)
            .map(({ id, href, title, picture, price }) => ({ id, href, title, picture, price }))}
        />
      </div>
    </ExamplePage>
  )
}

const meta = { title: 'Examples/Item', component: Item, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Item>
export default meta

export const Page: StoryObj<typeof meta> = {}
