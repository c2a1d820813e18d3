import { paths, RECEIPT } from '@chitra/paths'
import { customRange, type DateRange } from '@chitra/ui'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { rangeAsked } from './load-orders.ts'

/** Milliseconds without another letter, after which is asked for what is typed. */
const SEARCH_PAUSE = 300

/** What narrows the orders stands in the address: what it says, and what changes it. */
export function useOrderQuery() {
  const [query, setQuery] = useSearchParams()
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(typing.current), [])
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
  return {
    search: query.get('search') ?? '',
    preset: query.get('dates') ?? (range.from === '' && range.to === '' ? 'all' : customRange),
    range,
    narrowed: ['search', 'dates', 'from', 'to'].some((name) => query.has(name)),
    onSearch: (search: string) => {
      clearTimeout(typing.current)
      typing.current = setTimeout(() => ask({ search: search.trim() }), SEARCH_PAUSE)
    },
    onPreset: (chosen: string) => ask({ dates: chosen === 'all' ? '' : chosen, from: '', to: '' }),
    onRange: (next: DateRange) => ask({ dates: customRange, ...next }),
    onShowAll: () => ask({ search: '', dates: '', from: '', to: '' }),
    linkForPage: (page: number) => {
      const next = new URLSearchParams({ ...Object.fromEntries(query), page: String(page) })
      // Another page of the table begins at the table.
      next.delete(RECEIPT)
      return `${paths.orders}?${next.toString()}`
    },
  }
}
