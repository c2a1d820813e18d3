import { afterFirstSign } from '@chitra/ui'
import { useEffect } from 'react'
import { savesData } from '../platform/saves-data.ts'

/** Fetches the code of an item's page, once. A failure is told when the page is opened. */
export function prefetchItemPage(): void {
  if (!savesData()) void import('./routes/item.tsx').catch(() => undefined)
}

/**
 * Fetches the code of an item's page where tiles are in view, with the first sign that somebody is there: before that it would take the network from the page
 * itself. Data come with the tile that is meant: of all tiles in view they would be thirty calls.
 */
export function useItemPageAhead(): void {
  useEffect(() => afterFirstSign(prefetchItemPage, () => document.querySelector('main [data-tile]') !== null), [])
}
