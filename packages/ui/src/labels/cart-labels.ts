/** Labels of the cart and its payment. */
export const cartLabels = {
  removeFromCart: (title: string) => `Remove ${title} from cart`,
  moveToWishList: (title: string) => `Move ${title} to wish list`,
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
