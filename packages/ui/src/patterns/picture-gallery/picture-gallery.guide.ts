import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  PictureGallery: {
    use: 'For a list of items to look through: tiles, large view, hearts and arrow keys in one.',
    avoid: 'For collections use `BannerTileGallery`. With tiles of your own shape use `MasonryGallery`.',
    anatomy: { tiles: '`AssetTile`s in a `MasonryGallery`', 'large view': 'a `Lightbox` with `PictureActions`, loaded when first opened' },
    words: '`label` names the list: "Search results". Titles, prices and badges as in `AssetTile`.',
    keys: {
      'Arrow keys': 'on a tile go to the tile that lies that way',
      Enter: 'opens the item’s page',
      Tab: 'to the heart, to "View larger", to the next tile',
      Esc: 'shuts the large view and returns to the tile of the last picture',
    },
    announced: 'A list named by `label`, with the position of each item among all. The large view is a dialog named by its picture.',
    rtl: 'Columns run from the right; an arrow key on a tile goes where it points, in both directions of reading.',
    code: `<PictureGallery
  label="Search results"
  pictures={gallery}
  wished={new Set()}
  onWishedChange={({ id }) => wish(id)}
  shown={index}
  onShownChange={({ shown }) => setIndex(shown)}
  openLabel="Go to the picture"
/>`,
    neighbours: ['MasonryGallery', 'Lightbox', 'PictureActions', 'AssetTile', 'ListingLayout'],
  },
}
