import { take, toApiError } from '@chitra/api-client'
import { customRange } from '@chitra/ui'
import { useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useNavigation, useSearchParams } from 'react-router-dom'
import { isPreset, spanOf, spanOfRange } from '../../features/orders/date-presets.ts'
import { toRows } from '../../features/orders/order-view.ts'
import { OrdersPage } from '../../features/orders/orders-page.tsx'
import { messages } from '../../messages/messages.ts'
import { api } from '../../platform/api.ts'
import { downloadItem } from '../../platform/download.ts'
import { homeOn401 } from '../../platform/failures.ts'
import { PageHead } from '../../platform/page-head.tsx'
import { paths } from '../../platform/paths.ts'
import { endSession } from '../../platform/session.ts'
import { tell } from '../../platform/toasts.ts'
import { requireSession } from '../guard.ts'

/** Orders a call; a buyer's all are read, because the table counts items and the server orders. */
const A_CALL = 100
const SEARCH_PAUSE = 300

export async function loader({ request }: LoaderFunctionArgs) {
  requireSession(request)
  const query = new URL(request.url).searchParams
  const preset = query.get('dates')
  const span = isPreset(preset) ? spanOf(preset, new Date()) : spanOfRange({ from: query.get('from') ?? '', to: query.get('to') ?? '' })
  const asked = {
    limit: A_CALL,
    search: query.get('search') ?? '',
    ...(span.start === null ? {} : { start: span.start.toISOString() }),
    ...(span.end === null ? {} : { end: span.end.toISOString() }),
  }
  const orders = []
  for (let page = 1; ; page += 1) {
    const { data } = await homeOn401(take(api.GET('/api/orders/', { params: { query: { ...asked, page } }, signal: request.signal })))
    orders.push(...data.order)
    if (data.order.length < A_CALL || orders.length >= data.count) return { rows: toRows(orders) }
  }
}

export function Component() {
  const { rows } = useLoaderData<typeof loader>()
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const loading = useNavigation().state === 'loading'
  const [downloading, setDownloading] = useState<ReadonlySet<string>>(new Set())
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Any change of what is asked begins at the first page again.
  const ask = (change: Record<string, string>) => {
    const next = new URLSearchParams(query)
    next.delete('page')
    for (const [name, value] of Object.entries(change)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  const download = async (id: string) => {
    const row = rows.find((candidate) => candidate.id === id)
    if (row === undefined) return
    setDownloading((current) => new Set([...current, id]))
    try {
      await downloadItem(row.itemId)
    } catch (failure) {
      if (toApiError(failure).kind === 'session') {
        endSession()
        tell.error(messages.tokenExpired)
        await navigate(paths.home)
      } else tell.error(messages.orders.downloadFailed)
    } finally {
      setDownloading((current) => new Set([...current].filter((other) => other !== id)))
    }
  }
  const range = { from: query.get('from') ?? '', to: query.get('to') ?? '' }
  return (
    <>
      <PageHead title={`${messages.orders.title} | ${messages.siteName}`} />
      <OrdersPage
        rows={rows}
        page={Math.max(1, Number(query.get('page') ?? '1') || 1)}
        search={query.get('search') ?? ''}
        preset={query.get('dates') ?? (range.from === '' && range.to === '' ? 'all' : customRange)}
        range={range}
        loading={loading}
        downloading={downloading}
        onSearch={(search) => {
          clearTimeout(typing.current)
          typing.current = setTimeout(() => ask({ search: search.trim() }), SEARCH_PAUSE)
        }}
        onPreset={(dates) => ask({ dates: dates === 'all' ? '' : dates, from: '', to: '' })}
        onRange={(next) => ask({ dates: customRange, ...next })}
        onDownload={({ id }) => void download(id)}
        linkForPage={(page) => `${paths.orders}?${new URLSearchParams({ ...Object.fromEntries(query), page: String(page) }).toString()}`}
      />
    </>
  )
}
