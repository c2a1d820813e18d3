import { ApiError, toApiError } from '@chitra/api-client'
import { Button, ErrorState, Link, NotFoundState, Skeleton } from '@chitra/ui'
import { atom, useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router-dom'
import * as catalogueMessages from '../messages/catalogue-messages.ts'
import * as frameMessages from '../messages/frame-messages.ts'
import * as messages from '../messages/messages.ts'
import { PageHead } from '../platform/page-head.tsx'
import { paths } from '../platform/paths.ts'

/** The shape of a page that is on its way. */
export function PageSkeleton() {
  return (
    <div className="page-width py-8" aria-busy="true">
      <Skeleton className="h-9 w-64" />
      <div className="mt-8 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className={index % 3 === 0 ? 'h-72' : 'h-52'} />
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
  const error = thrown instanceof ApiError ? thrown : toApiError(thrown, navigator.onLine ? 500 : 0)
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
  if (error.code === 404)
    return (
      <>
        <PageHead title={catalogueMessages.search.pageTitle(frameMessages.notFound.title)} />
        <NotFoundState
          title={frameMessages.notFound.title}
          titleAs="h1"
          action={
            <Button asChild>
              <Link href={paths.search}>{frameMessages.notFound.back}</Link>
            </Button>
          }
        >
          {frameMessages.notFound.text}
        </NotFoundState>
      </>
    )
  return (
    <>
      <PageHead />
      <ErrorState title={messages.failed.title} titleAs="h1" onRetry={() => void revalidator.revalidate()}>
        {isOffline ? messages.offline : messages.failed.text}
      </ErrorState>
    </>
  )
}
