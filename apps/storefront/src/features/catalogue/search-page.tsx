import {
  EmptyState,
  FilterPanel,
  FilterSheet,
  type FilterChange,
  type FilterValues,
  PageHeading,
  Pagination,
  RemovableChip,
  SearchIcon,
} from '@chitra/ui'
import { messages } from '../../messages/messages.ts'
import type { CategoryName, Listing } from '../../platform/paths.ts'
import { Gallery } from './gallery.tsx'
import { type Filters, pageCount, pixelsOf } from './listing-filters.ts'
import type { Tile } from './tile-view.ts'

export interface SearchPageProps {
  listing: Listing
  filters: Filters
  page: number
  tiles: readonly Tile[]
  count: number
  countIsLowerBound: boolean
  loading: boolean
  wished: ReadonlySet<string>
  onWishedChange: (change: { id: string; wished: boolean }) => void
  onListing: (next: { listing: Listing; filters: Filters; replace?: boolean }) => void
  onClearAll: () => void
  linkForPage: (page: number) => string
  filterSheet: { open: boolean; onOpenChange: (change: { open: boolean }) => void }
}

const heading = ({ search, category }: Listing): string =>
  search !== '' ? search : category === null ? messages.search.everything : messages.search.titles[category]

/** Both checked or none: everything. */
function categoryAfter(current: CategoryName | null, change: { category: string; checked: boolean }): CategoryName | null {
  const checked = new Set<string>(current === null ? [] : [current])
  if (change.checked) checked.add(change.category)
  else checked.delete(change.category)
  if (checked.size !== 1) return null
  return checked.has('graphic') ? 'graphic' : 'image'
}

export function SearchPage(props: SearchPageProps) {
  const { listing, filters, page, tiles, count, countIsLowerBound, loading, onListing, onClearAll } = props
  const values: FilterValues = {
    categories: [
      { id: 'image', label: messages.search.titles.image, checked: listing.category === 'image' },
      { id: 'graphic', label: messages.search.titles.graphic, checked: listing.category === 'graphic' },
    ],
    minimumHeight: filters.minHeight === null ? '' : String(filters.minHeight),
    minimumWidth: filters.minWidth === null ? '' : String(filters.minWidth),
    orientation: filters.orientation,
    mostRecent: filters.recent,
  }
  const change = (next: FilterChange) => {
    if ('category' in next) return onListing({ listing: { ...listing, category: categoryAfter(listing.category, next) }, filters })
    if ('minimumHeight' in next)
      return onListing({ listing, filters: { ...filters, minHeight: pixelsOf(next.minimumHeight) }, replace: true })
    if ('minimumWidth' in next) return onListing({ listing, filters: { ...filters, minWidth: pixelsOf(next.minimumWidth) }, replace: true })
    if ('orientation' in next) return onListing({ listing, filters: { ...filters, orientation: next.orientation } })
    return onListing({ listing, filters: { ...filters, recent: next.mostRecent } })
  }
  const pages = pageCount(count)
  return (
    <div className="page-width grid gap-10 py-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <FilterPanel className="max-lg:hidden" values={values} onFilterChange={change} onClearAll={onClearAll} />
      <FilterSheet {...props.filterSheet} values={values} onFilterChange={change} onClearAll={onClearAll} />
      <section aria-busy={loading} className="min-w-0 transition-opacity aria-busy:opacity-60">
        <PageHeading
          title={heading(listing)}
          text={<span role="status">{messages.search.found(count.toLocaleString('en-IN'), countIsLowerBound, listing.category)}</span>}
        />
        <ActiveFilters filters={filters} onFilters={(next) => onListing({ listing, filters: next })} />
        {tiles.length === 0 ? (
          <EmptyState title={messages.search.noRecord} icon={<SearchIcon aria-hidden="true" />}>
            {messages.search.noRecordHint}
          </EmptyState>
        ) : (
          <div className="mt-6">
            <Gallery
              label={heading(listing)}
              tiles={tiles}
              wished={props.wished}
              onWishedChange={props.onWishedChange}
              openLabel={messages.search.open}
            />
          </div>
        )}
        {pages > 1 && !loading ? <Pagination className="mt-10" page={page} pageCount={pages} linkFor={props.linkForPage} /> : null}
      </section>
    </div>
  )
}

function ActiveFilters({ filters, onFilters }: { filters: Filters; onFilters: (next: Filters) => void }) {
  const chips = [
    filters.orientation === null
      ? null
      : { label: messages.search.orientations[filters.orientation], without: { ...filters, orientation: null } },
    filters.minHeight === null ? null : { label: messages.search.taller(filters.minHeight), without: { ...filters, minHeight: null } },
    filters.minWidth === null ? null : { label: messages.search.wider(filters.minWidth), without: { ...filters, minWidth: null } },
    filters.recent ? { label: messages.search.recent, without: { ...filters, recent: false } } : null,
  ].filter((chip) => chip !== null)
  if (chips.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {chips.map(({ label, without }) => (
        <RemovableChip key={label} label={messages.search.removeFilter(label)} onClick={() => onFilters(without)}>
          {label}
        </RemovableChip>
      ))}
    </div>
  )
}
