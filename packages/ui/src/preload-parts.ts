import { fetchSheet } from './primitives/sheet/fetch-sheet.ts'

/**
 * Fetches the code of the parts that otherwise comes when they are first needed (messages, sheets, the large view), so that they open at once, and without a
 * connection too. What cannot be fetched now is asked for then.
 */
export async function preloadParts(): Promise<void> {
  await Promise.allSettled([
    import('./primitives/toast/toast-region.tsx'),
    fetchSheet(),
    import('./patterns/lightbox/lightbox-viewer.tsx'),
    import('./patterns/picture-actions/picture-actions.tsx'),
    import('./patterns/search-bar/suggestion-list.tsx'),
    import('./patterns/site-header/site-menu-panel.tsx'),
  ])
}
