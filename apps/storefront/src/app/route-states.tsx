import { ApiError, toApiError } from '@chitra/api-client'
import { ErrorState, PageSkeleton, type PageSkeletonKind } from '@chitra/ui'
import { atom, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigation, useRevalidator, useRouteError } from 'react-router-dom'
import * as messages from '@chitra/messages/common.ts'
import { itemIdOf } from '@chitra/paths'
import { isServer } from '../platform/is-server.ts'
import { ShowHead } from '../platform/page-head.tsx'
import { openedTile } from './opened-tile.ts'
import { useOpeningItem } from './early-steps.ts'
import { isMissing } from './page-data.ts'
import { failedHead, missingHead } from '../platform/route-head.ts'
import { useBackOnline } from '../platform/use-back-online.ts'
import { pathOf } from '../platform/here.ts'

const NotFound = lazy(() => import('./not-found.tsx').then((module) => ({ default: module.NotFound })))

/** The shape of the page at an address, which may be written in capitals: the first that fits. Every other page is a form. */
const SHAPES: readonly { at: RegExp; kind: PageSkeletonKind }[] = [
  { at: /^\/$/, kind: 'home' },
  { at: /^\/(search|category)/i, kind: 'tiles' },
  { at: /^\/(image|graphic|product)/i, kind: 'item' },
  { at: /^\/checkout/i, kind: 'cart' },
  { at: /^\/orders/i, kind: 'orders' },
  { at: /^\/licences/i, kind: 'lines' },
  { at: /^\/wish/i, kind: 'lines' },
  { at: /^\/(about|careers|faq|support|terms|privacy|licence)/i, kind: 'text' },
]

/** The shape of a page that is on its way. An item's has the picture of the tile by which it was opened. */
export function ShapeOfPage() {
  const { pathname: here } = useLocation()
  const { location } = useNavigation()
  const pathname = useOpeningItem()?.pathname ?? (location === undefined ? here : pathOf(location.pathname))
  const kind = SHAPES.find(({ at }) => at.test(pathname))?.kind ?? 'form'
  const tile = openedTile(itemIdOf(pathname))
  const picture = tile === null ? undefined : { src: tile.src, alt: '', width: tile.width, height: tile.height }
  // Another page's bars are new ones: those of the page before would move to their places.
  return <PageSkeleton key={kind} kind={kind} picture={picture} growsFrom={tile?.place} />
}

/** False until the first page is there: what is said on the way to it is heard where one arrives. */
export const arrivedAtom = atom(true)

/** Shown inside the shop's frame until the first page is there. */
export function FirstSkeleton() {
  const setArrived = useSetAtom(arrivedAtom)
  useLayoutEffect(() => {
    setArrived(false)
    return () => setArrived(true)
  }, [setArrived])
  return <ShapeOfPage />
}

/** What a page shows that could not be loaded: what happened, in words, and a way on. */
export function RouteError() {
  const thrown = useRouteError()
  const revalidator = useRevalidator()
  const error = thrown instanceof ApiError ? thrown : toApiError(thrown, isServer || navigator.onLine ? 500 : 0)
  const isOffline = error.kind === 'offline'
  useEffect(() => {
    // A defect of ours: kept where a developer sees it.
    if (!(thrown instanceof ApiError)) console.error(thrown)
  }, [thrown])
  // A part of the shop itself that did not come is asked for by a new page alone.
  useBackOnline(isOffline, () => (thrown instanceof ApiError ? void revalidator.revalidate() : location.reload()))
  if (isMissing(error.code))
    return (
      <>
        <ShowHead head={missingHead} />
        <Suspense fallback={<ShapeOfPage />}>
          <NotFound />
        </Suspense>
      </>
    )
  return (
    <>
      <ShowHead head={failedHead} />
      <ErrorState title={isOffline ? messages.offline : messages.failed.title} titleAs="h1" onRetry={() => void revalidator.revalidate()}>
        {isOffline ? null : messages.failed.text}
      </ErrorState>
    </>
  )
}
