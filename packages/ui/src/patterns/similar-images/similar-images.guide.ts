import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  SimilarImages: {
    use: 'Below an item: others like it, four at first.',
    avoid: 'For the results of a search use `PictureGallery`.',
    anatomy: {
      heading: 'h2',
      'more like this': 'a link to a whole list of them',
      'load more': 'a button that shows the rest and goes',
      tiles: 'equal boxes, two or four abreast',
    },
    words: 'Heading and button are labels. Best matches first.',
    keys: { 'Enter or Space': 'on "Load more" shows the rest; the focus goes to the first new tile' },
    announced: 'A heading and a list. Pictures are cropped to equal boxes; their titles name the links. Without images there is nothing.',
    rtl: 'Tiles run from the right; the button stands on the left.',
    code: `<SimilarImages images={[{ id: 'snow', href: '/i/snow', title: 'First snow', picture, price: '₹199' }]} />`,
    neighbours: ['AssetTile', 'ItemLayout', 'PictureGallery'],
  },
}
