/** Texts of the lists. Amounts are already formatted. */
export const search = {
  everything: 'All images and graphics',
  /** @param count formatted */
  resultCount: (count: string) => `${count} ${count === '1' ? 'result' : 'results'}`,
  results: (words: string) => `Results for “${words}”`,
  listFailed: 'The pictures could not be loaded',
  pageOf: (page: number, pages: number) => `page ${page} of ${pages}`,
  /** @param count formatted */
  found: (count: string, atLeast: boolean, category: 'image' | 'graphic' | null) => {
    if (count === '1' && !atLeast) return category === null ? '1 result' : `1 ${category}`
    const things = category === null ? 'images and graphics' : `${category}s`
    return `${atLeast ? 'More than ' : ''}${count} ${things}`
  },
  taller: (pixels: number) => `${pixels} px tall or more`,
  wider: (pixels: number) => `${pixels} px wide or more`,
  /** @param price formatted */
  priceFrom: (price: string) => `${price} or more`,
  priceTo: (price: string) => `${price} or less`,
  colour: (name: string) => `Colour: ${name}`,
  colours: {
    red: 'Red',
    orange: 'Orange',
    yellow: 'Yellow',
    green: 'Green',
    teal: 'Teal',
    blue: 'Blue',
    purple: 'Purple',
    pink: 'Pink',
    brown: 'Brown',
    black: 'Black',
    grey: 'Grey',
    white: 'White',
  },
  /** Above items that have some of the words. */
  related: 'Related',
  open: 'View details',
  wish: 'Wish List',
  removeFilter: (label: string) => `Remove filter ${label}`,
  free: 'Free',
  recent: 'Most Recent',
  orientations: { landscape: 'Landscape', portrait: 'Portrait' },
} as const
