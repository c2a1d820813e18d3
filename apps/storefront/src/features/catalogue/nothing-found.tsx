import { Button, EmptyState, KeywordChips, Link, SearchIcon } from '@chitra/ui'
import * as messages from '../../messages/catalogue-messages.ts'
import { type Listing, paths, searchPath } from '../../platform/paths.ts'
import { type Filters, toQuery } from './listing-filters.ts'

export interface NothingFoundProps {
  listing: Listing
  filters: Filters
  /** What others look for. */
  popular: readonly string[]
  onClearAll: () => void
}

/** An empty list says so, why that may be, and what to try (SRCH-08). */
export function NothingFound({ listing, filters, popular, onClearAll }: NothingFoundProps) {
  const words = messages.search
  const filtered = toQuery(filters) !== ''
  const hint = filtered ? words.noRecordFor.filters : listing.search === '' ? words.noRecordFor.category : words.noRecordFor.words
  return (
    <>
      <EmptyState
        title={words.noRecord}
        icon={<SearchIcon aria-hidden="true" />}
        className="pb-6"
        action={
          filtered ? (
            <Button variant="secondary" onClick={onClearAll}>
              {words.clearFilters}
            </Button>
          ) : (
            <Button asChild variant="secondary">
              <Link href={paths.search}>{words.seeAll}</Link>
            </Button>
          )
        }
      >
        {hint}
      </EmptyState>
      {popular.length > 0 && (
        <div className="flex flex-col items-center gap-3 pb-10">
          <h2 className="text-base">{words.popular}</h2>
          <KeywordChips
            className="justify-center"
            keywords={popular}
            linkFor={(keyword) => searchPath({ search: keyword, category: null })}
          />
        </div>
      )}
    </>
  )
}
