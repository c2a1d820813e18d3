import type { components } from '@chitra/api-client/schema'
import { forWindows, NARROW_SCREEN, thumbnailSources, WIDER_SCREEN } from '@chitra/paths'
import type { Preload } from './head.ts'

type ListItem = components['schemas']['ListItem']

/** How wide the storefront draws a window of the first slide: what the kit says there (slide-windows.tsx). */
const WINDOW_SIZES = '(min-width: 991px) 208px, 36vw'
const WINDOWS = 3

/**
 * How wide a tile of a list is: the gallery's columns (masonry-layout.ts) in what the page's width leaves beside the filters. The gallery itself measures
 * its box; both must come to the same file of two, not to the same pixel.
 */
export const TILE_SIZES = [
  '(min-width: 1320px) 232px',
  '(min-width: 1164px) calc(25vw - 98px)',
  '(min-width: 991px) calc(33.3vw - 125px)',
  '(min-width: 884px) calc(25vw - 28px)',
  '(min-width: 768px) calc(33.3vw - 32px)',
  '(min-width: 572px) calc(33.3vw - 21px)',
  'calc(50vw - 21px)',
].join(', ')
/** The first row of a desktop, or the first three of a phone: the tallest of them is often the largest thing in view. */
const FIRST_ROWS = 6

function thumbnail({ thumbimage }: ListItem, sizes: string): Preload[] {
  const [best] = thumbnailSources(thumbimage)
  return best === undefined ? [] : [{ ...best, sizes }]
}

export const windowPreloads = (items: readonly ListItem[]): Preload[] =>
  forWindows(items)
    .slice(0, WINDOWS)
    .flatMap((item) => thumbnail(item, WINDOW_SIZES))

export const tilePreloads = (items: readonly ListItem[]): Preload[] =>
  items.slice(0, FIRST_ROWS).flatMap((item) => thumbnail(item, TILE_SIZES))

/** How wide an item's page draws its picture: what the kit says there (item-picture.tsx). */
export const ITEM_SIZES = '(min-width: 991px) 60vw, 100vw'

/** An item's page shows the preview, of which there is one file; on a narrow screen a thumbnail. */
export const itemPreloads = ({ thumbimage }: { thumbimage: string }): Preload[] => [
  ...thumbnailSources(thumbimage)
    .slice(0, 1)
    .map((best) => ({ ...best, sizes: ITEM_SIZES, media: NARROW_SCREEN })),
  { href: thumbimage, media: WIDER_SCREEN },
]
