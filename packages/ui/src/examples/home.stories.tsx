import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtureAssets, scenePicture, type SceneName } from '../fixtures.ts'
import {
  BannerTileGallery,
  Button,
  DownloadIcon,
  GiftIcon,
  HomeCarousel,
  InfinityIcon,
  Link,
  MasonryGallery,
  PromoBar,
  RupeeIcon,
  Skeleton,
  SparklesIcon,
  WhyBlocks,
} from '../index.ts'
import { ExamplePage } from './example-page.tsx'

/** Nine, so that the columns end alike, on a phone too. */
const collections: readonly { name: SceneName; title: string; keywords: string }[] = [
  { name: 'tea', title: 'Tea country', keywords: 'tea, tea garden, plantation' },
  { name: 'dusk', title: 'Evenings', keywords: 'dusk, ghat, river' },
  { name: 'marigold', title: 'Festivals', keywords: 'marigold, garland, puja' },
  { name: 'dunes', title: 'Deserts', keywords: 'dunes, sand, Thar' },
  { name: 'rangoli', title: 'Rangoli', keywords: 'rangoli, kolam, Diwali' },
  { name: 'monsoon', title: 'Monsoon', keywords: 'rain, clouds, green' },
  { name: 'lotus', title: 'Graphics', keywords: 'lotus, flower, icon' },
  { name: 'snow', title: 'Mountains', keywords: 'snow, peaks, Himalaya' },
  { name: 'kite', title: 'Kites', keywords: 'kite, sky, Uttarayan' },
]

interface HomeProps {
  /** Whether the collections are there yet. */
  loading: boolean
}

function Home({ loading }: HomeProps) {
  return (
    <ExamplePage>
      <HomeCarousel
        label="Welcome"
        slides={[
          {
            id: 'price',
            title: (
              <>
                <span className="whitespace-nowrap">Pictures of India,</span>{' '}
                <span className="whitespace-nowrap">
                  <span className="text-kumkum">₹199</span> each.
                </span>
              </>
            ),
            text: 'Photographs, graphics and bundles by Indian makers. No subscription, no card needed to begin, a licence that never ends.',
            actions: (
              <>
                <Button asChild size="lg">
                  <Link href="#/search">Find a picture</Link>
                </Button>
                <Button asChild size="lg" variant="secondary">
                  <Link href="#/search?free">
                    <DownloadIcon aria-hidden="true" />
                    Start with a free one
                  </Link>
                </Button>
              </>
            ),
            pictures: [scenePicture('dusk'), scenePicture('tea'), scenePicture('marigold')],
          },
          {
            id: 'new',
            title: 'New work, every day.',
            text: 'Makers across the country add to the collection daily.',
            pictures: [scenePicture('stepwell'), scenePicture('snow'), scenePicture('indigo')],
          },
        ]}
      />
      <PromoBar
        promises={[
          { icon: <GiftIcon aria-hidden="true" />, text: 'Free downloads to get you started' },
          { icon: <RupeeIcon aria-hidden="true" />, text: 'One price: ₹199* an image or graphic' },
          { icon: <InfinityIcon aria-hidden="true" />, text: 'Lifetime licence, no subscription' },
        ]}
      />
      <section className="page-width pt-10 lg:pt-14">
        <h2 className="text-2xl lg:text-3xl">Find your picture</h2>
        <p className="mt-1 mb-6 text-base text-soft">Collections that grow every day</p>
        {loading ? (
          <div aria-busy="true">
            <MasonryGallery items={fixtureAssets(8)} renderTile={() => <Skeleton className="size-full rounded-lg" />} />
          </div>
        ) : (
          <BannerTileGallery
            tiles={collections.map(({ name, title, keywords }) => ({
              id: name,
              href: `#/search/${name}`,
              title,
              keywords,
              picture: scenePicture(name),
            }))}
          />
        )}
      </section>
      <WhyBlocks
        title="Why Chitra"
        blocks={[
          { icon: <GiftIcon />, title: 'Free to begin', text: 'Download free pictures to get started. We do not ask for a card.' },
          { icon: <RupeeIcon />, title: 'One price', text: 'Every image or graphic is 199 INR*. There is nothing to compare.' },
          {
            icon: <InfinityIcon />,
            title: 'Yours for life',
            text: 'No subscription: a licence for personal and commercial use that never ends.',
          },
          { icon: <SparklesIcon />, title: 'New every day', text: 'Makers across India add to the collection daily.' },
        ]}
      />
    </ExamplePage>
  )
}

const meta = {
  title: 'Screens/Home',
  tags: ['!autodocs'],
  component: Home,
  args: { loading: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Home>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { args: { loading: true } }
