import { ApiError, toApiError } from '@chitra/api-client'
import { ErrorState, Skeleton } from '@chitra/ui'
import { atom, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigation, useRevalidator, useRouteError } from 'react-router-dom'
import * as messages from '@chitra/messages/common.ts'
import { isServer } from '../platform/is-server.ts'
import { ShowHead } from '../platform/page-head.tsx'
import { isMissing } from './page-data.ts'
import { failedHead, missingHead } from '../platform/route-head.ts'

const NotFound = lazy(() => import('./not-found.tsx').then((module) => ({ default: module.NotFound })))

interface Shape {
  /** Where it is the shape of what comes. */
  at: RegExp
  grid: string
  parts: readonly string[]
  /** It begins with its parts, without a heading. */
  bare?: boolean
}

/** The first that fits. */
const SHAPES: readonly Shape[] = [
  { at: /^\/(checkout|orders|wishList)/, grid: '', parts: ['h-28', 'h-28', 'h-28', 'h-28'] },
  {
    at: /^\/(image|graphic|product)/,
    grid: 'lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-x-12',
    parts: ['aspect-4/3 rounded-2xl', 'h-96 rounded-2xl'],
    bare: true,
  },
  { at: /^\/(?!$|search|category)/, grid: 'max-w-2xl', parts: ['h-12', 'h-12', 'h-52', 'h-12'] },
  {
    at: /./,
    grid: 'grid-cols-2 lg:grid-cols-4',
    parts: ['h-72', 'h-52', 'h-52', 'h-72', 'h-52', 'h-52', 'h-72', 'h-52'],
  },
]

/** The shape of a page that is on its way: roughly its own. */
export function PageSkeleton() {
  const { pathname: here } = useLocation()
  const { location } = useNavigation()
  const shape = SHAPES.find(({ at }) => at.test(location?.pathname ?? here))
  return (
    <div className="page-width min-h-dvh py-8" aria-busy="true">
      {shape?.bare ? null : <Skeleton className="mb-8 h-9 w-64" />}
      <div className={`grid gap-4 ${shape?.grid}`}>
        {shape?.parts.map((part, index) => (
          <Skeleton key={index} className={part} />
        ))}
      </div>
    </div>
  )
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
  return <PageSkeleton />
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
  useEffect(() => {
    if (!isOffline) return
    // The connection is back: nobody has to press anything. A part of the shop itself that did not come is asked for by a new page alone.
    const goOn = () => (thrown instanceof ApiError ? void revalidator.revalidate() : location.reload())
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  }, [isOffline, thrown, revalidator])
  if (isMissing(error.code))
    return (
      <>
        <ShowHead head={missingHead} />
        <Suspense fallback={<PageSkeleton />}>
          <NotFound />
        </Suspense>
      </>
    )
  return (
    <>
      <ShowHead head={failedHead} />
      <ErrorState title={messages.failed.title} titleAs="h1" onRetry={() => void revalidator.revalidate()}>
        {isOffline ? messages.offline : messages.failed.text}
      </ErrorState>
    </>
  )
}
