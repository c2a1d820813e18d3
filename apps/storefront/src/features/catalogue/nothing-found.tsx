import { Button, Link, NothingFound as Nothing } from '@chitra/ui'
import * as messages from '@chitra/messages/catalogue.ts'
import { type Filters, type Listing, paths, searchPath, toQuery } from '@chitra/paths'

export interface NothingFoundProps {
  listing: Listing
  filters: Filters
  /** What others look for. */
  popular: readonly string[]
  /** Takes the filters away and keeps the words and the category. */
  onClearFilters: () => void
}

/** An empty list says so, why that may be, and what to try (SRCH-08). */
export function NothingFound({ listing, filters, popular, onClearFilters }: NothingFoundProps) {
  const words = messages.search
  const filtered = toQuery(filters) !== ''
  const hint = filtered ? words.noRecordFor.filters : listing.search === '' ? words.noRecordFor.category : words.noRecordFor.words
  return (
    <Nothing
      title={words.noRecord}
      action={
        filtered ? (
          <Button variant="secondary" onClick={onClearFilters}>
            {words.clearFilters}
          </Button>
        ) : (
          <Button asChild variant="secondary">
            <Link href={paths.search}>{words.seeAll}</Link>
          </Button>
        )
      }
      popularTitle={words.popular}
      popular={popular}
      linkFor={(keyword) => searchPath({ search: keyword, category: null })}
    >
      {hint}
    </Nothing>
  )
}
