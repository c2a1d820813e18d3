import { take, toApiError } from '@chitra/api-client'
import { formatCount } from '@chitra/money'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate, useNavigation, useRevalidator } from 'react-router-dom'
import { pageToRestore, rememberList } from '../../features/catalogue/list-page-memory.ts'
import { readFilters, readPage, toApiQuery, toQuery } from '../../features/catalogue/listing-filters.ts'
import { loadCategories } from '../../features/catalogue/load-categories.ts'
import { SearchPage } from '../../features/catalogue/search-page.tsx'
import { toTile } from '../../features/catalogue/tile-view.ts'
import * as catalogueMessages from '../../messages/catalogue-messages.ts'
import * as headMessages from '../../messages/head-messages.ts'
import * as messages from '../../messages/messages.ts'
import { api } from '../../platform/api.ts'
import { wordsFor } from '../../platform/failures.ts'
import { setWished } from '../../platform/intents.ts'
import { PageHead } from '../../platform/page-head.tsx'
import { DEFERRED } from '../../platform/deferred.ts'
import { listingOf, paths, searchPath } from '../../platform/paths.ts'
import { ownedAtom, wishesAtom } from '../../platform/session.ts'
import { readStored, writeStored } from '../../platform/storage.ts'
import { filtersOpenAtom } from '../filter-sheet-state.ts'
import { isListing, SAME_PAGE } from '../listing-address.ts'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const listing = listingOf({ first: params['first'], second: params['second'] })
  const [filters, page] = [readFilters(searchParams), readPage(searchParams)]
  const list = { path: pathname, filters }
  // The address bar still shows where one comes from.
  const restored = searchParams.has('page')
    ? null
    : pageToRestore(list, readStored('currentPage'), isListing(location.pathname) ? 'list' : 'elsewhere')
  if (restored !== null) return redirect(pathname + toQuery(filters, restored))
  rememberList(list)
  writeStored('currentPage', String(page))
  const query = toApiQuery(filters, { search: listing.search, categoryId: listing.category, page })
  const [found, categories] = await Promise.all([find(query, request.signal), loadCategories()])
  return { listing, filters, page, categories, ...found }
}

/** What was found, or an empty list and the words for why (SRCH-09); with nothing found, what others look for. */
async function find(query: ReturnType<typeof toApiQuery>, signal: AbortSignal) {
  try {
    const { data } = await take(api.GET('/api/images-list/', { params: { query }, signal }))
    return { ...data, problem: null, popular: data.count === 0 ? await popularSearches() : [] }
  } catch (failure) {
    if (signal.aborted) throw failure
    const error = toApiError(failure)
    const problem = error.errorMessage === '' ? wordsFor(error, messages.somethingWrong) : error.errorMessage
    return { image: [], count: 0, countIsLowerBound: false, problem, popular: [] }
  }
}

/** A help that nothing depends on. */
const popularSearches = async (): Promise<string[]> => {
  try {
    return (await take(api.GET('/api/popularSearches/'))).data.popular.map(({ keyword }) => keyword).slice(0, 8)
  } catch {
    return []
  }
}

export function Component() {
  const { listing, image, ...rest } = useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>()
  const navigate = useNavigate()
  const loading = useNavigation().state === 'loading'
  const { revalidate } = useRevalidator()
  const wished = useAtomValue(wishesAtom)
  const owned = useAtomValue(ownedAtom)
  const [open, setOpen] = useAtom(filtersOpenAtom)
  const tiles = useMemo(() => image.map((item) => toTile(item, owned)), [image, owned])
  useEffect(() => {
    const timer = setTimeout(() => void report(listing.search), DEFERRED)
    return () => clearTimeout(timer)
  }, [listing.search])
  return (
    <>
      <PageHead
        title={headMessages.head.listTitle(listing, rest.page)}
        description={headMessages.head.listText(
          listing,
          catalogueMessages.search.found(formatCount(rest.count), rest.countIsLowerBound, listing.category),
        )}
      />
      <SearchPage
        {...rest}
        listing={listing}
        tiles={tiles}
        loading={loading}
        wished={wished}
        onWishedChange={({ id, wished: next }) => void setWished(id, next).then((to) => (to === null ? undefined : navigate(to)))}
        onListing={(next) =>
          void navigate(searchPath(next.listing) + toQuery(next.filters), { replace: next.replace === true, state: SAME_PAGE })
        }
        onClearAll={() => void navigate(paths.search, { state: SAME_PAGE })}
        onRetry={() => void revalidate()}
        linkForPage={(to) => searchPath(listing) + toQuery(rest.filters, to)}
        filterSheet={{ open, onOpenChange: ({ open: next }) => setOpen(next) }}
      />
    </>
  )
}

/** By code that comes only then, as nobody waits for it; offline there is nobody to tell. */
const report = (keyword: string): Promise<void> =>
  import('../../platform/visitor.ts').then(
    ({ reportSearch }) => reportSearch(keyword),
    () => undefined,
  )
