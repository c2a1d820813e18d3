import { homeMessages } from './home-messages.ts'
import { catalogueMessages } from './catalogue-messages.ts'
import { buyingMessages } from './buying-messages.ts'
import { accountMessages } from './account-messages.ts'
import { ordersMessages } from './orders-messages.ts'
import { imageDetailsMessages } from './image-details-messages.ts'
import { pagesMessages } from './pages-messages.ts'
import { headMessages } from './head-messages.ts'
import { shortcutMessages } from './shortcut-messages.ts'

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
  failed: { title: 'Something went wrong', text: 'The page could not be loaded.', retry: 'Try again' },
  sandbox: 'Demonstration: payments are pretended and no money moves.',
  ...homeMessages,
  ...catalogueMessages,
  ...buyingMessages,
  ...ordersMessages,
  ...imageDetailsMessages,
  ...accountMessages,
  ...pagesMessages,
  ...headMessages,
  ...shortcutMessages,
} as const
