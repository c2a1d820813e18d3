/** What My Orders says, on the screen and on paper. */
export const orders = {
  title: 'My Orders',
  empty: 'No Orders Found',
  emptyText: 'What you buy can be downloaded here again and again.',
  filteredText: 'None of your orders has these words in a title and was made in these days.',
  showAll: 'Show all orders',
  search: 'Search by title',
  range: (first: number, last: number, count: number) => `${first} to ${last} of ${count}`,
  found: (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'} found`,
  downloadFailed: 'Something went wrong.',
  print: 'Print',
  sheet: {
    buyer: 'Buyer',
    dates: 'Order dates',
    anyTime: 'Any time',
    span: (from: string | null, to: string | null) =>
      from === null ? `until ${to}` : to === null ? `since ${from}` : from === to ? from : `${from} to ${to}`,
    words: 'Title contains',
    printed: 'Printed',
    columns: { number: '#', title: 'Title', date: 'Order Date', order: 'Order', price: 'Price', tax: 'GST 18%', total: 'Total' },
    refunded: 'Refunded',
    sum: 'In all',
    notCounted: 'Refunded pictures are listed and not counted.',
  },
} as const
