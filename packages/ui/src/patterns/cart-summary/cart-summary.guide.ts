import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  CartSummary: {
    use: 'Beside the lines of a cart: what it comes to, and the way to pay.',
    avoid: 'Not for the price of one item: `PriceArea`. Not for what was paid: `OrderReceipt`.',
    anatomy: {
      subtotal: 'before tax',
      taxes: 'with the rate, and their parts once they are known',
      total: 'large, above the button',
      buyer: 'who the invoice is for',
      checkout: 'the one primary button of the page',
      note: 'methods of payment',
    },
    words: 'All amounts have decimals and the sign, "₹469.64". The names of the lines are the kit’s labels. The note is one line.',
    keys: { 'Enter or Space': 'on Checkout begins the payment, unless it is busy' },
    announced:
      'A region named "Summary" with a list of names and amounts. While the lines change it is said to be busy; amounts are not announced by themselves.',
    rtl: 'Names stand on the right, amounts on the left.',
    code: `<CartSummary subtotal="₹398.00" taxes="₹71.64" taxRate="18%" total="₹469.64" busy={busy} onCheckout={checkout} />`,
    neighbours: ['CartLine', 'ListWithSummary', 'PaymentProgress', 'PriceArea'],
  },
}
