import type { components } from '@chitra/api-client/schema'
import { formatCount } from '@chitra/money'
import { NARROW_SCREEN, type Page, type PictureSource, thumbnailSources } from '@chitra/paths'
import * as catalogueMessages from '@chitra/storefront/messages/catalogue-messages.ts'
import * as homeMessages from '@chitra/storefront/messages/home-messages.ts'
import * as messages from '@chitra/storefront/messages/messages.ts'
import { escapeHtml } from './escape.ts'
import { ITEM_SIZES, TILE_SIZES } from './preloads.ts'

// What a page shows before its script has come: its heading and its first pictures, where the storefront will draw them too. It is for the eyes alone; the
// script replaces it at once with the real thing. Its classes are the storefront's own: shape.test.ts finds each in the built stylesheet.

type ListItem = components['schemas']['ListItem']
type Shown = Pick<ListItem, 'thumbimage' | 'width' | 'height'>

/** A line as the kit's shimmer. */
const shimmer = (classes: string): string => `<div class="shimmer ${classes}"></div>`

const framed = (classes: string, content: string): string =>
  `<div class="page-width grow ${classes}" data-shape="own" aria-hidden="true">${content}</div>`

function picture({ thumbimage, width, height }: Shown, sizes: string, attributes: string, media?: string): string {
  const source = ({ type, srcSet }: PictureSource): string =>
    `<source type="${type}" srcset="${escapeHtml(srcSet)}" sizes="${escapeHtml(sizes)}"${media === undefined ? '' : ` media="${escapeHtml(media)}"`} />`
  const sources = thumbnailSources(thumbimage).map(source).join('')
  return `<picture>${sources}<img src="${escapeHtml(thumbimage)}" alt="" width="${width}" height="${height}" ${attributes} /></picture>`
}

/** Above every page of a shop whose payments are pretended. */
export const sandboxNote = (): string =>
  `<p class="bg-haldi-soft px-4 py-1.5 text-center text-sm text-balance text-ink">${escapeHtml(messages.sandbox)}</p>`

export function homeShape(): string {
  const [slide] = homeMessages.home.slides
  const title = `${escapeHtml(slide.title)} <span class="whitespace-nowrap"><span class="text-kumkum">${escapeHtml(slide.accent)}</span> ${escapeHtml(slide.after)}</span>`
  const words =
    `<div class="max-lg:self-start lg:pb-16"><h1 class="text-4xl text-wrap wrap-anywhere supports-[text-wrap:pretty]:text-pretty xl:text-5xl">${title}</h1>` +
    `<p class="mt-4 max-w-xl text-base text-soft lg:text-lg">${escapeHtml(slide.text)}</p><div class="mt-6 flex flex-wrap gap-3">${shimmer('h-12 w-40 rounded-lg')}${shimmer('h-12 w-64 rounded-lg')}</div></div>`
  const windows = `<div class="grid grid-cols-3 gap-4">${shimmer('h-52 rounded-md').repeat(3)}</div>`
  return framed(
    'py-8 lg:py-14',
    `<div class="grid items-center gap-8 lg:grid-cols-[minmax(20rem,1fr)_minmax(0,36rem)] lg:gap-12">${words}${windows}</div>`,
  )
}

/** Tiles that a phone has in view. */
const IN_VIEW = 6

// As the gallery's (masonry-plan.ts): beyond these a picture is cropped.
const NARROWEST = 0.45
const WIDEST = 2.6
/** On a phone of 390 px, in pixels; others come to the same columns but for tiles that end within a pixel of each other. */
const TILE = { width: 174, gap: 10 }
const ratioOf = ({ width, height }: Shown): number => Math.min(WIDEST, Math.max(NARROWEST, width / Math.max(1, height)))

/** As the gallery does it: each to the column that ends highest, the left one of equals. */
function inTwoColumns(items: readonly Shown[]): [string[], string[]] {
  const columns: [string[], string[]] = [[], []]
  const ends = [0, 0]
  for (const [index, item] of items.entries()) {
    const at = (ends[1] ?? 0) < (ends[0] ?? 0) ? 1 : 0
    columns[at].push(picture(item, TILE_SIZES, `class="w-full rounded-lg bg-hover object-cover" data-shape-tile="${index}"`))
    ends[at] = (ends[at] ?? 0) + Math.round(TILE.width / ratioOf(item)) + TILE.gap
  }
  return columns
}

interface List {
  image: ListItem[]
  count: number
  countIsLowerBound: boolean
}

