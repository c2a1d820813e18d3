import { take, toApiError } from '@chitra/api-client'
import { formatCount } from '@chitra/money'
import { searchCategories } from '@chitra/ui'
import {
  type Filters,
  type Listing,
  listingOf,
  NO_FILTERS,
  paths,
  readFilters,
  readPage,
  searchPath,
  toApiQuery,
  toQuery,
} from '@chitra/paths'
import { useAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate, useNavigation, useRevalidator } from 'react-router-dom'
import { loadCategories } from '../../features/catalogue/load-categories.ts'
import { SearchPage } from '../../features/catalogue/search-page.tsx'
import { toTile } from '../../features/catalogue/tile-view.ts'
import * as catalogueMessages from '@chitra/messages/catalogue.ts'
import * as headMessages from '@chitra/messages/head.ts'
import * as messages from '@chitra/messages/common.ts'
import { afterTenSeconds } from '../../platform/after-ten-seconds.ts'
import { api } from '../../platform/api.ts'
import { wordsFor } from '../../platform/failures.ts'
import { headPicture } from '../../platform/head.ts'
import { setWished } from '../../platform/intents.ts'
import { isServer } from '../../platform/is-server.ts'
import { withHeadOf } from '../../platform/route-head.ts'
import { ownedAtom, wishesAtom } from '../../platform/session.ts'
import { breadcrumbs } from '../../platform/structured-data.ts'
import { usePersonalIds } from '../../platform/use-personal.ts'
import { filtersOpenAtom } from '../filter-sheet-state.ts'
import { rememberFirstList, rememberList } from '../list-memory.ts'
import { SAME_PAGE } from '../listing-address.ts'
import { toCategory } from '../search-form.ts'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const asked = searchParams.get('q')
  if (asked !== null) return redirect(searchPath({ search: asked, category: categoryOf(searchParams.get('category')) }))
  const listing = listingOf({ first: params['first'], second: params['second'] })
  const [filters, page] = [readFilters(searchParams), readPage(searchParams)]
  const list = { path: pathname, filters, page, saysPage: searchParams.has('page') }
  const instead = isServer ? null : rememberList(list)
  if (instead !== null) return redirect(instead)
  const query = toApiQuery(filters, { search: listing.search, categoryId: listing.category, page })
  const [found, categories] = await Promise.all([find(query, request.signal), loadCategories()])
  return { list, listing, filters, page, categories, ...found }
}

/** What the search form sends without a script. */
const categoryOf = (chosen: string | null) => toCategory[searchCategories.find((category) => category === chosen) ?? 'all']

/** What was found, or an empty list and the words for why (SRCH-09); with nothing found, what others look for. */
async function find(query: ReturnType<typeof toApiQuery>, signal: AbortSignal) {
  try {
    const { data } = await take(api.GET('/api/images-list/', { params: { query }, signal }))
    return { ...data, problem: null, isBroken: false, popular: data.count === 0 ? await popularSearches() : [] }
  } catch (failure) {
    if (signal.aborted) throw failure
    const error = toApiError(failure)
    const problem = error.errorMessage === '' ? wordsFor(error, messages.somethingWrong) : error.errorMessage
    return { image: [], count: 0, countIsLowerBound: false, problem, isBroken: error.kind !== 'refused', popular: [] }
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

type Found = Exclude<Awaited<ReturnType<typeof loader>>, Response>

export const handle = withHeadOf<typeof loader>(({ listing, page, image, count, countIsLowerBound, problem, isBroken }) => {
  const [first] = image
  return {
    name: headMessages.head.listPage(listing, page),
    ...(problem === null
      ? {
          description: headMessages.head.listText(
            listing,
            catalogueMessages.search.found(formatCount(count), countIsLowerBound, listing.category),
          ),
          index: first !== undefined,
          ...(first === undefined ? {} : { picture: headPicture(first), searched: listing.search }),
        }
      : { index: false, status: isBroken ? 503 : 404 }),
    // A filter shows part of the same list; a page of it is a page of its own.
    canonical: searchPath(listing) + toQuery(NO_FILTERS, page),
    structuredData: [breadcrumbs(...crumbsOf(listing))],
  }
})

function crumbsOf(listing: Listing) {
  const own = { name: headMessages.head.listName(listing), path: searchPath(listing) }
  if (listing.category === null) return [own]
  const category = { name: catalogueMessages.search.titles[listing.category], path: searchPath({ search: '', category: listing.category }) }
  return listing.search === '' ? [category] : [category, own]
}

export function Component() {
  const { list, listing, image, ...rest } = useLoaderData<Found>()
  const navigate = useNavigate()
  const loading = useNavigation().state === 'loading'
  const { revalidate } = useRevalidator()
  const wished = usePersonalIds(wishesAtom)
  const owned = usePersonalIds(ownedAtom)
  const [open, setOpen] = useAtom(filtersOpenAtom)
  const tiles = useMemo(() => image.map((item) => toTile(item, owned)), [image, owned])
  useEffect(() => {
    const instead = rememberFirstList(list)
    if (instead !== null) void navigate(instead, { replace: true })
  }, [list, navigate])
  useEffect(() => afterTenSeconds(() => void report(listing.search)), [listing.search])
  return (
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
      linkForPage={(to) => searchPath(listing) + pageQuery(rest.filters, to)}
      filterSheet={{ open, onOpenChange: ({ open: next }) => setOpen(next) }}
    />
  )
}

/** The first page is written too: opened in another tab, a link to it means the first page and not the one that is remembered. */
function pageQuery(filters: Filters, page: number): string {
  const query = toQuery(filters, page)
  return page > 1 ? query : `${query}${query === '' ? '?' : '&'}page=1`
}

/** By code that comes only then, as nobody waits for it; offline there is nobody to tell. */
const report = (keyword: string): Promise<void> =>
  import('../../platform/visitor.ts').then(
    ({ reportSearch }) => reportSearch(keyword),
    () => undefined,
  )
