import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  PriceArea: {
    use: 'On an item’s page: what it costs and the one thing to do, in four states: priced, free, owned, downloading.',
    avoid: 'In lists the price stands on the tile. At the lower edge of a phone it is `PriceBar`; in the cart, `CartSummary`.',
    anatomy: {
      price: 'large, with its tax',
      button: 'Add To Cart, Download or Free Download',
      heart: 'optional, beside the button',
      'buy again': 'optional, below the buttons of an owned item: a licence is for one client',
      progress: 'while it downloads',
      children: '`LicenceSummary`, `FactList`',
    },
    words: '"₹199" without decimals, and the tax in figures: "+ 18% GST = ₹234.82". The words of the buttons are labels.',
    keys: { 'Enter or Space': 'presses button or heart; a download that begins keeps the focus on its button' },
    announced:
      'A region named "Price". A change of state, such as "Please wait your content is being downloaded", is announced. The heart is a toggle named with the title.',
    rtl: 'Price and button begin on the right, the heart stands left; amounts keep their order.',
    code: `<PriceArea
  title="Dusk over the ghats"
  state={{ kind: 'priced', price: '₹199', taxNote: '+ 18% GST = ₹234.82' }}
  onAddToCart={addToCart}
  wished={wished}
  onWishedChange={setWished}
/>`,
    neighbours: ['PriceBar', 'LicenceSummary', 'FactList', 'ItemLayout', 'CartSummary'],
  },
}
