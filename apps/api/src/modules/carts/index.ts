export { type CartLine, cartLines, removeItems } from './carts-store.ts'
export { addToCart } from './operations/add-to-cart.ts'
export { getCart } from './operations/get-cart.ts'
export { removeFromCart } from './operations/remove-from-cart.ts'
