import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  BannerTileGallery: {
    use: 'On the home page, for six to twelve collections, each of which opens a search.',
    avoid: 'For single items use `MasonryGallery` with `AssetTile`s.',
    anatomy: {
      tiles: 'two in a row on a phone, three from 640 px, four from 991 px; each picture is cropped to 4:3',
      title: 'of the collection, below the picture',
      keywords: 'below the title, one line on a phone',
    },
    words: 'The title is one to three words; keywords are three or four, joined by commas.',
    keys: { Tab: 'from tile to tile, in reading order', Enter: 'opens the search' },
    announced: 'A list; each tile is a link named by title and keywords. The picture is silent.',
    rtl: 'Each row begins on the right.',
    code: `<BannerTileGallery tiles={[{ id: 'festivals', href: '/search?q=festival', title: 'Festivals', keywords: 'diwali, holi, onam', picture }]} />`,
    neighbours: ['MasonryGallery', 'AssetTile', 'HomeCarousel', 'PageSection'],
  },
}
