import { type Filters, toQuery } from './listing-filters.ts'

/** Which list was looked at last in this visit, without its page. */
let last = ''

/**
 * The page to come back to when the same list is opened anew from another place, by a link that says no page (SRCH-06); null to stay on the first.
 * Inside a list the links mean what they say.
 */
export function pageToRestore(list: { path: string; filters: Filters }, stored: string | null, from: 'list' | 'elsewhere'): number | null {
  const page = Number(stored ?? '1')
  return from === 'elsewhere' && last === keyOf(list) && Number.isSafeInteger(page) && page > 1 ? page : null
}

export function rememberList(list: { path: string; filters: Filters }): void {
  last = keyOf(list)
}

const keyOf = ({ path, filters }: { path: string; filters: Filters }): string => path + toQuery(filters)
