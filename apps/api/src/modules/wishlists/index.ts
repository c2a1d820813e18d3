export { addToWishlist } from './operations/add-to-wishlist.ts'
export { getWishlist } from './operations/get-wishlist.ts'
export { removeFromWishlist } from './operations/remove-from-wishlist.ts'
export { listWishedItems } from './operations/list-wished-items.ts'
