/** Texts of the seller's view of a picture. */
export const imageDetails = {
  facts: { date: 'Date', location: 'Location', price: 'Price', downloads: 'Downloads', status: 'Status' },
  noPlace: 'Not given',
  noPicture: 'No picture yet',
} as const
