import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  PictureActions: {
    use: 'Under the picture of a `Lightbox`: price, heart, and the way to the item’s page.',
    avoid: 'On the item’s own page use `PriceArea`; on a tile, `AssetTile` has them.',
    anatomy: {
      price: 'with tax beside it; absent where there is nothing to pay',
      heart: 'filled when on the wish list',
      board: 'puts the picture on a board',
      'more like this': 'a link to what looks like it',
      link: 'to the page',
    },
    words: 'The link is two or three words: "Go to the picture". The price is formatted and short.',
    keys: { Tab: 'from heart to board and links', 'Enter or Space': 'presses the buttons; Enter follows the link' },
    announced: 'The heart is a toggle named with the title of the item. Price and tax are text before it.',
    rtl: 'Price, heart and link run from the right.',
    code: `<PictureActions title="Dusk" price="₹199" wished={wished} onWishedChange={setWished} href="/i/dusk" linkLabel="Go to the picture" />`,
    neighbours: ['Lightbox', 'PictureGallery', 'PriceArea'],
  },
}
