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
    filters: 'No picture matches these filters. Change one, or clear them all.',
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
  open: 'Open this picture',
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
