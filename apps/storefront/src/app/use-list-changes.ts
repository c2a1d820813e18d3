import { paths, searchPath, toQuery } from '@chitra/paths'
import { useNavigate } from 'react-router-dom'
import type { SearchPageProps } from '../features/catalogue/search-page.tsx'
import { afterNextFrame } from '../platform/after-next-frame.ts'
import { SAME_PAGE } from './listing-address.ts'

/** What a visitor changes in a list changes its address; the page stays where it is scrolled to. */
export function useListChanges(): Pick<SearchPageProps, 'onListing' | 'onClearAll'> {
  const navigate = useNavigate()
  // The press is painted first: to begin a page takes as long.
  const goTo = (address: string, replace = false) => void afterNextFrame().then(() => navigate(address, { replace, state: SAME_PAGE }))
  return {
    onListing: ({ listing, filters, replace }) => goTo(searchPath(listing) + toQuery(filters), replace),
    onClearAll: () => goTo(paths.search),
  }
}
