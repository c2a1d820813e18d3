import type { Meta, StoryObj } from '@storybook/react-vite'
import { scenePicture, sceneNames } from '../fixtures.ts'
import {
  BannerTileGallery,
  Button,
  DownloadIcon,
  GiftIcon,
  HomeCarousel,
  InfinityIcon,
  Link,
  PromoBar,
  RupeeIcon,
  SparklesIcon,
  WhyBlocks,
} from '../index.ts'
import { ExamplePage } from './example-page.tsx'

function Home() {
  return (
    <ExamplePage>
      <HomeCarousel
        label="Welcome"
        slides={[
          {
            id: 'price',
            title: (
              <>
                Pictures of India,{' '}
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
        <BannerTileGallery
          tiles={sceneNames.map((name) => ({
            id: name,
            href: `#/search/${name}`,
            title: `${name[0]?.toUpperCase()}${name.slice(1)}`,
            keywords: `${name}, india, colour`,
            picture: scenePicture(name),
          }))}
        />
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

const meta = { title: 'Screens/Home', tags: ['!autodocs'], component: Home, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Home
>
export default meta

export const Default: StoryObj<typeof meta> = {}
