import { paths, searchPath, toQuery } from '@chitra/paths'
import { useNavigate } from 'react-router-dom'
import type { SearchPageProps } from '../features/catalogue/search-page.tsx'
import { afterNextFrame } from '../platform/after-next-frame.ts'
import { SAME_PAGE } from './listing-address.ts'

/** What a visitor changes in a list changes its address; the page stays where it is scrolled to. */
export function useListChanges(): Pick<SearchPageProps, 'onListing' | 'onClearAll'> {
  const navigate = useNavigate()
  return {
    // The press is painted first: to begin a page takes as long.
    onListing: ({ listing, filters, replace = false }) =>
      void afterNextFrame().then(() => navigate(searchPath(listing) + toQuery(filters), { replace, state: SAME_PAGE })),
    onClearAll: () => void navigate(paths.search, { state: SAME_PAGE }),
  }
}
