import { type Filters, toQuery } from '@chitra/paths'

/** What is stored of the last list: its page, and which list that is the page of (by `listKey`). */
export interface RememberedPage {
  page: string | null
  list: string | null
}

/**
 * The page to come back to when the same list is opened anew by an address that says no page (SRCH-06); null to stay on the first. Inside a list, and on
 * the way back through the history, an address means what it says.
 */
export function pageToRestore(list: { path: string; filters: Filters }, stored: RememberedPage, from: 'list' | 'elsewhere'): number | null {
  const page = Number(stored.page ?? '1')
  return from === 'elsewhere' && stored.list === listKey(list) && Number.isSafeInteger(page) && page > 1 ? page : null
}

/** Names a list, its page apart, in a few signs that do not tell what was searched. */
export function listKey({ path, filters }: { path: string; filters: Filters }): string {
  let hash = 0x811c9dc5
  for (const sign of path + toQuery(filters)) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
