import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  AssetTile: {
    use: 'For one item in a gallery or a row of similar ones. It fills the box that it is given.',
    avoid:
      'For a collection that leads to a search use `BannerTileGallery`. In a cart or wish list use `CartLine` or `WishListEntry`, where title and price always show.',
    anatomy: {
      picture: 'grows a little under the pointer',
      caption:
        'title, price and price with tax; shown when pointer or focus comes near, where there are only fingers for the focus of a key alone',
      badges: 'Free, Owned, Bundle, at the top start, always shown',
      alike: 'behind them, "+7 alike": a link to the rest of the shoot, always shown',
      heart: 'at the top end; always shown when filled, and on touch screens',
      'more like this': 'before the heart; a link to what looks like it; not on touch screens',
      board: 'below the heart; puts the picture on a board; not on touch screens',
      'view larger': 'beside that; opens the large view; not on touch screens',
    },
    words:
      'The title is two lines at most. The price is formatted and short: "₹199". Free and owned items have a badge in place of a price.',
    keys: {
      Tab: 'from the link to "+7 alike", more like this, the heart, the board and "View larger"',
      Enter: 'on the tile opens its page',
      'Enter or Space': 'on the buttons presses them',
    },
    announced:
      'An article whose link is named by title and price. The heart is a toggle named "Add Dusk over the ghats to wish list". The picture is silent where its alternative text is the title.',
    rtl: 'Badges stand on the right, buttons on the left.',
    code: `<AssetTile href="/i/dusk" title="Dusk over the ghats" picture={picture} price="₹199" wished={wished} onWishedChange={setWished} />`,
    neighbours: ['ZipPicture', 'MasonryGallery', 'PictureGallery', 'SimilarImages', 'Badge'],
  },
  ZipPicture: {
    use: 'In place of a picture for a bundle without a thumbnail, at every size from a table to an item’s page.',
    avoid: 'For a picture that does not load, `Picture` has its own fallback. Not for a bundle that has a thumbnail.',
    anatomy: { ground: 'pale turmeric, filling its box', window: 'an `Arch` with a zip inside' },
    words: '`label` is the bundle’s title.',
    keys: 'Takes none.',
    announced: 'An image named by the title of the bundle.',
    rtl: 'Symmetric; nothing turns.',
    code: `<div className="h-24 w-32"><ZipPicture label="Festival bundle" /></div>`,
    neighbours: ['AssetTile', 'ItemPicture', 'Picture', 'Arch'],
  },
}
