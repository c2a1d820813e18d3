import type { Locator, Page } from 'playwright'

/** A passing message on the screen. What a screen reader is told stands beside it for a second: the words alone would find both. */
export const said = (page: Page, words: string): Locator => page.getByRole('region', { name: 'Notifications' }).getByText(words)
