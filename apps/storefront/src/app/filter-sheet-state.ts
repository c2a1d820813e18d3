import { atom } from 'jotai'
import { store } from '../platform/session.ts'

/** The filter button stands in the header, the sheet on the search page: this joins them. */
export const filtersOpenAtom = atom(false)
export const openFilters = (): void => store.set(filtersOpenAtom, true)
