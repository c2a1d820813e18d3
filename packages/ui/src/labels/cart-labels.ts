/** Labels of the cart and its payment. */
export const cartLabels = {
  removeFromCart: (title: string) => `Remove ${title} from cart`,
  moveToWishList: 'Move to wish list',
  /** Begins with what the button shows, for who speaks it. */
  moveItemToWishList: (title: string) => `Move to wish list: ${title}`,
  summary: 'Summary',
  subtotal: 'Subtotal',
  taxesAndCharges: 'Taxes & Charges',
  total: 'Total',
  checkout: 'Checkout',

  paymentProgress: 'Payment',
  paymentSteps: { open: 'Open', pay: 'Pay', confirm: 'Confirm' },
  payment: {
    opening: { title: 'Opening the payment window', text: 'One moment, please.' },
    waiting: { title: 'Pay in the window', text: 'Finish the payment in the window that has opened. This page waits for it.' },
    confirming: { title: 'Your payment is being confirmed', text: 'You need not pay again. This takes a few seconds.' },
    done: { title: 'Paid. The pictures are yours', text: 'They stand in your orders, to be downloaded as often as you like.' },
    failed: { title: 'The payment did not go through', text: 'Nothing was bought, and your cart is as it was.' },
  },
}
