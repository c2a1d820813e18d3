import { type Filters, type Listing, searchPath, toQuery } from '@chitra/paths'

/** The address of a page. The first is written too: opened in another tab, a link to it means the first page and not the one that is remembered. */
export function pageOfList(listing: Listing, filters: Filters, page: number): string {
  const query = toQuery(filters, page)
  return searchPath(listing) + (page > 1 ? query : `${query}${query === '' ? '?' : '&'}page=1`)
}
