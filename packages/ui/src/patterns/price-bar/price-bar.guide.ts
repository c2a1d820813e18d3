import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  PriceBar: {
    use: 'On a phone, as the last child of an item’s page: price and button stay in reach while those of the `PriceArea` are out of view.',
    avoid: 'Not from 991 px, where the `PriceArea` stays in view; there it hides itself. Never alone.',
    anatomy: { price: 'with tax below', button: 'the same as in the `PriceArea`' },
    words: 'The same state as the `PriceArea`, so both always say the same.',
    keys: 'Takes none: the keyboard reaches the `PriceArea` wherever it is.',
    announced: 'Hidden from screen readers, since it only repeats.',
    rtl: 'The price stands on the right.',
    code: `<PriceBar watch={priceRef} state={{ kind: 'priced', price: '₹199' }} onAddToCart={addToCart} />`,
    neighbours: ['PriceArea', 'ItemLayout'],
  },
}
