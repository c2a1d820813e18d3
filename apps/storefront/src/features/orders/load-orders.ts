import { take } from '@chitra/api-client'
import { paths } from '@chitra/paths'
import { api } from '../../platform/api.ts'
import { leaveOn401 } from '../../platform/failures.ts'
import { isPreset, shortDate, type Span, spanOf, spanOfRange, spanText } from './date-presets.ts'
import { isOnScreen } from './on-screen.ts'
import { A_CALL, callsOf, ROWS_A_PAGE, toRows } from './order-view.ts'

/** The most that one call gives: what the sheet on paper holds. */
const ON_PAPER = 100

/** What the server is asked for, besides the page. */
export type Asked = ReturnType<typeof askedOf>

/**
 * One page of the table, by the address.
 * @returns the address of the last page, where the asked one is beyond it
 */
export async function loadOrders({ url, signal }: Request) {
  const query = new URL(url).searchParams
  const span = spanAsked(query)
  const asked = askedOf(query, span)
  // A session that ends on a page change is asked for again at once; on load, the way is home (ORD-05).
  const wayOut = isOnScreen() && query.has('page') ? paths.login : paths.home
  const page = Math.max(1, Math.floor(Number(query.get('page') ?? '1')) || 1)
  const call = async (number: number) =>
    (await leaveOn401(take(api.GET('/api/orders/', { params: { query: { ...asked, page: number } }, signal })), wayOut)).data
  const [first = 1, second] = callsOf(page)
  const found = await call(first)
  const pages = Math.max(1, Math.ceil(found.count / ROWS_A_PAGE))
  if (page > pages) {
    query.set('page', String(pages))
    return `${paths.orders}?${query.toString()}`
  }
  const rows = toRows(found.order, (first - 1) * A_CALL)
  if (second !== undefined && found.count > first * A_CALL) rows.push(...toRows((await call(second)).order, first * A_CALL))
  return { rows, page, count: found.count, sums: found.sums, asked, dates: spanText(span), today: shortDate(new Date().toISOString()) }
}

/** As many rows as one call gives, for paper. */
export const loadForPaper = async (asked: Asked) =>
  toRows((await take(api.GET('/api/orders/', { params: { query: { ...asked, limit: ON_PAPER } } }))).data.order)

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

export const rangeAsked = (query: URLSearchParams) => ({ from: query.get('from') ?? '', to: query.get('to') ?? '' })
