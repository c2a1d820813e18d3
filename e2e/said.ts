import type { Locator, Page } from 'playwright'

/** A passing message on the screen. What a screen reader is told stands beside it for a second: the words alone would find both. */
export const said = (page: Page, words: string): Locator => page.getByRole('region', { name: 'Notifications' }).getByText(words)

/** What the header says of the wish list or the cart, its count with it. */
export const countSaid = (page: Page, name: 'Wish List' | 'Cart'): Promise<string | null> =>
  page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .getAttribute('aria-label')