/**
 * The heights of a list's tiles as CSS, in whole pixels as the gallery's are: a tile that the script drew a pixel larger would be a page's largest paint anew.
 * Browsers without round() show them in the shape of their pictures.
 */
export function listStyle(list: List | undefined): string {
  const heights = (list?.image ?? [])
    .slice(0, IN_VIEW)
    .map((item, index) => `[data-shape-tile="${index}"]{height:round(100cqi / ${ratioOf(item)},1px)}`)
  return heights.length === 0 ? '' : `[data-shape-column]{container-type:inline-size}${heights.join('')}`
}

/** Nothing for a list without pictures: what it says then comes with the script. */
export function listShape({ listing }: Extract<Page, { kind: 'list' }>, list: List | undefined): string | null {
  if (list === undefined || list.image.length === 0) return null
  const { everything, titles, results, found } = catalogueMessages.search
  const heading = listing.search !== '' ? results(listing.search) : listing.category === null ? everything : titles[listing.category]
  const columns = inTwoColumns(list.image.slice(0, IN_VIEW))
    .map((tiles) => `<div class="flex flex-col gap-2.5" data-shape-column>${tiles.join('')}</div>`)
    .join('')
  return framed(
    'py-6 lg:py-8',
    `<div class="grid gap-10 lg:grid-cols-[15rem_minmax(0,1fr)]">${shimmer('h-96 rounded-md max-lg:hidden')}<div class="min-w-0">` +
      `<h1 class="text-2xl wrap-anywhere lg:text-3xl">${escapeHtml(heading)}</h1>` +
      `<p class="mt-1 text-sm text-soft">${escapeHtml(found(formatCount(list.count), list.countIsLowerBound, listing.category))}</p>` +
      `<div class="mt-6 grid grid-cols-2 gap-2.5 sm:hidden">${columns}</div>` +
      `<div class="mt-6 grid grid-cols-3 gap-4 max-sm:hidden lg:grid-cols-4">${shimmer('h-52 rounded-lg').repeat(12)}</div></div></div>`,
  )
}

/**
 * A word as the kit's chip. One in other letters than English ones shows its place alone: its font's file, 258 kB for Devanagari, would come before the
 * picture, and not every device has letters of its own for it.
 */
const chip = (word: string): string =>
  /[^ -~]/.test(word)
    ? shimmer('h-8 w-16 rounded-full')
    : `<div><div class="inline-flex min-h-8 items-center rounded-full border border-edge/50 bg-raised px-3.5 text-sm text-ink">${escapeHtml(word)}</div></div>`

/** The picture fills a narrow page; on a wide one its place depends on the window's height, which the script alone knows. */
export function itemShape(item: (Shown & { name: string; keywords: readonly string[] }) | undefined): string | null {
  if (item === undefined) return null
  const shown = picture(item, ITEM_SIZES, 'class="w-full rounded-2xl bg-hover"', NARROW_SCREEN)
  const words = item.keywords.length === 0 ? '' : `<div class="mt-5 flex flex-wrap gap-2">${item.keywords.map(chip).join('')}</div>`
  return framed(
    'pt-6 pb-16 lg:pt-8',
    `<div class="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-12"><div class="min-w-0">` +
      `<div class="lg:hidden">${shown}${words}</div>${shimmer('aspect-4/3 rounded-2xl max-lg:hidden')}</div>` +
      `<div>${shimmer('h-11 w-40 rounded-full')}` +
      `<h1 class="mt-4 text-3xl leading-tight font-bold tracking-tight text-balance wrap-anywhere">${escapeHtml(item.name)}</h1>` +
      `${shimmer('mt-6 h-72 rounded-2xl')}</div></div>`,
  )
}

/** Of a page to be read: its title, and where the list of pages and the text will be. */
export const textShape = (title: string, text = ''): string =>
  framed(
    'pt-6 pb-16 lg:pt-10',
    `<h1 class="text-2xl wrap-anywhere lg:text-3xl">${escapeHtml(title)}</h1>` +
      (text === '' ? '' : `<p class="mt-1 text-sm text-soft">${escapeHtml(text)}</p>`) +
      `<div class="mt-6 grid gap-x-16 gap-y-6 lg:mt-8 lg:grid-cols-[13rem_minmax(0,1fr)]">${shimmer('h-12 rounded-md')}` +
      `<div class="grid max-w-2xl gap-4">${shimmer('h-52 rounded-md').repeat(2)}</div></div>`,
  )
