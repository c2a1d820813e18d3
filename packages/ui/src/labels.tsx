import { createContext, use, useMemo, type ReactNode } from 'react'

/** Every word that the kit itself says. What a shop says (titles, prices, messages) comes in by props. */
export const defaultLabels = {
  close: 'Close',
  busy: 'Please wait',
  loading: 'Loading',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  pagination: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page: number) => `Page ${page}`,
  pictureFailed: 'Picture not available',
  notification: 'Message',
  notifications: 'Notifications',
  itemCount: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,

  primaryNavigation: 'Catalogue',
  openMenu: 'Menu',
  wishList: 'Wish List',
  cart: 'Cart',
  accountMenu: 'Account',
  skipToContent: 'Skip to content',

  search: 'Search',
  searchIn: 'Search in',
  searchPlaceholder: 'Search pictures',
  searchCategories: { all: 'ALL', graphics: 'GRAPHICS', images: 'IMAGES' },
  suggestions: 'Suggestions',
  suggestionCount: (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
  searching: 'Searching',
  noImageFound: 'No image found',

  filter: 'Filter',
  clearAll: 'Clear all',
  categories: 'Categories',
  size: 'Size',
  minimumHeight: 'Minimum Height',
  minimumWidth: 'Minimum Width',
  pixels: 'px',
  orientation: 'Orientation',
  landscape: 'Landscape',
  portrait: 'Portrait',
  mostRecent: 'Most Recent',
  showResults: 'Show results',

  carousel: 'carousel',
  slide: 'slide',
  slideOf: (position: number, count: number) => `${position} of ${count}`,
  showSlide: (position: number) => `Show slide ${position}`,
  pauseSlides: 'Pause the slides',
  playSlides: 'Play the slides',

  free: 'Free',
  owned: 'Owned',
  zip: 'Zip',
  addToWishList: (title: string) => `Add ${title} to wish list`,
  removeFromWishList: (title: string) => `Remove ${title} from wish list`,
  viewLarger: (title: string) => `View ${title} larger`,

  nextPicture: 'Next picture',
  previousPicture: 'Previous picture',
  pictureOf: (position: number, count: number) => `${position} of ${count}`,

  addToCart: 'Add To Cart',
  download: 'Download',
  freeDownload: 'Free Download',
  downloading: 'Please wait your content is being downloaded',
  by: 'By:',
  share: 'Share',
  shareOn: (network: string) => `Share on ${network}`,
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  similarImages: 'Similar images',
  loadMore: 'Load more',
  keywords: 'Keywords',

  removeFromCart: (title: string) => `Remove ${title} from cart`,
  moveToWishList: (title: string) => `Move ${title} to wish list`,
  summary: 'Summary',
  subtotal: 'Subtotal',
  taxesAndCharges: 'Taxes & Charges',
  total: 'Total',
  checkout: 'Checkout',

  orderNumber: '#',
  productImage: 'Product Image',
  title: 'Title',
  price: 'Price',
  description: 'Description',
  orderDate: 'Order Date',
  actions: 'Actions',
  view: 'View',
  viewItem: (title: string) => `View ${title}`,
  downloadItem: (title: string) => `Download ${title}`,
  noOrders: 'No Orders Found',
  refunded: 'Refunded',

  dateRange: 'Order dates',
  dateFrom: 'From',
  dateTo: 'To',
  anyRange: 'Custom range',
  /** The language and region that days and months are written in, for Intl. */
  locale: 'en-IN',
  sinceDay: (day: string) => `Since ${day}`,
  untilDay: (day: string) => `Until ${day}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseFirstDay: 'Choose the first day',
  chooseLastDay: 'Choose the last day',
  dayCount: (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`,
  lastDayTooEarly: 'The last day is before the first',
  dayTooLate: (latest: string) => `Choose a day up to ${latest}`,
  showDays: 'Show these days',

  approvals: { approved: 'Approved', awaiting: 'Awaiting Response', rejected: 'Rejected' },

  fullName: 'Full Name',
  email: 'Email',
  mobile: 'Mobile',
  message: 'Message',
  saveChanges: 'Save changes',
  sendMessage: 'Send message',
  messageSent: 'Thank you. We have your message and will answer by mail.',
  messageFailed: 'Your message could not be sent. Please try once more.',
  pageNavigation: 'More pages',

  paymentProgress: 'Payment',
  paymentSteps: { open: 'Open', pay: 'Pay', confirm: 'Confirm' },
  payment: {
    opening: { title: 'Opening the payment window', text: 'One moment, please.' },
    waiting: { title: 'Pay in the window', text: 'Finish the payment in the window that has opened. This page waits for it.' },
    confirming: { title: 'Your payment is being confirmed', text: 'You need not pay again. This takes a few seconds.' },
    done: { title: 'Paid. The pictures are yours', text: 'They stand in your orders, to be downloaded as often as you like.' },
    failed: { title: 'The payment did not go through', text: 'Nothing was bought, and your cart is as it was.' },
  },

  tryAgain: 'Try again',
  theme: 'Theme',
  themeSystem: 'System',
  themeLight: 'Light',
  themeDark: 'Dark',
}

export type Labels = typeof defaultLabels

const LabelsContext = createContext<Labels>(defaultLabels)

export interface LabelsProviderProps {
  /** The labels to replace; the rest stay as they are. */
  value: Partial<Labels>
  /** The app. */
  children: ReactNode
}

/** Replaces the kit's own words within, for another language or another voice. */
export function LabelsProvider({ value, children }: LabelsProviderProps) {
  const labels = useMemo(() => ({ ...defaultLabels, ...value }), [value])
  return <LabelsContext value={labels}>{children}</LabelsContext>
}

/** The words in force, for a part of your own. */
export function useLabels(): Labels {
  return use(LabelsContext)
}
