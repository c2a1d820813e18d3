import { formatPrice, ITEM_PRICE } from '@chitra/money'
import type { Shop } from './shop.ts'

// Texts that several subjects share. Every other subject has its own file, so that a page loads only its own texts. Many sentences are required
// letter for letter, including their spelling mistakes; e2e/situations.ts tests those.

/** The title of a page, in browser tabs and search engines. */
export const pageTitle = (words: string, { name }: Pick<Shop, 'name'>): string => `${words} | ${name}`
/** For pages without their own title. */
export const defaultTitle = ({ name }: Pick<Shop, 'name'>): string => `${name}: pictures of India, ${formatPrice(ITEM_PRICE)} each`
export const defaultDescription = ({ offer }: Shop): string => `${offer} by Indian makers. One price, no subscription, a licence for life.`
export const defaultKeywords = 'stock photos, Indian photos, graphics, royalty free'
export const somethingWrong = 'Something went wrong'
export const somethingWrongLoud = 'Something went wrong!'
export const somethingWrongSignUp = 'Something went wrong!!'
export const somethingWrongLogin = 'Something went Wrong'
export const offline = 'You seem to be offline. Please check your connection and try again'
export const tokenExpired = 'Token Expired, Please login again'
export const tokenExpiredGuard = 'Token expired please login again'
export const pleaseLoginAgain = 'Please login again'
export const loggedOut = 'Logged out successfully'
export const itemMissing = 'Image does not exist'
export const findPicture = 'Find a picture'
export const failed = { title: 'Something went wrong', text: 'The page could not be loaded.', retry: 'Try again' } as const
const sandbox = 'Demo shop: no real payment is taken.'
/** Shown above every page of a demonstration. @param itemsToCome number of pictures still being drawn */
export const sandboxNote = (itemsToCome: number): string =>
  itemsToCome === 0 ? sandbox : `${sandbox} ${itemsToCome} more pictures are being drawn; reload the page to see them.`
