import type { ComponentType, ReactNode } from 'react'
import { guideOf } from '../guides/all-guides.ts'
import type { PartName } from '../guides/guide.ts'
import banners from '../patterns/banner-tile-gallery/banner-tile-gallery.stories.tsx'
import cartLine from '../patterns/cart-line/cart-line.stories.tsx'
import cartSummary from '../patterns/cart-summary/cart-summary.stories.tsx'
import homeCarousel from '../patterns/home-carousel/home-carousel.stories.tsx'
import itemLayout from '../patterns/item-layout/item-layout.stories.tsx'
import { LineList } from '../patterns/line-list/line-list.tsx'
import pageHeading from '../patterns/page-heading/page-heading.stories.tsx'
import pictureGallery from '../patterns/picture-gallery/picture-gallery.stories.tsx'
import priceArea from '../patterns/price-area/price-area.stories.tsx'
import promoBar from '../patterns/promo-bar/promo-bar.stories.tsx'
import searchBar from '../patterns/search-bar/search-bar.stories.tsx'
import similarImages from '../patterns/similar-images/similar-images.stories.tsx'
import siteFooter from '../patterns/site-footer/site-footer.stories.tsx'
import siteHeader from '../patterns/site-header/site-header.stories.tsx'
import whyBlocks from '../patterns/why-blocks/why-blocks.stories.tsx'
import accordion from '../primitives/accordion/accordion.stories.tsx'
import emptyState from '../primitives/empty-state/empty-state.stories.tsx'
import notice from '../primitives/notice/notice.stories.tsx'

/** A part that a page of the playground may have. */
export interface PagePart {
  /** The name of the part, and its key. */
  name: PartName
  /** What a designer calls it. */
  title: string
  /** As its stories draw it. */
  drawing: ReactNode
  /** Its guide's code. */
  code: string
}

/** What a story file says of its part. */
interface Told<Props> {
  component: ComponentType<Props>
  args: NoInfer<Props>
}

/** What brings no edge of its own stands in the page's column. */
const inColumn = (content: ReactNode) => <div className="page-width py-4">{content}</div>
const codeInColumn = (code: string) => `<div className="page-width py-4">\n${code.replaceAll(/^/gm, '  ')}\n</div>`

const wide = <Props extends object>(name: PartName, title: string, { component: Part, args }: Told<Props>): PagePart => ({
  name,
  title,
  drawing: <Part {...args} />,
  code: guideOf(name)?.code ?? '',
})

function narrow<Props extends object>(
  name: PartName,
  title: string,
  told: Told<Props>,
  around = (content: ReactNode) => content,
): PagePart {
  const part = wide(name, title, told)
  return { ...part, drawing: inColumn(around(part.drawing)), code: codeInColumn(part.code) }
}

/** In the order in which they are offered. */
export const pageParts: readonly PagePart[] = [
  wide('SiteHeader', 'Header', siteHeader),
  wide('HomeCarousel', 'Hero', homeCarousel),
  wide('PromoBar', 'Promises', promoBar),
  narrow('PageHeading', 'Heading', pageHeading),
  narrow('SearchBar', 'Search', searchBar),
  narrow('Notice', 'Notice', notice),
  narrow('BannerTileGallery', 'Collections', banners),
  narrow('PictureGallery', 'Gallery', pictureGallery),
  wide('ItemLayout', 'Item', itemLayout),
  narrow('PriceArea', 'Price area', priceArea),
  narrow('SimilarImages', 'Similar images', similarImages),
  narrow('CartLine', 'Cart line', cartLine, (line) => <LineList>{line}</LineList>),
  narrow('CartSummary', 'Cart summary', cartSummary),
  narrow('EmptyState', 'Empty state', emptyState),
  wide('WhyBlocks', 'Reasons', whyBlocks),
  narrow('Accordion', 'Questions', accordion),
  wide('SiteFooter', 'Footer', siteFooter),
]
