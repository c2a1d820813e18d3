import type { components } from '@chitra/api-client'
import {
  BannerTileGallery,
  Button,
  DownloadIcon,
  GiftIcon,
  HomeCarousel,
  InfinityIcon,
  Link,
  PageSection,
  PromoBar,
  RupeeIcon,
  type SlidePicture,
  SparklesIcon,
  WhyBlocks,
} from '@chitra/ui'
import * as homeMessages from '@chitra/messages/home.ts'
import * as messages from '@chitra/messages/common.ts'
import { paths, thumbnailOf } from '@chitra/paths'
import { shopFacts } from '../../platform/shop-facts.ts'

type Banner = components['schemas']['Banner']

export interface HomePageProps {
  banners: readonly Banner[]
  /** Six for each of the two slides, the tallest first. */
  heroes: readonly (readonly SlidePicture[])[]
}

const words = homeMessages.home
const LICENCE_ID = paths.licence.slice(paths.licence.indexOf('#') + 1)
const PROMISE_ICONS = [
  <GiftIcon key="gift" aria-hidden="true" />,
  <RupeeIcon key="rupee" aria-hidden="true" />,
  <InfinityIcon key="ever" aria-hidden="true" />,
]
const WHY_ICONS = [
  <GiftIcon key="gift" aria-hidden="true" />,
  <RupeeIcon key="rupee" aria-hidden="true" />,
  <SparklesIcon key="new" aria-hidden="true" />,
  <InfinityIcon key="ever" aria-hidden="true" />,
]

/** A tile's keywords come as a JSON-encoded list; one that is not shows none (HOME-03). */
export function keywordsOf(json: string): string {
  try {
    const list: unknown = JSON.parse(json)
    return Array.isArray(list) ? list.filter((word) => typeof word === 'string').join(', ') : ''
  } catch {
    return ''
  }
}

export function HomePage({ banners, heroes }: HomePageProps) {
  const slides = words.slides.map((slide, index) => ({
    id: String(index),
    text: slide.text(shopFacts()),
    pictures: heroes[index] ?? [],
    title: slide.title,
    accent: slide.accent,
    ending: slide.after,
    actions: (
      <>
        <Button asChild size="lg">
          <Link href={paths.search}>{messages.findPicture}</Link>
        </Button>
        <Button asChild size="lg" variant="secondary" icon={<DownloadIcon aria-hidden="true" />}>
          <Link href={paths.free}>{words.startFree}</Link>
        </Button>
      </>
    ),
  }))
  const tiles = banners.map((banner) => ({
    id: banner.image,
    title: banner.title,
    keywords: keywordsOf(banner.keywords),
    href: `/search/${encodeURIComponent(banner.title.toLowerCase().replace(/\s+/g, '-'))}`,
    picture: {
      ...thumbnailOf(banner.image),
      alt: '',
      width: banner.width,
      height: banner.height,
    },
  }))
  return (
    <>
      <HomeCarousel label={shopFacts().name} slides={slides} />
      <PromoBar promises={words.promises.map((text, index) => ({ icon: PROMISE_ICONS[index], text }))} />
      <PageSection title={words.gallery} text={words.gallerySub}>
        <BannerTileGallery tiles={tiles} />
      </PageSection>
      <WhyBlocks
        title={words.whyTitle(shopFacts())}
        blocks={words.why.map((block, index) => ({
          ...block,
          icon: WHY_ICONS[index],
          ...('more' in block ? { id: LICENCE_ID, link: { href: paths.wholeLicence, label: block.more } } : {}),
        }))}
        note={words.priceNote(shopFacts())}
      />
    </>
  )
}
