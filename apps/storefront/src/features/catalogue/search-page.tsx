import { ErrorState, type FilterChange, type FilterValues, ListingLayout, Pagination } from '@chitra/ui'
import { formatCount } from '@chitra/money'
import { lazy, useMemo, useState } from 'react'
import * as messages from '@chitra/messages/catalogue.ts'
import { categories } from '@chitra/messages/frame.ts'
import { type CategoryName, type Filters, type Listing, NO_FILTERS, pageCount, paiseOf, pixelsOf } from '@chitra/paths'
import { activeFilters } from './active-filters.ts'
import { swatches } from './colours.ts'
import type { Instead } from './find-images.ts'
import { Gallery } from './gallery.tsx'
import type { PictureAsked } from './load-by-picture.ts'
import { shownCount } from './shown-count.ts'
import type { Tile } from './tile-view.ts'

const PictureLead = lazy(() => import('./by-picture.ts').then((module) => ({ default: module.PictureLead })))
const NothingFound = lazy(() => import('./nothing-found.tsx').then((module) => ({ default: module.NothingFound })))

export interface SearchPageProps {
  listing: Listing
  filters: Filters
  /** What the list says of the picture that its items look like; null where it is no such list. */
  pictureAsked: PictureAsked | null
  page: number
  /** Those that can be chosen. */
  categories: readonly CategoryName[]
  /** The lowest and the highest in whole paise; absent where everything costs the same. */
  prices?: { lowest: number; highest: number } | undefined
  tiles: readonly Tile[]
  /** Items with some of the words, where few have all. */
  related: readonly Tile[]
  count: number
  countIsLowerBound: boolean
  /** Why there is no list; null where there is one. */
  problem: string | null
  /** What others look for, where nothing was found. */
  popular: readonly string[]
  /** What finds something, where nothing was found. */
  instead?: Instead | undefined
  loading: boolean
  /** Puts a picture on a board. Keep it the same from render to render. */
  onSave: (picture: { id: string; title: string }) => void
  /** The list of what looks like an item; absent where the shop does not search by picture. Keep it the same from render to render. */
  likeLinkFor?: ((id: string) => string) | undefined
  onListing: (next: { listing: Listing; filters: Filters; replace?: boolean }) => void
  onClearAll: () => void
  onRetry: () => void
  linkForPage: (page: number) => string
  filterSheet: { open: boolean; onOpenChange: (change: { open: boolean }) => void }
}

function headingOf({ listing: { search, category }, pictureAsked }: SearchPageProps): string {
  if (pictureAsked !== null) return pictureAsked.heading
  if (search !== '') return messages.search.results(search)
  return category === null ? messages.search.everything : categories[category]
}

/** Both checked or none: everything. */
function categoryAfter(current: CategoryName | null, change: { category: string; checked: boolean }): CategoryName | null {
  const checked = new Set<string>(current === null ? [] : [current])
  if (change.checked) checked.add(change.category)
  else checked.delete(change.category)
  if (checked.size !== 1) return null
  return checked.has('graphic') ? 'graphic' : 'image'
}

/** What was asked for last, shown until its list is there: a second digit typed meanwhile goes on from the first. */
function useDraft(listing: Listing, filters: Filters) {
  const [draft, setDraft] = useState<{ over: Filters; listing: Listing; filters: Filters } | null>(null)
  const shown = draft?.over === filters ? draft : { listing, filters }
  return { shown, keep: (next: { listing: Listing; filters: Filters }) => setDraft({ over: filters, ...next }) }
}

const sizeText = (pixels: number | null): string => (pixels === null ? '' : String(pixels))
const rupees = (paise: number | null): string => (paise === null ? '' : String(paise / 100))

