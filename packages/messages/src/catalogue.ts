import { LICENCE_LIMITS } from './licence-limits.ts'
import type { Shop } from './shop.ts'

/** Texts of the lists and of an item’s page. Amounts are already formatted. */
export const price = {
  /** Below a price: the total. */
  withTax: (total: string, { tax }: Shop) => (tax.percent === 0 ? `no ${tax.label} is added` : `${total} with ${tax.label}`),
  /** After a price: the tax and the total. */
  tax: (total: string, { tax }: Shop) => (tax.percent === 0 ? `no ${tax.label} is added` : `+ ${tax.percent}% ${tax.label} = ${total}`),
} as const

export const search = {
  everything: 'All images and graphics',
  titles: { image: 'Images', graphic: 'Graphics' },
  noRecord: 'No record found',
  results: (words: string) => `Results for “${words}”`,
  noRecordFor: {
    filters: 'Nothing matches these filters. Remove one or clear all.',
    words: 'Check the spelling, or try fewer or more common words.',
    category: 'Nothing is here yet.',
  },
  clearFilters: 'Clear the filters',
  popular: 'Popular searches',
  seeAll: 'See all pictures',
  listFailed: 'The pictures could not be loaded',
  pageOf: (page: number, pages: number) => `page ${page} of ${pages}`,
  found: (count: string, atLeast: boolean, category: 'image' | 'graphic' | null) =>
    `${atLeast ? 'More than ' : ''}${count} ${category === 'image' ? 'images' : category === 'graphic' ? 'graphics' : 'images and graphics'}`,
  placeholder: (count: string | null) => (count === null ? 'Search pictures of India' : `Search ${count} pictures of India`),
  taller: (pixels: number) => `${pixels} px tall or more`,
  wider: (pixels: number) => `${pixels} px wide or more`,
  open: 'View details',
  wish: 'Wish List',
  removeFilter: (label: string) => `Remove filter ${label}`,
  free: 'Free',
  recent: 'Most Recent',
  orientations: { landscape: 'Landscape', portrait: 'Portrait' },
} as const

export const item = {
  size: (height: number, width: number) => `Size • ${height} × ${width} pixels`,
  licence: 'Personal and commercial use, for life.',
  licenceMore: 'Click for more info',
  licenceSummary: {
    title: 'Licence in short',
    allowed: ['Use it in personal and commercial work, on screen and in print, changed or unchanged.'],
    limits: [
      `One person, for life. At most ${LICENCE_LIMITS.copies} printed copies.`,
      `Displays seen fewer than ${LICENCE_LIMITS.audience} times, films with a budget of up to INR ${LICENCE_LIMITS.filmBudget}.`,
    ],
    refused: ['Do not sell or give away the file itself, claim to have made it, or register it as a trademark.'],
  },
  licenceWhole: 'Read the whole licence',
  free: 'Free',
  defaultDescription: (name: string) => `${name}: a picture to license for life.`,
  linkNotCopied: 'The link could not be copied. Copy it from the address bar',
  linkCopied: 'Link copied',
  larger: 'View larger',
  downloading: 'Please wait your content is being downloaded',
  loginFirst: 'Please login to continue!',
  contents: (count: number) => `In this bundle (${count})`,
  credit: (author: string, licence: string) => `${author}, ${licence}`,
  facts: { types: 'File types', id: 'Id', place: 'Place', credit: 'Credit' },
} as const
