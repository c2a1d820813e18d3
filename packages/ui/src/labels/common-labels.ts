/** Labels of parts that are on many pages. */
export const commonLabels = {
  close: 'Close',
  busy: 'Please wait',
  loading: 'Loading',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
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
  searchByPicture: 'Search by picture',
  searchCategories: { all: 'ALL', graphics: 'GRAPHICS', images: 'IMAGES' },

  filterActive: (count: number) => (count === 0 ? 'Filter' : `Filter, ${count} active`),
  shopNotice: 'About this shop',

  free: 'Free',
  owned: 'Owned',
  zip: 'Bundle',
  fileCount: (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`,
  addToWishList: (title: string) => `Add ${title} to wish list`,
  removeFromWishList: (title: string) => `Remove ${title} from wish list`,
  viewLarger: (title: string) => `View ${title} larger`,

  addToCart: 'Add To Cart',
  price: 'Price',
  download: 'Download',
  freeDownload: 'Free Download',
  buyAgain: 'Buy again for another client',
  downloading: 'Please wait your content is being downloaded',
  keywords: 'Keywords',
  pageNavigation: 'More pages',

  approvals: { approved: 'Approved', awaiting: 'Awaiting Response', rejected: 'Rejected' },

  tryAgain: 'Try again',
  theme: 'Theme',
  themeSystem: 'System',
  themeLight: 'Light',
  themeDark: 'Dark',
}