export function SearchPage(props: SearchPageProps) {
  const { listing, filters, pictureAsked, page, tiles, related, count, loading, problem } = props
  const gallery = { onSave: props.onSave, likeLinkFor: props.likeLinkFor }
  const heading = headingOf(props)
  const { shown, keep } = useDraft(listing, filters)
  const values: FilterValues = {
    categories: props.categories.map((id) => ({ id, label: categories[id], checked: shown.listing.category === id })),
    minimumHeight: sizeText(shown.filters.minHeight),
    minimumWidth: sizeText(shown.filters.minWidth),
    prices: props.prices && {
      minimum: rupees(shown.filters.minPrice),
      maximum: rupees(shown.filters.maxPrice),
      lowest: rupees(props.prices.lowest),
      highest: rupees(props.prices.highest),
    },
    colours: { value: shown.filters.colour === null ? null : `#${shown.filters.colour}`, swatches },
    orientation: shown.filters.orientation,
    mostRecent: shown.filters.recent,
    free: shown.filters.free,
  }
  const ask = (next: { listing?: Listing; filters?: Partial<Filters>; replace?: boolean }) => {
    const whole = { listing: next.listing ?? shown.listing, filters: { ...shown.filters, ...next.filters } }
    keep(whole)
    props.onListing({ ...whole, replace: next.replace === true })
  }
  const change = (next: FilterChange) => {
    if ('category' in next) ask({ listing: { ...shown.listing, category: categoryAfter(shown.listing.category, next) } })
    // Each digit is applied; the way back goes to before the number, not through it.
    else if ('minimumHeight' in next) ask({ filters: { minHeight: pixelsOf(next.minimumHeight) }, replace: filters.minHeight !== null })
    else if ('minimumWidth' in next) ask({ filters: { minWidth: pixelsOf(next.minimumWidth) }, replace: filters.minWidth !== null })
    else if ('minimumPrice' in next) ask({ filters: { minPrice: paiseOf(next.minimumPrice) }, replace: filters.minPrice !== null })
    else if ('maximumPrice' in next) ask({ filters: { maxPrice: paiseOf(next.maximumPrice) }, replace: filters.maxPrice !== null })
    else if ('colour' in next) ask({ filters: { colour: next.colour?.slice(1) ?? null } })
    else if ('orientation' in next) ask({ filters: { orientation: next.orientation } })
    else if ('free' in next) ask({ filters: { free: next.free } })
    else ask({ filters: { recent: next.mostRecent } })
  }
  const onClearAll = () => {
    keep({ listing: { search: '', category: null }, filters: NO_FILTERS })
    props.onClearAll()
  }
  const pages = pageCount(count)
  const { linkForPage } = props
  // A filter that is pressed does not draw them anew.
  const pageLinks = useMemo(
    () => (pages > 1 ? <Pagination page={page} pageCount={pages} linkFor={linkForPage} /> : null),
    [page, pages, linkForPage],
  )
  const active = activeFilters(filters, pictureAsked?.chip)
  const alsoShown =
    related.length === 0 ? null : (
      <section className="mt-12">
        <h2 className="mb-4 text-2xl">{messages.search.related}</h2>
        <Gallery label={messages.search.related} tiles={related} {...gallery} />
      </section>
    )
  const instead =
    problem !== null ? (
      <ErrorState title={problem} onRetry={props.onRetry} />
    ) : tiles.length === 0 ? (
      <>
        <NothingFound listing={listing} filters={filters} chip={pictureAsked?.chip} popular={props.popular} instead={props.instead} />
        {alsoShown}
      </>
    ) : null
  return (
    <ListingLayout
      title={heading}
      lead={pictureAsked !== null && filters.byPicture !== null ? <PictureLead asked={filters.byPicture} item={pictureAsked.item} /> : null}
      found={problem === null ? found(props, pages) : null}
      count={problem !== null || loading ? undefined : shownCount(props)}
      busy={loading}
      filters={values}
      onFilterChange={change}
      onClearAll={onClearAll}
      sheetOpen={props.filterSheet.open}
      onSheetOpenChange={props.filterSheet.onOpenChange}
      activeFilters={active}
      onRemoveFilter={({ id }) => ask({ filters: active.find((filter) => filter.id === id)?.without ?? {} })}
      instead={instead}
      pagination={loading ? null : pageLinks}
    >
      <Gallery label={heading} tiles={tiles} {...gallery} />
      {alsoShown}
    </ListingLayout>
  )
}

/** '2,431 images and graphics, page 2 of 82'; read out when it changes. */
function found({ count, countIsLowerBound, listing, page }: SearchPageProps, pages: number): string {
  const words = messages.search.found(formatCount(count), countIsLowerBound, listing.category)
  return page > 1 ? `${words}, ${messages.search.pageOf(page, pages)}` : words
}
