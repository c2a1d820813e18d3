import { Button, Link, NothingFound as Nothing } from '@chitra/ui'
import * as messages from '@chitra/messages/catalogue.ts'
import { type Filters, type Listing, paths, searchPath, toQuery } from '@chitra/paths'
import { activeFilters } from './active-filters.ts'
import type { Instead } from './find-images.ts'
import { shownCount } from './shown-count.ts'

export interface NothingFoundProps {
  listing: Listing
  filters: Filters
  /** What others look for. */
  popular: readonly string[]
  /** What finds something. */
  instead?: Instead | undefined
}

const words = messages.search

/** An empty list says so, why that may be, and what to try (SRCH-08). */
export function NothingFound({ listing, filters, popular, instead = { near: [], fewer: [] } }: NothingFoundProps) {
  const filtered = toQuery(filters) !== ''
  const hint = filtered ? words.noRecordFor.filters : listing.search === '' ? words.noRecordFor.category : words.noRecordFor.words
  const without = withoutFilter(listing, filters, instead.without)
  return (
    <Nothing
      title={words.noRecord}
      action={
        <>
          {without !== null && (
            <Button asChild>
              <Link href={without.href}>{without.label}</Link>
            </Button>
          )}
          <Button asChild variant="secondary">
            {filtered ? <Link href={searchPath(listing)}>{words.clearFilters}</Link> : <Link href={paths.search}>{words.seeAll}</Link>}
          </Button>
        </>
      }
      searches={[
        { title: words.near, ...counted(instead.near, listing, filters) },
        { title: words.fewer, ...counted(instead.fewer, listing, filters) },
        { title: words.popular, keywords: popular, linkFor: (keyword) => searchPath({ search: keyword, category: null }) },
      ]}
    >
      {hint}
    </Nothing>
  )
}

/** Searches with the numbers of their results, which the filters narrow as well. */
function counted(searches: Instead['near'], { category }: Listing, filters: Filters) {
  const counts = new Map(searches.map(({ search, ...count }) => [search, shownCount(count)]))
  return {
    keywords: [...counts.keys()],
    linkFor: (search: string) => searchPath({ search, category }) + toQuery(filters),
    noteFor: (search: string) => counts.get(search) ?? '',
  }
}

/** The list without the filter that hides most. */
function withoutFilter(listing: Listing, filters: Filters, costliest: Instead['without']): { href: string; label: string } | null {
  if (costliest === undefined) return null
  const count = shownCount(costliest)
  if (costliest.filter === 'categoryId' && listing.category !== null)
    return {
      href: searchPath({ ...listing, category: null }) + toQuery(filters),
      label: words.without(words.titles[listing.category], count),
    }
  const filter = activeFilters(filters).find(({ id }) => id === costliest.filter)
  return filter === undefined ? null : { href: searchPath(listing) + toQuery(filter.without), label: words.without(filter.label, count) }
}
