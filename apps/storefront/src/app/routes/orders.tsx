import { take, toApiError } from '@chitra/api-client'
import { customRange } from '@chitra/ui'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate, useNavigation, useSearchParams } from 'react-router-dom'
import { isPreset, shortDate, type Span, spanOf, spanOfRange, spanText } from '../../features/orders/date-presets.ts'
import { A_CALL, callsOf, type Row, ROWS_A_PAGE, toRows } from '../../features/orders/order-view.ts'
import { OrdersPage } from '../../features/orders/orders-page.tsx'
import * as messages from '@chitra/messages/common.ts'
import * as ordersMessages from '@chitra/messages/orders.ts'
import { api } from '../../platform/api.ts'
import { leaveOn401, wordsFor } from '../../platform/failures.ts'
import { paths } from '@chitra/paths'
import { sessionAtom } from '../../platform/session.ts'
import { tell } from '../../platform/toasts.ts'
import { useDownloads } from '../../platform/use-downloads.ts'
import { requireSession } from '../guard.ts'
import { withHead } from '../../platform/route-head.ts'

// Seldom needed: fetched when it is.
const RefundPart = lazy(() => import('../refund-part.tsx'))

/** The most that one call gives: what the sheet on paper holds. */
const ON_PAPER = 100
const SEARCH_PAUSE = 300

/** True while the table is on the screen: what is asked for then is another page of it, or another choice. */
let onScreen = false

export async function loader({ request }: LoaderFunctionArgs) {
  requireSession(request)
  const query = new URL(request.url).searchParams
  const span = spanAsked(query)
  const asked = askedOf(query, span)
  // A session that ends on a page change is asked for again at once; on load, the way is home (ORD-05).
  const wayOut = onScreen && query.has('page') ? paths.login : paths.home
  const page = Math.max(1, Math.floor(Number(query.get('page') ?? '1')) || 1)
  const call = async (number: number) =>
    (await leaveOn401(take(api.GET('/api/orders/', { params: { query: { ...asked, page: number } }, signal: request.signal })), wayOut))
      .data
  const [first = 1, second] = callsOf(page)
  const found = await call(first)
  const pages = Math.max(1, Math.ceil(found.count / ROWS_A_PAGE))
  if (page > pages) {
    query.set('page', String(pages))
    return redirect(`${paths.orders}?${query.toString()}`)
  }
  const rows = toRows(found.order, (first - 1) * A_CALL)
  if (second !== undefined && found.count > first * A_CALL) rows.push(...toRows((await call(second)).order, first * A_CALL))
  return { rows, page, count: found.count, sums: found.sums, asked, dates: spanText(span), today: shortDate(new Date().toISOString()) }
}

/** What the server is asked for, besides the page. */
function askedOf(query: URLSearchParams, span: Span) {
  return {
    by: 'item' as const,
    search: query.get('search') ?? '',
    ...(span.start === null ? {} : { start: span.start.toISOString() }),
    ...(span.end === null ? {} : { end: span.end.toISOString() }),
  }
}

function spanAsked(query: URLSearchParams): Span {
  const preset = query.get('dates')
  return isPreset(preset) ? spanOf(preset, new Date()) : spanOfRange(rangeAsked(query))
}

const rangeAsked = (query: URLSearchParams) => ({ from: query.get('from') ?? '', to: query.get('to') ?? '' })

export const handle = withHead(() => ({ name: ordersMessages.orders.title, index: false }))

export function Component() {
  const { rows, page, count, sums, asked, dates, today } = useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>()
  const [refundOf, setRefundOf] = useState<string | null>(null)
  const [onPaper, setOnPaper] = useState<{ of: readonly Row[]; rows: Row[] } | null>(null)
  const [query, setQuery] = useSearchParams()
  const loading = useNavigation().state === 'loading'
  const session = useAtomValue(sessionAtom)
  const { progress, download } = useRowDownloads(rows)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    onScreen = true
    return () => {
      onScreen = false
      clearTimeout(typing.current)
    }
  }, [])
  // Any change of what is asked begins at the first page again.
  const ask = (change: Record<string, string>) => {
    clearTimeout(typing.current)
    const next = new URLSearchParams(query)
    next.delete('page')
    for (const [name, value] of Object.entries(change)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  const range = rangeAsked(query)
  const refundRow = rows.find(({ id }) => id === refundOf)
  /** The sheet holds more than the screen: as much as one call gives. */
  const printAll = async () => {
    if (count > rows.length || rows[0]?.number !== 1) {
      try {
        const { data } = await take(api.GET('/api/orders/', { params: { query: { ...asked, limit: ON_PAPER } } }))
        flushSync(() => setOnPaper({ of: rows, rows: toRows(data.order) }))
      } catch (failure) {
        return tell.error(wordsFor(toApiError(failure), messages.somethingWrong))
      }
    }
    print()
  }
  return (
    <>
      <OrdersPage
        rows={rows}
        count={count}
        page={page}
        search={query.get('search') ?? ''}
        preset={query.get('dates') ?? (range.from === '' && range.to === '' ? 'all' : customRange)}
        range={range}
        narrowed={['search', 'dates', 'from', 'to'].some((name) => query.has(name))}
        loading={loading}
        progress={progress}
        print={{
          buyer: session === null ? '' : `${session.firstName} ${session.lastName}`.trim(),
          dates,
          printedOn: today,
          rows: onPaper?.of === rows ? onPaper.rows : rows,
          count,
          sums: sums ?? { subtotal: 0, tax: 0, total: 0 },
        }}
        onSearch={(search) => {
          clearTimeout(typing.current)
          typing.current = setTimeout(() => ask({ search: search.trim() }), SEARCH_PAUSE)
        }}
        onPreset={(chosen) => ask({ dates: chosen === 'all' ? '' : chosen, from: '', to: '' })}
        onRange={(next) => ask({ dates: customRange, ...next })}
        onShowAll={() => ask({ search: '', dates: '', from: '', to: '' })}
        onDownload={({ id }) => void download(id)}
        onRefund={({ id }) => setRefundOf(id)}
        onPrint={() => void printAll()}
        linkForPage={(page) => `${paths.orders}?${new URLSearchParams({ ...Object.fromEntries(query), page: String(page) }).toString()}`}
      />
      <Suspense fallback={null}>
        {refundRow === undefined ? null : <RefundPart key={refundRow.id} row={refundRow} onClose={() => setRefundOf(null)} />}
      </Suspense>
    </>
  )
}

function useRowDownloads(rows: readonly Row[]) {
  const navigate = useNavigate()
  const { progress, start } = useDownloads()
  const download = async (id: string) => {
    const row = rows.find((candidate) => candidate.id === id)
    if (row === undefined) return
    try {
      await start(id, row.itemId)
    } catch (failure) {
      const error = toApiError(failure)
      if (error.kind === 'session') await navigate(paths.home)
      else tell.error(error.code === 429 ? error.errorMessage : ordersMessages.orders.downloadFailed)
    }
  }
  return { progress, download }
}
