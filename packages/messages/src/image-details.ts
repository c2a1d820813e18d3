/** What a maker's view of a picture says. */
export const imageDetails = {
  facts: { date: 'Date', location: 'Location', price: 'Price', downloads: 'Downloads', status: 'Status' },
  noPlace: 'Not given',
  noPicture: 'No picture yet',
} as const
