import { Button, Link, NothingFound as Nothing } from '@chitra/ui'
import { categories, searchBox } from '@chitra/messages/frame.ts'
import { nothingFound as words } from '@chitra/messages/nothing-found.ts'
import { filterCount, type Filters, type Listing, paths, searchPath, toQuery } from '@chitra/paths'
import { activeFilters } from './active-filters.ts'
import type { Instead } from './find-images.ts'
import { shownCount } from './shown-count.ts'

export interface NothingFoundProps {
  listing: Listing
  filters: Filters
  /** What to say of the picture that is searched by. */
  chip?: string | undefined
  /** What others look for. */
  popular: readonly string[]
  /** What finds something. */
  instead?: Instead | undefined
}

/** An empty list says so, why that may be, and what to try (SRCH-08). */
export function NothingFound({ listing, filters, chip, popular, instead = { near: [], fewer: [] } }: NothingFoundProps) {
  const filtered = filterCount(filters) > 0
  const hint = filtered ? words.filters : hintFor(listing, filters)
  const without = withoutFilter(listing, activeFilters(filters, chip), filters, instead.without)
  return (
    <Nothing
      title={words.title}
      action={
        <>
          {without !== null && (
            <Button asChild>
              <Link href={without.href}>{without.label}</Link>
            </Button>
          )}
          <Button asChild variant="secondary">
            {filtered ? (
              <Link href={searchPath(listing) + toQuery({ byPicture: filters.byPicture })}>{words.clearFilters}</Link>
            ) : (
              <Link href={paths.search}>{words.seeAll}</Link>
            )}
          </Button>
        </>
      }
      likely={[
        { title: words.near, ...counted(instead.near, listing, filters) },
        { title: words.fewer, ...counted(instead.fewer, listing, filters) },
      ]}
      searches={[{ title: searchBox.popular, keywords: popular, linkFor: (keyword) => searchPath({ search: keyword, category: null }) }]}
    >
      {hint}
    </Nothing>
  )
}

/** Why nothing is found that no filter hides. */
function hintFor({ search }: Listing, { byPicture }: Filters): string {
  if (byPicture !== null) return search !== '' ? words.both : byPicture.kind === 'look' ? words.look : words.like
  return search === '' ? words.category : words.words
}

/** Searches with the numbers of their results, which the filters narrow as well. */
function counted(searches: Instead['near'], { category }: Listing, filters: Filters) {
  const counts = new Map(searches.map((each) => [each.search, shownCount(each)]))
  return {
    keywords: [...counts.keys()],
    linkFor: (keyword: string) => searchPath({ search: keyword, category }) + toQuery(filters),
    noteFor: (keyword: string) => counts.get(keyword) ?? '',
  }
}

/** The list without the filter that hides most. */
function withoutFilter(
  listing: Listing,
  active: ReturnType<typeof activeFilters>,
  filters: Filters,
  costliest: Instead['without'],
): { href: string; label: string } | null {
  if (costliest === undefined) return null
  const count = shownCount(costliest)
  if (costliest.filter === 'categoryId' && listing.category !== null)
    return {
      href: searchPath({ ...listing, category: null }) + toQuery(filters),
      label: words.without(categories[listing.category], count),
    }
  const filter = active.find(({ id }) => id === costliest.filter)
  return filter === undefined ? null : { href: searchPath(listing) + toQuery(filter.without), label: words.without(filter.label, count) }
}
