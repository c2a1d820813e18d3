import { likePath, listingOf, readFilters, readPage, searchPath } from '@chitra/paths'
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigation, useRevalidator } from 'react-router-dom'
import { findImages, type FoundImages, type ListAsked } from '../../features/catalogue/find-images.ts'
import { listHead } from '../../features/catalogue/list-head.ts'
import type { PictureAsked } from '../../features/catalogue/load-by-picture.ts'
import { loadChoices } from '../../features/catalogue/load-choices.ts'
import { pageOfList } from '../../features/catalogue/page-of-list.ts'
import { SearchPage } from '../../features/catalogue/search-page.tsx'
import { useListTiles } from '../../features/catalogue/use-list-tiles.ts'
import { useReportedSearch } from '../../features/catalogue/use-reported-search.ts'
import { isServer } from '../../platform/is-server.ts'
import { type Loaded, withHeadOf } from '../../platform/route-head.ts'
import { ownedAtom } from '../../platform/session.ts'
import { useBackOnline } from '../../platform/use-back-online.ts'
import { usePersonalIds } from '../../platform/use-personal.ts'
import { useFilterSheet } from '../filter-sheet-state.ts'
import { useSettings } from '../root-loader.ts'
import { rememberList, useFirstList } from '../list-memory.ts'
import { categoryOfForm } from '../search-form.ts'
import { shownBefore, useShownBefore } from '../shown-before.ts'
import { useListChanges } from '../use-list-changes.ts'
import { useSaveToBoard } from '../use-save-to-board.tsx'
import { pathOf } from '../../platform/here.ts'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const typed = searchParams.get('q')
  if (typed !== null) return redirect(searchPath({ search: typed, category: categoryOfForm(searchParams) }))
  const listing = listingOf({ first: params['first'], second: params['second'] })
  const asked = { filters: readFilters(searchParams), page: readPage(searchParams) }
  const list = { path: pathOf(pathname), ...asked, saysPage: searchParams.has('page') }
  const instead = isServer ? null : rememberList(list)
  if (instead !== null) return redirect(instead)
  const before = isServer ? null : (shownBefore(request.url) as Awaited<ReturnType<typeof load>> | null)
  return { list, listing, ...asked, ...(before ?? (await load({ listing, ...asked }, request.signal))) }
}

async function load(asked: ListAsked, signal: AbortSignal) {
  const list = findImages(asked, signal)
  const [found, choices, pictureAsked] = await Promise.all([list, loadChoices(), loadPicture(asked, list, signal)])
  return { ...choices, ...found, pictureAsked }
}

/** Code and texts of a search by picture come with the first one. */
async function loadPicture({ filters, listing }: ListAsked, list: Promise<FoundImages>, signal: AbortSignal): Promise<PictureAsked | null> {
  if (filters.byPicture === null) return null
  const part = await import('../../features/catalogue/by-picture.ts').catch(() => null)
  return part === null ? null : await part.loadByPicture(filters.byPicture, listing, list, signal)
}

export const handle = withHeadOf<typeof loader>(listHead)

export function Component() {
  const loaded = useLoaderData<Loaded<typeof loader>>()
  const { list, listing, image, related, ...rest } = loaded
  const { revalidate } = useRevalidator()
  useFirstList(list)
  useShownBefore(rest.problem === null ? loaded : null)
  useReportedSearch(listing.search)
  useBackOnline(rest.isOffline, () => void revalidate())
  const tiles = useListTiles({ image, related }, usePersonalIds(ownedAtom))
  const { onSave, dialog } = useSaveToBoard()
  return (
    <>
      <SearchPage
        {...rest}
        {...tiles}
        {...useListChanges()}
        listing={listing}
        loading={useNavigation().state === 'loading'}
        onRetry={() => void revalidate()}
        linkForPage={(to) => pageOfList(listing, rest.filters, to)}
        filterSheet={useFilterSheet()}
        onSave={onSave}
        likeLinkFor={useSettings()?.searchByPicture === true ? likePath : undefined}
      />
      {dialog}
    </>
  )
}
