import { type Filters, toQuery } from '@chitra/paths'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { listKey, pageToRestore } from '../features/catalogue/list-page-memory.ts'
import { readCookie, readStored, writeCookie, writeStored } from '../platform/storage.ts'
import { isListing } from './listing-address.ts'
import { pathOf } from '../platform/here.ts'

/** Which list `currentPage` is a page of; a cookie, because browser storage holds ten names and no more (AUTH-15). */
const LAST_LIST = 'list'
/** Seconds. */
const A_DAY = 86_400

let isFirst = true

/** Whether one was on a list before. A page that has just been loaded is on none, unless it was reached by going back or forward. */
function cameFrom(): 'list' | 'elsewhere' {
  const [entry] = isFirst ? performance.getEntriesByType('navigation') : []
  isFirst = false
  if (entry instanceof PerformanceNavigationTiming && isListing(pathOf(new URL(entry.name).pathname)))
    return entry.type === 'back_forward' ? 'list' : 'elsewhere'
  // The address bar still shows where one comes from.
  return isListing(pathOf(location.pathname)) ? 'list' : 'elsewhere'
}

export interface ShownList {
  path: string
  filters: Filters
  page: number
  /** Whether the address says which page it is. */
  saysPage: boolean
}

/**
 * Comes back to the page of a list that was seen last, and keeps in mind which one is shown now (SRCH-06). In the browser alone: the server has no memory
 * of anybody.
 * @returns the address to go to instead; null to stay
 */
export function rememberList({ path, filters, page, saysPage }: ShownList): string | null {
  const list = { path, filters }
  const from = cameFrom()
  const stored = { page: readStored('currentPage'), list: readCookie(LAST_LIST) }
  const restored = saysPage ? null : pageToRestore(list, stored, from)
  if (restored !== null) return path + toQuery(filters, restored)
  writeStored('currentPage', String(page))
  writeCookie(LAST_LIST, listKey(list), A_DAY)
  return null
}

/** The same for a list that came with the document: no loader has run for it in the browser. */
const rememberFirstList = (list: ShownList): string | null => (isFirst ? rememberList(list) : null)

/** Goes to the page that was seen last, where the document brought another one of the same list. */
export function useFirstList(list: ShownList): void {
  const navigate = useNavigate()
  useEffect(() => {
    const instead = rememberFirstList(list)
    if (instead !== null) void navigate(instead, { replace: true })
  }, [list, navigate])
}

/** The home page forgets the page number of the last list (HOME-05). */
export const forgetListPage = (): void => writeStored('currentPage', null)
