import type { Locator, Page } from 'playwright'

/** A visible toast. Its copy for screen readers exists for a second, so a search by text alone would find both. */
export const toast = (page: Page, words: string): Locator => page.getByRole('region', { name: 'Notifications' }).getByText(words)

/** The label of the header's link to wish list or cart, with its count. */
export const headerCount = (page: Page, name: 'Wish List' | 'Cart'): Promise<string | null> =>
  page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .getAttribute('aria-label')
