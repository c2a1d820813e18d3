import { take, toApiError } from '@chitra/api-client'
import { customRange } from '@chitra/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useNavigation, useSearchParams } from 'react-router-dom'
import { isPreset, shortDate, type Span, spanOf, spanOfRange, spanText } from '../../features/orders/date-presets.ts'
import { type Row, toRows } from '../../features/orders/order-view.ts'
import { OrdersPage } from '../../features/orders/orders-page.tsx'
import * as catalogueMessages from '../../messages/catalogue-messages.ts'
import * as messages from '../../messages/messages.ts'
import * as ordersMessages from '../../messages/orders-messages.ts'
import { api } from '../../platform/api.ts'
import { leaveOn401 } from '../../platform/failures.ts'
import { PageHead } from '../../platform/page-head.tsx'
import { paths } from '../../platform/paths.ts'
import { endSession, sessionAtom } from '../../platform/session.ts'
import { tell } from '../../platform/toasts.ts'
import { useDownloads } from '../../platform/use-downloads.ts'
import { requireSession } from '../guard.ts'

/** Orders a call; a buyer's all are read, because the table counts items and the server orders. */
const A_CALL = 100
const SEARCH_PAUSE = 300

/** True while the table is on the screen: what is asked for then is another page of it, or another choice. */
let onScreen = false

export async function loader({ request }: LoaderFunctionArgs) {
  requireSession(request)
  const query = new URL(request.url).searchParams
  const span = spanAsked(query)
  const asked = {
    limit: A_CALL,
    search: query.get('search') ?? '',
    ...(span.start === null ? {} : { start: span.start.toISOString() }),
    ...(span.end === null ? {} : { end: span.end.toISOString() }),
  }
  // A session that ends on a page change is asked for again at once; on load, the way is home (ORD-05).
  const wayOut = onScreen && query.has('page') ? paths.login : paths.home
  const orders = []
  for (let page = 1; ; page += 1) {
    const call = take(api.GET('/api/orders/', { params: { query: { ...asked, page } }, signal: request.signal }))
    const { data } = await leaveOn401(call, wayOut)
    orders.push(...data.order)
    if (data.order.length < A_CALL || orders.length >= data.count)
      return { rows: toRows(orders, asked.search), dates: spanText(span), today: shortDate(new Date().toISOString()) }
  }
}

function spanAsked(query: URLSearchParams): Span {
  const preset = query.get('dates')
  return isPreset(preset) ? spanOf(preset, new Date()) : spanOfRange(rangeAsked(query))
}

const rangeAsked = (query: URLSearchParams) => ({ from: query.get('from') ?? '', to: query.get('to') ?? '' })

export function Component() {
  const { rows, dates, today } = useLoaderData<{ rows: Row[]; dates: string; today: string }>()
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
  return (
    <>
      <PageHead title={catalogueMessages.search.pageTitle(ordersMessages.orders.title)} />
      <OrdersPage
        rows={rows}
        page={Math.max(1, Number(query.get('page') ?? '1') || 1)}
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
        }}
        onSearch={(search) => {
          clearTimeout(typing.current)
          typing.current = setTimeout(() => ask({ search: search.trim() }), SEARCH_PAUSE)
        }}
        onPreset={(chosen) => ask({ dates: chosen === 'all' ? '' : chosen, from: '', to: '' })}
        onRange={(next) => ask({ dates: customRange, ...next })}
        onShowAll={() => ask({ search: '', dates: '', from: '', to: '' })}
        onDownload={({ id }) => void download(id)}
        onPrint={() => print()}
        linkForPage={(page) => `${paths.orders}?${new URLSearchParams({ ...Object.fromEntries(query), page: String(page) }).toString()}`}
      />
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
      if (error.kind === 'session') {
        endSession()
        tell.error(messages.tokenExpired)
        await navigate(paths.home)
      } else tell.error(error.code === 429 ? error.errorMessage : ordersMessages.orders.downloadFailed)
    }
  }
  return { progress, download }
}
