import { savesData } from '../platform/saves-data.ts'

/** Fetches the code of an item's page, once. A failure is told when the page is opened. */
export function prefetchItemPage(): void {
  if (!savesData()) void import('./routes/item.tsx').catch(() => undefined)
}
