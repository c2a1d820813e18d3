import { paths, searchPath, toQuery } from '@chitra/paths'
import { useNavigate } from 'react-router-dom'
import type { SearchPageProps } from '../features/catalogue/search-page.tsx'
import { SAME_PAGE } from './listing-address.ts'

/** What a visitor changes in a list changes its address; the page stays where it is scrolled to. */
export function useListChanges(): Pick<SearchPageProps, 'onListing' | 'onClearAll'> {
  const navigate = useNavigate()
  return {
    onListing: ({ listing, filters, replace = false }) =>
      void navigate(searchPath(listing) + toQuery(filters), { replace, state: SAME_PAGE }),
    onClearAll: () => void navigate(paths.search, { state: SAME_PAGE }),
  }
}
