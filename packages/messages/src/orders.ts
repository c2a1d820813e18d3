import type { Shop } from './shop.ts'

/** Texts of My Orders, on the screen and in print. */
export const orders = {
  title: 'My Orders',
  empty: 'No Orders Found',
  emptyText: 'You can download what you buy here as often as you like.',
  filteredText: 'No orders match. Try another title or date.',
  showAll: 'Show all orders',
  search: 'Search by title',
  /** The spans of time of ORD-01. */
  presets: {
    all: 'Any time',
    today: 'Today',
    yesterday: 'Yesterday',
    'last-7': 'Last 7 Days',
    'last-30': 'Last 30 Days',
    'this-month': 'This Month',
    'last-month': 'Last Month',
  },
  range: (first: number, last: number, count: number) => `${first} to ${last} of ${count}`,
  found: (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'} found`,
  downloadFailed: 'Something went wrong.',
  tooManyChosen: (most: number) => `At most ${most} pictures can be downloaded together. The first ${most} are chosen`,
  zipBegins: 'Your browser is saving your pictures as one zip',
  receipt: {
    title: (count: number) => `Thank you. Your ${count === 1 ? 'picture is' : 'pictures are'} ready`,
    paid: (total: string, tax: string, shop: Shop) => `${total} paid, with ${tax} ${shop.tax.label}`,
    free: 'Free',
    toAll: 'All orders',
    notPaid: 'No payment has arrived so far. If you have paid, your pictures will be here within minutes: you need not pay again.',
  },
  papers: { invoice: 'Invoice', receipt: 'Receipt', 'credit-note': 'Credit note', 'refund-receipt': 'Refund receipt' },
  refund: {
    ask: 'Ask for a refund',
    states: {
      asked: 'Refund asked for',
      accepted: 'Refund accepted',
      refused: 'Refund refused',
      'paid-back': 'Refunded',
    },
    title: (order: string) => `Refund of order ${order}`,
    about: (total: string) => `A refund is for the whole order: ${total}. It ends the licence and the downloads of all its pictures.`,
    reason: 'Why do you want a refund?',
    reasonMissing: 'Please say why you want a refund',
    send: 'Ask for the refund',
    keep: 'Keep the order',
    sent: 'We have received your request and will answer by mail',
    told: {
      asked: 'You have asked for a refund. We will answer by mail.',
      accepted: 'Your refund is accepted. The money is returned the way you paid, within 10 working days.',
      refused: 'Your refund was refused:',
      'paid-back': 'This order was refunded.',
    },
    close: 'Close',
  },
  print: 'Print',
  sheet: {
    buyer: 'Buyer',
    dates: 'Order dates',
    anyTime: 'Any time',
    span: (from: string | null, to: string | null) =>
      from === null ? `until ${to}` : to === null ? `since ${from}` : from === to ? from : `${from} to ${to}`,
    words: 'Title contains',
    printed: 'Printed',
    columns: { number: '#', title: 'Title', date: 'Order Date', order: 'Order', price: 'Price', total: 'Total' },
    /** The heading of the tax column, with the rate if all rows have the same. */
    tax: ({ tax }: Shop, percent: number | null) => (percent === null ? tax.label : `${tax.label} ${percent}%`),
    refunded: 'Refunded',
    sum: 'In all',
    part: (first: number, last: number, count: number) =>
      `Pictures ${first} to ${last} of ${count}; the total includes all of them. Choose fewer days to print the others.`,
    notCounted: 'Refunded pictures are listed but not counted.',
  },
} as const
