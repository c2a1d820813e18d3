import { take } from '@chitra/api-client'
import { useAtom, useAtomValue } from 'jotai'
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useNavigation } from 'react-router-dom'
import { readFilters, readPage, toApiQuery, toQuery } from '../../features/catalogue/listing-filters.ts'
import { SearchPage } from '../../features/catalogue/search-page.tsx'
import { toTile } from '../../features/catalogue/tile-view.ts'
import { messages } from '../../messages/messages.ts'
import { api } from '../../platform/api.ts'
import { setWished } from '../../platform/intents.ts'
import { PageHead } from '../../platform/page-head.tsx'
import { listingOf, paths, searchPath } from '../../platform/paths.ts'
import { wishesAtom } from '../../platform/session.ts'
import { writeStored } from '../../platform/storage.ts'
import { filtersOpenAtom } from '../filter-sheet-state.ts'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const listing = listingOf({ first: params['first'], second: params['second'] })
  const [filters, page] = [readFilters(query), readPage(query)]
  writeStored('currentPage', String(page))
  const { data } = await take(
    api.GET('/api/images-list/', {
      params: { query: toApiQuery(filters, { search: listing.search, categoryId: listing.category, page }) },
      signal: request.signal,
    }),
  )
  return { listing, filters, page, ...data }
}

export function Component() {
  const { listing, filters, page, image, count, countIsLowerBound } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const loading = useNavigation().state === 'loading'
  const wished = useAtomValue(wishesAtom)
  const [open, setOpen] = useAtom(filtersOpenAtom)
  return (
    <>
      <PageHead title={messages.search.pageTitle(listing.search === '' ? messages.search.everything : listing.search)} />
      <SearchPage
        listing={listing}
        filters={filters}
        page={page}
        tiles={image.map(toTile)}
        count={count}
        countIsLowerBound={countIsLowerBound}
        loading={loading}
        wished={wished}
        onWishedChange={({ id, wished: next }) => void setWished(id, next).then((to) => (to === null ? undefined : navigate(to)))}
        onListing={(next) =>
          void navigate(searchPath(next.listing) + toQuery(next.filters), { replace: next.replace === true, preventScrollReset: true })
        }
        onClearAll={() => void navigate(paths.search)}
        linkForPage={(to) => searchPath(listing) + toQuery(filters, to)}
        filterSheet={{ open, onOpenChange: ({ open: next }) => setOpen(next) }}
      />
    </>
  )
}
