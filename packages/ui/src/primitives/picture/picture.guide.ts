import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Picture: {
    use: 'For every photograph: it keeps its room, shows a blur or shimmer while it loads, offers better formats first and says so when it fails.',
    avoid: 'For a face use `Avatar`; for a bundle without a thumbnail, `ZipPicture`; for a tile with price and heart, `AssetTile`.',
    anatomy: {
      box: 'given by your classes; it never changes size',
      placeholder: 'the ThumbHash, with a shimmer over it; with `meanwhile` a smaller file that is there already',
      picture: '`cover` crops to the box, `contain` shows the whole',
      fallback: 'an icon and "Picture not available"',
    },
    words: '`alt` says what is seen in up to twelve words, without "picture of". Where a title beside it says the same, set `decorative`.',
    keys: 'Takes none; a link around it does.',
    announced:
      'An image with its alternative text; silent with `decorative`. The fallback is an image named by the alternative text and "Picture not available".',
    rtl: 'Photographs are never mirrored.',
    code: `<Picture picture={picture} sizes="(min-width: 991px) 25vw, 50vw" className="aspect-4/3" />`,
    neighbours: ['ItemPicture', 'AssetTile', 'ZipPicture', 'Avatar', 'Skeleton'],
  },
}
