import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  CartLine: {
    use: 'For one item in the cart, inside a `LineList`.',
    avoid: 'For a wish list use `WishListEntry`; for what was bought, `OrderReceipt` or `OrderTable`.',
    anatomy: {
      picture: 'leads to the item; a spinner covers it while busy',
      title: 'a link, two lines at most',
      detail: 'seller and kind; or the badge of what was bought meanwhile',
      price: 'with the price and its tax below',
      heart: 'moves it to the wish list',
      bin: 'removes it',
    },
    words: 'Price with decimals, "₹199.00", since it is summed up. The detail is short: "By Meera · JPG".',
    keys: { Tab: 'title, heart, bin; the picture is passed over', 'Enter or Space': 'on a button presses it' },
    announced:
      'An item of a list. Buttons are named with the title: "Remove Dusk over the ghats from cart". While busy "Please wait" is read, and the buttons stay focusable but are unavailable.',
    rtl: 'The picture stands on the right, buttons on the left.',
    code: `<LineList>
  <CartLine href="/i/dusk" title="Dusk over the ghats" picture={picture} price="₹199.00" onRemove={remove} />
</LineList>`,
    neighbours: ['LineList', 'CartSummary', 'WishListEntry', 'ListWithSummary'],
  },
}
