// Every sentence the storefront says, once (a file a subject, so that a page brings its own alone; here those of many). Those of the specification stand letter for letter (§5, §8).

export const siteName = 'Chitra'
export const defaultTitle = 'Chitra: pictures of India, ₹199 each'
export const defaultDescription = 'Photographs, graphics and bundles by Indian makers. One price, no subscription, a licence for life.'
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
export const sandbox = 'Demonstration: payments are pretended and no money moves.'
