import { atom, useAtom } from 'jotai'
import { startTransition } from 'react'
import { store } from '../platform/session.ts'

/** The filter button stands in the header, the sheet on the search page: this joins them. */
const filtersOpenAtom = atom(false)
/** In a transition: the button is painted as pressed before the sheet is drawn. */
export const openFilters = (): void => startTransition(() => store.set(filtersOpenAtom, true))

/** For the sheet: whether it is open, and what opens and closes it. */
export function useFilterSheet() {
  const [open, setOpen] = useAtom(filtersOpenAtom)
  return { open, onOpenChange: (change: { open: boolean }) => setOpen(change.open) }
}
