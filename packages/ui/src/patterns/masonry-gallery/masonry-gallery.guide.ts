import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  MasonryGallery: {
    use: 'For many pictures of different shapes, each shown whole, in two to five columns. Thousands are no burden: only those near the view are mounted.',
    avoid: 'With large view and arrow keys it is `PictureGallery`. For a handful of equal boxes use a grid, as `SimilarImages` does.',
    anatomy: {
      list: 'columns whose number follows the gallery’s own width',
      tiles: 'drawn by `renderTile`; each fills the box of its picture’s shape',
    },
    words: 'None of its own. Name the list with `aria-label`.',
    keys: { Tab: 'from tile to tile in reading order, over those not mounted yet too' },
    announced: 'A list whose items are said with their position among all, such as "12 of 240", also while most are not mounted.',
    rtl: 'The first column stands on the right.',
    code: `<MasonryGallery
  aria-label="Pictures"
  items={tiles}
  renderTile={(tile) => <AssetTile href={tile.href} title={tile.title} picture={tile.picture} />}
/>`,
    neighbours: ['PictureGallery', 'AssetTile', 'BannerTileGallery', 'SimilarImages'],
  },
}
