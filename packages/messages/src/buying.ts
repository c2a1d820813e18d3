/** Texts of cart and wish list. */
export const cart = {
  title: 'My Cart',
  empty: 'No item in Cart',
  emptyText: 'Pictures you add appear here.',
  removed: 'Item removed successfully',
  moved: 'Moved to your wish list',
  emptyCheckout: 'Can not checkout with empty cart',
  payNote: 'UPI, cards and net banking. Download at once.',
  dismissed: 'Payment cancelled. Your cart is unchanged.',
  failed: 'The payment did not go through. Your cart is unchanged',
  windowUnavailable: 'The payment window could not be loaded. Your cart is unchanged. Please try again',
  stalled:
    'The payment window has not answered yet. If you have paid, your pictures will be in My Orders within minutes: you need not pay again.',
  unknown:
    'No payment has arrived so far, and your cart is unchanged. If you have paid, your pictures will be in My Orders within minutes.',
  line: (seller: string, types: string) => `By ${seller} · ${types}`,
  again: (line: string) => `${line} · Another licence, for another client`,
  owned: 'Owned',
  ownedHint: 'Already yours: you will not pay for it again',
  toOrders: 'My Orders',
  tryAgain: 'Try again',
  backToCart: 'Back to the cart',
  removedAnnounced: (title: string) => `${title} was removed from the cart`,
} as const

export const wishList = {
  title: 'Wishlist',
  empty: 'No Items in Wishlist',
  emptyText: 'Tap a heart to save a picture here.',
  removed: 'Item removed succesfully',
  wait: 'Please Wait.',
  free: 'Free',
  owned: 'Owned',
} as const
