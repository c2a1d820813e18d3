/** Every sentence the storefront says, once. Those of the specification stand letter for letter (§5, §8). */
export const messages = {
  siteName: 'Chitra',
  defaultTitle: 'Chitra: pictures of India, ₹199 each',
  defaultDescription: 'Photographs, graphics and bundles by Indian makers. One price, no subscription, a licence for life.',
  defaultKeywords: 'stock photos, Indian photos, graphics, royalty free',

  somethingWrong: 'Something went wrong',
  somethingWrongLoud: 'Something went wrong!',
  somethingWrongSignUp: 'Something went wrong!!',
  somethingWrongLogin: 'Something went Wrong',
  offline: 'You seem to be offline. Please check your connection and try again',
  tokenExpired: 'Token Expired, Please login again',
  tokenExpiredGuard: 'Token expired please login again',
  pleaseLoginAgain: 'Please login again',
  loggedOut: 'Logged out successfully',

  home: {
    slides: [
      { title: 'Pictures of India,', accent: '₹199', after: 'each.', text: 'Photographs, graphics and bundles by Indian makers. No subscription, no card needed to begin, a licence that never ends.' },
      { title: 'Begin with a', accent: 'free', after: 'one.', text: 'A free download to get started, without card details. New pictures are added every day.' },
    ],
    findPicture: 'Find a picture',
    startFree: 'Start with a free one',
    promises: ['Free downloads to get you started', 'One price: ₹199* an image or graphic', 'Lifetime licence, no subscription'],
    gallery: 'Find your picture',
    gallerySub: 'Collections that grow every day',
    whyTitle: 'Why Chitra',
    why: [
      { title: 'Free to begin', text: 'Download free pictures without giving card details.' },
      { title: 'One price', text: '199 INR* per image or graphic. Nothing else to compare.' },
      { title: 'No subscriptions', text: 'Pay for the picture you need, when you need it.' },
      { title: 'A licence for life', text: 'Yours to use for ever, with new work added daily.' },
    ],
    priceNote: '* Plus 18 % GST: ₹234.82 in all.',
  },

  search: {
    everything: 'All images and graphics',
    titles: { image: 'Images', graphic: 'Graphics' },
    noRecord: 'No record found',
    noRecordHint: 'Try fewer or other words, or clear the filters.',
    found: (count: string, atLeast: boolean, category: 'image' | 'graphic' | null) => `${atLeast ? 'More than ' : ''}${count} ${category === 'image' ? 'images' : category === 'graphic' ? 'graphics' : 'images and graphics'}`,
    placeholder: (count: number | null) => (count === null ? 'Search pictures of India' : `Search ${count.toLocaleString('en-IN')} pictures of India`),
    taller: (pixels: number) => `${pixels} px tall or more`,
    wider: (pixels: number) => `${pixels} px wide or more`,
    open: 'Open this picture', removeFilter: (label: string) => `Remove filter ${label}`, recent: 'Most Recent', orientations: { landscape: 'Landscape', portrait: 'Portrait' },
    pageTitle: (words: string) => `${words} | Chitra`,
  },

  item: {
    size: (height: number, width: number) => `${height} × ${width} pixels`,
    licence: 'Personal and commercial use, for life.',
    licenceMore: 'Click for more info',
    notFound: 'This picture is not here',
    notFoundText: 'It may have been taken down, or the address may be mistyped.',
    backToSearch: 'See all pictures',
    free: 'Free',
    tax: (total: string) => `+ 18% GST = ${total}`,
    freeNote: 'No card needed',
    ownedNote: 'You own this picture',
    downloading: 'Please wait your content is being downloaded',
    loginFirst: 'Please login to continue!',
    contents: 'In this bundle',
    credit: (author: string, licence: string) => `${author}, ${licence}`,
    facts: { size: 'Size', types: 'File types', id: 'Id', place: 'Place', credit: 'Credit' },
  },

  cart: {
    title: 'My Cart',
    empty: 'No item in Cart',
    emptyText: 'Pictures you add wait for you here.',
    removed: 'Item removed successfully',
    emptyCheckout: 'Can not checkout with empty cart',
    missing: 'Image does not exist',
    payNote: 'UPI, cards and net banking. Download at once.',
    dismissed: 'The payment was not completed. Your cart is as it was',
    failed: 'The payment did not go through. Your cart is as it was',
    windowUnavailable: 'The payment window could not be loaded. Your cart is as it was. Please try again',
    confirming: 'Your payment is being confirmed. You need not pay again: it will appear in My Orders within minutes',
    recorded: 'Thank you. Your downloads have begun',
    line: (seller: string, types: string) => `By ${seller} · ${types}`,
  },

  orders: {
    title: 'My Orders',
    empty: 'No Orders Found',
    emptyText: 'What you buy can be downloaded here again and again.',
    search: 'Search by title', range: (first: number, last: number, count: number) => `${first} to ${last} of ${count}`,
    downloadFailed: 'Something went wrong.',
  },

  wishList: { title: 'Wishlist', empty: 'No Items in Wishlist', emptyText: 'Hearts you give wait for you here.', removed: 'Item removed succesfully', seller: 'Seller', price: 'Price', free: 'Free', remove: (title: string) => `Remove ${title} from wish list` },

  signUp: {
    title: 'Get in touch!',
    fullName: 'Full Name', email: 'Email', password: 'Password', confirm: 'Confirm Password',
    terms: 'I accept the', termsLink: 'terms and conditions', submit: 'SUBMIT',
    already: 'Already registered?', login: 'Login Here',
    success: 'The verification list has been sent to your registered email id. Please go to your email and click on the verification link to proceed.',
    exists: 'Email address already exists!!',
    mailbox: 'Open the development mailbox',
  },
  login: {
    title: 'Sign In', email: 'Email', password: 'Password', submit: 'SIGN IN', success: 'Login successful',
    newHere: 'New here?', register: 'Register Now', verified: 'Email has verified successfully',
  },
  account: { home: 'Home', wishList: 'Wish List', orders: 'Orders', logOut: 'Log out', login: 'Log in', signUp: 'Sign up' },

  /** What a field says when it is not right. */
  fields: {
    fullNameRequired: 'Full Name is required', fullNameInvalid: 'Enter valid full name',
    emailRequired: 'Email is required', emailInvalid: 'Email is incorrect',
    passwordRequired: 'Password is required', passwordShort: 'Password must be at least 6 characters',
    passwordRule: 'Password should be eight characters, at least one letter, one number and one special character',
    confirmRequired: 're-enter password', confirmDiffers: 'Passwords must match', termsRequired: 'Accept terms and condition to proceed.',
  },

  pages: { about: 'About us', careers: 'Careers', faq: 'Questions and answers', missing: 'This page has not been written yet.' },
  failed: { title: 'Something went wrong', text: 'The page could not be loaded.', retry: 'Try again' },
  sandbox: 'Demonstration: payments are pretended and no money moves.',
  footer: {
    about: 'Photographs, graphics and bundles from Indian makers. One price, one licence, for life.',
    shop: 'Shop', help: 'Help', images: 'Images', graphics: 'Graphics', sell: 'Sell your work', blog: 'Blog', faq: 'FAQ', careers: 'Careers', aboutUs: 'About', api: 'API reference', legal: 'Legal', maker: '© Chitra and the makers of its pictures', terms: 'Terms',
  },
} as const
